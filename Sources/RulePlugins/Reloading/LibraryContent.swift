// SPDX-License-Identifier: MIT

import Checksums
import Diagnostics
import Glibc

/// What the file of a library held when it was read, and that it may be loaded.
///
/// It is read once: what is checked is what `LibraryCopy` copies and the process loads, whatever becomes of
/// the file meanwhile.
struct LibraryContent {
  /// No library is longer.
  private static let maximumBytes = 1 << 28

  /// The file behind symbolic links, as an absolute path.
  let path: String
  let bytes: [UInt8]
  /// Tells one content from another, also where somebody means to deceive.
  let hash: SHA256
  /// The parts of `bytes` that are mapped when the library is loaded.
  let segments: [Range<Int>]

  /// Reads the library at `path` and checks all but its table.
  ///
  /// - Throws: What is wrong with it: unreadable, no library, not for this machine, not trusted, not the pinned
  ///   one.
  init(at path: String, pin: SHA256?) throws(RulePluginError.Reason) {
    // Behind symbolic links, whose own owners do not matter.
    let path = try Self.resolved(path)
    // O_NONBLOCK: opening a pipe that somebody put there must not wait for its writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(systemMessage(for: errno)) }
    defer { close(file) }
    let content = try Self.bytes(of: file)
    self.path = path
    bytes = content
    segments = try ELFImage(content).segments
    try LibraryTrust.check(file, at: path)
    guard let found = unsafe SHA256(of: content.span.bytes) else {
      throw .unreadable("OpenSSL cannot compute its SHA-256")
    }
    hash = found
    if let pin, found != pin { throw .otherContent(found: found, pinned: pin) }
  }

  /// Names the content: the XXH3 of its bytes.
  var checksum: UInt128 { unsafe Checksum.xxh3Wide(bytes.span.bytes) }

  private static func resolved(_ path: String) throws(RulePluginError.Reason) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw .unreadable(systemMessage(for: errno))
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func bytes(of file: Int32) throws(RulePluginError.Reason) -> [UInt8] {
    let before = try status(of: file)
    guard before.st_mode & S_IFMT == S_IFREG else {
      throw .notALibrary(before.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file")
    }
    guard before.st_size <= maximumBytes else {
      throw .notALibrary("the file is longer than the limit of \(maximumBytes) bytes")
    }
    var content: [UInt8] = []
    content.reserveCapacity(Int(before.st_size))
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while content.count <= maximumBytes {
      let count = unsafe read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(systemMessage(for: errno)) }
      guard count > 0 else { break }
      content += piece.prefix(count)
    }
    // Half old and half new would pass every other check.
    guard FileStamp(before) == FileStamp(try status(of: file)) else {
      throw .unreadable("somebody writes to it at the moment")
    }
    return content
  }

  private static func status(of file: Int32) throws(RulePluginError.Reason) -> stat {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .unreadable(systemMessage(for: errno)) }
    return status
  }
}
