// SPDX-License-Identifier: MIT

extension JSON: ExpressibleByNilLiteral {
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByStringInterpolation {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a name given twice the last value stays.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var object = Object()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
  /// Creates an object; of a name given twice the last value stays.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}
