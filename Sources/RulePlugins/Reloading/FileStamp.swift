// SPDX-License-Identifier: MIT

import Glibc

/// What the system says of a file that is something else when the file was changed, replaced, or given other
/// rights; of a folder, only which one it is.
struct FileStamp: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let modified: Int64
  private let changed: Int64
  let isFolder: Bool

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    // A file that came into a folder and went again has changed its times, and nothing that anybody reads.
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = isFolder ? 0 : Int(status.st_size)
    modified = isFolder ? 0 : Self.nanoseconds(status.st_mtim)
    changed = isFolder ? 0 : Self.nanoseconds(status.st_ctim)
  }

  /// The stamp of what is at `path`, behind symbolic links; nil when nothing is.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp as bytes, to be part of a checksum.
  var bytes: [UInt8] {
    [device, number, UInt64(size), UInt64(bitPattern: modified), UInt64(bitPattern: changed)]
      .flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
  }

  /// Wraps around for times that no clock shows.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
