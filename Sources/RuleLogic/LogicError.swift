// SPDX-License-Identifier: MIT

public import JSONDocument

/// Why an expression cannot be compiled or evaluated.
///
/// `description` is one line for a terminal or a log, such as
/// `service.json: /rules/0/when/>/0/var: unknown variable "distanceMetres"; did you mean
/// "distanceMeters"?`.
public struct LogicError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No operator has this name.
    case unknownOperator(String, suggestion: String?)
    /// No variable has this name.
    case unknownVariable(String, suggestion: String?)
    /// The name of a variable is computed, so that it cannot be checked.
    case computedName
    /// An object that should be an operation has not exactly one member.
    case notAnOperation(members: Int)
    /// `null` stands where it can mean nothing.
    case nullConstant
    /// An operator has too few or too many arguments.
    case argumentCount(operator: String, expected: String, found: Int)
    /// An operator that wants its arguments in an array has something else.
    case argumentsNotListed(operator: String)
    /// A value is of another kind than its operator or the whole expression needs.
    case kind(user: String, expected: String, found: String)
    /// An argument of the right kind does not fit, as only its operator can tell.
    case unsuitable(operator: String, message: String)
    /// Operations are nested deeper than the limit.
    case tooDeep(maximum: Int)
    /// There are more operations than the limit.
    case tooLarge(maximum: Int)
    /// More variables are read than unknown results can name.
    case tooManyInputs(maximum: Int)
    /// The evaluation took more steps than the limit.
    case outOfSteps(maximum: Int)
    /// A computation has no finite number as its result, or an operand is none.
    case notANumber(String)
    /// A result is beyond the integers of 64 bits.
    case overflow(operator: String)
    /// The arguments cannot be used, in loose mode.
    case invalidArguments(operator: String)
    /// The operator `throw` threw this object.
    case thrown(JSON.Object)
  }

  /// The name of the file that the expression came from, when it is known.
  public let source: String?
  /// The place of the value at fault as a JSON Pointer (RFC 6901).
  public let pointer: String
  /// What is wrong.
  public let reason: Reason

  /// Creates an error about the value at `pointer`.
  public init(source: String? = nil, pointer: String, reason: Reason) {
    self.source = source
    self.pointer = pointer
    self.reason = reason
  }

  /// The place, the fault and, where there is one, the remedy, as one line.
  public var description: String {
    [source, pointer.isEmpty ? nil : pointer, reason.description]
      .compactMap(\.self).joined(separator: ": ")
  }
}
