// SPDX-License-Identifier: MIT

import CommandLineParsing
import Glibc

/// A file being written, text or little-endian numbers.
struct OutputFile: ~Copyable {
  private static let bufferBytes = 1 << 20

  private let path: String
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Creates the file at `path`, or empties it.
  init(path: String) throws(FileError) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno, .cannotCreate) }
    pending.reserveCapacity(Self.bufferBytes)
  }

  deinit { close(descriptor) }

  /// Appends UTF-8.
  mutating func write(_ text: String) throws(FileError) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.bufferBytes { try flush() }
  }

  /// Appends four bytes.
  mutating func write(_ number: Int) throws(FileError) {
    try write(bits: UInt64(UInt32(truncatingIfNeeded: number)), bytes: 4)
  }

  /// Appends eight bytes.
  mutating func write(_ number: Double) throws(FileError) {
    try write(bits: number.bitPattern, bytes: 8)
  }

  private mutating func write(bits: UInt64, bytes: Int) throws(FileError) {
    for byte in 0..<bytes { pending.append(UInt8(truncatingIfNeeded: bits >> (8 * byte))) }
    if pending.count >= Self.bufferBytes { try flush() }
  }

  /// Sends what is pending; without a last call of it, the end of the file is lost.
  mutating func flush() throws(FileError) {
    var sent = 0
    while sent < pending.count {
      let count = unsafe pending[sent...].withUnsafeBytes { piece in
        unsafe Glibc.write(descriptor, piece.baseAddress, piece.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path, errno: errno, .inputOutputError) }
      sent += count
    }
    pending.removeAll(keepingCapacity: true)
  }
}
