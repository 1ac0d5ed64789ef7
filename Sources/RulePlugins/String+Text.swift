// SPDX-License-Identifier: MIT

import CDoorstepRule

extension String {
  /// Copies a slice of the interface; nil when it is not UTF-8, or not a slice at all.
  init?(copying text: doorstep_text) {
    guard let count = unsafe Int(exactly: text.length), unsafe count == 0 || text.bytes != nil
    else {
      return nil
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: text.bytes, count: count)
    unsafe self.init(validating: bytes, as: UTF8.self)
  }

  /// Copies the first `length` bytes of an array of a struct of the interface; nil when they are not
  /// UTF-8.
  ///
  /// - Precondition: The array has that many bytes.
  init?<Array>(copying array: borrowing Array, length: UInt32) {
    precondition(Int(length) <= MemoryLayout<Array>.size, "the text is within its array")
    let copy = unsafe withUnsafeBytes(of: array) { bytes in
      let text = unsafe UnsafeRawBufferPointer(rebasing: bytes.prefix(Int(length)))
      return unsafe String(validating: text, as: UTF8.self)
    }
    guard let copy else { return nil }
    self = copy
  }
}
