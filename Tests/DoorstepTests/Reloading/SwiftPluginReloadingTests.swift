// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// Versions of one plug-in in Swift define the same module, with the same types, once more in one process: each
/// must go on using its own.
@Suite("A plug-in in Swift that changes while a service runs")
struct SwiftPluginReloadingTests {
  /// What the shipped library says by default; a version has its number in place of the day.
  private static let words = Data("We do not deliver on this day".utf8)

  @Test func `each version says its own, with its own configuration, as long as it is asked`()
    throws
  {
    let library = try Data(contentsOf: URL(filePath: "\(Samples.pluginFolder)/libBlackoutRule.so"))
    #expect(library.range(of: Self.words) != nil)
    let folder = try ServiceFolder(service: service(blackoutIn: 2000))
    try folder.write(library, as: "blackout.so")
    let checker = try ReloadableChecker(service: folder.path, watchesFiles: false, log: { _ in })
    var versions: [(number: Int, checker: DeliveryChecker)] = []
    for number in 1...20 {
      try folder.write(version(number, of: library), as: "blackout.so")
      try folder.write(service(blackoutIn: 2000 + number), as: "service.json")
      try checker.reload()
      versions.append((number, checker.checker))
    }
    // The oldest last, when all others have been at it.
    for version in versions.reversed() {
      #expect(try refusal(version.checker, in: 2000 + version.number) == words(version.number))
      #expect(try refusal(version.checker, in: 2000 + version.number % 20 + 1) == nil)
    }
  }

  private func service(blackoutIn year: Int) -> JSON {
    let range: JSON = ["from": .string("\(year)-01-01"), "until": .string("\(year)-12-31")]
    return ServiceFolder.service.setting("/defaults", to: ["estimate": "bike"])
      .setting("/plugins", to: [["name": "./blackout.so", "config": ["ranges": [range]]]])
  }

  private func version(_ number: Int, of library: Data) -> Data {
    var version = library
    while let place = version.range(of: Self.words) {
      version.replaceSubrange(place, with: Data(words(number).utf8))
    }
    return version
  }

  private func words(_ number: Int) -> String {
    "We do not deliver on day \(String(10_000 + number).dropFirst())"
  }

  /// What the plug-in tells the customer in the summer of a year, if anything.
  private func refusal(_ checker: DeliveryChecker, in year: Int) throws -> String? {
    let quote = try checker.quote(
      for: DeliveryRequest(
        to: Coordinate(longitude: 13.4, latitude: 52.52),
        placedAt: Instant(rfc3339: "\(year)-07-01T12:00:00Z")))
    return quote.reasons.first { $0.code.rawValue == "BLACKOUT" }?.message
  }
}
