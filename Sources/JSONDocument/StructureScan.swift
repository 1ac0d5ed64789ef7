// SPDX-License-Identifier: MIT

/// One pass over the brackets and strings of a JSON text, before Jansson reads it.
///
/// It refuses a bracket that opens one level too many, and U+0000, which Jansson overlooks behind a
/// number. On the way it finds the array that is to be read element by element, and cuts it into
/// parts. It counts brackets and does not tell them apart: what it finds is right up to the first
/// mistake in the text, which Jansson then meets where it stands.
struct StructureScan {
  /// The elements of a member of the root, found on the way.
  struct FoundArray {
    /// The first byte behind the opening bracket.
    let start: Int
    /// The bracket that closes the array; the end of the text when none does.
    var end: Int
    /// The elements cut into parts, in order.
    var parts: [DividedJSONText.Part] = []
  }

  /// Which array to look for.
  struct WantedArray {
    /// The name of the member of the root, in UTF-8 and not escaped.
    let name: [UInt8]
    /// A part ends with the first element that makes it at least as long.
    let partBytes: Int
  }

  /// What Jansson must not see.
  private enum Fault {
    case tooDeep(at: Int)
    case zero(at: Int)
  }

  /// The wanted array; nil when the root has none.
  private(set) var array: FoundArray?

  private let wanted: WantedArray?
  private let maximumDepth: Int
  private let range: Range<Int>
  /// How many brackets are open.
  private(set) var depth = 0
  /// Deeper than this, brackets are only counted: that of the elements within the wanted array.
  private var watchedDepth = Int.min
  /// The element of the array that the scan is in, and those at which its part starts.
  private var index = 0
  private var partStart = (offset: 0, index: 0)

  /// Scans `text`.
  ///
  /// - Throws: A `JSONError` at the first bracket that is too deep, or U+0000.
  init(of text: JSONText, maximumDepth: Int, lookingFor wanted: WantedArray? = nil)
    throws(JSONError)
  {
    self.wanted = wanted
    self.maximumDepth = maximumDepth
    range = text.range
    switch unsafe scan(text.bytes.span.bytes) {
    case nil: break
    case .tooDeep(let offset): throw text.error(.tooDeep(maximum: maximumDepth), at: offset)
    case .zero(let offset): throw text.error(.syntax("expected JSON, found U+0000"), at: offset)
    }
    if watchedDepth >= 0 { endArray(at: range.upperBound) }
  }

  private mutating func scan(_ text: RawSpan) -> Fault? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if offset <= range.upperBound - ByteWord.count {
        let skipped = skip(ByteWord(text, at: offset))
        offset += skipped
        if skipped == ByteWord.count { continue }
      }
      switch unsafe text.unsafeLoad(fromByteOffset: offset, as: UInt8.self) {
      case 0: return .zero(at: offset)
      case UInt8(ascii: "\""):
        let end = endOfString(text, from: offset + 1)
        if end < range.upperBound, unsafe text.unsafeLoad(fromByteOffset: end, as: UInt8.self) == 0
        {
          return .zero(at: end)
        }
        if let wanted, depth == 1, array == nil {
          offset = startArray(in: text, ifNamed: wanted, from: offset + 1, to: end)
        } else {
          offset = end + 1
        }
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > maximumDepth { return .tooDeep(at: offset) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < watchedDepth { endArray(at: offset) }
      case UInt8(ascii: ",") where depth == watchedDepth: endElement(at: offset)
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Counts the brackets in `word` up to its first quotation mark or zero.
  ///
  /// - Returns: How many bytes are done with; 0 when one of them has to be looked at alone.
  @inline(__always) private mutating func skip(_ word: ByteWord) -> Int {
    let count = word.quotesAndZeros.first
    let opened = word.opening.prefix(count).count
    let closed = word.closing.prefix(count).count
    guard depth - closed > watchedDepth, depth + opened <= maximumDepth else { return 0 }
    depth += opened - closed
    return count
  }

  /// The offset of the quotation mark that ends the string whose first character is at `offset`, or
  /// of U+0000 in it; the end of the text when there is neither.
  private func endOfString(_ text: RawSpan, from offset: Int) -> Int {
    var offset = offset
    while offset < range.upperBound {
      if offset <= range.upperBound - ByteWord.count {
        let plain = ByteWord(text, at: offset).stringBreaks.first
        offset += plain
        if plain == ByteWord.count { continue }
      }
      switch unsafe text.unsafeLoad(fromByteOffset: offset, as: UInt8.self) {
      case 0, UInt8(ascii: "\""): return offset
      case UInt8(ascii: "\\"):
        offset += 1
        // What is escaped says nothing, unless it is U+0000.
        guard offset < range.upperBound else { return range.upperBound }
        let escaped = unsafe text.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        if escaped == 0 { return offset }
      default: break
      }
      offset += 1
    }
    return range.upperBound
  }

  /// Goes on behind the string between `start` and `end`, and into the array that follows when the
  /// string is the name of the wanted one.
  ///
  /// - Returns: The offset where the scan goes on.
  private mutating func startArray(
    in text: RawSpan, ifNamed wanted: WantedArray, from start: Int, to end: Int
  ) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      offset < range.upperBound ? unsafe text.unsafeLoad(fromByteOffset: offset, as: UInt8.self) : 0
    }
    func skipWhitespace(_ offset: Int) -> Int {
      var offset = offset
      while isWhitespace(byte(offset)) { offset += 1 }
      return offset
    }
    guard end - start == wanted.name.count,
      wanted.name.indices.allSatisfy({ byte(start + $0) == wanted.name[$0] }),
      byte(skipWhitespace(range.lowerBound)) == UInt8(ascii: "{")
    else { return end + 1 }
    let colon = skipWhitespace(end + 1)
    let bracket = skipWhitespace(colon + 1)
    guard byte(colon) == UInt8(ascii: ":"), byte(bracket) == UInt8(ascii: "["),
      depth < maximumDepth
    else { return end + 1 }
    depth += 1
    watchedDepth = depth
    array = FoundArray(start: bracket + 1, end: range.upperBound)
    partStart = (offset: bracket + 1, index: 0)
    return bracket + 1
  }

  /// Notes the comma at `offset` between two elements.
  private mutating func endElement(at offset: Int) {
    index += 1
    guard let wanted, offset - partStart.offset >= wanted.partBytes else { return }
    endPart(at: offset)
    partStart = (offset: offset + 1, index: index)
  }

  /// Notes the end of the array at `offset`, behind which brackets are only counted.
  private mutating func endArray(at offset: Int) {
    endPart(at: offset)
    array?.end = offset
    watchedDepth = .min
  }

  private mutating func endPart(at offset: Int) {
    array?.parts.append(
      DividedJSONText.Part(range: partStart.offset..<offset, firstIndex: partStart.index))
  }
}
