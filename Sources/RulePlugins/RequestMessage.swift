// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// A request in the terms of the interface, with its texts: made once for all plug-ins that are asked about it, each of
/// which gets a copy.
@safe final class RequestMessage: PreparedForm, @unchecked Sendable {
  // SAFETY: nothing of it is written to after `init`.
  /// Its texts say where they are counted from the first of them.
  private let request: doorstep_request
  /// Freed in `deinit`.
  private let texts: UnsafeMutableRawBufferPointer
  private let textByteCount: Int

  /// Room for a currency, two ids and some tags.
  private static let usualTextByteCount = 128

  /// Makes the message.
  ///
  /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
  init(of context: borrowing DecisionContext) throws(RulePluginError.Reason) {
    var request = unsafe doorstep_request()
    var place = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.usualTextByteCount, alignment: 1)
    do {
      var writer = unsafe TextWriter(into: place, readAt: 0)
      try unsafe context.write(to: &request, &writer)
      if !writer.isComplete {
        unsafe place.deallocate()
        unsafe place = .allocate(byteCount: writer.byteCount, alignment: 1)
        writer = unsafe TextWriter(into: place, readAt: 0)
        try unsafe context.write(to: &request, &writer)
      }
      textByteCount = writer.byteCount
    } catch {
      unsafe place.deallocate()
      throw error
    }
    unsafe self.request = unsafe request
    unsafe texts = unsafe place
  }

  deinit { unsafe texts.deallocate() }

  /// Copies the request to `request`, and its texts with `writer`.
  func write(to request: UnsafeMutablePointer<doorstep_request>, _ writer: inout TextWriter) {
    unsafe request.pointee = unsafe self.request
    let bytes = unsafe UnsafeRawBufferPointer(start: texts.baseAddress, count: textByteCount)
    let copy = unsafe writer.write(bytes)
    let start = unsafe Int(bitPattern: copy.bytes)
    unsafe request.pointee.basket_tags.move(by: start)
    unsafe request.pointee.customer_tags.move(by: start)
    unsafe request.pointee.currency.move(by: start)
    unsafe request.pointee.zone_id.move(by: start)
    unsafe request.pointee.hub_id.move(by: start)
  }
}

extension doorstep_text {
  /// Points so many bytes further.
  fileprivate mutating func move(by distance: Int) {
    let moved = unsafe Int(bitPattern: bytes) + distance
    unsafe bytes = UnsafePointer(bitPattern: moved)
  }
}
