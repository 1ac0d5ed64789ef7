// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics

/// Why a file cannot be judged.
struct ConformanceError: ExitCodeProviding, CustomStringConvertible {
  /// What is at fault.
  enum Reason {
    /// The file is not there or cannot be read.
    case unreadable
    /// Its content has not the form of cases.
    case malformed
  }

  let reason: Reason
  /// File, line, what was found and what was expected.
  let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  init(reading path: String, _ error: ConsoleError) {
    switch error.reason {
    case .invalidUTF8(let line):
      self.init(.malformed, "\(path), line \(line): expected UTF-8 text")
    case .lineTooLong(let line, let maximumBytes):
      self.init(.malformed, "\(path), line \(line): longer than \(maximumBytes) bytes")
    case .readFailed(let errno), .writeFailed(let errno):
      self.init(.unreadable, "\(path): \(systemMessage(for: errno))")
    case .closedPipe:
      self.init(.unreadable, "\(path): \(error)")
    }
  }

  var exitCode: ExitCode {
    switch reason {
    case .unreadable: .noInput
    case .malformed: .dataError
    }
  }
}
