// SPDX-License-Identifier: MIT

import Glibc

/// A name in a folder, or all of them; when something happens to it, a path may lead elsewhere.
struct WatchedPlace: Hashable {
  /// As many links as the kernel follows.
  private static let mostLinks = 40

  /// The absolute path of the folder.
  let folder: String
  /// The name; nil for all that is in the folder.
  let name: String?
  /// Whether it is the file itself that the path leads to, and not a folder or a link on the way.
  let isFile: Bool

  /// Whether what is called `name` in the folder is meant.
  func includes(_ name: String) -> Bool { self.name == nil ? !name.isEmpty : self.name == name }

  /// All that `path` leads by, and all that is in the folder that it leads to, if it is one.
  static func places(of path: String) -> Set<WatchedPlace> {
    let tree = FolderTree(at: path)
    let inside = tree.folders.map { WatchedPlace(folder: $0, name: nil, isFile: true) }
    return (tree.links + [path]).reduce(into: Set(inside)) { $0.formUnion(places(along: $1)) }
  }

  /// All that `path` leads by: each folder, and what symbolic links lead to.
  ///
  /// So a file is noticed that comes back in another folder of the same name, or behind a link that is turned.
  /// What is not there yet is waited for as far as its folder is there.
  private static func places(along path: String) -> Set<WatchedPlace> {
    var places: Set<WatchedPlace> = []
    var links = 0
    var folder = "/"
    var rest = names(of: path)
    while !rest.isEmpty {
      let name = rest.removeFirst()
      guard name != ".." else {
        folder = parent(of: folder)
        continue
      }
      let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      let target = links < mostLinks ? link(at: place) : nil
      places.insert(
        WatchedPlace(folder: folder, name: name, isFile: rest.isEmpty && target == nil))
      if let target {
        links += 1
        if target.hasPrefix("/") { folder = "/" }
        rest = names(of: target) + rest
      } else {
        folder = place
      }
    }
    return places
  }

  private static func names(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  private static func parent(of folder: String) -> String {
    let end = folder.lastIndex(of: "/") ?? folder.startIndex
    return end == folder.startIndex ? "/" : String(folder[..<end])
  }

  /// Where the symbolic link at `path` leads; nil when there is none.
  private static func link(at path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
