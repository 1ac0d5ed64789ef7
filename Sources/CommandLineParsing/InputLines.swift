// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The lines of a file descriptor, or of bytes in memory in a test.
///
/// A line ends with LF or CRLF; the last may lack its end. A byte order mark before the first line
/// is skipped. Memory holds one line and one block, however long the input is.
public final class InputLines: Sendable {
  /// Longer lines are refused rather than gathered until memory ends.
  public static let maximumLineBytes = 1 << 20
  private static let blockBytes = 1 << 16

  private struct State {
    /// Bytes read; those before `start` are used up.
    var bytes: [UInt8]
    var start = 0
    var isAtEnd: Bool
    /// Of the line returned last, from 1; 0 before the first.
    var lineNumber = 0

    mutating func end() {
      (bytes, start, isAtEnd) = ([], 0, true)
    }
  }

  /// Nil for memory, whose bytes are all read.
  private let descriptor: Int32?
  private let state: Mutex<State>

  /// The lines that can be read from `descriptor`, which stays the caller's to close.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    state = Mutex(State(bytes: [], isAtEnd: false))
  }

  /// The lines of `bytes`.
  public init(bytes: [UInt8]) {
    descriptor = nil
    state = Mutex(State(bytes: bytes, isAtEnd: true))
  }

  /// The number of the line that ``next()`` returned last, from 1; 0 before the first.
  public var lineNumber: Int { state.withLock(\.lineNumber) }

  /// The next line without its end; nil after the last.
  ///
  /// - Throws: ``ConsoleError``; reading can go on after a line that is not UTF-8, and has ended
  ///   after any other error.
  public func next() throws(ConsoleError) -> String? {
    try next { () throws(ConsoleError) in }
  }

  /// The next line as above; `prepare` runs before each wait for more of the input.
  func next(
    beforeReading prepare: () throws(ConsoleError) -> Void
  ) throws(ConsoleError) -> String? {
    try state.withLock { state throws(ConsoleError) in
      guard var line = try takeLine(&state, prepare) else { return nil }
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if state.lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw ConsoleError(.invalidUTF8(line: state.lineNumber))
      }
      return text
    }
  }

  /// The bytes of the next line, without its LF.
  private func takeLine(
    _ state: inout State, _ prepare: () throws(ConsoleError) -> Void
  ) throws(ConsoleError) -> ArraySlice<UInt8>? {
    var searched = state.start
    while true {
      let end = state.bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
      let length = (end ?? state.bytes.endIndex) - state.start
      if length > Self.maximumLineBytes {
        let line = state.lineNumber + 1
        state.end()
        throw ConsoleError(.lineTooLong(line: line, maximumBytes: Self.maximumLineBytes))
      }
      if end != nil || (state.isAtEnd && length > 0) {
        let line = state.bytes[state.start...].prefix(length)
        state.start = min(line.endIndex + 1, state.bytes.endIndex)
        state.lineNumber += 1
        return line
      }
      if state.isAtEnd { return nil }
      try prepare()
      try readBlock(into: &state)
      searched = state.start + length
    }
  }

  /// Puts another block after the bytes that are not used up, which move to the front.
  private func readBlock(into state: inout State) throws(ConsoleError) {
    guard let descriptor else { return }
    state.bytes.removeFirst(state.start)
    state.start = 0
    var block = [UInt8](repeating: 0, count: Self.blockBytes)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { room in
        unsafe read(descriptor, room.baseAddress, room.count)
      }
      if count >= 0 {
        state.isAtEnd = count == 0
        state.bytes += block.prefix(count)
        return
      }
      let code = errno
      if code == EAGAIN {
        waitUntil(POLLIN, descriptor)
      } else if code != EINTR {
        state.end()
        throw ConsoleError(.readFailed(errno: code))
      }
    }
  }
}
