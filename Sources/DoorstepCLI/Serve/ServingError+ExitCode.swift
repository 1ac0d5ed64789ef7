// SPDX-License-Identifier: MIT

package import CommandLineParsing
package import HTTPServing

extension ServingError: ExitCodeProviding {
  /// The port, or what else is missing of the system.
  package var exitCode: ExitCode { .unavailable }
}
