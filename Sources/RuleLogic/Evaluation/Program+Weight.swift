// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// How many elements of a list, or bytes of a text, are looked at in the time of one step.
  static var cheapParts: Int { 16 }

  /// The deepest nesting of a value that an expression builds, which is also the deepest that can be
  /// written and read.
  private static var deepestValue: Int { 512 }

  /// Takes the steps that going through all of `value` is worth.
  ///
  /// Lists share what they have in common, so that a few operations build one that would never end:
  /// `[x, x]`, time and again. It is counted here as if nothing were shared.
  func chargeWeight(of value: JSON, at index: Int, _ run: inout Run) throws(LogicError) {
    let (product, isBeyond) = run.remainingSteps.multipliedReportingOverflow(by: Self.cheapParts)
    let budget = isBeyond ? Int.max - Self.cheapParts - 1 : product
    var weight = 0
    guard weigh(value, &weight, budget: budget, levels: Self.deepestValue) else {
      throw error(.tooDeep(maximum: Self.deepestValue), at: index)
    }
    // Rounded up where it is beyond the budget, so that the charge fails.
    try charge(weight / Self.cheapParts + (weight > budget ? 1 : 0), at: index, &run)
  }

  /// Adds the weight of `value` to `weight` until that is beyond `budget`.
  ///
  /// - Returns: Whether no more than `levels` lists and objects are nested.
  private func weigh(_ value: JSON, _ weight: inout Int, budget: Int, levels: Int) -> Bool {
    weight += 1
    guard weight <= budget else { return true }
    switch value {
    case .null, .boolean, .integer, .number: return true
    case .string(let text):
      weight += text.utf8.count
      return true
    case .array(let elements):
      guard levels > 0 else { return false }
      return elements.allSatisfy { weigh($0, &weight, budget: budget, levels: levels - 1) }
    case .object(let members):
      guard levels > 0 else { return false }
      return members.allSatisfy { weigh($0.value, &weight, budget: budget, levels: levels - 1) }
    }
  }
}
