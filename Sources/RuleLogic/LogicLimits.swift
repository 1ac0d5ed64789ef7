// SPDX-License-Identifier: MIT

/// How much an expression may ask for, so that a hostile one ends with an error.
public struct LogicLimits: Hashable, Sendable {
  /// The deepest nesting of operations and lists.
  public var maximumDepth: Int
  /// The most operations, variables and constants in one expression.
  public var maximumSize: Int
  /// The most steps of one evaluation: each operation is one, and so is each element that it copies
  /// or compares.
  public var maximumSteps: Int

  /// Creates limits, by default 64 levels, 10 000 nodes and 100 000 steps.
  public init(
    maximumDepth: Int = 64, maximumSize: Int = 10_000, maximumSteps: Int = 100_000
  ) {
    self.maximumDepth = maximumDepth
    self.maximumSize = maximumSize
    self.maximumSteps = maximumSteps
  }

  /// 64 levels, 10 000 nodes and 100 000 steps.
  public static let standard = LogicLimits()
}
