// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A search that is under way.
struct AddressSearch {
  private let words: SearchWords
  private let place: Coordinate?
  private let statement: Statement

  /// Begins a search for `words` near `place` on `connection`.
  init(
    _ words: SearchWords, near place: Coordinate?, on connection: Connection
  ) throws(SQLiteError) {
    self.words = words
    self.place = place
    // A cross join keeps the words first; FTS5 gives its rows in this order by itself.
    statement = try connection.statement(
      """
      SELECT a.id, a.number, a.street, a.unit, a.city, a.region, a.postcode, a.longitude, a.latitude
      FROM address_words AS w CROSS JOIN address AS a ON a.id = w.rowid
      WHERE w.address_words MATCH ?1 ORDER BY w.rowid LIMIT ?2
      """)
  }

  /// What matches `expression`, the best first: all of up to `AddressStore.rankedCount`, else at least `limit` of
  /// those that are nearest.
  func ranked(_ expression: String, limit: Int) throws(SQLiteError) -> [FoundAddress] {
    var ranked = try matches(expression)
    guard let place else { return ranked.found }
    for size in SearchCell.Size.allCases where ranked.isCut {
      let cells = SearchCell.expression(SearchCell(of: place, size).surroundings)
      let near = try matches("(\(expression)) AND (\(cells))")
      let known = Set(near.found.map(\.id))
      ranked = (near.found + ranked.found.filter { !known.contains($0.id) }, near.isCut)
    }
    return ranked.found
  }

  /// The first of what matches `expression` in the order of import, the best first; and whether there are more.
  private func matches(
    _ expression: String
  ) throws(SQLiteError) -> (found: [FoundAddress], isCut: Bool) {
    try statement.bind(expression, at: 1)
    try statement.bind(Int64(AddressStore.rankedCount + 1), at: 2)
    var ranked: [RankedAddress] = []
    while try statement.step() {
      let address = PlacedAddress(
        number: statement.text(1), street: statement.text(2), unit: statement.text(3),
        city: statement.text(4), region: statement.text(5), postcode: statement.text(6),
        coordinate: Coordinate(
          longitude: statement.double(7), latitude: statement.double(8)))
      ranked.append(
        RankedAddress(id: statement.integer(0), address, for: words, near: place))
    }
    let isCut = ranked.count > AddressStore.rankedCount
    if isCut { ranked.removeLast() }
    ranked.sort { $0.rank < $1.rank }
    return (ranked.map(\.found), isCut)
  }
}

/// An address with what decides about its place among others that match equally well.
private struct RankedAddress {
  let found: FoundAddress
  /// Less comes first: the house number, how far or how long, the order of import.
  let rank: (Int, Double, Int64)

  init(id: Int64, _ address: PlacedAddress, for words: SearchWords, near place: Coordinate?) {
    let distance = place?.distanceMeters(to: address.coordinate)
    found = FoundAddress(id: id, address: address, distanceMeters: distance)
    let length = { Double(SearchWords(in: address.searched, maximum: .max).words.count) }
    rank = (words.contain(number: address.number) ? 0 : 1, distance ?? length(), id)
  }
}
