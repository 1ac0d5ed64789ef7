// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

/// Turns JSON into a checked tree, with every name resolved.
struct Compiler<Environment> {
  let vocabulary: LogicVocabulary<Environment>
  let mode: LogicMode
  let limits: LogicLimits
  let source: String?

  var inputs = Inputs()
  var readings: [Reading] = []
  /// What is called, and where.
  var calls: [LogicOperator<Environment>.Call] = []
  var callSites: [CallSite] = []
  /// How many iterations, or alternatives of `try`, are around what is being compiled.
  var frames = 0
  /// How many `try`s are around it: they may want its errors.
  var attempts = 0
  private var depth = 0
  private var size = 0

  init(
    vocabulary: LogicVocabulary<Environment>, mode: LogicMode, limits: LogicLimits, source: String?
  ) {
    self.vocabulary = vocabulary
    self.mode = mode
    self.limits = limits
    self.source = source
  }

  /// Compiles `json`, which stands at `pointer`.
  mutating func compile(_ json: JSON, at pointer: String) throws(LogicError) -> Tree {
    depth += 1
    size += 1
    defer { depth -= 1 }
    guard depth <= limits.maximumDepth else {
      throw error(.tooDeep(maximum: limits.maximumDepth), at: pointer)
    }
    guard size <= limits.maximumSize else {
      throw error(.tooLarge(maximum: limits.maximumSize), at: pointer)
    }
    switch json {
    case .null where mode == .strict: throw error(.nullConstant, at: pointer)
    case .array(let elements): return try list(elements, at: pointer)
    case .object(let members):
      if members.count == 1, let (name, argument) = members.first {
        return try operation(name, argument, at: pointer)
      }
      guard mode == .loose else {
        throw error(.notAnOperation(members: members.count), at: pointer)
      }
      return .constant(json, at: pointer)
    default: return .constant(json, at: pointer)
    }
  }

  /// Compiles `json` inside one more iteration.
  mutating func compileInFrame(_ json: JSON, at pointer: String) throws(LogicError) -> Tree {
    frames += 1
    defer { frames -= 1 }
    return try compile(json, at: pointer)
  }

  private mutating func list(_ elements: [JSON], at pointer: String) throws(LogicError) -> Tree {
    // A list of names may be long, and its texts and numbers are no operations.
    if elements.allSatisfy(\.isScalar) { return .constant(.array(elements), at: pointer) }
    var operands: [Tree] = []
    for (index, element) in elements.enumerated() {
      operands.append(try compile(element, at: "\(pointer)/\(index)"))
    }
    let tree = Tree(
      operation: .list, name: "", operands: operands, kind: .list, pointer: pointer)
    return try folded(tree)
  }

  private mutating func operation(
    _ name: String, _ argument: JSON, at pointer: String
  ) throws(LogicError) -> Tree {
    let arguments = Arguments(argument, at: pointer + pointerToken(name))
    if let builtIn = BuiltInOperator.byName[name] {
      return try builtInOperation(builtIn, arguments, at: pointer)
    }
    if let added = vocabulary.operators.first(where: { $0.name == name }) {
      return try call(added, arguments, at: pointer)
    }
    let known = BuiltInOperator.all.map(\.name) + vocabulary.operators.map(\.name)
    let suggestion = Spelling.nearest(to: name, among: known)
    throw error(.unknownOperator(name, suggestion: suggestion), at: pointer)
  }

  /// An error about the value at `pointer`.
  func error(_ reason: LogicError.Reason, at pointer: String) -> LogicError {
    LogicError(source: source, pointer: pointer, reason: reason)
  }

  /// `tree`, or its value if that is known already.
  ///
  /// An error in it is one of the expression in strict mode, unless a `try` may want it. In loose
  /// mode it is left to the evaluation, which perhaps never comes there.
  func folded(_ tree: Tree) throws(LogicError) -> Tree {
    guard tree.operands.allSatisfy({ $0.constant != nil }) else { return tree }
    let program = Program(
      laying: tree, mode: mode, limits: limits, source: source, names: VariableNames([]))
    do throws(LogicError) {
      guard case .known(let value) = try program.value(in: { _ in nil }) else { return tree }
      return .constant(value, at: tree.pointer)
    } catch {
      guard mode == .strict, attempts == 0 else { return tree }
      throw error
    }
  }
}

/// The arguments of an operator as they stand in the text.
struct Arguments {
  /// The arguments; one if they are not an array.
  let values: [JSON]
  /// Whether they are an array.
  let areListed: Bool
  private let pointer: String

  init(_ json: JSON, at pointer: String) {
    self.pointer = pointer
    if case .array(let values) = json {
      self.values = values
      areListed = true
    } else {
      values = [json]
      areListed = false
    }
  }

  /// The place of the argument at `index`.
  func pointer(_ index: Int) -> String { areListed ? "\(pointer)/\(index)" : pointer }
}

extension JSON {
  /// Whether this is a boolean, a number or a text.
  fileprivate var isScalar: Bool {
    switch self {
    case .boolean, .integer, .number, .string: true
    case .null, .array, .object: false
    }
  }
}
