// SPDX-License-Identifier: MIT

import CDoorstepRule

extension String {
  /// Copies a slice of the interface.
  init(_ text: doorstep_text) {
    let bytes = unsafe UnsafeRawBufferPointer(start: text.bytes, count: Int(text.length))
    unsafe self.init(decoding: bytes, as: UTF8.self)
  }

  /// The first `count` bytes of an array of C.
  init<Array>(_ array: Array, count: UInt32) {
    self = unsafe withUnsafeBytes(of: array) { bytes in
      unsafe String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
    }
  }
}

/// Calls `body` with `text` as a slice that is valid until it returns.
func withText<Result>(_ text: String, _ body: (doorstep_text) -> Result) -> Result {
  unsafe withTexts([text]) { texts in unsafe body(texts[0]) }
}

/// Calls `body` with `texts` as slices that are valid until it returns.
func withTexts<Result>(_ texts: [String], _ body: ([doorstep_text]) -> Result) -> Result {
  let bytes = texts.flatMap(\.utf8)
  return unsafe bytes.withUnsafeBytes { buffer in
    var start = 0
    let slices = unsafe texts.map { text in
      let count = text.utf8.count
      defer { start += count }
      let address = unsafe buffer.baseAddress?.advanced(by: start)
      return unsafe doorstep_text(
        bytes: address?.assumingMemoryBound(to: CChar.self), length: UInt64(count))
    }
    return unsafe body(slices)
  }
}
