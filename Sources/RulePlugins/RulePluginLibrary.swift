// SPDX-License-Identifier: MIT

import CDoorstepRule
import Checksums
import Diagnostics
import Glibc

/// A loaded rule plug-in, which says what it is and makes instances.
///
/// The library is never unloaded: neither the Swift nor the Go runtime survives that, and static
/// data of the plug-in may be in use until the end.
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

  init(name: String, path: String, pin: SHA256?) throws(RulePluginError.Reason) {
    let table = try unsafe Self.table(path: Self.verified(path: path, pin: pin))
    try unsafe RuleTable.check(table)
    unsafe self.table = unsafe table
    self.name = name
    self.path = path
    identity = try unsafe RuleTable.identity(in: table)
    unsafe batch = try RuleTable.batch(of: table)
    unsafe watches = try RuleTable.watches(of: table)
  }

  /// Checks the file before anything of it is loaded.
  ///
  /// - Returns: Its path behind symbolic links, so that what is checked is what is loaded.
  static func verified(path: String, pin: SHA256?) throws(RulePluginError.Reason) -> String {
    let file = try resolved(path)
    try ELFIdentification.check(path: file)
    try LibraryTrust.check(path: file, pin: pin)
    return file
  }

  private static func resolved(_ path: String) throws(RulePluginError.Reason) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw .unreadable(systemMessage(for: errno))
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Loads the library and asks it for its table.
  private static func table(
    path: String
  ) throws(RulePluginError.Reason) -> UnsafePointer<doorstep_rule> {
    // Local, so that two plug-ins may have functions of the same name; now, so that what is missing
    // shows here and not in the middle of a request.
    guard let image = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      throw .notLoadable(linkerError())
    }
    guard let entry = unsafe dlsym(image, HostInterface.entrySymbol) else {
      for major in HostInterface.laterMajors
      where unsafe dlsym(image, "doorstep_rule_entry_v\(major)") != nil {
        throw .otherMajor(major)
      }
      throw .notAPlugin
    }
    typealias Entry = @convention(c) () -> UnsafePointer<doorstep_rule>?
    guard let table = unsafe unsafeBitCast(entry, to: Entry.self)() else {
      throw .malformedTable("the entry function returns NULL")
    }
    return unsafe table
  }

  private static func linkerError() -> String {
    unsafe dlerror().map { unsafe String(cString: $0) } ?? "the dynamic linker gives no reason"
  }
}
