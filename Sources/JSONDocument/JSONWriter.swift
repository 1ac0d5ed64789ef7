// SPDX-License-Identifier: MIT

import Diagnostics

/// Writes owned values as JSON (RFC 8259).
///
/// Jansson, which reads, would write all numbers of a text with as many digits as the neediest of
/// them: 0.1 beside 0.30000000000000004 became 0.10000000000000001.
struct JSONWriter {
  /// The text so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  /// How many arrays and objects are open.
  private var depth = 0

  /// As many levels as are read back without asking for more: writing is recursive.
  private static let maximumDepth = JSONDocument.Limits.standard.maximumDepth

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ json: JSON) throws(JSONError) {
    switch json {
    case .null: append("null")
    case .boolean(let isTrue): append(isTrue ? "true" : "false")
    case .integer(let integer): append(String(integer))
    case .number(let number):
      guard number.isFinite else { throw .here(.notFinite(number)) }
      // The fewest digits that read back the same.
      append(number.description)
    case .string(let text): appendQuoted(text)
    case .array(let elements): try write(elements)
    case .object(let members): try write(members)
    }
  }

  private mutating func write(_ elements: [JSON]) throws(JSONError) {
    try open("[")
    for (index, element) in elements.enumerated() {
      beginItem(isFirst: index == 0)
      try write(element, at: "/\(index)")
    }
    close("]", isEmpty: elements.isEmpty)
  }

  private mutating func write(_ members: JSON.Object) throws(JSONError) {
    try open("{")
    for (index, member) in members.enumerated() {
      guard !member.key.utf8.contains(0) else {
        let name = quoted(member.key)
        throw .here(.unsuitable("the member name \(name) must not contain U+0000"))
      }
      beginItem(isFirst: index == 0)
      appendQuoted(member.key)
      append(isPretty ? ": " : ":")
      try write(member.value, at: pointerToken(member.key))
    }
    close("}", isEmpty: members.isEmpty)
  }

  /// Writes a value of an array or object, to which the reference token `place` leads.
  private mutating func write(
    _ json: JSON, at place: @autoclosure () -> String
  ) throws(JSONError) {
    do throws(JSONError) {
      try write(json)
    } catch {
      throw error.moved(under: place())
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(JSONError) {
    guard depth < Self.maximumDepth else {
      throw JSONError(reason: .tooDeep(maximum: Self.maximumDepth))
    }
    depth += 1
    append(bracket)
  }

  private mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { breakLine() }
    append(bracket)
  }

  private mutating func beginItem(isFirst: Bool) {
    if !isFirst { append(",") }
    breakLine()
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func appendQuoted(_ text: String) {
    append("\"")
    defer { append("\"") }
    // Nearly no text needs an escape, and all of it at once is much faster than byte by byte.
    guard text.utf8.contains(where: \.needsEscape) else { return append(text) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\t"): append(#"\t"#)
      case 0..<0x20: append(#"\u00"# + hexadecimal(byte))
      default: bytes.append(byte)
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }
}

extension UInt8 {
  /// Whether it cannot stand in a string as it is (RFC 8259 §7).
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

extension JSONError {
  /// An error about the value being written.
  fileprivate static func here(_ reason: Reason) -> JSONError {
    JSONError(location: .value(pointer: ""), reason: reason)
  }

  /// The same error about a value to which the reference token `token` leads first.
  fileprivate func moved(under token: String) -> JSONError {
    guard case .value(let pointer, _) = location else { return self }
    return JSONError(location: .value(pointer: token + pointer), reason: reason)
  }
}
