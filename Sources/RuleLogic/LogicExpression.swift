// SPDX-License-Identifier: MIT

public import JSONDocument

/// A JsonLogic expression, checked and compiled once, then evaluated often.
///
///     let tooFar = try LogicExpression(
///       compiling: rule.required("when"), vocabulary: delivery, result: .boolean)
///     switch try tooFar.condition(in: request) {
///     case .yes: refuse()
///     case .no: break
///     case .unknown(let missing): report(missing)
///     }
///
/// Evaluating numbers, comparisons, conditions and variables allocates nothing.
public struct LogicExpression<Environment>: Sendable, CustomStringConvertible {
  @usableFromInline let program: Program
  @usableFromInline let vocabulary: LogicVocabulary<Environment>
  @usableFromInline let calls: [LogicOperator<Environment>.Call]
  @usableFromInline let inputTable: Inputs
  /// The mode that the expression was compiled for.
  public let mode: LogicMode
  /// The expression as a line of text: `distanceMeters > 3000 and basket.subtotal < 2000`.
  public let description: String
  /// Whether no input makes the condition true, as far as its constants and the limits that they
  /// set to its variables tell: `x < 3 and x > 5`.
  public let canNeverMatch: Bool
  /// The value, when it depends on no input.
  public let constant: JSON?

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - value: The expression.
  ///   - mode: How missing values and other kinds are treated.
  ///   - vocabulary: The variables and operators that it may use.
  ///   - result: The kind that its value must be of in strict mode; nil for any.
  ///   - limits: How much it may ask for.
  /// - Throws: A `LogicError` that points at the first fault.
  public init(
    compiling value: JSONValue, mode: LogicMode = .strict,
    vocabulary: LogicVocabulary<Environment>, result: LogicKind? = nil,
    limits: LogicLimits = .standard
  ) throws(LogicError) {
    try self.init(
      compiling: JSON(value), at: value.pointer, source: value.source, mode: mode,
      vocabulary: vocabulary, result: result, limits: limits)
  }

  /// Compiles an expression that was not read from a document.
  ///
  /// - Parameters:
  ///   - json: The expression.
  ///   - pointer: The JSON Pointer to it, for errors.
  ///   - source: The name of the file that it came from, for errors.
  ///   - mode: How missing values and other kinds are treated.
  ///   - vocabulary: The variables and operators that it may use.
  ///   - result: The kind that its value must be of in strict mode; nil for any.
  ///   - limits: How much it may ask for.
  /// - Throws: A `LogicError` that points at the first fault.
  public init(
    compiling json: JSON, at pointer: String = "", source: String? = nil,
    mode: LogicMode = .strict, vocabulary: LogicVocabulary<Environment>,
    result: LogicKind? = nil, limits: LogicLimits = .standard
  ) throws(LogicError) {
    var compiler = Compiler(
      vocabulary: vocabulary, mode: mode, limits: limits, source: source)
    let tree = try compiler.compile(json, at: pointer)
    if mode == .strict, let result { try compiler.expect(tree, [result]) }
    program = Program(
      laying: tree, mode: mode, limits: limits, source: source, names: vocabulary.names,
      readings: compiler.readings, calls: compiler.callSites)
    self.vocabulary = vocabulary
    calls = compiler.calls
    self.mode = mode
    inputTable = compiler.inputs
    description = tree.text(naming: compiler.readings)
    canNeverMatch = tree.canNeverMatch(reading: compiler.readings, mode: mode)
    constant = tree.constant
  }

  /// The names of the variables that the expression reads, in the order of their first use.
  public var inputs: [String] { inputTable.given }

  /// The names of the registered operators that the expression uses, once for each use.
  public var operators: [String] { program.calls.map(\.name) }

  /// Evaluates the expression as a condition.
  ///
  /// - Returns: Yes, no, or unknown with the names of the inputs that are missing. In loose mode
  ///   what JsonLogic calls truthy is yes, and nothing is unknown.
  /// - Throws: A `LogicError` that points at the operation at fault.
  @inlinable public func condition(in environment: Environment) throws(LogicError) -> LogicTruth {
    switch try program.truth(in: { request throws(LogicOperatorError) in
      try answer(request, environment)
    }) {
    case .yes: .yes
    case .no: .no
    case .unknown(let missing): .unknown(missing: inputTable.names(of: missing))
    }
  }

  /// Evaluates the expression.
  ///
  /// - Returns: Its value, or unknown with the names of the inputs that are missing.
  /// - Throws: A `LogicError` that points at the operation at fault.
  @inlinable public func value(in environment: Environment) throws(LogicError) -> LogicResult {
    switch try program.value(in: { request throws(LogicOperatorError) in
      try answer(request, environment)
    }) {
    case .known(let value): .value(value)
    case .unknown(let missing): .unknown(missing: inputTable.names(of: missing))
    }
  }

  @inlinable func answer(
    _ request: EnvironmentRequest, _ environment: Environment
  ) throws(LogicOperatorError) -> JSON? {
    switch request {
    case .variable(let index): vocabulary.variables[index].read(environment)
    case .document: vocabulary.document?(environment)
    case .call(let index, let arguments): try calls[index](environment, arguments)
    }
  }
}
