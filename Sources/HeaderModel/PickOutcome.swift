// SPDX-License-Identifier: MIT

/// How a pick ended.
public enum PickOutcome: Hashable, Sendable {
  /// The address is the selection now, or was it already; the chooser is closed.
  case selected(LocationHeader.Address)
  /// The pick failed: the chooser shows `message` and the old address stays.
  case refused(message: String)
  /// Nothing changed and nothing was said: a newer pick came, the chooser closed, the address went
  /// away, the task was cancelled, or the closure threw `CancellationError`.
  case backedOut
  /// There was nothing to pick: the chooser is closed, or it has no such row.
  case unavailable
}
