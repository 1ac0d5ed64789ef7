// SPDX-License-Identifier: MIT

/// Why a text is not usable as opening hours.
public struct OpeningHoursError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Reason: Hashable, Sendable {
    /// Something else should stand there.
    case unexpected
    /// A number is written well but is not possible there, as hour 25 or 30 February.
    case outOfRange
    /// The text is longer than any opening hours are.
    case tooLong
  }

  /// What kind of mistake it is.
  public let reason: Reason
  /// Where it is: the number of the character, from 1.
  public let column: Int
  /// What stands there, shortened; empty at the end of the text.
  public let found: String
  /// What should stand there.
  public let expected: String
}

extension OpeningHoursError: CustomStringConvertible {
  /// The place, what was found and what was expected, as one line.
  public var description: String {
    let found = self.found.isEmpty ? "the end of the text" : "\"\(self.found)\""
    return "column \(column): expected \(expected), found \(found)"
  }
}
