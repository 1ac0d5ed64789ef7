// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The value of `var` and `val`, with a default for what is not there.
  func reading(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    let node = nodes[index]
    switch node.operation {
    case .computedVariable: return .known(try computedVariable(index, &run, environment))
    case .computedPath: return .known(try computedPath(index, &run, environment) ?? .null)
    default: break
    }
    let reading = readings[Int(node.detail)]
    if let found = find(reading.source, reading.path[...], run, environment) {
      if found != .null || mode == .loose { return .known(found) }
    }
    if let fallback = node.operands.first { return try value(fallback, &run, environment) }
    return missingValue(reading.input)
  }

  /// Whether something is there; in strict mode `null` is nothing.
  func existence(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Truth {
    let node = nodes[index]
    guard node.operation == .exists else {
      return Truth(try computedPath(index, &run, environment) != nil)
    }
    let reading = readings[Int(node.detail)]
    let found = find(reading.source, reading.path[...], run, environment)
    return Truth(found != nil && (mode == .loose || found != .null))
  }

  /// The value of a `var` whose name is computed (in loose mode only).
  private func computedVariable(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> JSON {
    var arguments = try keys(of: index, &run, environment)[...]
    let name = arguments.popFirst().map(javaScriptText(of:)) ?? ""
    return find(name, run, environment) ?? arguments.first ?? .null
  }

  /// What a `val` finds whose keys are computed (in loose mode only).
  private func computedPath(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> JSON? {
    var arguments = try keys(of: index, &run, environment)[...]
    var level: UInt64 = 0
    if let first = arguments.first?.level {
      level = first
      arguments.removeFirst()
    }
    let frame = run.frames.count - 1 - Int(clamping: level / 2)
    if level % 2 == 1, frame < 0 { return nil }
    let source: Reading.Source =
      level % 2 == 1 ? .iteration(frame) : frame < 0 ? .document : .element(frame)
    return find(source, arguments.map(javaScriptText(of:))[...], run, environment)
  }

  /// The operands, which are about to become texts.
  private func keys(
    of index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> [JSON] {
    let keys = try values(of: index, &run, environment)
    for key in keys { try chargeWeight(of: key, at: index, &run) }
    return keys
  }

  /// What the innermost data has under a name with dots.
  func find(_ name: String, _ run: Run, _ environment: Environment) -> JSON? {
    let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let source: Reading.Source = run.frames.isEmpty ? .document : .element(run.frames.count - 1)
    return find(source, name.isEmpty ? [] : keys[...], run, environment)
  }

  /// What the environment has; `null` is nothing.
  func ask(_ request: EnvironmentRequest, _ environment: Environment) -> JSON? {
    do {
      let value = try environment(request)
      if case .null? = value { return nil }
      return value
    } catch {
      // Only operators throw, and none is asked for here.
      return nil
    }
  }

  private func find(
    _ source: Reading.Source, _ path: ArraySlice<String>, _ run: Run, _ environment: Environment
  ) -> JSON? {
    switch source {
    case .variable(let index): return ask(.variable(index), environment)?.value(at: path)
    case .document:
      if let (index, count) = names.variable(beginning: path) {
        return ask(.variable(index), environment)?.value(at: path.dropFirst(count))
      }
      return ask(.document, environment)?.value(at: path)
    case .element(let frame): return run.frames[frame].data.value(at: path)
    case .iteration(let frame):
      guard let position = run.frames[frame].index else { return nil }
      return path.elementsEqual(["index"]) ? .integer(Int64(position)) : nil
    }
  }
}

extension JSON {
  /// What stands at the end of `path`: names of members and indices of elements.
  fileprivate func value(at path: ArraySlice<String>) -> JSON? {
    var current = self
    for key in path {
      switch current {
      case .object(let members):
        guard let member = members[key] else { return nil }
        current = member
      case .array(let elements):
        guard let index = Int(key), elements.indices.contains(index) else { return nil }
        current = elements[index]
      default: return nil
      }
    }
    return current
  }
}
