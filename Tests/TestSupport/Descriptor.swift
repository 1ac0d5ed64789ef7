// SPDX-License-Identifier: MIT

import Foundation

/// A file descriptor, which its holder closes.
package struct Descriptor {
  package struct Failure: Error {
    package let code = errno
  }

  package let number: Int32

  package init(_ number: Int32) throws {
    guard number >= 0 else { throw Failure() }
    self.number = number
  }

  package init(opening path: String, _ mode: Int32 = O_RDWR) throws {
    try self.init(unsafe open(path, mode))
  }

  package static func pipe() throws -> (reader: Descriptor, writer: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard unsafe Foundation.pipe(&ends) == 0 else { throw Failure() }
    return (try Descriptor(ends[0]), try Descriptor(ends[1]))
  }

  /// Both ends of a new terminal: what a program writes to, and what its user sees.
  package static func pseudoTerminal() throws -> (terminal: Descriptor, user: Descriptor) {
    let user = try Descriptor(opening: "/dev/ptmx", O_RDWR | O_NOCTTY)
    // The requests TIOCSPTLCK and TIOCGPTN of ioctl_tty(2), macros that Swift does not import.
    var lock: Int32 = 0
    var index: UInt32 = 0
    guard unsafe ioctl(user.number, 0x4004_5431, &lock) == 0,
      unsafe ioctl(user.number, 0x8004_5430, &index) == 0
    else { throw Failure() }
    return (try Descriptor(opening: "/dev/pts/\(index)", O_RDWR | O_NOCTTY), user)
  }

  package func close() {
    _ = Foundation.close(number)
  }

  package func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  /// The next bytes, at most a block of them; empty at the end.
  package func read() -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe block.withUnsafeMutableBytes { room in
      unsafe Foundation.read(number, room.baseAddress, room.count)
    }
    return Array(block.prefix(max(count, 0)))
  }

  /// Writes all of `bytes`, waiting for the reader.
  package func write(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { piece in
        unsafe Foundation.write(number, piece.baseAddress, piece.count)
      }
      if count < 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
