// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Authors compile the headers with compilers and warnings of their own.
@Suite("Headers of the plug-in interface")
struct InterfaceHeaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static let compilers: [[String]] = [
    ["cc", "-std=c99", "-x", "c"], ["cc", "-std=c11", "-x", "c"], ["cc", "-std=c17", "-x", "c"],
    ["c++", "-std=c++98", "-Wno-long-long", "-x", "c++"], ["c++", "-std=c++11", "-x", "c++"],
    ["c++", "-std=c++17", "-x", "c++"],
  ]

  @Test(arguments: compilers) func `compile without a warning`(_ compiler: [String]) throws {
    guard Tool.isInstalled(compiler[0]) else {
      try #require(compiler[0] == "c++", "these tests need cc: install gcc")
      return
    }
    let source = try folder.write("#include \"doorstep_rule_kit.h\"\n".utf8, as: "author.c")
    let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]
    try Tool.run(compiler[0], compiler.dropFirst() + strict + Tool.includeFlags + [source])
  }

  @Test(arguments: ["AlcoholRule", "BlackoutRule", "ScriptRule", "SurgeRule", "WeatherRule"])
  func `a shipped plug-in exports its entry function and nothing else`(_ name: String) throws {
    let library = Tool.buildFolder.appending(path: "lib\(name).so").path
    let symbols = try Tool.run(
      "nm", ["--dynamic", "--defined-only", "--extern-only", "--format=just-symbols", library])
    #expect(symbols.split(separator: "\n") == ["doorstep_rule_entry_v1"])
  }
}
