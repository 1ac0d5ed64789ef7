// SPDX-License-Identifier: MIT

import CDoorstepRule

/// What of a verdict goes from one process to another: not its message where there is none.
extension doorstep_verdict {
  /// All before the message.
  static let headByteCount = MemoryLayout<doorstep_verdict>.offset(of: \.message) ?? 0

  /// How many bytes of the message count, or would if it were not longer than it may be.
  var usedMessageByteCount: Int { min(Int(message_length), Int(DOORSTEP_MESSAGE_CAPACITY)) }
}
