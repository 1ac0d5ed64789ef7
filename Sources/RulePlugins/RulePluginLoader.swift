// SPDX-License-Identifier: MIT

package import Checksums
import Diagnostics
import Glibc
import JSONDocument

/// Finds rule plug-ins by name or path and loads them.
///
///     let loader = RulePluginLoader(folders: ["/usr/lib/doorstep"])
///     let blackout = try loader.load("BlackoutRule", relativeTo: "/srv/harbor")
package struct RulePluginLoader: Sendable {
  /// Where plug-ins are looked for by name, in this order: beside the executable comes first.
  package let folders: [String]

  /// Creates a loader.
  ///
  /// - Parameter folders: Where to look for plug-ins after the folder of the executable.
  package init(folders: [String] = []) {
    self.folders = [Self.executableFolder] + folders
  }

  /// Loads a plug-in, for the rest of the life of the process.
  ///
  /// - Parameters:
  ///   - name: A name such as `BlackoutRule`, which means the first `libBlackoutRule.so` in
  ///     `folders`; or a path, which has a "/" or ends in ".so".
  ///   - folder: What a relative path starts from: the folder of the service.
  ///   - pin: The SHA-256 that the file must have; any when nil.
  /// - Returns: The plug-in, which has been checked but not configured yet.
  /// - Throws: A `RulePluginError`: nothing there, not a plug-in, not one for this Doorstep,
  ///   or a file that others than root and the running user may have changed.
  package func load(
    _ name: String, relativeTo folder: String, pin: SHA256? = nil
  ) throws(RulePluginError) -> RulePluginLibrary {
    try load(name, from: find(name, relativeTo: folder), pin: pin)
  }

  /// Loads the file at `path`, which `find` found.
  func load(
    _ name: String, from path: String, pin: SHA256?
  ) throws(RulePluginError) -> RulePluginLibrary {
    do {
      let content = try LibraryContent(at: path, pin: pin)
      return try RulePluginLibrary(
        name: name, path: path, image: LibraryImage(of: content, called: name, from: path))
    } catch {
      throw RulePluginError(plugin: name, reason: error)
    }
  }

  /// The file that `load` would load.
  ///
  /// - Throws: A `RulePluginError` when there is none.
  package func find(
    _ name: String, relativeTo folder: String
  ) throws(RulePluginError) -> String {
    let isPath = name.utf8.contains(UInt8(ascii: "/")) || name.hasSuffix(".so")
    let places =
      isPath ? [Self.path(name, relativeTo: folder)] : folders.map { "\($0)/lib\(name).so" }
    // A C string would end at U+0000 and name another file.
    let found = name.utf8.contains(0) ? nil : places.first { unsafe access($0, F_OK) == 0 }
    guard let found else {
      let nearest = isPath ? nil : Spelling.nearest(to: name, among: namesInFolders)
      throw RulePluginError(plugin: name, reason: .notFound(places: places, nearest: nearest))
    }
    return found
  }

  /// Absolute, or at least with a "/", without which the dynamic linker would search its own path.
  static func path(_ name: String, relativeTo folder: String) -> String {
    if name.hasPrefix("/") { return name }
    let folder = folder.isEmpty ? "." : folder
    let rest = name.hasPrefix("./") ? name.dropFirst(2) : name[...]
    return folder + (folder.hasSuffix("/") ? "" : "/") + rest
  }

  /// The names by which the libraries in `folders` could be loaded.
  private var namesInFolders: [String] {
    folders.flatMap { FolderTree.names(in: $0) }.compactMap { file in
      guard file.hasPrefix("lib"), file.hasSuffix(".so") else { return nil }
      return String(file.dropFirst(3).dropLast(3))
    }
  }

  private static var executableFolder: String {
    let folder = executable.prefix(upTo: executable.lastIndex(of: "/") ?? executable.startIndex)
    return folder.isEmpty ? "." : String(folder)
  }

  /// The path of the running program; empty when the system does not tell it.
  static var executable: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    let bytes = path.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
