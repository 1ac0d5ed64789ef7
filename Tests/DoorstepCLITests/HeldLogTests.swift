// SPDX-License-Identifier: MIT

import Synchronization
import Testing

@testable import DoorstepCLI

/// What is logged while the header has the screen shows when it has been given back.
@Suite("A log that is held back")
struct HeldLogTests {
  private final class Lines: Sendable {
    private let kept = Mutex<[String]>([])

    var all: [String] { kept.withLock { $0 } }

    @Sendable func add(_ line: String) { kept.withLock { $0.append(line) } }
  }

  private let lines = Lines()

  @Test func `writes at once, or when it is released, in order`() {
    let log = HeldLog(lines.add)
    log.write("before")
    #expect(lines.all == ["before"])
    log.hold()
    log.write("one")
    log.write("two")
    #expect(lines.all == ["before"])
    log.release()
    #expect(lines.all == ["before", "one", "two"])
    log.write("after")
    log.release()
    #expect(lines.all == ["before", "one", "two", "after"])
  }

  @Test func `keeps the latest lines, and tells how many it did not keep`() {
    let log = HeldLog(lines.add)
    log.hold()
    for number in 0..<HeldLog.mostLines + 3 { log.write("\(number)") }
    log.release()
    #expect(lines.all.first == "3 earlier lines were not kept")
    #expect(lines.all.dropFirst().first == "3")
    #expect(lines.all.last == "\(HeldLog.mostLines + 2)")
    #expect(lines.all.count == HeldLog.mostLines + 1)
  }
}
