// SPDX-License-Identifier: MIT

/// What is wrong with a command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, with the words that show it; options carry their dashes.
  public enum Reason: Hashable, Sendable {
    case unknownOption(String, suggestion: String?)
    case unknownCommand(String, suggestion: String?)
    case missingCommand
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(flag: String, found: String)
    case repeatedOption(String)
    case missingOption(String)
    case missingOperand(String)
    case unexpectedOperand(String)
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
      "unknown option \(name.quoted)" + Self.question(suggestion)
    case .unknownCommand(let name, let suggestion):
      "unknown command \(name.quoted)" + Self.question(suggestion)
    case .missingCommand:
      "expected a command"
    case .missingValue(let option, let placeholder):
      "option \(option.quoted) needs a value: \(placeholder)"
    case .unexpectedValue(let flag, let found):
      "option \(flag.quoted) takes no value, found \(found.quoted)"
    case .repeatedOption(let name):
      "option \(name.quoted) is given twice"
    case .missingOption(let name):
      "expected the option \(name.quoted)"
    case .missingOperand(let placeholder):
      "expected an operand: \(placeholder)"
    case .unexpectedOperand(let text):
      "unexpected operand \(text.quoted)"
    case .invalidValue(let argument, let problem):
      "invalid value \(problem.found.quoted) for '\(argument)': "
        + "expected \(problem.expected.printable)"
    case .refused(let sentence):
      sentence.printable
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
