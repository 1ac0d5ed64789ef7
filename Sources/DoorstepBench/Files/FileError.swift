// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep

/// Why a file could not be read or written.
struct FileError: ExitCodeProviding, CustomStringConvertible {
  /// The file and what happened.
  let description: String
  let exitCode: ExitCode

  /// What happened, as the end of a sentence that begins with the path.
  init(path: String, _ problem: String, _ exitCode: ExitCode) {
    description = "\(path): \(problem)"
    self.exitCode = exitCode
  }

  /// What the system said.
  init(path: String, errno code: Int32, _ exitCode: ExitCode) {
    self.init(path: path, systemMessage(for: code).lowercased(), exitCode)
  }

  /// Why zones could not be loaded.
  init(_ error: ServiceError) {
    description = error.description
    exitCode =
      switch error.kind {
      case .missing, .unreadable: .noInput
      case .data: .dataError
      case .configuration: .configuration
      case .unwritable: .cannotCreate
      }
  }
}
