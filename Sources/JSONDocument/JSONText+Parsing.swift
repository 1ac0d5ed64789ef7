// SPDX-License-Identifier: MIT

import CJansson

extension JSONText {
  private static let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL

  /// The tree of the text, which the caller gives back with `json_decref`; the bytes of `gap` are
  /// passed over as if they were not there.
  func parse(leavingOut gap: Range<Int>? = nil) throws(JSONError) -> Node {
    guard let gap, !gap.isEmpty else {
      return unsafe try load(bytes[range], Self.flags) { range.lowerBound + $0 }.node
    }
    let kept = bytes[range.lowerBound..<gap.lowerBound] + bytes[gap.upperBound..<range.upperBound]
    return unsafe try load(kept, Self.flags) { consumed in
      let offset = range.lowerBound + consumed
      return offset > gap.lowerBound ? offset + gap.count : offset
    }.node
  }

  /// The tree of the value that starts at `offset`, which the caller gives back with `json_decref`,
  /// and where the value ends.
  func parseValue(at offset: Int) throws(JSONError) -> (node: Node, end: Int) {
    let flags = Self.flags | JSON_DISABLE_EOF_CHECK
    let parsed = unsafe try load(bytes[offset..<range.upperBound], flags) { offset + $0 }
    return unsafe (parsed.node, offset + parsed.consumed)
  }

  /// The tree of the value that the text starts with, which the caller gives back with `json_decref`,
  /// and where the value ends; the bytes of `gaps`, ascending, are passed over as if they were not
  /// there.
  func parseValue(
    leavingOut gaps: [Range<Int>]
  ) throws(JSONError) -> (node: Node, end: Int) {
    var kept: [UInt8] = []
    var start = range.lowerBound
    for gap in gaps {
      kept += bytes[start..<gap.lowerBound]
      start = gap.upperBound
    }
    kept += bytes[start..<range.upperBound]
    func position(_ consumed: Int) -> Int {
      gaps.reduce(range.lowerBound + consumed) { offset, gap in
        offset > gap.lowerBound ? offset + gap.count : offset
      }
    }
    let flags = Self.flags | JSON_DISABLE_EOF_CHECK
    let parsed = unsafe try load(kept[...], flags, position: position)
    return unsafe (parsed.node, position(parsed.consumed))
  }

  /// What is wrong with what stands at `offset` behind an element of an array.
  func errorBehindElement(at offset: Int) -> JSONError {
    // The space keeps a digit at the offset out of the element.
    let start = Array("[0 ".utf8)
    do throws(JSONError) {
      let rest = start + bytes[offset..<range.upperBound]
      unsafe json_decref(try load(rest[...], Self.flags) { offset + $0 - start.count }.node)
    } catch {
      return error
    }
    return error(.syntax("expected ',' or ']'"), at: offset)
  }

  /// Lets Jansson read `text`, of which it may have left something unread.
  ///
  /// Where Jansson has stumbled is told by `position`: from the number of bytes that it had read, the
  /// offset in the file of the next one.
  private func load(
    _ text: ArraySlice<UInt8>, _ flags: Int32, position: (Int) -> Int
  ) throws(JSONError) -> (node: Node, consumed: Int) {
    var report = json_error_t()
    let node = unsafe text.withUnsafeBytes { bytes in
      // Of no bytes Swift gives no address, which Jansson takes for a mistake of ours.
      guard let start = bytes.baseAddress else {
        return unsafe json_loadb("", 0, Int(flags), &report)
      }
      return unsafe json_loadb(
        start.assumingMemoryBound(to: CChar.self), bytes.count, Int(flags), &report)
    }
    guard let node = unsafe node else {
      // Jansson counts in 32 bits, so that beyond 2 GiB the place is wrong, but is one within the
      // text.
      let end = position(Int(report.position))
      throw error(report, at: min(max(range.lowerBound, end), range.upperBound))
    }
    return unsafe (node, Int(report.position))
  }
}
