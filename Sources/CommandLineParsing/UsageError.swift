// SPDX-License-Identifier: MIT

import Diagnostics

/// What is wrong with a command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, with the words that show it; options carry their dashes.
  public enum Reason: Hashable, Sendable {
    /// `--sevice`, or one letter of a cluster; the suggestion is a name to try.
    case unknownOption(String, suggestion: String?)
    /// A word where a command is due; the suggestion is a name to try.
    case unknownCommand(String, suggestion: String?)
    /// Nothing where a command is due.
    case missingCommand
    /// An option at the end, or followed by another option.
    case missingValue(option: String, placeholder: String)
    /// `--json=yes`.
    case unexpectedValue(flag: String, found: String)
    /// An option given more often than its type allows.
    case repeatedOption(String)
    /// An option that must be given was not.
    case missingOption(String)
    /// Too few operands; the placeholder of the first that lacks.
    case missingOperand(String)
    /// The first operand too many.
    case unexpectedOperand(String)
    /// The value of the option or operand called `argument` is not of its type.
    case invalidValue(argument: String, InvalidValue)
    /// Arguments that a command finds not to fit together, as one lower-case sentence.
    case refused(String)
  }

  /// What is wrong.
  public let reason: Reason

  /// An error with this `reason`.
  public init(_ reason: Reason) { self.reason = reason }

  /// The mistake and how to mend it, safe to print on a terminal.
  public var description: String {
    switch reason {
    case .unknownOption(let name, let suggestion):
      "unknown option \(Self.shown(name))" + Self.question(suggestion)
    case .unknownCommand(let name, let suggestion):
      "unknown command \(Self.shown(name))" + Self.question(suggestion)
    case .missingCommand:
      "expected a command"
    case .missingValue(let option, let placeholder):
      "option \(Self.shown(option)) needs a value: \(placeholder)"
    case .unexpectedValue(let flag, let found):
      "option \(Self.shown(flag)) takes no value, found \(Self.shown(found))"
    case .repeatedOption(let name):
      "option \(Self.shown(name)) is given twice"
    case .missingOption(let name):
      "expected the option \(Self.shown(name))"
    case .missingOperand(let placeholder):
      "expected an operand: \(placeholder)"
    case .unexpectedOperand(let text):
      "unexpected operand \(Self.shown(text))"
    case .invalidValue(let argument, let problem):
      "invalid value \(Self.shown(problem.found)) for '\(argument)': "
        + "expected \(problem.expected.printable)"
    case .refused(let sentence):
      sentence.printable
    }
  }

  private static func shown(_ text: String) -> String { quoted(text, limit: 100, mark: "'") }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
