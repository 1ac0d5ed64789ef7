// SPDX-License-Identifier: MIT

/// An operator of JsonLogic: its name in expressions and what it takes.
struct BuiltInOperator: Sendable {
  let name: String
  let operation: Operation
  /// How many arguments strict mode takes, and what a message calls that.
  let strictCount: ClosedRange<Int>
  /// How many arguments loose mode takes before it refuses them; further ones mean nothing.
  let looseCount: ClosedRange<Int>
  /// Whether the arguments must be written as an array, so that none of them is the result of an
  /// operation as a whole.
  let needsArray: Bool
  /// The kind of the result, where it is always the same.
  let result: LogicKind?
  /// The kind of all operands in strict mode, where it is always the same.
  let operandKind: LogicKind?

  private init(
    _ name: String, _ operation: Operation, _ strictCount: ClosedRange<Int>,
    loose looseCount: ClosedRange<Int> = 0...Int.max, needsArray: Bool = false,
    of operandKind: LogicKind? = nil, gives result: LogicKind? = nil
  ) {
    self.name = name
    self.operation = operation
    self.strictCount = strictCount
    self.looseCount = looseCount
    self.needsArray = needsArray
    self.operandKind = operandKind
    self.result = result
  }

  private static let many = 1...Int.max

  private static func comparison(_ name: String, _ comparison: Comparison) -> Self {
    Self(
      name, .compare(comparison), 2...Int.max, loose: 2...Int.max, needsArray: true,
      gives: .boolean)
  }

  private static func arithmetic(
    _ name: String, _ arithmetic: Arithmetic, atLeast count: Int = 1, loose: Int = 1
  ) -> Self {
    Self(
      name, .compute(arithmetic), count...Int.max, loose: loose...Int.max, of: .number,
      gives: .number)
  }

  private static func iteration(
    _ name: String, _ operation: Operation, _ count: ClosedRange<Int> = 2...2,
    gives result: LogicKind?
  ) -> Self {
    Self(
      name, operation, count, loose: 2...Int.max, needsArray: true, gives: result)
  }

  /// All of them.
  ///
  /// `var`, `val`, `exists` and `preserve` have compilers of their own.
  static let all: [Self] = [
    Self("var", .computedVariable, 0...2),
    Self("val", .computedPath, 0...Int.max),
    Self("exists", .computedExists, many, gives: .boolean),
    Self("preserve", .constant, 0...Int.max),
    Self("missing", .missing, 0...Int.max, gives: .list),
    Self("missing_some", .missingSome, 2...2, loose: 2...Int.max, gives: .list),
    Self("and", .and, many, needsArray: true, of: .boolean, gives: .boolean),
    Self("or", .or, many, needsArray: true, of: .boolean, gives: .boolean),
    Self("!", .not, 1...1, of: .boolean, gives: .boolean),
    Self("!!", .isTruthy, 1...1, of: .boolean, gives: .boolean),
    Self("if", .choose, 3...Int.max, needsArray: true),
    Self("?:", .choose, 3...Int.max, needsArray: true),
    Self("??", .coalesce, many),
    comparison("==", .equal), comparison("!=", .notEqual),
    comparison("===", .identical), comparison("!==", .notIdentical),
    comparison("<", .less), comparison("<=", .lessOrEqual),
    comparison(">", .greater), comparison(">=", .greaterOrEqual),
    arithmetic("+", .add, loose: 0), arithmetic("-", .subtract),
    arithmetic("*", .multiply, loose: 0), arithmetic("/", .divide),
    arithmetic("%", .remainder, atLeast: 2, loose: 2),
    Self("min", .minimum, many, loose: many, of: .number, gives: .number),
    Self("max", .maximum, many, loose: many, of: .number, gives: .number),
    Self("cat", .concatenate, many, of: .text, gives: .text),
    Self("substr", .substring, 2...3, loose: many, gives: .text),
    Self("in", .contains, 2...2, loose: 2...Int.max, gives: .boolean),
    Self("merge", .merge, 0...Int.max, gives: .list),
    iteration("map", .map, gives: .list), iteration("filter", .filter, gives: .list),
    iteration("reduce", .reduce, 3...3, gives: nil),
    iteration("all", .all, gives: .boolean), iteration("some", .some, gives: .boolean),
    iteration("none", .none, gives: .boolean),
    Self("try", .attempt, many),
    Self("throw", .fail, 1...1),
    Self("log", .log, 1...1),
  ]

  /// All of them by name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// `count` as messages call it.
  static func words(for count: ClosedRange<Int>) -> String {
    let noun = count == 1...1 || count == 1...Int.max ? "argument" : "arguments"
    if count.upperBound == .max { return "at least \(count.lowerBound) \(noun)" }
    if count.lowerBound == count.upperBound { return "\(count.lowerBound) \(noun)" }
    return "\(count.lowerBound) to \(count.upperBound) \(noun)"
  }
}
