// SPDX-License-Identifier: MIT

import Foundation
import RulePlugins
import TestSupport
import Testing

/// Names that libraries export, against `nm`.
@Suite("Exported names of libraries")
struct ELFSymbolsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `they are those that nm lists`() throws {
    let shipped = ["AlcoholRule", "BlackoutRule"].map { name in
      Tool.buildFolder.appending(path: "lib\(name).so").path
    }
    let swiftCore = try #require(
      try Tool.run("ldd", [shipped[1]]).split(separator: "\n")
        .first { $0.contains("libswiftCore") }?.split(separator: " ").dropFirst(2).first)
    for file in try shipped + [String(swiftCore), folder.build()] {
      let listed = try Tool.run(
        "nm", ["--dynamic", "--defined-only", "--extern-only", "--format=just-symbols", file]
      ).split(separator: "\n").map { String($0.prefix { $0 != "@" }) }
      #expect(try ELFSymbols.exported(byLibraryAt: file) == listed.sorted(), "\(file)")
    }
  }

  @Test func `a damaged library has other names or none, and harms nobody`() throws {
    let bytes = try Data(contentsOf: URL(filePath: folder.build()))
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<4 {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      // The table of sections is where damage matters most.
      let headers = bytes.count - 64 * 20
      damaged[Int.random(in: headers..<bytes.count, using: &random)] = .random(
        in: 0...255, using: &random)
      let file = try folder.write(damaged, as: "damaged.so")
      _ = try? ELFSymbols.exported(byLibraryAt: file)
    }
  }
}
