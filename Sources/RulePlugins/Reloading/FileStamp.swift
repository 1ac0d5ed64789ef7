// SPDX-License-Identifier: MIT

import Glibc

/// What the system says of a file that is something else when the file was changed, replaced, or given other
/// rights.
struct FileStamp: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let modified: Int64
  private let changed: Int64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  /// The stamp of what is at `path`, behind symbolic links; nil when nothing is.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Wraps around for times that no clock shows.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
