// SPDX-License-Identifier: MIT

import CLinuxFiles
import Diagnostics
import Glibc
import Synchronization

/// A copy of a library in memory that nobody can change any more, to be loaded instead of its file.
///
/// Overwriting a file that is mapped changes code that runs, and cutting it off ends the process (SIGBUS).
/// Owns the descriptor of the copy, closed in `deinit`; what is mapped of it stays.
final class LibraryCopy: Sendable {
  private static let made = Atomic(0)

  /// The descriptor.
  let file: Int32
  /// A path to load it by, which was never used before.
  let path: String

  /// Copies what is mapped of `content`, called `name` in lists of what is mapped.
  init(of content: LibraryContent, called name: String) throws(RulePluginError.Reason) {
    file = try Self.makeFile(called: name)
    path = Self.path(of: file)
    // The rest, debug information in the main, stays a hole and takes no memory.
    guard ftruncate(file, content.bytes.count) == 0 else {
      throw .notLoadable("no memory for a copy: \(systemMessage(for: errno))")
    }
    for segment in content.segments { try write(content.bytes[segment], at: segment.lowerBound) }
    let seals = LINUX_F_SEAL_SEAL | LINUX_F_SEAL_SHRINK | LINUX_F_SEAL_GROW | LINUX_F_SEAL_WRITE
    guard fcntl(file, Int32(LINUX_F_ADD_SEALS), Int32(seals)) == 0 else {
      throw .notLoadable("the copy cannot be sealed: \(systemMessage(for: errno))")
    }
  }

  /// The copy behind `descriptor`, which another process has handed down to this one.
  init(owning descriptor: Int32) {
    file = descriptor
    path = Self.path(of: descriptor)
  }

  deinit { close(file) }

  private static func makeFile(called name: String) throws(RulePluginError.Reason) -> Int32 {
    // The kernel takes up to 249 bytes.
    let name = String(decoding: name.utf8.prefix(200).filter { $0 != 0 }, as: UTF8.self)
    let flags = UInt32(LINUX_MFD_CLOEXEC | LINUX_MFD_ALLOW_SEALING)
    var file = unsafe memfd_create(name, flags | UInt32(LINUX_MFD_EXEC))
    // Kernels before 6.3 do not know the last flag, and need none.
    if file < 0, errno == EINVAL { file = unsafe memfd_create(name, flags) }
    guard file >= 0 else {
      throw .notLoadable("no memory for a copy: \(systemMessage(for: errno))")
    }
    return file
  }

  /// A path to `file` that counts the copies, in ways to write a slash.
  ///
  /// The dynamic linker returns what it loaded before by the same path, and numbers of descriptors come back.
  private static func path(of file: Int32) -> String {
    let number = made.wrappingAdd(1, ordering: .relaxed).newValue
    let slashes = String(number, radix: 2).map { $0 == "1" ? "./" : "/" }.joined()
    return "/proc/self/\(slashes)fd/\(file)"
  }

  private func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(RulePluginError.Reason) {
    var rest = bytes
    while !rest.isEmpty {
      let place = offset + bytes.count - rest.count
      let count = unsafe rest.withUnsafeBytes {
        unsafe pwrite(file, $0.baseAddress, $0.count, place)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .notLoadable("no memory for a copy: \(systemMessage(for: errno))")
      }
      rest = rest.dropFirst(count)
    }
  }
}
