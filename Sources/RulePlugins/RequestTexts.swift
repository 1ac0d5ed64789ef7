// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryModel
import DeliveryRules

/// The texts of a request, one behind the other.
///
/// Short ones, which is what they mostly are, stand in the value itself: asking a plug-in asks for no memory.
struct RequestTexts {
  /// Room for a currency, two ids and some tags.
  private static let shortByteCount = 192

  private var short = InlineArray<192, UInt8>(repeating: 0)
  /// All of them once they are longer than that, else empty.
  private var long: [UInt8] = []
  /// How many bytes they take.
  private(set) var byteCount = 0
  private var currency = 0..<0
  private var zone = 0..<0
  private var hub = 0..<0
  private var basketTags = 0..<0
  private var customerTags = 0..<0

  init(_ context: borrowing DecisionContext) {
    currency = append(context.currencyCode)
    zone = append(context.zoneID ?? "")
    hub = append(context.hubID ?? "")
    basketTags = append(tags: context.request.basket?.tags)
    customerTags = append(tags: context.request.customerTags)
  }

  /// Adds `text`, and returns where it is.
  private mutating func append(_ text: String) -> Range<Int> {
    let start = byteCount
    var text = text
    text.withUTF8 { bytes in unsafe append(UnsafeRawBufferPointer(bytes)) }
    return start..<byteCount
  }

  /// Adds `tags` with line feeds between them, and returns where they are.
  ///
  /// They are sorted, so that equal requests are equal to the plug-in too. A line feed within a tag
  /// becomes a space, so that one tag never becomes two.
  private mutating func append(tags: Set<String>?) -> Range<Int> {
    let start = byteCount
    guard let tags, !tags.isEmpty else { return start..<start }
    if tags.count == 1, let tag = tags.first {
      append(tag: tag)
    } else {
      for tag in tags.sorted() {
        if byteCount > start { _ = append("\n") }
        append(tag: tag)
      }
    }
    return start..<byteCount
  }

  private mutating func append(tag: String) {
    guard tag.utf8.contains(UInt8(ascii: "\n")) else {
      _ = append(tag)
      return
    }
    let bytes = tag.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let end = byteCount + bytes.count
    if long.isEmpty, end <= Self.shortByteCount {
      unsafe withUnsafeMutableBytes(of: &short) { short in
        unsafe UnsafeMutableRawBufferPointer(rebasing: short[byteCount...]).copyMemory(from: bytes)
      }
    } else {
      if long.isEmpty { long = unsafe withBytes { unsafe [UInt8]($0) } }
      unsafe long.append(contentsOf: bytes)
    }
    byteCount = end
  }

  /// The texts as slices of the interface.
  @unsafe struct Slices {
    let currency, zone, hub, basketTags, customerTags: doorstep_text
  }

  /// Calls `body` with all of them, valid until it returns.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if long.isEmpty {
      return try unsafe withUnsafeBytes(of: short) { short throws(Failure) in
        try unsafe body(UnsafeRawBufferPointer(rebasing: short[..<byteCount]))
      }
    }
    return try unsafe long.withUnsafeBufferPointer { long throws(Failure) in
      try unsafe body(UnsafeRawBufferPointer(long))
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
