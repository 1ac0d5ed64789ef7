// SPDX-License-Identifier: MIT

package import CommandLineParsing
package import EstimateFitting

extension HistoryError: ExitCodeProviding, MessagesProviding {
  /// A history that does not say what it has to is bad data.
  package var exitCode: ExitCode { .dataError }
}
