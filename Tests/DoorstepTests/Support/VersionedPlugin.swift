// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A plug-in in C in as many versions as a test wants, each another file: they add so many seconds and minor units
/// as their number is, and log that an instance was made or destroyed.
struct VersionedPlugin {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let mark = Data("version-0000".utf8)
  /// The library of version 0; the others are the same but for four digits.
  private let original: Data

  /// Builds `Tests/Fixtures/Plugins/Fixture.c` in a folder, which the compiler leaves nothing else in.
  init(in folder: ServiceFolder) throws {
    let macros = [
      // Of one image there may be several instances, each with a host of its own.
      "CREATE": #"*instance = (void *)host; say("made");"#,
      "DESTROY": """
      const doorstep_host *host = instance; const doorstep_text text = {"destroyed", 9}; \
      host->log(host, DOORSTEP_LOG_INFO, text);
      """,
      "CAPABILITIES": "DOORSTEP_CONCURRENT",
      "EVALUATE": """
      static const char mark[] = "version-0000"; const int number = atoi(mark + 8); \
      return doorstep_adjust(verdict, number, number);
      """,
    ]
    let name = try Self.build(macros, as: "original.so", in: folder)
    let file = "\(folder.path)/\(name)"
    original = try Data(contentsOf: URL(filePath: file))
    try FileManager.default.removeItem(atPath: file)
    guard original.range(of: Self.mark) != nil else {
      throw Failure(description: "the library does not have its mark")
    }
  }

  /// Builds `Tests/Fixtures/Plugins/Fixture.c` with `macros` as the file `name` in `folder`, and returns `name`.
  static func build(
    _ macros: [String: String], as name: String, in folder: ServiceFolder
  ) throws -> String {
    let package = SharedData.packageDirectory
    let file = "\(folder.path)/\(name)"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["cc", "-shared", "-fPIC", "-fvisibility=hidden", "-O1"]
      + macros.sorted { $0.key < $1.key }.map { "-D\($0.key)=\($0.value)" }
      + ["-I", package.appending(path: "Sources/CDoorstepRule/include").path]
      + [package.appending(path: "Tests/Fixtures/Plugins/Fixture.c").path, "-o", file]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "cc cannot build the fixture; these tests need gcc")
    }
    return name
  }

  /// The library that adds `number`, from 0 to 9999.
  subscript(number: Int) -> Data {
    var library = original
    let digits = String(10_000 + number).dropFirst()
    while let place = library.range(of: Self.mark), number > 0 {
      library.replaceSubrange(place, with: Data("version-\(digits)".utf8))
    }
    return library
  }
}
