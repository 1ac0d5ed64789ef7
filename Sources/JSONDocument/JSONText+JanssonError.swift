// SPDX-License-Identifier: MIT

import Diagnostics
import CJansson

extension JSONText {
  /// What Jansson found wrong, at the start of the token it stumbled over and in words for a person.
  ///
  /// It had read the file up to `end`: past the token, or up to a control character.
  func error(_ failure: json_error_t, at end: Int) -> JSONError {
    var failure = failure
    let code = unsafe json_error_code(&failure)
    let message = unsafe String(cString: cjansson_error_text(&failure))

    switch code {
    case json_error_out_of_memory:
      return JSONError(source: source, reason: .outOfMemory)
    case json_error_premature_end_of_input:
      return error(.syntax(complaintAboutEnd), at: end)
    case json_error_stack_overflow:
      return error(.tooDeep(maximum: 2048), at: max(range.lowerBound, end - 1))
    case json_error_duplicate_key:
      let token = token(endingAt: end)
      return error(.duplicateMember(name(in: token)), at: token.startIndex)
    case json_error_null_byte_in_key:
      let token = token(endingAt: end)
      return error(.syntax("a member name must not contain U+0000"), at: token.startIndex)
    case json_error_numeric_overflow:
      let token = token(endingAt: end)
      return error(.numberOutOfRange(shown(token)), at: token.startIndex)
    default:
      return syntaxError(message, endingAt: end)
    }
  }

  private func syntaxError(_ message: String, endingAt end: Int) -> JSONError {
    if message.hasPrefix("unexpected newline") {
      return error(.syntax("the string is not closed before the end of the line"), at: end)
    }
    if message.hasPrefix("control character") {
      return error(.syntax("a string must not contain a bare control character"), at: end)
    }
    if message.hasPrefix("invalid escape") {
      let backslash = bytes[range.lowerBound..<end].lastIndex(of: UInt8(ascii: "\\")) ?? end
      let found = String(decoding: bytes[backslash..<end], as: UTF8.self)
      return error(.syntax("there is no escape \(quoted(found))"), at: backslash)
    }
    let token = token(endingAt: end)
    if message.hasPrefix("invalid Unicode") {
      let reason = "the string contains half of a surrogate pair"
      return error(.syntax(reason), at: token.startIndex)
    }
    return error(.syntax(advice(message, on: token)), at: token.startIndex)
  }

  /// Jansson's complaint about `token`, completed by what it leaves out.
  private func advice(_ message: String, on token: ArraySlice<UInt8>) -> String {
    let found = "'\(shown(token))'"
    let followsComma =
      bytes[range.lowerBound..<token.startIndex].last { !isWhitespace($0) } == UInt8(ascii: ",")
    let closes = token.first == UInt8(ascii: "]") || token.first == UInt8(ascii: "}")
    if followsComma && closes {
      return "expected another value before \(found); drop the last comma"
    }
    switch message {
    case _ where message.hasPrefix("']' expected"): return "expected ',' or ']', found \(found)"
    case _ where message.hasPrefix("'}' expected"): return "expected ',' or '}', found \(found)"
    case _ where message.hasPrefix("':' expected"): return "expected ':', found \(found)"
    case _ where message.hasPrefix("string or '}' expected"):
      return "expected a member name in double quotes, found \(found)"
    case _ where message.hasPrefix("end of file expected"):
      return "expected the end of the \(noun), found \(found)"
    default:
      switch token.first {
      case UInt8(ascii: "/"): return "expected a value, found '/'; JSON has no comments"
      case UInt8(ascii: "'"): return "expected a value, found \"'\"; strings need double quotes"
      default: return "expected a value, found \(found)"
      }
    }
  }

  /// The token whose last byte is before `end`: a string, a word, a number or one character.
  private func token(endingAt end: Int) -> ArraySlice<UInt8> {
    let text = bytes[range.lowerBound..<end]
    guard let last = text.last else { return text }
    if last == UInt8(ascii: "\"") {
      var first = end - 1
      repeat { first -= 1 } while first > range.lowerBound && !isQuote(at: first)
      return bytes[max(first, range.lowerBound)..<end]
    }
    if isWordByte(last) {
      let before = text.lastIndex { !isWordByte($0) } ?? range.lowerBound - 1
      return bytes[(before + 1)..<end]
    }
    let first = text.lastIndex { $0 & 0xC0 != 0x80 } ?? range.lowerBound
    return bytes[first..<end]
  }

  /// Whether there is a quotation mark at `offset` that no backslash escapes.
  private func isQuote(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "\"") else { return false }
    let before = bytes[range.lowerBound..<offset]
    let kept = before.lastIndex { $0 != UInt8(ascii: "\\") } ?? range.lowerBound - 1
    return (offset - 1 - kept).isMultiple(of: 2)
  }

  /// The bytes of numbers and of words such as `true`.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func shown(_ token: ArraySlice<UInt8>) -> String {
    excerpt(of: String(decoding: token, as: UTF8.self))
  }

  /// The member name that `token` is, without its quotation marks; escapes stay as written.
  private func name(in token: ArraySlice<UInt8>) -> String {
    String(decoding: token.dropFirst().dropLast(), as: UTF8.self)
  }
}
