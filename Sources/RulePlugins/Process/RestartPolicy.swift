// SPDX-License-Identifier: MIT

/// When the process of a plug-in that had to end is started again.
///
/// At once after the first fault: most faults are about one request. Then after 10, 20 and 40 milliseconds;
/// from the fifth fault in a row on, the circuit is open for 1, 2, 4, … 30 seconds, after which one request is a
/// trial. A good answer ends the row. A plug-in that costs a process too often opens the circuit as well.
package struct RestartPolicy: Hashable, Sendable {
  /// So many faults without a good answer between them open the circuit.
  package static let faultsToOpen = 5
  /// So many faults within `windowNanoseconds` open it too.
  package static let faultsAWindow = 600
  private static let windowNanoseconds: Int64 = 60_000_000_000
  private static let firstDelay: Int64 = 10_000_000
  private static let firstPause: Int64 = 1_000_000_000
  private static let longestPause: Int64 = 30_000_000_000

  private var faultsInRow = 0
  private var windowStart: Int64 = .min
  private var faultsInWindow = 0
  /// Whether the plug-in is not asked, but for a trial.
  package private(set) var isOpen = false

  package init() {}

  /// Notes a good answer.
  package mutating func noteAnswer() {
    faultsInRow = 0
    isOpen = false
  }

  /// Notes a fault at `now` of some clock in nanoseconds, and says how many to wait.
  package mutating func noteFault(at now: Int64) -> Int64 {
    if windowStart == .min || now - windowStart > Self.windowNanoseconds {
      windowStart = now
      faultsInWindow = 0
    }
    faultsInWindow += 1
    faultsInRow += 1
    if faultsInWindow > Self.faultsAWindow {
      windowStart = .min
      isOpen = true
      return Self.longestPause
    }
    isOpen = faultsInRow >= Self.faultsToOpen
    guard !isOpen else {
      // Not so far that the number overflows.
      let doublings = min(faultsInRow - Self.faultsToOpen, 10)
      return min(Self.firstPause << Int64(doublings), Self.longestPause)
    }
    return faultsInRow < 2 ? 0 : Self.firstDelay << Int64(faultsInRow - 2)
  }
}
