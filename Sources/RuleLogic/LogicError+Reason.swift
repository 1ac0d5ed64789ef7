// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

extension LogicError.Reason: CustomStringConvertible {
  /// The fault without its place: a lower-case sentence without full stop.
  public var description: String {
    switch self {
    case .unknownOperator(let name, let suggestion):
      "unknown operator \(quoted(name))" + hint(suggestion)
    case .unknownVariable("", _): "the variables as a whole cannot be read; name one of them"
    case .unknownVariable(let name, let suggestion):
      "unknown variable \(quoted(name))" + hint(suggestion)
    case .computedName:
      "the name of a variable must be a constant text, so that it can be checked; "
        + "use \"if\" to choose between variables"
    case .notAnOperation(let members):
      "an operation is an object with one member, the operator; found \(members) members "
        + "(data is written with \"preserve\")"
    case .nullConstant:
      "null is no value here; test with \"exists\" or \"missing\" whether an input is there"
    case .argumentCount(let name, let expected, let found):
      "\(quoted(name)) takes \(expected), found \(found)"
    case .argumentsNotListed(let name): "\(quoted(name)) takes its arguments in an array"
    case .kind(let user, let expected, let found): "\(user) needs \(expected), found \(found)"
    case .unsuitable(let name, let message): "\(quoted(name)): \(message)"
    case .tooDeep(let maximum): "operations are nested more than \(maximum) deep"
    case .tooLarge(let maximum): "the expression has more than \(maximum) parts"
    case .tooManyInputs(let maximum): "the expression reads more than \(maximum) variables"
    case .outOfSteps(let maximum): "the evaluation takes more than \(maximum) steps"
    case .notANumber(let message): message
    case .overflow(let name): "the result of \(quoted(name)) is beyond 64 bits"
    case .invalidArguments(let name): "\(quoted(name)) cannot work with these arguments"
    case .thrown(let object): "the expression threw \(quoted(LogicError.typeName(of: object)))"
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}

extension LogicError {
  /// The type of the error by which expressions (`try`) and conformance suites know it: "NaN",
  /// "Invalid Arguments", or what was thrown.
  public var type: String {
    switch reason {
    case .notANumber, .overflow: "NaN"
    case .thrown(let object): Self.typeName(of: object)
    default: "Invalid Arguments"
    }
  }

  /// What an alternative of `try` sees as its data.
  var thrownObject: JSON.Object {
    if case .thrown(let object) = reason { return object }
    return ["type": .string(type)]
  }

  /// Whether `try` goes on with its next alternative.
  var isCatchable: Bool {
    if case .outOfSteps = reason { return false }
    return true
  }

  fileprivate static func typeName(of object: JSON.Object) -> String {
    object["type"].map(javaScriptText(of:)) ?? "unknown"
  }
}
