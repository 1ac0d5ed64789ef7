// SPDX-License-Identifier: MIT

import ZoneFiles

/// Files that Doorstep writes.
package enum WrittenFile {
  /// Writes `text` as the file at `path`; an old file stays until the new one is complete.
  ///
  /// - Throws: `unwritable` with the system's reason.
  package static func replace(_ path: String, with text: String) throws(ServiceError) {
    do throws(CompiledZoneFileError) {
      var file = try ReplacementFile(for: path)
      let bytes = Array(text.utf8)
      try unsafe file.write(bytes.span.bytes)
      try file.putInPlace()
    } catch {
      throw ServiceError(error, isWriting: true)
    }
  }
}
