// SPDX-License-Identifier: MIT

import Glibc

/// The bytes of a file, one after the other, with their places; memory holds one block of them.
struct ByteFeed {
  private static let blockBytes = 1 << 18
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The name of the file, for errors.
  let source: String
  /// The line of the next byte, from 1.
  private(set) var line = 1
  /// The column of the next byte, from 1: that of its Unicode scalar, a byte order mark being none.
  private(set) var column = 1

  private let descriptor: Int32?
  private var block: [UInt8]
  private var position = 0

  /// The bytes that can be read from `descriptor`, which stays the caller's to close.
  ///
  /// - Throws: `unreadable`; `wrongEncoding` for UTF-16 and UTF-32.
  init(descriptor: Int32, source: String) throws(AddressFileError) {
    self.source = source
    self.descriptor = descriptor
    block = []
    // A pipe may give less than a byte order mark at first.
    while block.count < 4 {
      let more = try Self.read(descriptor, source: source)
      guard !more.isEmpty else { break }
      block += more
    }
    try start()
  }

  /// The bytes of `bytes`.
  init(bytes: [UInt8], source: String) throws(AddressFileError) {
    self.source = source
    descriptor = nil
    block = bytes
    try start()
  }

  /// The bytes that were read already and come next.
  var ahead: ArraySlice<UInt8> { block[position...] }

  /// The next byte, which stays the next; nil at the end.
  mutating func peek() throws(AddressFileError) -> UInt8? {
    if position == block.count {
      guard let descriptor else { return nil }
      block = try Self.read(descriptor, source: source)
      position = 0
      guard !block.isEmpty else { return nil }
    }
    return block[position]
  }

  /// Goes past the byte that `peek` gave.
  mutating func skip() {
    let byte = block[position]
    position += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Goes past the end of this line.
  mutating func skipLine() throws(AddressFileError) {
    while let byte = try peek() {
      skip()
      if byte == UInt8(ascii: "\n") { return }
    }
  }

  private mutating func start() throws(AddressFileError) {
    // A letter of UTF-16 or UTF-32 has a zero beside it.
    let head = block.prefix(4)
    if head.contains(0) || head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      throw AddressFileError(.wrongEncoding, source: source)
    }
    if head.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  /// The next block; an empty one at the end.
  private static func read(
    _ descriptor: Int32, source: String
  ) throws(AddressFileError) -> [UInt8] {
    var failure: Int32?
    let block = unsafe [UInt8](unsafeUninitializedCapacity: blockBytes) { room, count in
      var got = 0
      repeat {
        got = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
      } while got < 0 && errno == EINTR
      if got < 0 { failure = errno }
      count = max(0, got)
    }
    if let failure { throw AddressFileError(.unreadable(errno: failure), source: source) }
    return block
  }
}
