// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Programs that the tests run.
///
/// Debian's `gcc`, which Swift itself needs, brings `cc` and `nm`.
enum Tool {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the package's libraries are built: beside the running tests.
  static let buildFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Where the C interface is found.
  static let includeFlags = [
    "-I", SharedData.packageDirectory.appending(path: "Sources/CDoorstepRule/include").path,
  ]

  static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Runs a program and returns what it printed; throws what it complained about.
  @discardableResult
  static func run(_ name: String, _ arguments: [String]) throws -> String {
    guard isInstalled(name) else {
      throw Failure(description: "these tests need \(name): install gcc (or g++) and binutils")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name) \(arguments.joined(separator: " ")): \(printed)")
    }
    return printed
  }
}
