// SPDX-License-Identifier: MIT

/// Reads the smallest parts of opening hours from left to right: words, numbers, signs.
struct OpeningHoursScanner {
  /// How many bytes no real opening hours reach; OpenStreetMap itself allows 255 characters.
  static let longestText = 10_000

  private let bytes: [UInt8]
  private(set) var position = 0

  /// Begins at the start of `text`; of a longer one than `longestText`, one byte more is kept.
  init(_ text: String) {
    bytes = Array(text.utf8.prefix(Self.longestText + 1))
  }

  var isTooLong: Bool { bytes.count > Self.longestText }

  var isAtEnd: Bool { position == bytes.count }

  /// Goes back to an earlier `position`.
  mutating func rewind(to position: Int) {
    self.position = position
  }

  /// Skips spaces, tabs and line ends.
  mutating func skipSpaces() {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Whether `text`, which is ASCII, stands here.
  func sees(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count - position else { return false }
    return bytes[position..<(position + count)].elementsEqual(text.description.utf8)
  }

  /// Skips `text`, which is ASCII, if it stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// The letters that stand here; empty when there are none.
  func peekWord() -> String {
    let letters = bytes[position...].prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Skips the letters that stand here.
  mutating func skipWord() {
    position += peekWord().utf8.count
  }

  /// How many digits stand here.
  func countDigits() -> Int {
    bytes[position...].prefix(while: Self.isDigit).count
  }

  /// Reads the digits that stand here, at most nine; nothing when there are none or more.
  mutating func readDigits() -> Int? {
    let count = countDigits()
    guard (1...9).contains(count) else { return nil }
    defer { position += count }
    return bytes[position..<(position + count)].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Whether a time such as `9:00` or `09:00` stands here.
  func seesClock() -> Bool {
    let count = countDigits()
    let colon = position + count
    return (1...2).contains(count) && colon + 1 < bytes.count && bytes[colon] == UInt8(ascii: ":")
      && Self.isDigit(bytes[colon + 1])
  }

  /// Reads up to the next quotation mark and skips it; nothing when there is none.
  mutating func readQuoted() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// An error about what stands at `start`, by default here.
  func failure(
    _ reason: OpeningHoursError.Reason = .unexpected, at start: Int? = nil, expected: String
  ) -> OpeningHoursError {
    let start = start ?? position
    return OpeningHoursError(
      reason: reason, column: ErrorExcerpt.column(at: start, in: bytes),
      found: ErrorExcerpt.text(from: start, to: endOfPart(at: start), in: bytes),
      expected: expected)
  }

  /// Where the part that begins at `start` ends: before a space or a sign between parts.
  private func endOfPart(at start: Int) -> Int {
    let separators = " \t\r\n,;-\"".utf8
    let rest = bytes[start...].dropFirst()
    return rest.firstIndex { separators.contains($0) } ?? bytes.count
  }

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
