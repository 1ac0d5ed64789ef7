// SPDX-License-Identifier: MIT

/// Reads the parts of a TZif file in order, never beyond its end.
struct TZifReader {
  /// No clock is as much as 26 hours off UTC (RFC 9636 §3.2).
  private static let farthestOffset: Int32 = 26 * 3600
  private static let newline = UInt8(ascii: "\n")

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func readHeader() throws(TZifError) -> TZifHeader {
    guard try readBytes(count: 4) == Array("TZif".utf8) else {
      throw TZifError(detail: "it does not begin with \"TZif\"")
    }
    let version = try readBytes(count: 1)[0]
    try skip(15)
    return TZifHeader(
      version: version == 0 ? 1 : Int(version) - Int(UInt8(ascii: "0")),
      utcIndicatorCount: try readCount(), standardIndicatorCount: try readCount(),
      leapSecondCount: try readCount(), transitionCount: try readCount(),
      typeCount: try readCount(), designationSize: try readCount())
  }

  mutating func readTransitions(count: Int) throws(TZifError) -> [Int64] {
    let bytes = try readBytes(count: count * 8)
    let transitions = (0..<count).map { index in
      Int64(bitPattern: Self.bigEndian(bytes[(index * 8)..<(index * 8 + 8)]))
    }
    guard zip(transitions, transitions.dropFirst()).allSatisfy(<) else {
      throw TZifError(detail: "its changes are not in order")
    }
    return transitions
  }

  /// Reads the offsets of `count` local time types; whether they are daylight saving is not used.
  mutating func readTypeOffsets(count: Int) throws(TZifError) -> [Int32] {
    let bytes = try readBytes(count: count * 6)
    let offsets = (0..<count).map { index in
      Int32(
        truncatingIfNeeded: Int64(
          bitPattern: Self.bigEndian(bytes[(index * 6)..<(index * 6 + 4)])))
    }
    guard offsets.allSatisfy({ abs(Int64($0)) < Self.farthestOffset }) else {
      throw TZifError(detail: "an offset is 26 hours or more")
    }
    return offsets
  }

  /// Reads the POSIX rule between two newlines at the end.
  mutating func readFooter() throws(TZifError) -> [UInt8] {
    guard try readBytes(count: 1) == [Self.newline],
      let end = bytes[position...].firstIndex(of: Self.newline)
    else { throw TZifError(detail: "it has no footer") }
    return try readBytes(count: end - position)
  }

  mutating func skip(_ count: Int) throws(TZifError) {
    guard count <= bytes.count - position else { throw TZifError(detail: "it ends too early") }
    position += count
  }

  mutating func readBytes(count: Int) throws(TZifError) -> [UInt8] {
    let start = position
    try skip(count)
    return Array(bytes[start..<position])
  }

  private mutating func readCount() throws(TZifError) -> Int {
    Int(Self.bigEndian(try readBytes(count: 4)[...]))
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
