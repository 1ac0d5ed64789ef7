// SPDX-License-Identifier: MIT

import CommandLineParsing
import EstimateFitting

extension HistoryError: ExitCodeProviding {
  /// A history that does not say what it has to is bad data.
  public var exitCode: ExitCode { .dataError }
}
