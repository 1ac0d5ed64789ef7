// SPDX-License-Identifier: MIT

import Checksums
import Diagnostics
import Glibc

/// Refuses a library that somebody else than root and the running user may have written, or that is
/// not the pinned one.
///
/// What a library does when it is loaded, it does with all rights of this process. So its file and the
/// folder that holds it must belong to root or the running user, and nobody else may write to them; a
/// folder that all may write to is fine with the sticky bit, which keeps others from replacing the file. An
/// access control list shows in the bits of the group.
///
/// Folders further up are not looked at: who may rename those has been trusted with the whole installation.
enum LibraryTrust {
  /// Checks the library at `path`, an absolute path without symbolic links.
  static func check(path: String, pin: SHA256?) throws(RulePluginError.Reason) {
    // O_NONBLOCK: a pipe that took the place of the file must not be waited for.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(systemMessage(for: errno)) }
    defer { close(file) }
    try check(Owned(file), at: path)
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    try check(Owned(path: folder.isEmpty ? "/" : folder), at: folder.isEmpty ? "/" : folder)
    guard let pin else { return }
    let content = try bytes(of: file)
    guard let found = unsafe SHA256(of: content.span.bytes) else {
      throw .unreadable("OpenSSL cannot compute its SHA-256")
    }
    guard found == pin else { throw .otherContent(found: found, pinned: pin) }
  }

  private static func check(_ owned: Owned, at path: String) throws(RulePluginError.Reason) {
    if let fault = owned.fault(forUser: geteuid()) { throw .untrusted(path: path, fault: fault) }
  }

  private static func bytes(of file: Int32) throws(RulePluginError.Reason) -> [UInt8] {
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(systemMessage(for: errno)) }
      guard count > 0 else { return content }
      content += piece.prefix(count)
    }
  }
}
