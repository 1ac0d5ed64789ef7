// SPDX-License-Identifier: MIT

import Diagnostics
import Doorstep
import Glibc

/// A folder that did not exist, with files in it.
enum NewFolder {
  private static let mode: mode_t = 0o755

  /// Makes the folder `name` and writes `files` into it; their folders are made too.
  ///
  /// When something cannot be made, nothing is left of what was.
  static func write(
    _ files: [(path: String, text: String)], to name: String
  ) throws(PluginScaffoldError) {
    var made: [String] = []
    do throws(PluginScaffoldError) {
      // Never into a folder that is there: it may hold somebody's work.
      try makeFolder(name, &made)
      for file in files {
        var folder = name
        for part in file.path.split(separator: "/").dropLast() {
          folder += "/\(part)"
          if !made.contains(folder) { try makeFolder(folder, &made) }
        }
        let path = "\(name)/\(file.path)"
        made.append(path)
        do {
          try WrittenFile.replace(path, with: file.text)
        } catch {
          throw .unwritable(path, error.description)
        }
      }
    } catch {
      for path in made.reversed() { unsafe remove(path) }
      throw error
    }
  }

  private static func makeFolder(
    _ path: String, _ made: inout [String]
  ) throws(PluginScaffoldError) {
    guard unsafe mkdir(path, mode) == 0 else { throw .unwritable(path, systemMessage(for: errno)) }
    made.append(path)
  }
}
