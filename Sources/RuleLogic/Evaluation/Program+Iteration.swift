// SPDX-License-Identifier: MIT

import JSONDocument

/// What an iteration goes over.
private enum Elements {
  case known([JSON])
  case unknown(MissingInputs)

  /// What an iteration over unknown elements gives.
  var outcome: Outcome {
    if case .unknown(let missing) = self { .unknown(missing) } else { .known([]) }
  }

  /// What a question about unknown elements gives.
  var truth: Truth {
    if case .unknown(let missing) = self { .unknown(missing) } else { .no }
  }
}

extension Program {
  /// The elements that the node at `index` iterates over.
  ///
  /// In loose mode `null` is empty for the iterations that make a list or a value of the elements,
  /// and an error for those that ask something of them.
  private func elements(
    of index: Int, allowsNull: Bool, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Elements {
    switch try operand(0, of: index, &run, environment) {
    case .unknown(let missing): return .unknown(missing)
    case .known(.array(let elements)): return .known(elements)
    case .known(.null) where mode == .loose && allowsNull: return .known([])
    case .known(let value):
      throw mode == .loose
        ? invalidArguments(index) : kindError([.list], found: value, at: index)
    }
  }

  private func body(of index: Int) -> Int { nodes[index].operands.lowerBound + 1 }

  func mapped(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let elements = try elements(of: index, allowsNull: true, &run, environment)
    guard case .known(let elements) = elements else { return elements.outcome }
    var results: [JSON] = []
    var missing: MissingInputs?
    for (position, element) in elements.enumerated() {
      let outcome = try run.inFrame(element, index: position) { run throws(LogicError) in
        try value(body(of: index), &run, environment)
      }
      switch outcome {
      case .known(let value):
        try chargeWeight(of: value, at: index, &run)
        results.append(value)
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Outcome.unknown) ?? .known(.array(results))
  }

  func filtered(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let elements = try elements(of: index, allowsNull: true, &run, environment)
    guard case .known(let elements) = elements else { return elements.outcome }
    var results: [JSON] = []
    var missing: MissingInputs?
    for (position, element) in elements.enumerated() {
      switch try truth(ofBodyOf: index, element, position, &run, environment) {
      case .yes: results.append(element)
      case .no: break
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Outcome.unknown) ?? .known(.array(results))
  }

  /// Folds the elements: the body sees `current` and `accumulator`.
  func reduced(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let elements = try elements(of: index, allowsNull: true, &run, environment)
    guard case .known(let elements) = elements else { return elements.outcome }
    var accumulator = try operand(2, of: index, &run, environment)
    for (position, element) in elements.enumerated() {
      guard case .known(let value) = accumulator else { return accumulator }
      try chargeWeight(of: value, at: index, &run)
      let data: JSON.Object = ["current": element, "accumulator": value]
      accumulator = try run.inFrame(.object(data), index: position) { run throws(LogicError) in
        try self.value(body(of: index), &run, environment)
      }
    }
    return accumulator
  }

  /// Whether the body is true of some element.
  func someElement(
    of index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let elements = try elements(of: index, allowsNull: false, &run, environment)
    guard case .known(let elements) = elements else { return elements.truth }
    var missing: MissingInputs?
    for (position, element) in elements.enumerated() {
      switch try truth(ofBodyOf: index, element, position, &run, environment) {
      case .yes: return .yes
      case .no: break
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Truth.unknown) ?? .no
  }

  /// Whether the body is true of every element, of which there is at least one (JsonLogic's rule).
  func allElements(
    of index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let elements = try elements(of: index, allowsNull: false, &run, environment)
    guard case .known(let elements) = elements else { return elements.truth }
    var missing: MissingInputs?
    for (position, element) in elements.enumerated() {
      switch try truth(ofBodyOf: index, element, position, &run, environment) {
      case .no: return .no
      case .yes: break
      case .unknown(let inputs): missing = .union(missing, inputs)
      }
    }
    return missing.map(Truth.unknown) ?? Truth(!elements.isEmpty)
  }

  private func truth(
    ofBodyOf index: Int, _ element: JSON, _ position: Int, _ run: inout Run,
    _ environment: Environment
  ) throws(LogicError) -> Truth {
    try run.inFrame(element, index: position) { run throws(LogicError) in
      try truth(body(of: index), &run, environment)
    }
  }
}
