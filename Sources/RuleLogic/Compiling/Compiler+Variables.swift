// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

/// Names: what they mean is settled here, so that the evaluation only follows numbers.
extension Compiler {
  /// Compiles `var`: a name with dots, in the innermost data only, and a default.
  mutating func variable(
    _ arguments: Arguments, at pointer: String
  ) throws(LogicError) -> Tree {
    let values = arguments.values
    let name = try values.first.map { value throws(LogicError) in
      try key(value, at: arguments.pointer(0))
    }
    var fallback: [Tree] = []
    if values.count > 1 { fallback = [try compile(values[1], at: arguments.pointer(1))] }
    guard let text = name?.text ?? (name == nil ? "" : nil) else {
      return Tree(
        operation: .computedVariable, name: "var",
        operands: [name?.tree].compactMap(\.self) + fallback,
        isSpread: !arguments.areListed, pointer: pointer)
    }
    let keys = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false)
    var tree = try read(
      Place(source: innermost, path: keys.map(String.init), name: text), as: .reading,
      named: "var", at: pointer)
    tree.operands = fallback
    if let other = fallback.first?.kind, let kind = tree.kind, mode == .strict, !other.fits(kind) {
      try expect(fallback[0], [kind], for: "var")
    }
    return tree
  }

  /// Compiles `val`: the keys one by one, after a number of levels to go out.
  mutating func path(_ arguments: Arguments, at pointer: String) throws(LogicError) -> Tree {
    try place(arguments, .reading, else: .computedPath, named: "val", at: pointer)
  }

  /// Compiles `exists`, whose arguments are those of `val`.
  mutating func existence(_ arguments: Arguments, at pointer: String) throws(LogicError) -> Tree {
    var tree = try place(arguments, .exists, else: .computedExists, named: "exists", at: pointer)
    tree.kind = .boolean
    return tree
  }

  private mutating func place(
    _ arguments: Arguments, _ operation: Operation, else computed: Operation, named name: String,
    at pointer: String
  ) throws(LogicError) -> Tree {
    var values = arguments.values[...]
    var source: Reading.Source? = innermost
    var levels: [Tree] = []
    if arguments.areListed, case .array? = values.first, let first = values.popFirst() {
      levels = [try compile(first, at: arguments.pointer(0))]
    }
    if let level = levels.first?.constant?.level {
      source = self.source(outBy: level)
    } else if !levels.isEmpty, mode == .strict {
      throw error(.computedName, at: arguments.pointer(0))
    }
    var keys: [String] = []
    var operands: [Tree] = []
    for (index, value) in zip(values.indices, values) {
      let key = try key(value, at: arguments.pointer(index))
      operands.append(key.tree)
      if let text = key.text { keys.append(text) }
    }
    guard keys.count == operands.count, levels.allSatisfy({ $0.constant?.level != nil }) else {
      return Tree(
        operation: computed, name: name, operands: levels + operands,
        isSpread: !arguments.areListed,
        pointer: pointer)
    }
    let label = keys.joined(separator: ".")
    guard let source else {
      guard mode == .loose else {
        throw error(.unknownVariable(label, suggestion: nil), at: pointer)
      }
      return .constant(operation == .exists ? false : nil, at: pointer)
    }
    return try read(
      Place(source: source, path: keys, name: label), as: operation, named: name, at: pointer)
  }

  /// A key: its tree and, when it is known already, its text.
  private mutating func key(
    _ value: JSON, at pointer: String
  ) throws(LogicError) -> (tree: Tree, text: String?) {
    let tree = value == .null ? .constant("", at: pointer) : try compile(value, at: pointer)
    guard mode == .strict else { return (tree, tree.constant.map(javaScriptText(of:))) }
    guard let constant = tree.constant else { throw error(.computedName, at: pointer) }
    try expect(tree, [.text, .number], for: "var")
    return (tree, javaScriptText(of: constant))
  }

  /// Registers the names that `missing` and `missing_some` look for, and in strict mode checks them.
  mutating func checkNames(in tree: Tree) throws(LogicError) {
    for operand in tree.operands {
      guard let constant = operand.constant else {
        guard mode == .loose else { throw error(.computedName, at: operand.pointer) }
        continue
      }
      let names: [JSON] = if case .array(let names) = constant { names } else { [constant] }
      for case .string(let name) in names {
        let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        _ = try read(
          Place(source: innermost, path: keys, name: name), as: .exists, named: tree.name,
          at: operand.pointer)
      }
    }
  }
}

extension Compiler {
  private struct Place {
    let source: Reading.Source
    let path: [String]
    let name: String
  }

  /// The data that `var` reads: the element of the innermost iteration, or all data.
  private var innermost: Reading.Source { frames == 0 ? .document : .element(frames - 1) }

  /// The data `level` levels out; nil when nothing is there.
  ///
  /// Even levels are the data of iterations, odd ones what iterations tell of themselves.
  private func source(outBy level: UInt64) -> Reading.Source? {
    let frame = Int(clamping: UInt64(frames)) - 1 - Int(clamping: level / 2)
    if level % 2 == 1 { return frame < 0 ? nil : .iteration(frame) }
    return frame < 0 ? .document : .element(frame)
  }

  /// A reading of `place`, in which the names of the vocabulary are known.
  private mutating func read(
    _ place: Place, as operation: Operation, named name: String, at pointer: String
  ) throws(LogicError) -> Tree {
    var (source, path, kind) = (place.source, place.path, LogicKind?.none)
    if source == .document {
      if let (index, count) = vocabulary.names.variable(beginning: path[...]) {
        source = .variable(index)
        path.removeFirst(count)
        if path.isEmpty {
          kind = vocabulary.variables[index].kind
        } else if mode == .strict, vocabulary.variables[index].kind != .object {
          throw unknownVariable(place.name, at: pointer)
        }
      } else if vocabulary.document == nil, mode == .strict {
        throw unknownVariable(place.name, at: pointer)
      }
    }
    let isGiven =
      switch source {
      case .variable, .document: true
      case .element, .iteration: false
      }
    guard let input = inputs.number(of: place.name, isGiven: isGiven) else {
      throw error(.tooManyInputs(maximum: Inputs.maximum), at: pointer)
    }
    readings.append(Reading(source: source, path: path, name: place.name, input: input))
    return Tree(
      operation: operation, name: name, detail: .reading(readings.count - 1), kind: kind,
      pointer: pointer)
  }

  private func unknownVariable(_ name: String, at pointer: String) -> LogicError {
    let suggestion = Spelling.nearest(to: name, among: vocabulary.variables.map(\.name))
    return error(.unknownVariable(name, suggestion: suggestion), at: pointer)
  }
}

extension JSON {
  /// The number of levels that this tells `val` to go out: `[2]` and `[-2]` both mean 2.
  var level: UInt64? {
    guard case .array(let elements) = self, elements.count == 1 else { return nil }
    switch elements[0] {
    case .integer(let level): return level.magnitude
    case .number(let level): return UInt64(exactly: level.magnitude.rounded(.towardZero))
    default: return nil
    }
  }
}
