// SPDX-License-Identifier: MIT

extension History {
  /// Reads a history from the bytes of a CSV file (RFC 4180).
  ///
  /// - Parameters:
  ///   - bytes: The file, with the names of its columns in the first line.
  ///   - source: The name of the file, for errors.
  ///   - named: The columns that do not have usual names.
  /// - Throws: When a column that is needed is not there. Rows that cannot be used are counted in
  ///   `rejections`.
  package init(
    reading bytes: [UInt8], source: String, columns named: ColumnNames
  ) throws(HistoryError) {
    // A letter of UTF-16 or UTF-32 in a name of a column has a zero beside it.
    guard !bytes.prefix(4).contains(0), !bytes.starts(with: [0xFF, 0xFE]),
      !bytes.starts(with: [0xFE, 0xFF])
    else { throw HistoryError(source: source, reason: .wrongEncoding) }
    let table = CSVTable(dividing: bytes)
    guard !table.header.isEmpty else { throw HistoryError(source: source, reason: .empty) }
    guard !table.rows.isEmpty || !table.header.contains(where: { $0.contains("\r") }) else {
      throw HistoryError(source: source, reason: .carriageReturns)
    }
    let places = try ColumnPlaces(named, in: table.header, source: source)
    var orders: [HistoryOrder] = []
    var rejections = Rejections()
    for row in table.rows {
      do throws(Rejection) {
        orders.append(try HistoryRow(row, of: table, places).order())
      } catch {
        rejections.add(error, line: row.line)
      }
    }
    self.init(
      orders: orders, itemNames: places.itemKinds.map { table.header[$0] }, rejections: rejections,
      columns: places.names, header: table.header)
  }
}
