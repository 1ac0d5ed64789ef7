// SPDX-License-Identifier: MIT

import CDoorstepRule
package import Checksums

/// A loaded rule plug-in, which says what it is and makes instances.
///
/// It was loaded from a copy of its file, which may change or go, and is never unloaded.
@safe package struct RulePluginLibrary: @unchecked Sendable {
  // SAFETY: the table is static data of a library that stays, and nobody writes to it.
  let table: UnsafePointer<doorstep_rule>

  /// The plug-in, as the service calls it.
  package let name: String
  /// The file that it was loaded from.
  package let path: String
  /// What the file held.
  package let hash: SHA256
  /// The same as a shorter number, which somebody could forge.
  package let checksum: UInt128
  /// What it says of itself.
  package let identity: PluginIdentity

  init(
    name: String, path: String, content: LibraryContent
  ) throws(RulePluginError.Reason) {
    let image = try LibraryImage(of: content, called: name, from: path)
    let table = try unsafe image.table()
    try unsafe RuleTable.check(table)
    unsafe self.table = unsafe table
    self.name = name
    self.path = path
    hash = content.hash
    checksum = content.checksum
    identity = try unsafe RuleTable.identity(in: table)
  }
}
