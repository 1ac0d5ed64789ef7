// SPDX-License-Identifier: MIT

public import CommandLineParsing
public import Doorstep

extension IsochroneError: ExitCodeProviding {
  /// A wrong URL is the command line's fault, an engine that does not answer is unavailable, and the rest are
  /// data.
  public var exitCode: ExitCode {
    switch reason {
    case .wrongURL: .usage
    case .noAnswer: .unavailable
    case .refused, .unusable: .dataError
    }
  }
}
