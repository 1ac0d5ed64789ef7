// SPDX-License-Identifier: MIT

import Glibc

/// The three standard streams of a process, or stand-ins for them in a test.
public struct Console: Sendable {
  /// Answers, and nothing else.
  public let output: OutputChannel
  /// Messages for the person at the terminal.
  public let errors: OutputChannel
  /// What is piped in or typed.
  public let input: InputLines

  /// The streams of this process.
  public static let standard = Console(
    output: OutputChannel(descriptor: STDOUT_FILENO),
    errors: OutputChannel(descriptor: STDERR_FILENO),
    input: InputLines(descriptor: STDIN_FILENO))

  /// Puts something in the place of each standard stream that is closed, before a file that is
  /// opened takes its number and is read from or written to instead.
  ///
  /// What takes its place cannot be used in its direction, so that whoever needs the stream is told.
  public static func holdClosedStreams() {
    let directions = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (descriptor, direction) in directions where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free, which is this one.
      _ = unsafe open("/dev/null", direction)
    }
  }

  /// A console of the given streams.
  public init(output: OutputChannel, errors: OutputChannel, input: InputLines) {
    self.output = output
    self.errors = errors
    self.input = input
  }

  /// A console that reads `input` and keeps what is written in ``OutputChannel/captured``.
  public static func capturing(input: String = "") -> Self {
    Console(
      output: OutputChannel(), errors: OutputChannel(), input: InputLines(bytes: Array(input.utf8)))
  }

  /// Writes `line` and a newline to standard output.
  ///
  /// Text from files or arguments belongs into it as `text.printable`.
  ///
  /// - Throws: ``ConsoleError`` when that fails. Let it pass: it ends the tool as it should.
  public func print(_ line: String) throws(ConsoleError) {
    try output.write(line + "\n")
  }

  /// Writes `line` and a newline to standard error at once, with the same care for foreign text;
  /// when that fails there is nobody to tell.
  public func report(_ line: String) {
    try? errors.write(line + "\n")
    try? errors.flush()
  }

  /// The next line of standard input without its end; nil after the last.
  ///
  /// Before it waits for more input, pending output is sent: who pipes in one line after the other
  /// sees each answer, and a prompt shows.
  ///
  /// - Throws: ``ConsoleError`` when reading or writing fails, or the line is no UTF-8 or too long.
  public func readLine() throws(ConsoleError) -> String? {
    try input.next { () throws(ConsoleError) in try output.flush() }
  }
}
