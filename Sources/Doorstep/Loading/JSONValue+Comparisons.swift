// SPDX-License-Identifier: MIT

import JSONDocument

extension JSONValue {
  private static let comparisons = ["==", "===", "!=", "!==", "in"]

  /// Hands the texts to `body` that this JsonLogic expression compares with a variable, each with its
  /// place.
  func forEachText(comparedWith variable: String, _ body: (String, JSONValue) -> Void) {
    switch content {
    case .array(let elements):
      for element in elements { element.forEachText(comparedWith: variable, body) }
    case .object(let members):
      for (name, arguments) in members {
        arguments.forEachText(comparedWith: variable, body)
        guard Self.comparisons.contains(name), let operands = try? arguments.elements(),
          operands.contains(where: { $0.isVariable(variable) })
        else { continue }
        for operand in operands { operand.forEachText(body) }
      }
    case .null, .boolean, .integer, .number, .string: break
    }
  }

  /// Whether some number in the expression makes `isWanted` true.
  func containsNumber(where isWanted: (Double) -> Bool) -> Bool {
    switch content {
    case .array(let elements): elements.contains { $0.containsNumber(where: isWanted) }
    case .object(let members): members.contains { $0.value.containsNumber(where: isWanted) }
    case .integer(let number): isWanted(Double(number))
    case .number(let number): isWanted(number)
    case .null, .boolean, .string: false
    }
  }

  /// This text, or those in this list.
  private func forEachText(_ body: (String, JSONValue) -> Void) {
    switch content {
    case .string(let text): body(text, self)
    case .array(let elements):
      for element in elements {
        if case .string(let text) = element.content { body(text, element) }
      }
    case .null, .boolean, .integer, .number, .object: break
    }
  }

  /// Whether this reads the variable `name`.
  private func isVariable(_ name: String) -> Bool {
    guard let variable = member("var") else { return false }
    let first = (try? variable.elements())?.first ?? variable
    return (try? first.string()) == name
  }
}
