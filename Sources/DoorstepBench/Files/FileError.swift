// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics

/// Why a file could not be read or written.
struct FileError: ExitCodeProviding, CustomStringConvertible {
  let path: String
  /// What happened, as the end of a sentence.
  let problem: String
  let exitCode: ExitCode

  init(path: String, _ problem: String, _ exitCode: ExitCode) {
    self.path = path
    self.problem = problem
    self.exitCode = exitCode
  }

  /// What the system said.
  init(path: String, errno code: Int32, _ exitCode: ExitCode) {
    self.init(path: path, systemMessage(for: code).lowercased(), exitCode)
  }

  var description: String { "\(path): \(problem)" }
}
