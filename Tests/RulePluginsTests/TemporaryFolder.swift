// SPDX-License-Identifier: MIT

import Foundation
import RulePlugins
import TestSupport

/// A folder for the plug-ins of one test, removed with its content when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "doorstep-plugins-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Builds `Tests/Fixtures/Plugins/Fixture.c` with these macros, and returns the path of the library.
  func build(_ macros: [String: String] = [:], as name: String = "libFixture.so") throws -> String {
    let file = "\(path)/\(name)"
    let source = SharedData.packageDirectory.appending(path: "Tests/Fixtures/Plugins/Fixture.c")
    var arguments = [
      "-shared", "-fPIC", "-fvisibility=hidden", "-O1", "-Wall", "-Wextra", "-Werror",
    ]
    arguments += macros.sorted { $0.key < $1.key }.map { "-D\($0.key)=\($0.value)" }
    try Tool.run("cc", arguments + Tool.includeFlags + [source.path, "-o", file])
    return file
  }

  /// Copies a plug-in of this package elsewhere and loads it by its absolute path.
  static func loadCopy(ofShippedPlugin name: String) throws -> RulePluginLibrary {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = "\(folder.path)/renamed-\(name).so"
    try FileManager.default.copyItem(
      atPath: Tool.buildFolder.appending(path: "lib\(name).so").path, toPath: file)
    return try RulePluginLoader().load(file, relativeTo: "/")
  }
}
