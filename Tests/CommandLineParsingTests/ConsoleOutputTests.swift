// SPDX-License-Identifier: MIT

import CommandLineParsing
import Foundation
import TestSupport
import Testing

@Suite("Writing to a descriptor")
struct ConsoleOutputTests {
  @Test func `a full disk is an error with its name`() throws {
    let full = try Descriptor(opening: "/dev/full")
    defer { full.close() }
    let channel = OutputChannel(descriptor: full.number)
    try channel.write("small")
    #expect(throws: ConsoleError(.writeFailed(errno: ENOSPC))) { try channel.flush() }
    #expect(ConsoleError(.writeFailed(errno: ENOSPC)).exitCode == .inputOutputError)
    // Reported once.
    try channel.flush()
    #expect(throws: ConsoleError(.writeFailed(errno: ENOSPC))) {
      try channel.write(String(repeating: "x", count: 1 << 20))
    }
  }

  @Test func `a pipe closed early is an error of its own`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = try Descriptor.pipe()
    defer { writer.close() }
    let channel = OutputChannel(descriptor: writer.number)
    try channel.write("one\n")
    try channel.flush()
    #expect(reader.read() == Array("one\n".utf8))
    reader.close()
    try channel.write("two\n")
    #expect(throws: ConsoleError(.closedPipe)) { try channel.flush() }
    #expect(ConsoleError(.closedPipe).exitCode == .closedPipe)
  }

  @Test(arguments: [false, true])
  func `a pipe smaller than the text gets all of it in order`(isNonBlocking: Bool) throws {
    let (reader, writer) = try Descriptor.pipe()
    defer { reader.close() }
    if isNonBlocking { writer.makeNonBlocking() }
    let lines = (0..<100_000).map { "line \($0)\n" }
    // A thread, since a writer that waits for its reader would hold up a task's.
    Thread.detachNewThread {
      let channel = OutputChannel(descriptor: writer.number)
      for line in lines { try? channel.write(line) }
      try? channel.flush()
      writer.close()
    }
    var arrived: [UInt8] = []
    while case let piece = reader.read(), !piece.isEmpty { arrived += piece }
    #expect(arrived == Array(lines.joined().utf8))
  }

  @Test func `a closed descriptor is an error`() throws {
    let channel = OutputChannel(descriptor: -1)
    try channel.write("x")
    #expect(throws: ConsoleError(.writeFailed(errno: EBADF))) { try channel.flush() }
  }

  @Test func `nothing is sent to a pipe before it is flushed`() throws {
    let (reader, writer) = try Descriptor.pipe()
    defer { [reader, writer].forEach { $0.close() } }
    let channel = OutputChannel(descriptor: writer.number)
    #expect(!channel.isTerminal)
    try channel.write("one\n")
    #expect(channel.captured == "one\n")
    try channel.flush()
    #expect(channel.captured.isEmpty)
    #expect(reader.read() == Array("one\n".utf8))
  }

  @Test func `a terminal sees each text at once`() throws {
    let (terminal, user) = try Descriptor.pseudoTerminal()
    defer { [terminal, user].forEach { $0.close() } }
    let channel = OutputChannel(descriptor: terminal.number)
    #expect(channel.isTerminal)
    try channel.write("one\n")
    // The terminal's line discipline turns LF into CR LF.
    #expect(user.read() == Array("one\r\n".utf8))
  }
}

@Suite("Colour")
struct ColorChoiceTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, nil, "xterm-256color", true),
      (.auto, true, "", "xterm", true),
      (.auto, true, "1", "xterm", false),
      (.auto, true, "0", "xterm", false),
      (.auto, true, nil, "dumb", false),
      (.auto, true, nil, nil, false),
      (.auto, true, nil, "", false),
      (.auto, false, nil, "xterm", false),
      (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false),
    ] as [(ColorChoice, Bool, String?, String?, Bool)])
  func `is decided by option, terminal and environment`(
    choice: ColorChoice, isTerminal: Bool, noColor: String?, term: String?, isColored: Bool
  ) {
    #expect(
      choice.isColored(isTerminal: isTerminal, noColor: noColor, term: term) == isColored)
  }
}
