// SPDX-License-Identifier: MIT

package import Foundation
package import Testing

/// Test data too large, or under terms too uncertain, to live in this repository: the folder
/// `shared/data` beside the checkout, when there is one.
///
///     @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
///     func everyCountyLoads() throws { … }
package enum SharedData {
  /// What a skipped test says.
  package static let absence: Comment =
    "the folder ../shared/data is not beside this checkout, so the tests on its data are skipped"

  /// The folder `shared/data` beside the checkout.
  package static let directory = packageDirectory.deletingLastPathComponent()
    .appending(path: "shared/data", directoryHint: .isDirectory)

  /// The checkout itself.
  package static let packageDirectory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the folder is there.
  package static var isPresent: Bool {
    FileManager.default.fileExists(atPath: directory.path)
  }

  /// The bytes of the file at `path`, relative to `shared/data`.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: directory.appending(path: path)))
  }

  /// Paths, relative to `shared/data`, of all files below `folder` whose names end in `suffix`,
  /// sorted; empty when the folder is absent.
  package static func files(in folder: String, suffix: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: directory.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(suffix) && !isFolder(directory.appending(path: folder + "/" + $0)) }
      .sorted().map { folder + "/" + $0 }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}
