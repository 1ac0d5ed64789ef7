// SPDX-License-Identifier: MIT

extension JSON: Hashable {
  /// Whether both are the same JSON value: numbers by their exact value, objects in whatever order.
  public static func == (first: JSON, second: JSON) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.boolean(let first), .boolean(let second)): first == second
    case (.integer(let first), .integer(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.integer(let integer), .number(let number)),
      (.number(let number), .integer(let integer)):
      number.exactInteger == integer
    case (.string(let first), .string(let second)): first == second
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default: false
    }
  }

  /// Hashes the value; equal numbers alike.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: break
    case .boolean(let isTrue): hasher.combine(isTrue)
    case .integer(let integer): hasher.combine(integer)
    case .number(let number):
      if let integer = number.exactInteger {
        hasher.combine(integer)
      } else {
        hasher.combine(number)
      }
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension Double {
  /// The integer that this is, when it is one of 64 bits.
  var exactInteger: Int64? {
    guard self >= -0x1p63, self < 0x1p63 else { return nil }
    let integer = Int64(self)
    return Double(integer) == self ? integer : nil
  }
}
