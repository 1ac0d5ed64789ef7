// SPDX-License-Identifier: MIT

import Diagnostics
import Doorstep
import Glibc

/// A folder that did not exist, with files in it.
enum NewFolder {
  private static let mode: mode_t = 0o755

  /// Makes the folder `name` and writes `files` into it; their folders are made too.
  static func write(
    _ files: [(path: String, text: String)], to name: String
  ) throws(PluginScaffoldError) {
    // Never into a folder that is there: it may hold somebody's work.
    guard unsafe mkdir(name, mode) == 0 else { throw .unwritable(name, systemMessage(for: errno)) }
    for file in files {
      var folder = name
      for part in file.path.split(separator: "/").dropLast() {
        folder += "/\(part)"
        guard unsafe mkdir(folder, mode) == 0 || errno == EEXIST else {
          throw .unwritable(folder, systemMessage(for: errno))
        }
      }
      let path = "\(name)/\(file.path)"
      do {
        try WrittenFile.replace(path, with: file.text)
      } catch {
        throw .unwritable(path, error.description)
      }
    }
  }
}
