// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryModel
import DeliveryRules

/// The texts of a request, one behind the other in one buffer.
struct RequestTexts {
  /// Room for a currency, two ids and a few tags, so that the buffer rarely has to grow.
  private static let usualByteCount = 128

  private var bytes: [UInt8] = []
  private let currency, zone, hub, basketTags, customerTags: Range<Int>

  init(_ context: borrowing DecisionContext) {
    bytes.reserveCapacity(Self.usualByteCount)
    currency = bytes.append(text: context.area.currency.code)
    zone = bytes.append(text: context.zone?.id ?? "")
    hub = bytes.append(text: context.hub?.id ?? "")
    basketTags = bytes.append(tags: context.request.basket?.tags ?? [])
    customerTags = bytes.append(tags: context.request.customerTags ?? [])
  }

  /// The texts as slices of the interface.
  @unsafe struct Slices {
    let currency, zone, hub, basketTags, customerTags: doorstep_text
  }

  /// How many bytes they take.
  var byteCount: Int { bytes.count }

  /// Calls `body` with all of them, valid until it returns.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe body(UnsafeRawBufferPointer(bytes))
    }
  }

  /// The texts as slices of the bytes at `start`, which are those of `withBytes` or a copy of them.
  func slices(at start: UnsafeRawPointer?) -> Slices {
    func slice(_ range: Range<Int>) -> doorstep_text {
      let start = unsafe start?.advanced(by: range.lowerBound)
      return unsafe doorstep_text(
        bytes: start?.assumingMemoryBound(to: CChar.self), length: UInt64(range.count))
    }
    return unsafe Slices(
      currency: slice(currency), zone: slice(zone), hub: slice(hub),
      basketTags: slice(basketTags), customerTags: slice(customerTags))
  }
}

extension [UInt8] {
  /// Adds `text`, and returns where it is.
  fileprivate mutating func append(text: String) -> Range<Int> {
    let start = count
    append(contentsOf: text.utf8)
    return start..<count
  }

  /// Adds `tags` with line feeds between them, and returns where they are.
  ///
  /// They are sorted, so that equal requests are equal to the plug-in too. A line feed within a tag
  /// becomes a space, so that one tag never becomes two.
  fileprivate mutating func append(tags: Set<String>) -> Range<Int> {
    let start = count
    for tag in tags.count > 1 ? tags.sorted() : [String](tags) {
      if count > start { append(UInt8(ascii: "\n")) }
      for byte in tag.utf8 { append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte) }
    }
    return start..<count
  }
}
