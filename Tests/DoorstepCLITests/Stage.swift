// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Where a transcript plays: a temporary folder, removed in the end, and a shell with few settings.
final class Stage {
  /// The folder of the executable and its plug-ins: that of the running tests.
  private static let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path
  private static let package = SharedData.packageDirectory
  /// Seconds of processor time after which a command is killed.
  private static let processorSeconds = 20

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "doorstep-golden-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/streams", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a file, and the folders that its `name` has.
  func write(_ content: [UInt8], as name: String) throws {
    let file = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: file)
  }

  /// Runs the words of `command` in a shell in the package's folder; in the answer, folders that
  /// differ between machines have the names of their variables.
  ///
  /// The streams are files, which never fill up as pipes do while nobody reads them.
  func run(_ command: Transcript.Command) throws -> Transcript.Answer {
    try write(command.input, as: "streams/0")
    let output = try emptyFile("streams/1")
    let errors = try emptyFile("streams/2")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t \(Self.processorSeconds)\n\(command.words)"]
    process.currentDirectoryURL = Self.package
    process.environment = environment
    process.standardInput = FileHandle(forReadingAtPath: folder + "/streams/0")
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Transcript.Answer(
      output: try named(output), errors: try named(errors), code: process.terminationStatus)
  }

  /// The time zone must not matter: answers are on the clock of the service.
  private var environment: [String: String] {
    var variables = [
      "PATH": "\(Self.build):/usr/bin:/bin", "LC_ALL": "C", "TZ": "Asia/Kathmandu",
      "TMP": folder, "BUILD": Self.build, "PACKAGE": Self.package.path,
    ]
    // Where the Swift runtime is, when it is not where the executable looks.
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return variables
  }

  private func emptyFile(_ name: String) throws -> String {
    try write([], as: name)
    return "\(folder)/\(name)"
  }

  private func named(_ file: String) throws -> [UInt8] {
    var bytes = try Data(contentsOf: URL(filePath: file))
    // The build folder is inside the package's.
    let names = [(folder, "$TMP"), (Self.build, "$BUILD"), (Self.package.path, "$PACKAGE")]
    for (path, name) in names {
      while let range = bytes.range(of: Data(path.utf8)) {
        bytes.replaceSubrange(range, with: Data(name.utf8))
      }
    }
    return [UInt8](bytes)
  }
}
