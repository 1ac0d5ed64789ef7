// SPDX-License-Identifier: MIT

/// What an argument of a registered operator must be.
public struct LogicParameter: Hashable, Sendable {
  /// The kinds of which it may be.
  let kinds: [LogicKind]
  /// Whether it must be known when the expression is compiled.
  let isConstant: Bool

  /// An argument of one of `kinds`, computed or constant.
  public static func any(of kinds: LogicKind...) -> Self {
    Self(kinds: kinds, isConstant: false)
  }

  /// An argument of one of `kinds` that is known when the expression is compiled.
  public static func constant(_ kinds: LogicKind...) -> Self {
    Self(kinds: kinds, isConstant: true)
  }
}
