// SPDX-License-Identifier: MIT

/// How bytes are written in a transcript: as they are where they are printable UTF-8, with these
/// escapes where not: `\\`, `\r`, `\t`, `\x00` to `\xFF`, and `\c` for a last line without an end.
enum EscapedLine {
  /// The bytes of one `line`, with the newline that ends it.
  static func bytes(_ line: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += String(character).utf8
        continue
      }
      switch rest.popFirst() {
      case "\\": bytes.append(UInt8(ascii: "\\"))
      case "r": bytes.append(UInt8(ascii: "\r"))
      case "t": bytes.append(UInt8(ascii: "\t"))
      case "c" where rest.isEmpty: return bytes
      case "x":
        guard let byte = UInt8(rest.prefix(2), radix: 16) else { throw noSuchEscape }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: throw noSuchEscape
      }
    }
    return bytes + [UInt8(ascii: "\n")]
  }

  private static let noSuchEscape = Transcript.FormatError(
    description: "expected '\\\\', '\\r', '\\t', '\\x00' to '\\xFF', or '\\c' at the end")

  /// `bytes` as lines that each begin with `sign`.
  static func lines(_ bytes: [UInt8], after sign: String) -> String {
    guard !bytes.isEmpty else { return "" }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    var texts = lines.map(escape)
    if !isEnded { texts[texts.count - 1] += "\\c" }
    return texts.map { $0.isEmpty ? "\(sign)\n" : "\(sign) \($0)\n" }.joined()
  }

  private static func escape(_ line: ArraySlice<UInt8>) -> String {
    let scalars = String(validating: line, as: UTF8.self)?.unicodeScalars
    let text =
      scalars?.map(escape).joined()
      ?? line.map { $0 < 0x80 ? escape(Unicode.Scalar($0)) : hexadecimal($0) }.joined()
    // Editors drop a space at the end.
    return text.hasSuffix(" ") ? text.dropLast() + "\\x20" : text
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch (scalar, scalar.properties.generalCategory) {
    case ("\\", _): "\\\\"
    case ("\r", _): "\\r"
    case ("\t", _): "\\t"
    case (_, .control), (_, .format): scalar.utf8.map(hexadecimal).joined()
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
}
