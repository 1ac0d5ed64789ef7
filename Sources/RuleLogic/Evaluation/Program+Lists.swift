// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The known operands of the node at `index`, those in a list that stands for all of them.
  func values(
    of index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> [JSON] {
    var values: [JSON] = []
    _ = try forEachOperand(of: index, &run, environment) { value, _ throws(LogicError) in
      values.append(value)
      return true
    }
    return values
  }

  /// A list in the text, or `merge`, which puts the elements of lists in place of them.
  func list(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let merges = nodes[index].operation == .merge
    var elements: [JSON] = []
    let missing = try forEachOperand(of: index, &run, environment) {
      value, run throws(LogicError) in
      if merges, case .array(let others) = value {
        try charge(others.count, at: index, &run)
        elements += others
      } else {
        if !merges { try chargeWeight(of: value, at: index, &run) }
        elements.append(value)
      }
      return true
    }
    return missing.map(Outcome.unknown) ?? .known(.array(elements))
  }

  /// Whether a text contains another, or a list an element.
  func membership(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let needle = try operand(0, of: index, &run, environment)
    let place = try operand(1, of: index, &run, environment)
    guard case .known(let needle) = needle, case .known(let place) = place else {
      return .unknown(missing(needle, place))
    }
    switch (needle, place) {
    case (_, .array(let elements)):
      try chargeWeight(of: place, at: index, &run)
      return Truth(elements.contains(needle))
    case (.string(let part), .string(let text)):
      try chargeWeight(of: place, at: index, &run)
      return Truth(text.contains(part))
    case (_, .string(let text)) where mode == .loose:
      try chargeWeight(of: needle, at: index, &run)
      return Truth(text.contains(javaScriptText(of: needle)))
    default:
      guard mode == .strict else { return .no }
      if case .string = place { throw kindError([.text], found: needle, at: index) }
      throw kindError([.text, .list], found: place, at: index)
    }
  }

  private func missing(_ first: Outcome, _ second: Outcome) -> MissingInputs {
    switch (first, second) {
    case (.unknown(let first), .unknown(let second)): .union(first, second)
    case (.unknown(let missing), .known), (.known, .unknown(let missing)): missing
    case (.known, .known): MissingInputs(0)
    }
  }
}
