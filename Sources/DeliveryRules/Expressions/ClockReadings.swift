// SPDX-License-Identifier: MIT

import JSONDocument

/// At which seconds of a minute an expression may say something else as time passes.
///
/// Operators tell time by the minute. The variables `when` and `placedAt` tell it by the second: an
/// expression that compares them with texts changes at, or a second after, the seconds of these texts; one that
/// does anything else with them, such as `substr`, may change at any second.
struct ClockReadings: Hashable, Sendable {
  private static let comparisons: Set = ["==", "===", "!=", "!==", "<", "<=", ">", ">="]

  private var isExact = false
  private var isAnySecond = false
  private var comparedSeconds: Set<Int> = [0]

  /// The readings of the clock in `expression`.
  init(in expression: JSON) {
    collect(expression, within: "")
  }

  /// The seconds from 0 to 59, in order.
  var seconds: [Int] {
    if !isExact { return [0] }
    if isAnySecond { return Array(0..<60) }
    return Set(comparedSeconds.flatMap { [$0, ($0 + 1) % 60] }).sorted()
  }

  private mutating func collect(_ value: JSON, within name: String) {
    if let variable = value.variable, DecisionVariable.namesOfTime.contains(variable) {
      isExact = true
      if !Self.comparisons.contains(name) { isAnySecond = true }
    }
    switch value {
    case .object(let call): for (name, operands) in call { collect(operands, within: name) }
    case .array(let operands): for operand in operands { collect(operand, within: name) }
    case .string(let text):
      if let second = text.secondOfTimestamp { comparedSeconds.insert(second) }
    case .null, .boolean, .integer, .number: break
    }
  }
}

extension String {
  /// The `42` of `2026-12-01T18:30:42`, whatever follows; nil for a text of another form.
  fileprivate var secondOfTimestamp: Int? {
    let bytes = utf8.prefix(19)
    guard bytes.count == 19, bytes.dropFirst(16).first == UInt8(ascii: ":") else { return nil }
    return Int(String(decoding: bytes.suffix(2), as: UTF8.self)).flatMap {
      (0...60).contains($0) ? $0 % 60 : nil
    }
  }
}
