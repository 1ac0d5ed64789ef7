// SPDX-License-Identifier: MIT

import Glibc

/// Refuses a library that somebody else than root and the running user may have written.
///
/// What a library does when it is loaded, it does with all rights of this process. So its file and the
/// folder that holds it must belong to root or the running user, and nobody else may write to them; a
/// folder that all may write to is fine with the sticky bit, which keeps others from replacing the file. An
/// access control list shows in the bits of the group.
///
/// Folders further up are not looked at: who may rename those has been trusted with the whole installation.
package enum LibraryTrust {
  /// Why a file that names libraries could be changed by others than root and the running user; nil when it could not,
  /// and when that cannot be found out.
  package static func doubt(aboutFileAt path: String) -> LibraryFault? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return (try? Owned(path: unsafe String(cString: resolved)))?.fault(forUser: geteuid())
  }

  /// Checks the library that `file` is open for at `path`, an absolute path without symbolic links.
  static func check(_ file: Int32, at path: String) throws(RulePluginError.Reason) {
    try check(Owned(file), at: path)
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    try check(Owned(path: folder.isEmpty ? "/" : folder), at: folder.isEmpty ? "/" : folder)
  }

  private static func check(_ owned: Owned, at path: String) throws(RulePluginError.Reason) {
    if let fault = owned.fault(forUser: geteuid()) { throw .untrusted(path: path, fault: fault) }
  }
}
