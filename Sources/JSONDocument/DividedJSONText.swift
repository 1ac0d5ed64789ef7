// SPDX-License-Identifier: MIT

import CJansson

/// A JSON text of which one array, a member of the root, is read element by element.
///
///     let text = try DividedJSONText(file, at: "features")
///     for part in text.parts {
///       try text.forEachElement(in: part) { feature, index in … }
///     }
///
/// So a file of any length needs the memory of its longest element, and its parts can be read on
/// several threads at once. Mistakes are those that reading the whole text would find: first what
/// `init` throws, then the first one in the order of the parts, then a failure of `outline`.
package struct DividedJSONText: Sendable {
  /// Some successive elements of the array.
  package struct Part: Sendable {
    /// The bytes from behind the bracket or comma before the elements to the one behind them.
    let range: Range<Int>
    /// The index in the array of the first element.
    let firstIndex: Int

    /// How long the part is, in bytes.
    package var byteCount: Int { range.count }
  }

  /// The text with no elements in the array; whole when it has no such array.
  ///
  /// A failure lies behind the array: what its elements have to say comes first.
  package let outline: Result<JSONDocument, JSONError>
  /// The elements of the array; none when there is no such array.
  package let parts: [Part]

  private let text: JSONText
  private let name: String
  private let sliceBytes: Int

  /// How much of a long array of numbers is a tree at once: some hundred kilobytes of memory.
  package static let standardSliceBytes = 1 << 16

  /// Divides `text`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the array, a member of the root, if that is an object. It is found by its
  ///     bytes: one that is written with escapes stays in the outline.
  ///   - partBytes: A part ends with the first element that makes it at least as long.
  ///   - sliceBytes: How much is a tree at once of a long array of rows of numbers, as far as all
  ///     rows have the same length. The rest of such an array is kept as plain numbers.
  /// - Throws: A `JSONError` at a bracket beyond the standard limits, at U+0000, or at a mistake
  ///   before the array.
  package init(
    _ text: JSONText, at name: String, partBytes: Int = .max,
    sliceBytes: Int = standardSliceBytes
  ) throws(JSONError) {
    let scan = try StructureScan(
      of: text, maximumDepth: JSONDocument.Limits.standard.maximumDepth,
      lookingFor: StructureScan.WantedArray(name: Array(name.utf8), partBytes: partBytes))
    let gap = scan.array.map { $0.start..<$0.end }
    do throws(JSONError) {
      outline = .success(
        gap == nil
          ? try text.document(sliceBytes: sliceBytes)
          : unsafe JSONDocument(
            owning: try text.parse(leavingOut: gap), source: text.place))
    } catch {
      guard let gap, case .character(_, _, let byte) = error.location, byte >= gap.lowerBound else {
        throw error
      }
      outline = .failure(error)
    }
    parts = scan.array?.parts ?? []
    self.text = text
    self.name = name
    self.sliceBytes = sliceBytes
  }

  /// The text as a whole, with all elements.
  ///
  /// - Throws: A `JSONError` at the first mistake.
  package func undivided() throws(JSONError) -> JSONDocument {
    unsafe JSONDocument(owning: try text.parse(), source: text.place)
  }

  /// Hands the elements of `part` to `body`, each with its index in the array.
  ///
  /// An element is freed when nobody holds it any more.
  ///
  /// - Throws: A `JSONError` at the first mistake in the part; `body` has seen what stands before it.
  package func forEachElement(
    in part: Part, _ body: (JSONValue, Int) -> Void
  ) throws(JSONError) {
    let pointer = pointerToken(name)
    var index = part.firstIndex
    var offset = text.skipWhitespace(from: part.range.lowerBound)
    if offset == part.range.upperBound, index == 0, text.byte(at: offset) == UInt8(ascii: "]") {
      return
    }
    while true {
      let element = try text.document(
        in: offset..<max(offset, part.range.upperBound), sliceBytes: sliceBytes,
        rootPointer: "\(pointer)/\(index)")
      body(element.document.root, index)
      offset = text.skipWhitespace(from: element.end)
      switch text.byte(at: offset) {
      case UInt8(ascii: ",") where offset == part.range.upperBound: return
      case UInt8(ascii: "]") where offset == part.range.upperBound: return
      case UInt8(ascii: ","): offset = text.skipWhitespace(from: offset + 1)
      default: throw text.errorBehindElement(at: offset)
      }
      index += 1
    }
  }
}
