// SPDX-License-Identifier: MIT

import AddressFiles
public import AddressStore
public import CommandLineParsing
public import Doorstep

extension AddressStoreError: ExitCodeProviding {
  /// What is missing, what is no store, what cannot be written, and what may succeed later, as `sysexits.h` has
  /// them.
  public var exitCode: ExitCode {
    switch reason {
    case .missing: .noInput
    case .notADatabase, .notAStore, .newerVersion, .damaged: .dataError
    case .cannotOpen, .readOnly: .cannotCreate
    case .full, .inputOutput: .inputOutputError
    case .locked: .temporaryFailure
    case .failed: .internalError
    }
  }
}

extension AddressListError: ExitCodeProviding, MessagesProviding {
  /// A list that cannot be read, or is mistaken.
  public var exitCode: ExitCode {
    switch mistakes.first?.reason {
    case .some(.unreadable(errno: _)): .noInput
    default: .dataError
    }
  }
}
