// SPDX-License-Identifier: MIT

import CAllocator
import CommandLineParsing
import Glibc

/// The memory of this process that is its own and in use.
enum ResidentMemory {
  private static let source = "/proc/self/smaps_rollup"

  /// Bytes of anonymous memory, after what was freed has been given back to the system.
  static func bytes() throws(FileError) -> Int {
    malloc_trim(0)
    let descriptor = unsafe open(source, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: source, errno: errno, .unavailable) }
    defer { close(descriptor) }
    var text = [UInt8](repeating: 0, count: 4096)
    let count = unsafe text.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
    guard count >= 0 else { throw FileError(path: source, errno: errno, .unavailable) }
    // A line such as "Anonymous:      11876 kB".
    for line in String(decoding: text.prefix(count), as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, words[0] == "Anonymous:", let kilobytes = Int(words[1]) {
        return 1024 * kilobytes
      }
    }
    throw FileError(path: source, "no line says how much memory is anonymous", .unavailable)
  }
}
