// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What somebody at a terminal sees while a file is loaded.
///
/// A pipe that takes its time is a file whose loading does, on a fast machine too.
@Suite("The progress bar")
struct ProgressBarTests {
  private static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "doorstep")

  /// Long enough to be read in several pieces, with nothing to index.
  private static let zones: Data = {
    let note = String(repeating: "note ", count: 2_000)
    let feature = #"{"type":"Feature","properties":{"note":"\#(note)"},"geometry":null}"#
    let features = Array(repeating: feature, count: 60).joined(separator: ",")
    return Data(#"{"type":"FeatureCollection","features":[\#(features)]}"#.utf8)
  }()

  /// What `doorstep check` writes to standard error, which is `terminal`, when the zones come through
  /// a pipe after `delay`.
  private func standardError(
    delay: Duration, environment: [String: String], zones: Data = zones
  ) async throws -> String {
    let (terminal, user) = try Descriptor.pseudoTerminal()
    defer { user.close() }
    let source = Pipe()
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = ["check", "--service", "/dev/stdin", "--", "0.5,0.25"]
    process.environment = environment
    process.standardInput = source
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: terminal.number)
    try process.run()
    terminal.close()
    try await Task.sleep(for: delay)
    try source.fileHandleForWriting.write(contentsOf: zones)
    try source.fileHandleForWriting.close()
    var bytes: [UInt8] = []
    while true {
      let block = user.read()
      guard !block.isEmpty else { break }
      bytes += block
    }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `shows after a second, and is gone when the file is loaded`() async throws {
    let seen = try await standardError(delay: .seconds(1.1), environment: ["TERM": "xterm"])
    #expect(seen.hasPrefix("\r\u{1B}[KLoading stdin [#"))
    #expect(seen.contains("%"))
    #expect(seen.hasSuffix("%\r\u{1B}[K"))
  }

  @Test func `is gone before an error is told`() async throws {
    let broken = Self.zones.dropLast(2)
    let seen = try await standardError(
      delay: .seconds(1.1), environment: ["TERM": "xterm"], zones: broken)
    #expect(seen.hasPrefix("\r\u{1B}[KLoading stdin [#"))
    #expect(seen.contains("%\r\u{1B}[Kdoorstep: /dev/stdin:1:"))
    #expect(seen.hasSuffix("the text ends too early\r\n"))
  }

  @Test(
    arguments: [
      [:], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"],
    ] as [[String: String]])
  func `keeps away from a terminal that wants none`(environment: [String: String]) async throws {
    #expect(try await standardError(delay: .seconds(1.1), environment: environment) == "")
  }

  @Test func `does not show for what is read in one go`() async throws {
    let one = Data(#"{"type":"Feature","properties":null,"geometry":null}"#.utf8)
    let seen = try await standardError(
      delay: .seconds(1.1), environment: ["TERM": "xterm"], zones: one)
    #expect(seen == "")
  }
}
