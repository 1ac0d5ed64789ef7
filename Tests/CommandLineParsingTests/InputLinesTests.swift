// SPDX-License-Identifier: MIT

import CommandLineParsing
import Foundation
import TestSupport
import Testing

@Suite("Reading lines")
struct InputLinesTests {
  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\n\nb\n\n", ["a", "", "b", ""]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\r\nb\r", ["a", "b"]),
    // Only one CR belongs to the end of a line, and one within it is text.
    ("a\r\r\n", ["a\r"]), ("a\rb\n", ["a\rb"]),
    // A byte order mark is skipped before the first line only.
    ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]), ("\u{FEFF}", [""]),
    ("nul\0nul\n", ["nul\0nul"]), ("Zürich 🚲\n", ["Zürich 🚲"]),
  ])
  func `splits at line feeds`(text: String, lines: [String]) throws {
    #expect(try read(InputLines(bytes: Array(text.utf8))) == lines)
    #expect(try read(throughPipe: Array(text.utf8)) == lines)
  }

  @Test func `what is not UTF-8 is an error with the line's number, and the next line follows`()
    throws
  {
    // A lone continuation byte, an overlong slash, a surrogate, and a sequence cut by the line's end.
    let wrong: [[UInt8]] = [[0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82]]
    for bytes in wrong {
      let input = InputLines(bytes: Array("one\ntwo ".utf8) + bytes + Array("\nthree\n".utf8))
      #expect(try input.next() == "one")
      let error = #expect(throws: ConsoleError(.invalidUTF8(line: 2))) { try input.next() }
      #expect(error?.exitCode == .dataError)
      #expect(error?.description == "standard input, line 2: expected UTF-8 text")
      #expect(try input.next() == "three")
      #expect(input.lineNumber == 3)
      #expect(try input.next() == nil)
    }
  }

  @Test func `a line of the greatest length is read and a longer one is refused`() throws {
    let longest = String(repeating: "x", count: InputLines.maximumLineBytes)
    #expect(try read(throughPipe: Array(("a\n" + longest + "\nb").utf8)) == ["a", longest, "b"])
    let input = InputLines(bytes: Array(("a\n" + longest + "x\nb").utf8))
    #expect(try input.next() == "a")
    #expect(throws: ConsoleError(.lineTooLong(line: 2, maximumBytes: 1 << 20))) {
      try input.next()
    }
    #expect(try input.next() == nil)
  }

  @Test func `an endless line is refused before memory ends`() throws {
    let zeros = try Descriptor(opening: "/dev/zero")
    defer { zeros.close() }
    let input = InputLines(descriptor: zeros.number)
    #expect(throws: ConsoleError(.lineTooLong(line: 1, maximumBytes: 1 << 20))) {
      try input.next()
    }
  }

  @Test func `a folder cannot be read`() throws {
    let folder = try Descriptor(opening: "/", O_RDONLY)
    defer { folder.close() }
    let input = InputLines(descriptor: folder.number)
    let error = #expect(throws: ConsoleError(.readFailed(errno: EISDIR))) { try input.next() }
    #expect(error?.exitCode == .inputOutputError)
    #expect(error?.description == "cannot read standard input: Is a directory")
  }

  @Test(arguments: UInt64(0)..<20)
  func `agrees with a split of the whole text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<3_000).map { _ in
      String(repeating: "é", count: Int.random(in: 0...90, using: &generator))
    }
    let text = lines.map { $0 + (Bool.random(using: &generator) ? "\n" : "\r\n") }.joined()
    let bytes = Array(text.utf8)
    #expect(try read(throughPipe: bytes, isNonBlocking: seed % 2 == 1) == lines, "seed \(seed)")
  }

  @Test func `an answer is sent before the next question is waited for`() throws {
    let (questions, asker) = try Descriptor.pipe()
    let (answers, answerer) = try Descriptor.pipe()
    defer { [questions, answers].forEach { $0.close() } }
    Thread.detachNewThread {
      let console = Console(
        output: OutputChannel(descriptor: answerer.number), errors: OutputChannel(),
        input: InputLines(descriptor: questions.number))
      while let question = try? console.readLine() { try? console.print("so " + question) }
      answerer.close()
    }
    asker.write(Array("one\n".utf8)[...])
    #expect(answers.read() == Array("so one\n".utf8))
    asker.write(Array("two\nthree\n".utf8)[...])
    #expect(answers.read() == Array("so two\nso three\n".utf8))
    asker.close()
  }

  private func read(_ input: InputLines) throws -> [String] {
    var lines: [String] = []
    while let line = try input.next() {
      lines.append(line)
      #expect(input.lineNumber == lines.count)
    }
    #expect(try input.next() == nil)
    return lines
  }

  /// Reads `bytes` as another process would send them, in pieces that end anywhere.
  private func read(throughPipe bytes: [UInt8], isNonBlocking: Bool = false) throws -> [String] {
    let (reader, writer) = try Descriptor.pipe()
    if isNonBlocking { reader.makeNonBlocking() }
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: 7_001) {
        writer.write(bytes[start..<min(start + 7_001, bytes.count)])
      }
      writer.close()
    }
    defer { reader.close() }
    return try read(InputLines(descriptor: reader.number))
  }
}
