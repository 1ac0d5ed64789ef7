// SPDX-License-Identifier: MIT

/// Why a text is not the date, time or timestamp that it should be.
public struct TimestampError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Reason: Hashable, Sendable {
    /// A character is not the one that the format has there, or the text ends too early.
    case malformed
    /// A number is written well but is not possible there, as hour 24.
    case outOfRange
    /// The month has no such day.
    case noSuchDay
    /// Second 60 stands where no leap second can be.
    case noLeapSecond
    /// The text goes on after a complete date or time.
    case trailingText
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

extension TimestampError: CustomStringConvertible {
  /// The place, what was found and what was expected, as one line.
  public var description: String {
    let found = self.found.isEmpty ? "the end of the text" : "\"\(self.found)\""
    return "column \(column): expected \(expected), found \(found)"
  }
}
