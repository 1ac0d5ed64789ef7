// SPDX-License-Identifier: MIT

/// Whether it pays to watch a word for a moment before sleeping until it changes.
///
/// To be woken on an idle processor of a virtual machine takes tens of microseconds, many times what a plug-in
/// takes to decide; to watch costs a processor that a busy machine has better use for. So whoever watches in
/// vain does so less and less often, and whoever does not is watchful again.
struct Watchfulness {
  private static let most = 8
  /// With no credit left, one of so many waits is a trial.
  private static let trialInterval = 64

  private var credit = Self.most
  private var waits = 0

  /// Whether to watch before the next wait.
  mutating func begin() -> Bool {
    guard credit == 0 else { return true }
    waits += 1
    guard waits == Self.trialInterval else { return false }
    waits = 0
    return true
  }

  /// Notes whether the word has changed while it was watched.
  mutating func end(hasPaid: Bool) {
    credit = hasPaid ? Self.most : max(0, credit - 1)
  }
}
