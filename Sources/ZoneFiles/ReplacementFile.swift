// SPDX-License-Identifier: MIT

import Glibc

/// A file that takes the place of another when it is complete, or never.
///
/// It is written beside the other one, so that whoever opens or has mapped the old file sees the old
/// content whole. While it is written it has no name, where the file system can do that: then nothing
/// is left of it when the process is killed.
package struct ReplacementFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// Its name until it is in place; nil as long as it has none.
  private var temporaryPath: String?

  /// Starts a file that is to be at `path`; where that is a link, the file that it leads to.
  package init(for path: String) throws(CompiledZoneFileError) {
    // A C string would end at U+0000 and name another file.
    guard !path.utf8.contains(0) else {
      throw CompiledZoneFileError(.unwritable(errno: ENOENT), at: path)
    }
    let path = Self.followingLinks(path)
    var old = stat()
    let isThere = unsafe stat(path, &old) == 0
    guard !isThere || old.st_mode & S_IFMT == S_IFREG else {
      throw CompiledZoneFileError(.notRegular, at: path)
    }
    (descriptor, temporaryPath) = try Self.create(beside: path)
    self.path = path
    if isThere { fchmod(descriptor, old.st_mode & 0o777) }
  }

  deinit {
    close(descriptor)
    if let temporaryPath { unsafe unlink(temporaryPath) }
  }

  /// Adds `bytes` at the end.
  package mutating func write(_ bytes: RawSpan) throws(CompiledZoneFileError) {
    let failure: Int32? = unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        written += count
      }
      return nil
    }
    if let failure { throw CompiledZoneFileError(.unwritable(errno: failure), at: path) }
  }

  /// Puts the file in its place, where it survives a loss of power.
  package mutating func putInPlace() throws(CompiledZoneFileError) {
    guard fsync(descriptor) == 0 else {
      throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
    }
    let complete = try named()
    temporaryPath = complete
    guard unsafe rename(complete, path) == 0 else {
      throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
    }
    temporaryPath = nil
    let descriptor = unsafe open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // EINVAL: the file system keeps names without being asked, or not at all.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
    }
  }

  /// The temporary name, which the file is given now if it has none: a file cannot be linked over
  /// another.
  private func named() throws(CompiledZoneFileError) -> String {
    if let temporaryPath { return temporaryPath }
    return try Self.withFreeName(beside: path) { name in
      unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    }.name
  }

  private static func followingLinks(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    // A name that is no UTF-8 would become another one.
    return unsafe String(validatingCString: resolved) ?? path
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static func create(
    beside path: String
  ) throws(CompiledZoneFileError) -> (descriptor: Int32, name: String?) {
    let unnamed = unsafe open(folder(of: path), O_WRONLY | unnamedFile | O_CLOEXEC, newFileMode)
    if unnamed >= 0 { return (unnamed, nil) }
    let (descriptor, name) = try withFreeName(beside: path) { name in
      unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, newFileMode)
    }
    return (descriptor, name)
  }

  /// `O_TMPFILE`, which is more than Swift can import; not all file systems have it.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
  private static let newFileMode: mode_t = 0o666

  /// Tries random names until `make` can make one of them, which it says by no negative number.
  private static func withFreeName(
    beside path: String, _ make: (_ name: String) -> Int32
  ) throws(CompiledZoneFileError) -> (result: Int32, name: String) {
    while true {
      let name = "\(path).\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
      let result = make(name)
      if result >= 0 { return (result, name) }
      guard errno == EEXIST || errno == EINTR else {
        throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
      }
    }
  }
}
