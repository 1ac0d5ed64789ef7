// SPDX-License-Identifier: MIT

import Diagnostics

extension JSONError.Reason: CustomStringConvertible {
  /// The fault without its place: a lower-case sentence without full stop.
  public var description: String {
    switch self {
    case .empty: "the text is empty; expected a JSON value"
    case .tooLarge(let bytes, let maximum):
      "the text has \(bytes) bytes, more than the limit of \(maximum)"
    case .tooDeep(let maximum): "arrays and objects are nested more than \(maximum) deep"
    case .wrongEncoding(let name): "the text is \(name); save it as UTF-8"
    case .invalidUTF8(let byte):
      "the byte 0x\(hexadecimal(byte)) is not UTF-8 here; save the text as UTF-8"
    case .syntax(let message): message
    case .duplicateMember(let name): "the member \(quoted(name)) is given twice"
    case .numberOutOfRange(let text): "the number \(text) is out of range"
    case .notFinite(let number): "the number \(number) cannot be written as JSON"
    case .unexpectedKind(let expected, let found): "expected \(expected), found \(found)"
    case .tooFewElements(let minimum, let found):
      "expected at least \(minimum) elements, found \(found)"
    case .missingMember(let name): "the member \(quoted(name)) is missing"
    case .unknownMember(let name, let suggestion?, _):
      "unknown member \(quoted(name)); did you mean \(quoted(suggestion))?"
    case .unknownMember(let name, nil, let known):
      "unknown member \(quoted(name)); known are \(known.map { quoted($0) }.joined(separator: ", "))"
    case .unsuitable(let message): message
    case .outOfMemory: "memory ran out"
    }
  }
}

/// `byte` as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count < 2 ? "0" + digits : digits
}
