// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// The options of every command that decides with a service.
enum ServiceOption {
  static let service = Option<String>(
    "service", short: "s", value: "PATH",
    help: "a folder with a service.json, such a file, or a GeoJSON file")
  static let now = Option<TimeArgument?>(
    "now", value: "TIME",
    help: "decide as if it were TIME: 2026-12-01T18:30 on the service's clock, or RFC 3339")

  /// The service that the arguments name, on the clock that they set; what its plug-ins log goes
  /// to standard error.
  static func checker(
    from arguments: ParsedArguments, in console: Console
  ) throws -> DeliveryChecker {
    let checker = try DeliveryChecker(
      service: arguments[service], log: { console.report("doorstep: \($0)") })
    guard let now = arguments[now]?.instant(in: checker.area.timeZone) else { return checker }
    return checker.withClock { now }
  }
}
