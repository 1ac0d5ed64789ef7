// SPDX-License-Identifier: MIT

import Glibc

/// Why a file could not be read: the C library's `errno`.
struct FileError: Error {
  let errno: Int32

  /// Whether there is no file of that name.
  var isAbsence: Bool {
    [ENOENT, ENOTDIR, EISDIR].contains(errno)
  }
}

/// Whole small files.
enum FileContents {
  /// The bytes of the file at `path`; a file of more than `limit` bytes is an error (`EFBIG`).
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // O_NONBLOCK: opening a pipe that somebody put there must not wait for its writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(errno: errno) }
    defer { close(file) }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(file, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw FileError(errno: errno)
      }
      guard count > 0 else { return contents }
      contents += chunk[..<count]
      guard contents.count <= limit else { throw FileError(errno: EFBIG) }
    }
  }
}
