// SPDX-License-Identifier: MIT

public import JSONDocument

/// An operator that the host of the expressions adds to JsonLogic's own.
///
/// It is prepared once for each place where it is used, and so compiles constant arguments once:
///
///     LogicOperator("open_at", [.constant(.text)], result: .boolean, reads: ["when"]) {
///       constants throws(LogicOperatorError) in
///       let hours = try compiledHours(constants[0])
///       return { context, _ in context.when.map { .boolean(hours.isOpen(at: $0)) } }
///     }
public struct LogicOperator<Environment>: Sendable {
  /// Computes a value of the declared kind from all arguments in order; nil is unknown.
  public typealias Call =
    @Sendable (Environment, [JSON]) throws(LogicOperatorError) -> JSON?

  /// Checks the arguments that are constants (nil stands for one that is computed later) and gives
  /// what is called at each evaluation.
  public typealias Preparation = @Sendable ([JSON?]) throws(LogicOperatorError) -> Call

  /// The name in expressions.
  public let name: String
  /// What each argument must be; the last one also holds for those after it.
  let parameters: [LogicParameter]
  /// How many arguments there may be.
  let count: ClosedRange<Int>
  /// The kind of its results.
  let result: LogicKind
  /// Names of the variables that it reads by itself: the inputs that are missing when it is unknown.
  let reads: [String]
  let prepare: Preparation

  /// Creates an operator.
  ///
  /// - Parameters:
  ///   - name: The name in expressions.
  ///   - parameters: What each argument must be; the last one also holds for those after it.
  ///   - count: How many arguments there may be; as many as parameters by default.
  ///   - result: The kind of its results.
  ///   - reads: Names of the variables that it reads by itself.
  ///   - prepare: Checks constant arguments and gives what is called at each evaluation.
  public init(
    _ name: String, _ parameters: [LogicParameter], count: ClosedRange<Int>? = nil,
    result: LogicKind, reads: [String] = [], prepare: @escaping Preparation
  ) {
    self.name = name
    self.parameters = parameters
    self.count = count ?? parameters.count...parameters.count
    self.result = result
    self.reads = reads
    self.prepare = prepare
  }
}
