// SPDX-License-Identifier: MIT

public import CommandLineParsing
public import Doorstep

extension ServiceError: ExitCodeProviding, MessagesProviding {
  /// Every mistake.
  public var messages: [String] { mistakes }

  /// Missing and unreadable files, bad data and bad configuration, and files that
  /// cannot be written, as `sysexits.h` has them.
  public var exitCode: ExitCode {
    switch kind {
    case .missing, .unreadable: .noInput
    case .data: .dataError
    case .configuration: .configuration
    case .unwritable: .cannotCreate
    }
  }
}
