// SPDX-License-Identifier: MIT

/// The names of what an expression reads, numbered in the order of their first use.
@usableFromInline struct Inputs: Sendable {
  /// The most that can be told apart: the bits of `MissingInputs`.
  static let maximum = UInt64.bitWidth

  private(set) var names: [String] = []
  /// Which of them are variables or parts of the document, not parts of an element of a list.
  private(set) var areGiven: [Bool] = []

  /// The number of the input called `name`; nil when there are too many.
  mutating func number(of name: String, isGiven: Bool) -> Int? {
    for index in names.indices where names[index] == name && areGiven[index] == isGiven {
      return index
    }
    guard names.count < Self.maximum else { return nil }
    names.append(name)
    areGiven.append(isGiven)
    return names.count - 1
  }

  /// The names of what the caller of the expression gives.
  var given: [String] { names.indices.filter { areGiven[$0] }.map { names[$0] } }

  /// The names of `missing`, without repetition.
  @usableFromInline func names(of missing: MissingInputs) -> [String] {
    var result: [String] = []
    for index in names.indices where missing.contains(index) && !result.contains(names[index]) {
      result.append(names[index])
    }
    return result
  }
}

/// A set of inputs, by number.
@usableFromInline struct MissingInputs: Hashable, Sendable {
  private var bits: UInt64

  init(_ input: Int) { bits = 1 << UInt64(input) }

  func contains(_ input: Int) -> Bool { bits & (1 << UInt64(input)) != 0 }

  mutating func formUnion(_ other: MissingInputs) { bits |= other.bits }

  /// The inputs of both, of which one may be absent.
  static func union(_ first: MissingInputs?, _ second: MissingInputs) -> MissingInputs {
    guard var union = first else { return second }
    union.formUnion(second)
    return union
  }
}
