// SPDX-License-Identifier: MIT

/// A file, and what the system said of it at some time.
struct WatchedFile: Sendable {
  let path: String
  private let stamp: FileStamp?

  /// The file at `path` as it is now, if it is there.
  init(_ path: String) {
    self.path = path
    stamp = FileStamp(of: path)
  }

  /// Whether it is another one now, or there is one now, or none any more.
  var hasChanged: Bool { FileStamp(of: path) != stamp }
}
