// SPDX-License-Identifier: MIT

/// One request while it comes in; only the thread of its connection touches it.
final class Exchange {
  /// How many times the longest body is read and thrown away to answer that it is too long, before the connection is
  /// closed without a word.
  private static let patience = 8

  let head: RequestHead
  private(set) var body: [UInt8] = []
  private let deadline: ContinuousClock.Instant
  private var receivedBytes = 0
  private let maximumBytes: Int

  init(head: RequestHead, limits: ServingLimits) {
    self.head = head
    maximumBytes = limits.bodyBytes
    deadline = .now + .seconds(limits.bodySeconds)
  }

  /// Whether the body is longer than the limit, so that only its beginning was kept.
  var isTooLong: Bool { receivedBytes > maximumBytes }

  /// Takes a piece of the body.
  ///
  /// - Returns: Whether more may come; false when it comes too slowly or far too much of it.
  func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    receivedBytes += piece.count
    if !isTooLong { unsafe body.append(contentsOf: piece) }
    return receivedBytes <= maximumBytes * Self.patience && .now < deadline
  }
}
