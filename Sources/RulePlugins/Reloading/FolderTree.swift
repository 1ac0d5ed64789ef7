// SPDX-License-Identifier: MIT

import Glibc

/// What is at a path: nothing, a file, or a folder with all that is in it.
///
/// Folders that symbolic links lead to are not looked into, so every look ends.
struct FolderTree {
  /// So many files and folders of one tree are looked at.
  static let mostEntries = 1000

  /// The path of each, from the top one on, and its stamp behind symbolic links; nil when nothing is there.
  private(set) var stamps: [(path: String, stamp: FileStamp?)] = []
  /// The paths of the folders.
  private(set) var folders: [String] = []
  /// The paths of the symbolic links within them.
  private(set) var links: [String] = []
  /// Whether there was more than `mostEntries`.
  private(set) var isCut = false

  /// Looks at `path`, behind symbolic links.
  init(at path: String) {
    var rest = [path]
    while let next = rest.popLast() {
      guard stamps.count < Self.mostEntries else {
        isCut = true
        return
      }
      let stamp = FileStamp(of: next)
      stamps.append((next, stamp))
      if next != path, Self.isLink(next) {
        links.append(next)
      } else if stamp?.isFolder == true {
        folders.append(next)
        let names = Self.names(in: next, atMost: Self.mostEntries + 1)
        rest += names.map { next.hasSuffix("/") ? next + $0 : "\(next)/\($0)" }
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names of what is in the folder at `path`, sorted; none when it cannot be read.
  static func names(in path: String, atMost limit: Int = .max) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = unsafe readdir(stream) {
      // The name is an array of fixed size that ends in a zero.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
