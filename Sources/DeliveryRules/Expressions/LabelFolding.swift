// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

/// Puts the tags and vehicles that an expression names into their normal form, which requests have them in.
///
/// A text is one where it is compared with a variable of them, is looked for in it, or is in a list in which it
/// is looked for: `{"==": [{"var": "vehicle"}, "Bike"]}`. `has_tag` sees to its own argument.
struct LabelFolding {
  private static let comparisons: Set = ["==", "===", "!=", "!==", "in"]
  private static let iterations: Set = ["map", "filter", "reduce", "all", "some", "none"]
  /// What a list's element is called where the list is gone through.
  private static let elements: Set = ["", "current"]

  /// The variables that are labels here.
  private var names: Set = ["vehicle", "basket.tags", "customer.tags"]

  /// The same expression with labels in their normal form.
  func folded(_ expression: JSON) -> JSON {
    switch expression {
    case .array(let operands): return .array(operands.map(folded))
    case .object(let call):
      var result = JSON.Object()
      for (name, operands) in call { result[name] = folded(operands, of: name) }
      return .object(result)
    case .null, .boolean, .integer, .number, .string: return expression
    }
  }

  private func folded(_ operands: JSON, of name: String) -> JSON {
    guard case .array(let list) = operands else { return folded(operands) }
    if Self.comparisons.contains(name), list.contains(where: readsLabel) {
      return .array(list.map { foldedLabels($0) ?? folded($0) })
    }
    guard Self.iterations.contains(name), let first = list.first, readsLabel(first) else {
      return .array(list.map(folded))
    }
    var inside = self
    inside.names.formUnion(Self.elements)
    return .array([folded(first)] + list.dropFirst().map(inside.folded))
  }

  /// A text, or a list of texts, as labels; nil for anything that is worked out.
  private func foldedLabels(_ operand: JSON) -> JSON? {
    switch operand {
    case .string(let text): .string(Label.folded(text))
    case .array(let texts): .array(texts.map { foldedLabels($0) ?? folded($0) })
    case .null, .boolean, .integer, .number, .object: nil
    }
  }

  private func readsLabel(_ operand: JSON) -> Bool {
    operand.variable.map(names.contains) ?? false
  }
}

extension JSON {
  /// The name of the variable that this reads; nil for anything else.
  var variable: String? {
    guard case .object(let call) = self, call.count == 1 else { return nil }
    switch (call[0].key, call[0].value) {
    case ("var", .string(let name)), ("val", .string(let name)): return name
    case ("var", .array(let operands)):
      guard case .string(let name)? = operands.first else { return nil }
      return name
    case ("val", .array(let keys)):
      let names = keys.map { key in if case .string(let name) = key { name } else { "" } }
      return names.joined(separator: ".")
    default: return nil
    }
  }
}
