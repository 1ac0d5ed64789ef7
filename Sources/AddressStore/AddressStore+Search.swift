// SPDX-License-Identifier: MIT

public import ZoneGeometry

extension AddressStore {
  /// Of more addresses that match equally well, these many are ranked.
  static let rankedCount = 2000

  /// The addresses with all words of `text`, in whatever order and case, with or without accents.
  ///
  /// - First come those that have each word as it is, then those where the last one is a beginning, as "harb" is of
  ///   "Harbor", then those where any may be.
  /// - Among those, first come the ones whose whole house number was typed.
  /// - Then the nearer ones where `place` is given, else those with fewer words; at last, those that were imported
  ///   earlier.
  ///
  /// Where more than 2,000 match equally well, those are ranked that are in the surroundings of `place`, or that were
  /// imported first.
  ///
  /// - Parameters:
  ///   - text: What a person typed. Nothing in it has a meaning but words.
  ///   - place: Where the person is, or whence an order would come.
  ///   - limit: How many are wanted at most.
  /// - Returns: What was found; nothing where `text` has no words.
  /// - Throws: `AddressStoreError` when the store cannot be read.
  public func search(
    _ text: String, near place: Coordinate? = nil, limit: Int = 10
  ) throws(AddressStoreError) -> [FoundAddress] {
    let words = SearchWords(in: text)
    let place = place.flatMap { place in try? place.validated() }
    return try use { connection throws(SQLiteError) in
      let search = try AddressSearch(words, near: place, on: connection)
      var found: [FoundAddress] = []
      for expression in words.expressions where found.count < limit {
        let known = Set(found.map(\.id))
        found += try search.ranked(expression, limit: limit).filter { !known.contains($0.id) }
      }
      return Array(found.prefix(max(0, limit)))
    }
  }
}
