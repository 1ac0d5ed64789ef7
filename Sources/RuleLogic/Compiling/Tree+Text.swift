// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

extension Tree {
  /// The tree as a line of text, with words between operands where readers expect them.
  func text(naming readings: [Reading]) -> String {
    text(binding: .loosest, readings)
  }

  /// How closely an operator binds its operands: an operand that binds less is put in parentheses.
  private enum Binding: Int, Comparable {
    case loosest, or, and, not, comparison, sum, product, operand

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text, in parentheses if it binds less than its surroundings need.
  private func text(binding outer: Binding, _ readings: [Reading]) -> String {
    let text = plainText(readings)
    return binding < outer ? "(\(text))" : text
  }

  private func plainText(_ readings: [Reading]) -> String {
    switch (operation, detail) {
    case (.constant, .constant(.integer(let minutes))) where kind == .timeOfDay:
      return "\"\(timeOfDayText(minutes))\""
    case (.constant, .constant(let value)): return excerpt(of: Self.text(of: value), limit: 60)
    case (.reading, .reading(let index)):
      let name = Self.text(ofName: readings[index].name)
      guard let fallback = operands.first else { return name }
      return "(\(name) ?? \(fallback.text(binding: .operand, readings)))"
    case (.exists, .reading(let index)): return "exists(\(Self.text(ofName: readings[index].name)))"
    case (.list, _):
      return "[\(operands.map { $0.text(naming: readings) }.joined(separator: ", "))]"
    case (.not, _) where operands.count == 1:
      return "not \(operands[0].text(binding: .comparison, readings))"
    default: break
    }
    if let word, operands.count > 1 {
      // Operands of the same strength are put in parentheses too, save the first.
      let inner = Binding(rawValue: binding.rawValue + 1) ?? .operand
      return operands.map { $0.text(binding: inner, readings) }.joined(separator: " \(word) ")
    }
    return "\(word ?? name)(\(operands.map { $0.text(naming: readings) }.joined(separator: ", ")))"
  }

  /// The word or sign between the operands; nil for functions.
  private var word: String? {
    switch operation {
    case .and, .or, .contains: name
    case .coalesce: operands.isEmpty ? nil : name
    case .compare(let comparison):
      switch comparison {
      case .equal, .identical: "="
      case .notEqual, .notIdentical: "≠"
      case .lessOrEqual: "≤"
      case .greaterOrEqual: "≥"
      case .less, .greater: name
      }
    case .compute(.add), .compute(.multiply), .compute(.divide), .compute(.remainder): name
    case .compute(.subtract): operands.count > 1 ? name : "-"
    default: nil
    }
  }

  private var binding: Binding {
    guard operands.count > 1 || operation == .not else { return .operand }
    return switch operation {
    case .or: .or
    case .and: .and
    case .not: .not
    case .compare, .contains, .coalesce: .comparison
    case .compute(.add), .compute(.subtract): .sum
    case .compute(.multiply), .compute(.divide), .compute(.remainder): .product
    default: .operand
    }
  }

  private static func text(of value: JSON) -> String {
    // Writing fails only for numbers that no text can give.
    (try? value.text()) ?? javaScriptText(of: value)
  }

  private static func text(ofName name: String) -> String {
    name.isEmpty ? "it" : excerpt(of: name)
  }
}
