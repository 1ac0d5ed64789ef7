// SPDX-License-Identifier: MIT

import Diagnostics
import Glibc

/// Who may change a file or folder.
struct Owned {
  /// The number of the user it belongs to.
  let owner: UInt32
  /// Its kind and rights, as `st_mode` has them.
  let mode: UInt32

  init(owner: UInt32, mode: UInt32) {
    self.owner = owner
    self.mode = mode
  }

  /// Who may change the open file.
  init(_ file: Int32) throws(RulePluginError.Reason) {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .unreadable(systemMessage(for: errno)) }
    self.init(owner: status.st_uid, mode: status.st_mode)
  }

  /// Who may change what is at `path`, an absolute path without symbolic links.
  init(path: String) throws(RulePluginError.Reason) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { throw .unreadable(systemMessage(for: errno)) }
    self.init(owner: status.st_uid, mode: status.st_mode)
  }

  /// Why `user` must not trust it; nil when nobody but root and `user` can have changed it.
  func fault(forUser user: UInt32) -> LibraryFault? {
    guard owner == 0 || owner == user else { return .foreign(owner: owner, user: user) }
    let isShared = mode & S_IFMT == S_IFDIR && mode & S_ISVTX != 0
    guard !isShared else { return nil }
    if mode & S_IWOTH != 0 { return .writableByAll }
    if mode & S_IWGRP != 0 { return .writableByGroup }
    return nil
  }
}
