// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a terminal could not be taken.
package struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the system for it.
  package let errno: Int32

  package var description: String { "cannot use the terminal: \(systemMessage(for: errno))" }
}
