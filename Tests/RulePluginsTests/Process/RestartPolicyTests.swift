// SPDX-License-Identifier: MIT

import RulePlugins
import Testing

/// When a process is started again: a table, worked out by hand.
@Suite("Restarts of plug-ins' processes")
struct RestartPolicyTests {
  private static let milli: Int64 = 1_000_000
  private static let second: Int64 = 1_000_000_000

  @Test func `pauses double, and from the fifth fault on the circuit is open`() {
    var policy = RestartPolicy()
    let pauses = (0..<12).map { index in
      (policy.noteFault(at: Int64(index)) / Self.milli, policy.isOpen)
    }
    #expect(pauses.map(\.0) == [0, 10, 20, 40, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
    #expect(pauses.map(\.1) == (0..<12).map { $0 >= 4 })
  }

  @Test func `a good answer ends the row`() {
    var policy = RestartPolicy()
    for _ in 0..<6 { _ = policy.noteFault(at: 0) }
    #expect(policy.isOpen)
    policy.noteAnswer()
    #expect(!policy.isOpen)
    #expect(policy.noteFault(at: 0) == 0)
  }

  @Test func `a million faults in a row are no reason to overflow`() {
    var policy = RestartPolicy()
    for _ in 0..<1_000_000 {
      #expect(policy.noteFault(at: 0) <= 30 * Self.second)
    }
  }

  /// 600 within a minute are borne, if there are good answers between them; the next one is not.
  @Test func `too many faults a minute open the circuit`() {
    var policy = RestartPolicy()
    for index in 0..<RestartPolicy.faultsAWindow {
      #expect(policy.noteFault(at: Int64(index) * Self.milli) == 0)
      policy.noteAnswer()
    }
    #expect(policy.noteFault(at: 59 * Self.second) == 30 * Self.second)
    #expect(policy.isOpen)
    policy.noteAnswer()
    // The count begins anew.
    #expect(policy.noteFault(at: 60 * Self.second) == 0)
  }

  @Test func `faults long ago do not count`() {
    var policy = RestartPolicy()
    for index in 0..<10_000 {
      #expect(policy.noteFault(at: Int64(index) * Self.second) == 0)
      policy.noteAnswer()
    }
  }
}
