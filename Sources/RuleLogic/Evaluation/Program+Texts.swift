// SPDX-License-Identifier: MIT

import JSONDocument

extension Program {
  /// The texts of the operands, one behind the other.
  func concatenation(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var result = ""
    let missing = try forEachOperand(of: index, &run, environment) {
      value, run throws(LogicError) in
      try chargeWeight(of: value, at: index, &run)
      result += try text(value, index)
      return true
    }
    return missing.map(Outcome.unknown) ?? .known(.string(result))
  }

  /// A part of a text, in Unicode scalars: from a start (negative: from the end), and as long as
  /// told (negative: up to so many from the end).
  func substring(
    _ index: Int, _ run: inout Run, _ environment: Environment
  ) throws(LogicError) -> Outcome {
    var arguments: [JSON] = []
    let missing = try forEachOperand(of: index, &run, environment) { value, _ throws(LogicError) in
      arguments.append(value)
      return true
    }
    if let missing { return .unknown(missing) }
    try chargeWeight(of: arguments.first ?? .null, at: index, &run)
    let text = try text(arguments.first ?? .null, index)
    let scalars = text.unicodeScalars
    let count = scalars.count
    let start = arguments.count > 1 ? try offset(arguments[1], index) : 0
    var rest = scalars.dropFirst(start < 0 ? max(count + max(start, -count), 0) : start)
    if arguments.count > 2 {
      let length = try offset(arguments[2], index)
      rest = length < 0 ? rest.dropLast(Int(clamping: length.magnitude)) : rest.prefix(length)
    }
    return .known(.string(String(rest)))
  }

  /// The text that `value` is, or in loose mode makes.
  private func text(_ value: JSON, _ index: Int) throws(LogicError) -> String {
    if case .string(let text) = value { return text }
    guard mode == .loose else { throw kindError([.text], found: value, at: index) }
    return javaScriptText(of: value)
  }

  /// The whole number that `value` is; in loose mode any value makes one.
  private func offset(_ value: JSON, _ index: Int) throws(LogicError) -> Int {
    if case .integer(let offset) = value { return Int(clamping: offset) }
    guard mode == .loose else { throw kindError([.number], found: value, at: index) }
    let number = (looseNumber(value) ?? 0).rounded(.towardZero)
    return Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
