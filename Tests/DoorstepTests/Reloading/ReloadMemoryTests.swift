// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Testing

/// The image of an old version stays in memory for good, because a thread may be in it; nothing else may stay.
@Suite("Memory of versions that were replaced")
struct ReloadMemoryTests {
  /// A library in C of 16 KiB keeps its changed pages and what the linker notes of it, measured as 14 KiB.
  ///
  /// A service that stayed with it, with its index and tables, would be 100 KiB and more.
  @Test(.timeLimit(.minutes(2))) func `a hundred versions keep less than 48 KiB each`() async {
    // A process of its own: other tests would take memory meanwhile.
    await #expect(processExitsWith: .success) {
      let folder = try ServiceFolder(
        service: ServiceFolder.service.setting("/plugins", to: [["name": "./rule.so"]]))
      let plugin = try VersionedPlugin(in: folder)
      try folder.write(plugin[0], as: "rule.so")
      let service = try ReloadableChecker(service: folder.path, watchesFiles: false, log: { _ in })
      func renew(_ numbers: ClosedRange<Int>) throws {
        for number in numbers {
          try folder.write(plugin[number], as: "rule.so")
          try service.reload()
          _ = try service.quote(
            for: DeliveryRequest(to: Coordinate(longitude: 13.4, latitude: 52.52)))
        }
      }
      // What is made once is made by the first.
      try renew(1...20)
      let before = try Self.proportionalKibibytes()
      try renew(21...120)
      let each = Double(try Self.proportionalKibibytes() - before) / 100
      #expect(each < 48, "\(each) KiB each")
    }
  }

  private struct Unreadable: Error {}

  /// The memory of this process, what is shared divided among those that share it (proc(5), Pss).
  private static func proportionalKibibytes() throws -> Int {
    let report = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    guard let line = report.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
      let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw Unreadable() }
    return kibibytes
  }
}
