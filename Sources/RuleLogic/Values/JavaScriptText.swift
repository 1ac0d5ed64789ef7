// SPDX-License-Identifier: MIT

import JSONDocument

/// The text that JavaScript makes of `value`, save that `null` is empty, as in the join of a list.
func javaScriptText(of value: JSON) -> String {
  switch value {
  case .null: ""
  case .boolean(let isTrue): isTrue ? "true" : "false"
  case .integer(let integer): javaScriptText(of: Double(integer))
  case .number(let number): javaScriptText(of: number)
  case .string(let text): text
  case .array(let elements): elements.map(javaScriptText(of:)).joined(separator: ",")
  case .object: "[object Object]"
  }
}

/// The text that JavaScript makes of a number (ECMA-262 §6.1.6.1.20, `Number::toString`): the fewest
/// digits that mean it, with an exponent from 10²¹ up and below 10⁻⁶.
func javaScriptText(of number: Double) -> String {
  guard number.isFinite else {
    return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  }
  if number == 0 { return "0" }
  let sign = number < 0 ? "-" : ""
  let (digits, point) = shortestDigits(of: number.magnitude)
  switch point {
  case digits.count...21:
    return sign + digits + String(repeating: "0", count: point - digits.count)
  case 1...21:
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  case -5...0:
    return sign + "0." + String(repeating: "0", count: -point) + digits
  default:
    let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
    let exponent = point - 1
    return "\(sign)\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
  }
}

/// The fewest decimal digits that mean a positive `number`, without zeros at their ends, and how many
/// of them (or of zeros after them) stand before the decimal point.
private func shortestDigits(of number: Double) -> (digits: String, point: Int) {
  // Swift's description has the right digits, in another layout: "0.001", "1e-05", "1.5e+16".
  let parts = number.description.split(separator: "e")
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  var digits = mantissa.joined()[...]
  while digits.first == "0" {
    digits.removeFirst()
    point -= 1
  }
  while digits.last == "0" { digits.removeLast() }
  return (String(digits), point)
}
