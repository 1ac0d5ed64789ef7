// SPDX-License-Identifier: MIT

import Checksums
import Diagnostics
import JSONDocument

/// A file, or a folder with all that is in it, and what the system said of it at some time.
package struct WatchedFile: Hashable, Sendable {
  /// Where it is, or would be.
  package let path: String
  /// Of what the system said of it, and of each file in it.
  private let checksum: UInt128
  /// Why not every change of it will be noticed; nil when it will.
  package let doubt: String?

  /// What is at `path` now, if anything is.
  package init(_ path: String) {
    let tree = FolderTree(at: path)
    self.path = path
    checksum = Self.checksum(of: tree)
    doubt =
      if tree.isCut {
        "it holds more than \(FolderTree.mostEntries) files; name those that matter"
      } else if tree.stamps.first?.stamp == nil {
        "there is no such file or folder"
      } else {
        nil
      }
  }

  /// Whether it is another one now, or there is one now, or none any more.
  var hasChanged: Bool { Self.checksum(of: FolderTree(at: path)) != checksum }

  private static func checksum(of tree: FolderTree) -> UInt128 {
    var bytes: [UInt8] = []
    for (path, stamp) in tree.stamps { bytes += Array(path.utf8) + [0] + (stamp?.bytes ?? []) }
    return unsafe Checksum.xxh3Wide(bytes.span.bytes)
  }
}

extension WatchedFile {
  /// The file as part of a message between processes.
  var json: JSON { [.string(path), .string(String(checksum, radix: 16))] }

  /// Reads what a process that may be hostile says of a file.
  ///
  /// A false checksum has the plug-in made anew once too often, or not.
  init(decoding value: JSONValue) throws(JSONError) {
    let parts = Array(try value.elements())
    guard parts.count == 2, let checksum = UInt128(try parts[1].string(), radix: 16) else {
      throw value.error("expected a path and a checksum")
    }
    path = try parts[0].string()
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw parts[0].error("expected an absolute path")
    }
    self.checksum = checksum
    doubt = nil
  }
}
