// SPDX-License-Identifier: MIT

public import JSONDocument

/// What a condition gives.
public enum LogicTruth: Hashable, Sendable {
  /// The condition holds.
  case yes
  /// The condition does not hold.
  case no
  /// The condition may hold or not: these inputs are missing and would tell.
  case unknown(missing: [String])
}

/// What an expression gives.
public enum LogicResult: Hashable, Sendable {
  /// A value.
  case value(JSON)
  /// No value yet: these inputs are missing.
  case unknown(missing: [String])
}
