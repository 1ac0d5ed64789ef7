// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep

/// The options of every command that decides with a service.
enum ServiceOption {
  static let service = Option<String>(
    "service", short: "s", value: "PATH",
    help: "a folder with a service.json, such a file, a GeoJSON file, or compiled zones")
  static let now = Option<TimeArgument?>(
    "now", value: "TIME",
    help: "decide as if it were TIME: 2026-12-01T18:30 on the service's clock, or RFC 3339")

  static let plugins = Option<[String]>(
    "plugins", value: "FOLDER", help: "where to look for plug-ins besides the folder of doorstep")

  /// What all of them are.
  static let all: [any OptionDeclaration] = [service, now, plugins]

  /// The service that the arguments name, on the clock that they set; what its plug-ins log goes
  /// to standard error.
  static func checker(
    from arguments: ParsedArguments, in console: Console
  ) throws -> DeliveryChecker {
    let bar = ProgressBar(on: console.errors)
    defer { bar.wipe() }
    let checker = try DeliveryChecker(
      service: arguments[service], pluginFolders: arguments[plugins], progress: bar.show,
      log: { console.report("doorstep: \($0)".printable) })
    guard let now = arguments[now]?.instant(in: checker.area.timeZone) else { return checker }
    return checker.withClock { now }
  }

  /// The service that the arguments name, for a command that goes on for long: it takes up changes of the service
  /// and of its plug-ins.
  ///
  /// - Parameters:
  ///   - arguments: Those of the command.
  ///   - console: Shows how far loading has come.
  ///   - log: Takes what plug-ins say, and what became of changes.
  /// - Returns: What gives the service as it is at the moment, on the clock that the arguments set.
  /// - Throws: A `ServiceError` when the service cannot be loaded.
  static func currentChecker(
    from arguments: ParsedArguments, in console: Console, log: @escaping @Sendable (String) -> Void
  ) throws -> @Sendable () -> DeliveryChecker {
    let service = try reloadableChecker(from: arguments, in: console, log: log)
    guard let now = arguments[now]?.instant(in: service.checker.area.timeZone) else {
      return { service.checker }
    }
    return { service.checker.withClock { now } }
  }

  /// The service that the arguments name, which takes up changes; what happens to it goes to `log`.
  static func reloadableChecker(
    from arguments: ParsedArguments, in console: Console, log: @escaping @Sendable (String) -> Void
  ) throws -> ReloadableChecker {
    let bar = ProgressBar(on: console.errors)
    defer { bar.wipe() }
    return try ReloadableChecker(
      service: arguments[service], pluginFolders: arguments[plugins], progress: bar.show, log: log)
  }
}
