// SPDX-License-Identifier: MIT

import JSONDocument

extension JSONValue {
  /// A number in `range`, which counts `unit`.
  func number(in range: ClosedRange<Double>, of unit: String) throws(JSONError) -> Double {
    let number = try double()
    guard range.contains(number) else {
      throw error("expected \(range.lowerBound) to \(range.upperBound) \(unit), found \(number)")
    }
    return number
  }

  /// An array of one or more numbers in `range`, which count `unit`, each above the one before.
  func ascendingNumbers(
    in range: ClosedRange<Double>, of unit: String
  ) throws(JSONError) -> [Double] {
    let elements = try elements()
    guard !elements.isEmpty else { throw error(.tooFewElements(minimum: 1, found: 0)) }
    var numbers: [Double] = []
    for element in elements {
      let number = try element.number(in: range, of: unit)
      if let last = numbers.last, number <= last {
        throw element.error("expected more than the \(last) before, found \(number)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// An array of `count` numbers in `range`.
  func numbers(count: Int, in range: ClosedRange<Double>) throws(JSONError) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw error("expected \(count) numbers, found \(elements.count)")
    }
    return try elements.map { element throws(JSONError) in
      try element.number(in: range, of: "here")
    }
  }
}
