// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport

/// The sample services of this package.
enum Samples {
  static let harbor = folder("harbor")
  static let antimeridian = folder("antimeridian")

  static func folder(_ name: String) -> String {
    SharedData.packageDirectory.appending(path: "Zones/\(name)").path
  }

  /// Harbor Kitchen on a Tuesday at half past six in the evening, unless told otherwise.
  static func harborChecker(
    at time: String = "2026-12-01T18:30:00-05:00", waitingRules: [any WaitingRule] = []
  ) throws -> DeliveryChecker {
    let now = try Instant(rfc3339: time)
    return try DeliveryChecker(service: harbor, waitingRules: waitingRules, clock: { now })
  }

  static func json(_ path: String) throws -> JSON {
    let file = SharedData.packageDirectory.appending(path: path)
    let bytes = try [UInt8](Data(contentsOf: file))
    return JSON(try JSONDocument(parsing: bytes, source: file.path).root)
  }

  /// The folder of the plug-ins that this package builds: beside the running tests.
  static let pluginFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path
}
