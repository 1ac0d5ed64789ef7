// SPDX-License-Identifier: MIT

import Glibc

/// Where the libraries are.
enum LoadedLibraries {
  /// The folders where the dynamic linker looks, those of all libraries of this process, and the list of
  /// libraries that the linker keeps.
  static var folders: [String] {
    var folders: Set<String> = [
      "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
    ]
    for path in paths {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        folders.insert(String(path[..<slash]))
      }
    }
    return folders.sorted()
  }

  /// The paths of all files that are mapped: the libraries and the program itself.
  ///
  /// A line of /proc/self/maps is, as in proc(5):
  /// `7f2c5e000000-7f2c5e020000 r-xp 00000000 fe:00 131 /usr/lib/libc.so.6`.
  private static var paths: [Substring] {
    let maps = Descriptor(owning: unsafe open("/proc/self/maps", O_RDONLY | O_CLOEXEC))
    return String(decoding: maps.content, as: UTF8.self).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ", maxSplits: 5)
      guard columns.count == 6, columns[5].hasPrefix("/") else { return nil }
      return columns[5]
    }
  }
}
