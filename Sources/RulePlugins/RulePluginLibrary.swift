// SPDX-License-Identifier: MIT

import CDoorstepRule

/// A loaded rule plug-in, which says what it is and makes instances.
///
/// It was loaded from a copy of its file, which may change or go, and is never unloaded.
@safe package struct RulePluginLibrary: @unchecked Sendable {
  // SAFETY: the table is static data of a library that stays, and nobody writes to it.
  let table: UnsafePointer<doorstep_rule>
  /// What decides many requests at once; nil for a plug-in that cannot.
  let batch: UnsafePointer<doorstep_batch>?
  /// What names the files that an instance reads while it is made; nil for a plug-in that reads none.
  let watches: UnsafePointer<doorstep_watches>?

  /// The plug-in, as the service calls it.
  package let name: String
  /// The file that it was loaded from.
  package let path: String
  /// What it says of itself.
  package let identity: PluginIdentity

  /// Takes over `image`, which was loaded from the file at `path`.
  init(name: String, path: String, image: LibraryImage) throws(RulePluginError.Reason) {
    let table = try unsafe image.table()
    try unsafe RuleTable.check(table)
    unsafe self.table = unsafe table
    self.name = name
    self.path = path
    identity = try unsafe RuleTable.identity(in: table)
    unsafe batch = try RuleTable.batch(of: table)
    unsafe watches = try RuleTable.watches(of: table)
  }
}
