// SPDX-License-Identifier: MIT

/// Finds in a text, which has been parsed before, where the values start that pointers lead to.
///
/// A pointer that leads nowhere, as one to an argument that JsonLogic lets people write without its
/// array, counts as one to the last value on its way.
struct ValueSearch {
  /// Where each pointer leads, by its number in the tree: an offset in the file.
  private(set) var offsets: [(error: Int, offset: Int)] = []

  private let text: JSONText
  /// The numbers of pointers that mean the name of the member.
  private let names: Set<Int>

  /// A search in `text`; of pointers whose numbers are `names` the name of the member is meant.
  init(in text: JSONText, names: some Sequence<Int>) {
    self.text = text
    self.names = Set(names)
  }

  /// Finds what the pointers in `tree` lead to.
  mutating func find(_ tree: PointerTree) {
    let start = text.skipWhitespace(from: text.range.lowerBound)
    _ = visit(tree, name: start, value: start)
  }

  /// Notes what is at the value at `offset`, whose name is at `name`, and below it.
  ///
  /// - Returns: The offset behind the value.
  private mutating func visit(_ tree: PointerTree, name: Int, value offset: Int) -> Int {
    for number in tree.numbers {
      offsets.append((number, names.contains(number) ? name : offset))
    }
    guard !tree.children.isEmpty else { return text.skipValue(from: offset) }
    var missed = tree.children
    let end =
      switch text.byte(at: offset) {
      case UInt8(ascii: "["): visitElements(&missed, from: offset + 1)
      case UInt8(ascii: "{"): visitMembers(&missed, from: offset + 1)
      default: text.skipValue(from: offset)
      }
    for child in missed.values { offsets += child.allNumbers.map { ($0, offset) } }
    return end
  }

  private mutating func visitElements(
    _ missed: inout [String: PointerTree], from start: Int
  ) -> Int {
    var offset = text.skipWhitespace(from: start)
    var index = 0
    while let byte = text.byte(at: offset), byte != UInt8(ascii: "]") {
      if let child = missed.removeValue(forKey: String(index)) {
        offset = visit(child, name: offset, value: offset)
      } else {
        offset = text.skipValue(from: offset)
      }
      offset = text.skipComma(from: offset)
      index += 1
    }
    return offset + 1
  }

  private mutating func visitMembers(
    _ missed: inout [String: PointerTree], from start: Int
  ) -> Int {
    var offset = text.skipWhitespace(from: start)
    while text.byte(at: offset) == UInt8(ascii: "\"") {
      let name = offset
      let nameEnd = text.skipValue(from: name)
      let colon = text.skipWhitespace(from: nameEnd)
      offset = text.skipWhitespace(from: min(colon + 1, text.range.upperBound))
      if let child = missed.removeValue(forKey: text.string(at: name..<nameEnd)) {
        offset = visit(child, name: name, value: offset)
      } else {
        offset = text.skipValue(from: offset)
      }
      offset = text.skipComma(from: offset)
    }
    return offset + 1
  }
}

extension JSONText {
  /// The offset behind the value that starts at `offset`.
  fileprivate func skipValue(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): offset = endOfString(from: offset + 1)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Of a number or a word, this is what stands behind it.
        if depth == 0 { return offset }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return offset
      default:
        offset += 1
        continue
      }
      offset += 1
      if depth == 0 { return offset }
    }
    return range.upperBound
  }

  /// The offset of what follows a value that ends at `offset`: the next one, or the closing bracket.
  fileprivate func skipComma(from offset: Int) -> Int {
    let next = skipWhitespace(from: min(offset, range.upperBound))
    return byte(at: next) == UInt8(ascii: ",") ? skipWhitespace(from: next + 1) : next
  }

  /// The string at `range`, quotation marks included.
  fileprivate func string(at range: Range<Int>) -> String {
    let characters = bytes[range].dropFirst().dropLast()
    guard characters.contains(UInt8(ascii: "\\")) else {
      return String(decoding: characters, as: UTF8.self)
    }
    return (try? JSONDocument(parsing: Array(bytes[range])).root.string()) ?? ""
  }
}
