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

  /// Two megabytes without an end, as the name of every symbol: 20,000 of them would fill the memory.
  @Test func `they are not read without end`() throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.build())))
    func put(_ number: Int, at place: Int, size: Int) {
      for byte in 0..<size { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
    }
    // A table of sections at the end of the file: symbols, and their names.
    let symbols = bytes.count
    let count = 20_000
    for _ in 0..<count { bytes += [0, 0, 0, 0, 0x10, 0, 1, 0] + [UInt8](repeating: 0, count: 16) }
    let names = bytes.count
    bytes += [UInt8](repeating: UInt8(ascii: "n"), count: 2 << 20)
    let sections = bytes.count
    bytes += [UInt8](repeating: 0, count: 2 * 64)
    put(sections, at: 40, size: 8)
    put(2, at: 60, size: 2)
    put(11, at: sections + 4, size: 4)
    put(symbols, at: sections + 24, size: 8)
    put(count * 24, at: sections + 32, size: 8)
    put(1, at: sections + 40, size: 4)
    put(names, at: sections + 64 + 24, size: 8)
    let file = try folder.write(bytes, as: "endless.so")
    #expect(throws: RulePluginError.Reason.self) { try ELFSymbols.exported(byLibraryAt: file) }
    // With an end behind one letter all of them can be read.
    bytes[names + 1] = 0
    let short = try folder.write(bytes, as: "short.so")
    #expect(try ELFSymbols.exported(byLibraryAt: short) == Array(repeating: "n", count: count))
  }

  /// 60,000 entries of its table of segments load one and the same part of the file.
  @Test(arguments: [(60_000, "it has more than 64 segments to load"), (64, "its segments overlap")])
  func `no library loads the same again and again`(_ count: Int, _ problem: String) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.build())))
    func put(_ number: Int, at place: Int, size: Int) {
      for byte in 0..<size { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
    }
    let table = bytes.count
    for _ in 0..<count {
      let entry = bytes.count
      bytes += [UInt8](repeating: 0, count: 56)
      put(1, at: entry, size: 4)
      put(table, at: entry + 32, size: 8)
    }
    put(table, at: 32, size: 8)
    put(count, at: 56, size: 2)
    let file = try folder.write(bytes, as: "many.so")
    let error = #expect(throws: RulePluginError.self) {
      try RulePluginLoader().load(file, relativeTo: "/")
    }
    #expect(error?.reason == .notALibrary(problem))
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
