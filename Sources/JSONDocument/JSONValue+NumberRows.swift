// SPDX-License-Identifier: MIT

import CJansson

extension JSONValue {
  /// Hands the rows of an array of arrays of numbers, such as the positions of a ring, to `body`.
  ///
  ///     try ring.forEachNumberRow(minimumCount: 2) { index, numbers in
  ///       positions.append((numbers[0], numbers[1]))
  ///     }
  ///
  /// Made for millions of rows: nothing is allocated or retained per row.
  ///
  /// - Parameters:
  ///   - minimumCount: The fewest numbers that a row may have.
  ///   - body: Called with the index of each row and its numbers.
  /// - Throws: `unexpectedKind` at the first thing that is not a row or not a number,
  ///   `tooFewElements` at the first row that is too short.
  public func forEachNumberRow(
    minimumCount: Int, _ body: (Int, Span<Double>) -> Void
  ) throws(JSONError) {
    let rows = try elements()
    let fault: (row: Int, number: Int?)? = unsafe withNode { node, _ in
      if let table = unsafe document.table(for: node) {
        // All rows are as long as the first.
        guard table.width >= minimumCount else { return (0, nil) }
        table.forEachRow(body)
        return nil
      }
      var numbers: [Double] = []
      for index in rows.indices {
        guard let row = unsafe json_array_get(node, index), unsafe row.pointee.type == JSON_ARRAY
        else { return (index, nil) }
        // A table holds rows, and not numbers.
        guard unsafe document.table(for: row) == nil else { return (index, 0) }
        let count = unsafe json_array_size(row)
        numbers.removeAll(keepingCapacity: true)
        for position in 0..<count {
          guard let number = unsafe json_array_get(row, position)?.finiteNumber else {
            return (index, position)
          }
          numbers.append(number)
        }
        guard count >= minimumCount else { return (index, nil) }
        body(index, numbers.span)
      }
      return nil
    }
    if let fault { try rows[fault.row].reject(number: fault.number, minimumCount: minimumCount) }
  }

  /// The numbers of an array of numbers.
  ///
  /// - Throws: `unexpectedKind` at the first thing that is not a number.
  public func numbers() throws(JSONError) -> [Double] {
    var numbers: [Double] = []
    for element in try elements() { numbers.append(try element.double()) }
    return numbers
  }

  /// Throws what is wrong with this row: with the number at an index, or with its length.
  private func reject(number: Int?, minimumCount: Int) throws(JSONError) {
    let numbers = try elements()
    guard let number else {
      throw error(.tooFewElements(minimum: minimumCount, found: numbers.count))
    }
    _ = try numbers[number].double()
  }
}

extension UnsafeMutablePointer<json_t> {
  /// The number that this is; Jansson's are all finite.
  var finiteNumber: Double? {
    switch unsafe pointee.type {
    case JSON_REAL: unsafe json_real_value(self)
    case JSON_INTEGER: unsafe Double(json_integer_value(self))
    default: nil
    }
  }
}
