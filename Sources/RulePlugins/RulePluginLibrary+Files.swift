// SPDX-License-Identifier: MIT

import CDoorstepRule
import Glibc
package import JSONDocument

extension RulePluginLibrary {
  /// The files that an instance with `configuration` reads while it is made, as absolute paths: when one of them
  /// changes, a new instance would say something else.
  ///
  /// - Parameters:
  ///   - configuration: What the instance gets.
  ///   - folder: The folder of the service, where relative paths start.
  /// - Returns: None for a plug-in that names none.
  /// - Throws: A `RulePluginError` when the plug-in refuses the configuration.
  package func watchedFiles(
    configuration: JSON, folder: String
  ) throws(RulePluginError) -> [String] {
    guard unsafe watches != nil else { return [] }
    do {
      let folder = HostServices.absolute(folder)
      let list = FileList(folder: folder)
      var failure = doorstep_failure()
      failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
      let status = call(
        try configuration.text(), HostServices(folder: folder) { _, _ in }, list, &failure)
      guard status == DOORSTEP_OK else {
        throw RulePluginError.Reason(status: status, failure: failure)
      }
      return list.paths
    } catch let reason as RulePluginError.Reason {
      throw RulePluginError(plugin: name, reason: reason)
    } catch {
      let reason = RulePluginError.Reason.badConfiguration(pointer: "", message: "\(error)")
      throw RulePluginError(plugin: name, reason: reason)
    }
  }

  private func call(
    _ configuration: String, _ services: HostServices, _ list: FileList,
    _ failure: inout doorstep_failure
  ) -> doorstep_status {
    defer { withExtendedLifetime((services, list)) {} }
    var files = unsafe doorstep_watch_list()
    unsafe files.struct_size = UInt32(MemoryLayout<doorstep_watch_list>.size)
    unsafe files.host_data = Unmanaged.passUnretained(list).toOpaque()
    unsafe files.add = { files, path in
      guard let list = unsafe files?.pointee.host_data else { return DOORSTEP_FAILED }
      return unsafe Unmanaged<FileList>.fromOpaque(list).takeUnretainedValue().add(path)
    }
    var text = configuration
    return text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      let slice = unsafe doorstep_text(bytes: start, length: UInt64(bytes.count))
      // `RuleTable` has refused an extension without the function.
      return unsafe watches?.pointee.list_files?(table, services.table, slice, &files, &failure)
        ?? DOORSTEP_FAILED
    }
  }
}

/// Takes the files that a plug-in names.
private final class FileList {
  private let folder: String
  private(set) var paths: [String] = []

  init(folder: String) {
    self.folder = folder
  }

  func add(_ path: doorstep_text) -> doorstep_status {
    guard unsafe (1...UInt64(DOORSTEP_WATCH_PATH_CAPACITY)).contains(path.length),
      paths.count < DOORSTEP_WATCH_LIMIT, let path = unsafe String(copying: path),
      !path.utf8.contains(0)
    else { return DOORSTEP_FAILED }
    let isAbsolute = path.hasPrefix("/") || folder.isEmpty
    paths.append(isAbsolute ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path)
    return DOORSTEP_OK
  }
}

extension HostServices {
  /// The folder at `path` as an absolute path; the current one when that is empty.
  static func absolute(_ path: String) -> String {
    guard let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
