// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a standard stream could not be read or written.
public struct ConsoleError: ExitCodeProviding, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; numbers are of `errno`, lines count from 1.
  public enum Reason: Hashable, Sendable {
    /// Whoever read standard output has gone, which is no fault: the tool ends without a message.
    case closedPipe
    /// Output could not be sent: the disk is full, the descriptor closed.
    case writeFailed(errno: Int32)
    /// Standard input could not be read: it is a folder, or closed.
    case readFailed(errno: Int32)
    /// A line of standard input is not UTF-8.
    case invalidUTF8(line: Int)
    /// A line of standard input is longer than any sensible one.
    case lineTooLong(line: Int, maximumBytes: Int)
  }

  /// What is wrong.
  public let reason: Reason

  /// An error with this `reason`.
  public init(_ reason: Reason) { self.reason = reason }

  /// ``ExitCode/closedPipe``, ``ExitCode/inputOutputError``, or ``ExitCode/dataError`` when the
  /// text read is at fault.
  public var exitCode: ExitCode {
    switch reason {
    case .closedPipe: .closedPipe
    case .writeFailed, .readFailed: .inputOutputError
    case .invalidUTF8, .lineTooLong: .dataError
    }
  }

  /// The stream, the place and what is wrong there.
  public var description: String {
    switch reason {
    case .closedPipe: "the reader of the output has gone"
    case .writeFailed(let errno): "cannot write: \(systemMessage(for: errno))"
    case .readFailed(let errno): "cannot read standard input: \(systemMessage(for: errno))"
    case .invalidUTF8(let line): "standard input, line \(line): expected UTF-8 text"
    case .lineTooLong(let line, let maximumBytes):
      "standard input, line \(line): longer than \(maximumBytes) bytes"
    }
  }
}
