// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// The texts of the requests of one call, in memory that stays where it is.
@safe final class BatchTexts {
  private static let pieceByteCount = 8192

  /// Freed in `deinit`.
  private var pieces: [UnsafeMutableRawBufferPointer] = unsafe []
  /// What is left of the last of them.
  private var rest = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    unsafe pieces.forEach { unsafe $0.deallocate() }
  }

  /// Writes the request to `request`, and its texts here.
  ///
  /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
  func write(
    _ context: borrowing DecisionContext, to request: UnsafeMutablePointer<doorstep_request>
  ) throws(RulePluginError.Reason) {
    var texts = unsafe TextWriter(into: rest)
    try unsafe context.writeRequest(to: request, &texts)
    if !texts.isComplete {
      unsafe rest = .allocate(
        byteCount: max(texts.byteCount, Self.pieceByteCount), alignment: 1)
      unsafe pieces.append(rest)
      texts = unsafe TextWriter(into: rest)
      try unsafe context.writeRequest(to: request, &texts)
    }
    unsafe rest = UnsafeMutableRawBufferPointer(rebasing: rest[texts.byteCount...])
  }
}
