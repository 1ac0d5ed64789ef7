// SPDX-License-Identifier: MIT

import Glibc

/// A file that takes the place of another when it is complete, or never.
///
/// It is written beside the other one under another name, so that whoever opens or has mapped the
/// old file sees the old content whole.
struct ReplacementFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isInPlace = false

  /// Starts a file that is to be at `path`; where that is a link, the file that it leads to.
  init(for path: String) throws(CompiledZoneFileError) {
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
    (temporaryPath, descriptor) = try Self.create(beside: path)
    self.path = path
    if isThere { fchmod(descriptor, old.st_mode & 0o777) }
  }

  deinit {
    close(descriptor)
    if !isInPlace { unsafe unlink(temporaryPath) }
  }

  /// Adds `bytes` at the end.
  mutating func write(_ bytes: RawSpan) throws(CompiledZoneFileError) {
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
  mutating func putInPlace() throws(CompiledZoneFileError) {
    guard fsync(descriptor) == 0, unsafe rename(temporaryPath, path) == 0 else {
      throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
    }
    isInPlace = true
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // EINVAL: the file system keeps names without being asked, or not at all.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
    }
  }

  private static func followingLinks(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func create(
    beside path: String
  ) throws(CompiledZoneFileError) -> (path: String, descriptor: Int32) {
    while true {
      let temporaryPath = "\(path).\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
      let descriptor = unsafe open(
        temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 { return (temporaryPath, descriptor) }
      guard errno == EEXIST || errno == EINTR else {
        throw CompiledZoneFileError(.unwritable(errno: errno), at: path)
      }
    }
  }
}
