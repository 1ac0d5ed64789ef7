// SPDX-License-Identifier: MIT

import AddressStore

/// The addresses of a CSV file whose first row names its columns.
struct CSVAddresses {
  private var records: CSVRecords
  private let header: [String]
  private let places: [AddressColumn: Int]

  /// The names of the columns that say nothing of an address.
  let unusedColumns: [String]

  /// Reads the header of `feed`.
  init(in feed: ByteFeed) throws(AddressFileError) {
    records = CSVRecords(in: feed)
    guard let names = try records.next() else {
      throw AddressFileError(.empty, source: feed.source)
    }
    var places: [AddressColumn: Int] = [:]
    var unused: [String] = []
    for (index, name) in names.enumerated() {
      guard let column = AddressColumn(name: name.text) else {
        unused.append(name.text)
        continue
      }
      guard places.updateValue(index, forKey: column) == nil else {
        throw AddressFileError(
          .repeatedColumn(column), source: feed.source, line: name.line, column: name.column)
      }
    }
    header = names.map(\.text)
    for column in [AddressColumn.longitude, .latitude] where places[column] == nil {
      throw AddressFileError(
        .missingColumn(column, found: header), source: feed.source, line: names[0].line)
    }
    guard AddressColumn.texts.contains(where: { places[$0] != nil }) else {
      throw AddressFileError(
        .missingColumn(.street, found: header), source: feed.source, line: names[0].line)
    }
    self.places = places
    unusedColumns = unused
  }

  /// The next address; nil after the last one.
  mutating func next() throws(AddressFileError) -> PlacedAddress? {
    guard let fields = try records.next() else { return nil }
    let (source, places) = (records.source, places)
    guard fields.count == header.count else {
      throw AddressFileError(
        .fieldCount(found: fields.count, expected: header.count), source: source,
        line: fields[0].line, column: fields[0].column)
    }
    func field(_ column: AddressColumn) -> CSVRecords.Field? { places[column].map { fields[$0] } }
    let draft = AddressDraft { column in field(column)?.text }
    do throws(AddressDraft.Fault) {
      return try draft.address()
    } catch {
      let place = field(error.column) ?? fields[0]
      throw AddressFileError(error.reason, source: source, line: place.line, column: place.column)
    }
  }
}
