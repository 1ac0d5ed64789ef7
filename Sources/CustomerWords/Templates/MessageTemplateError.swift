// SPDX-License-Identifier: MIT

import Diagnostics

/// Why a text is not usable as a sentence with figures in braces.
package struct MessageTemplateError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  package enum Reason: Hashable, Sendable {
    /// Something else should stand there.
    case unexpected
    /// Nothing has that name in sentences for that code.
    case unknownName
    /// The figure of that name is not one that can be written so.
    case wrongKind
    /// Braces stand in too many others.
    case tooDeep
  }

  /// What kind of mistake it is.
  package let reason: Reason
  /// Where it is: the number of the Unicode scalar, from 1.
  package let column: Int
  /// What stands there, shortened; empty at the end of the text.
  package let found: String
  /// What should stand there.
  package let expected: String
}

extension MessageTemplateError: CustomStringConvertible {
  /// The place, what was found and what was expected, as one line.
  package var description: String {
    let found = self.found.isEmpty ? "the end of the text" : quoted(self.found)
    return switch reason {
    case .unexpected, .tooDeep: "column \(column): expected \(expected), found \(found)"
    case .unknownName: "column \(column): nothing fills {\(self.found)} here; \(expected)"
    case .wrongKind: "column \(column): \(found) does not fit; \(expected)"
    }
  }
}
