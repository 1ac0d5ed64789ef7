// SPDX-License-Identifier: MIT

import CDoorstepRule
import Checksums
import Glibc
import Synchronization

/// A library in the memory of this process, where it stays: neither the Swift nor the Go runtime survives that
/// one is unloaded, and static data of a plug-in may be in use until the end.
///
/// So what was loaded from a file once is not loaded again when the file has that content again. Copies of a file
/// are libraries of their own, each with its static data, as the dynamic linker has it.
@safe struct LibraryImage: @unchecked Sendable {
  // SAFETY: the handle is of a library that stays, and the dynamic linker may be asked by any thread.
  private let handle: UnsafeMutableRawPointer

  private struct Origin: Hashable {
    let path: String
    let hash: SHA256
  }

  private static let loaded = Mutex<[Origin: LibraryImage]>([:])

  /// The image of `content`, loaded unless it was before.
  ///
  /// - Parameters:
  ///   - content: What is loaded.
  ///   - name: The plug-in, as the service calls it.
  ///   - path: Where the content came from.
  /// - Throws: `notLoadable` with the words of the dynamic linker.
  init(
    of content: LibraryContent, called name: String, from path: String
  ) throws(RulePluginError.Reason) {
    let origin = Origin(path: path, hash: content.hash)
    self = try Self.loaded.withLock { loaded throws(RulePluginError.Reason) in
      if let image = loaded[origin] { return image }
      let copy = try LibraryCopy(of: content, called: name)
      let image = try Self(loading: copy.path, copiedFrom: path)
      loaded[origin] = image
      return image
    }
  }

  /// Loads the copy at `path` of the file at `original`.
  init(loading path: String, copiedFrom original: String) throws(RulePluginError.Reason) {
    // Local, so that two plug-ins may have functions of the same name; now, so that what is missing
    // shows here and not in the middle of a request.
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      let error = unsafe dlerror().map { unsafe String(cString: $0) }
      throw .notLoadable(
        error.map { $0.hasPrefix(path) ? original + $0.dropFirst(path.count) : $0 }
          ?? "the dynamic linker gives no reason")
    }
    unsafe self.handle = unsafe handle
  }

  /// The table of the plug-in, as its entry function returns it.
  func table() throws(RulePluginError.Reason) -> UnsafePointer<doorstep_rule> {
    guard let entry = unsafe dlsym(handle, HostInterface.entrySymbol) else {
      for major in HostInterface.laterMajors
      where unsafe dlsym(handle, "doorstep_rule_entry_v\(major)") != nil {
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
}
