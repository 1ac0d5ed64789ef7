// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// An import that is killed changes nothing, whenever that is.
@Suite("A killed import")
struct KilledImportTests {
  private static let doorstep = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "doorstep")

  /// How many rows the process takes before it is killed: a pipe holds some more, so that it is somewhere behind.
  @Test(arguments: [1, 2_000, 40_000])
  func `loses nothing and leaves nothing`(_ rows: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "killed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appending(path: "addresses.sqlite").path
    try addTwo(to: store)

    let (process, input) = try start(["addresses", "import", "-", "--store", store])
    try input.write(contentsOf: Data("lon,lat,number,street\n".utf8))
    for start in stride(from: 0, to: rows, by: 1000) {
      let more = (start..<min(rows, start + 1000)).map { "1,2,\($0),Oak Street\n" }.joined()
      try input.write(contentsOf: Data(more.utf8))
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try input.close()
    #expect(process.terminationReason == .uncaughtSignal)

    #expect(
      try answer(["addresses", "search", "--store", store, "elm"]).split(separator: "\n").count == 2
    )
    #expect(try answer(["addresses", "search", "--store", store, "oak"]).isEmpty)
    // Nothing is locked, and what was begun can be done again.
    let (again, list) = try start(["addresses", "import", "-", "--store", store])
    try list.write(contentsOf: Data("lon,lat,number,street\n1,2,7,Oak Street\n".utf8))
    try list.close()
    again.waitUntilExit()
    #expect(again.terminationStatus == 0)
    #expect(try answer(["addresses", "search", "--store", store, "oak"]).hasPrefix("7 Oak Street"))
  }

  private func addTwo(to store: String) throws {
    let (process, input) = try start(["addresses", "import", "-", "--store", store])
    try input.write(
      contentsOf: Data("lon,lat,number,street\n1,2,1,Elm Street\n1,2,2,Elm Street\n".utf8))
    try input.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func start(_ words: [String]) throws -> (process: Process, input: FileHandle) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Self.doorstep
    process.arguments = words
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return (process, pipe.fileHandleForWriting)
  }

  private func answer(_ words: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Self.doorstep
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
    let answer = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
