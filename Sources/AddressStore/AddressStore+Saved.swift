// SPDX-License-Identifier: MIT

import ZoneGeometry

extension AddressStore {
  /// The saved addresses in the order in which they were saved.
  public func savedAddresses() throws(AddressStoreError) -> [SavedAddress] {
    try use { connection throws(SQLiteError) in
      let statement = try connection.statement(
        "SELECT id, label, line, symbol, longitude, latitude FROM saved_address ORDER BY position")
      var saved: [SavedAddress] = []
      while try statement.step() {
        var coordinate: Coordinate?
        if let longitude = statement.optionalDouble(4), let latitude = statement.optionalDouble(5) {
          coordinate = Coordinate(longitude: longitude, latitude: latitude)
        }
        saved.append(
          SavedAddress(
            id: statement.text(0), label: statement.text(1), line: statement.text(2),
            symbol: statement.text(3), coordinate: coordinate))
      }
      return saved
    }
  }

  /// Saves `address` behind the others, or in the place of the one with its id.
  public func save(_ address: SavedAddress) throws(AddressStoreError) {
    try write { connection throws(SQLiteError) in
      let statement = try connection.statement(
        """
        INSERT INTO saved_address (id, label, line, symbol, longitude, latitude)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (id) DO UPDATE SET
          label = excluded.label, line = excluded.line, symbol = excluded.symbol,
          longitude = excluded.longitude, latitude = excluded.latitude
        """)
      let texts = [address.id, address.label, address.line, address.symbol]
      for (index, text) in texts.enumerated() { try statement.bind(text, at: Int32(index + 1)) }
      try statement.bind(address.coordinate?.longitude, at: 5)
      try statement.bind(address.coordinate?.latitude, at: 6)
      try statement.run()
    }
  }

  /// Forgets the saved address with this id.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func removeSavedAddress(_ id: SavedAddress.ID) throws(AddressStoreError) -> Bool {
    try write { connection throws(SQLiteError) in
      let statement = try connection.statement("DELETE FROM saved_address WHERE id = ?1")
      try statement.bind(id, at: 1)
      try statement.run()
      return connection.changedRows > 0
    }
  }
}
