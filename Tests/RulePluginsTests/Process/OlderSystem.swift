// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A program that is `doorstep` on a system that lacks something.
struct OlderSystem {
  /// A system call that fails, if `flags` is given only with those as its second argument.
  struct Lack: Sendable {
    let call: String
    let error: String
    var flags: Int?
  }

  /// Where the program is.
  let path: String

  /// Builds it.
  ///
  /// - Parameters:
  ///   - folder: Where it is put.
  ///   - lack: What the system has not.
  ///   - version: The version of Landlock's interface that it seems to speak; its own when nil.
  /// - Throws: What the compiler says.
  init(in folder: TemporaryFolder, without lack: Lack? = nil, landlock version: Int? = nil) throws {
    path = "\(folder.path)/older-doorstep"
    let doorstep = Tool.buildFolder.appending(path: "doorstep").path
    var macros = [#"-DPROGRAM="\#(doorstep)""#]
    if let lack { macros += ["-DCALL=\(lack.call)", "-DERROR=\(lack.error)"] }
    if let flags = lack?.flags { macros.append("-DFLAGS=\(flags)") }
    if let version {
      let library = "\(folder.path)/older-landlock.so"
      try Tool.run(
        "cc",
        ["-shared", "-fPIC", "-DVERSION=\(version)", Self.source("older-landlock"), "-o", library])
      macros.append(#"-DLIBRARY="\#(library)""#)
    }
    try Tool.run("cc", macros + [Self.source("older-kernel"), "-o", path])
  }

  init(
    in folder: TemporaryFolder, without call: String, error: String, landlock version: Int? = nil
  ) throws {
    try self.init(in: folder, without: Lack(call: call, error: error), landlock: version)
  }

  private static func source(_ name: String) -> String {
    SharedData.packageDirectory.appending(path: "Tests/Fixtures/Processes/\(name).c").path
  }
}
