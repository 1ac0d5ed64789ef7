// SPDX-License-Identifier: MIT

/// The tables of a store, and how a file of an earlier version gets them.
enum StoreSchema {
  /// Tells stores from other databases of SQLite: "Door" in ASCII, in `PRAGMA application_id`.
  static let applicationID: Int64 = 0x446F_6F72

  /// The version of the tables, in `PRAGMA user_version`: how many steps led to it.
  static var version: Int64 { Int64(steps.count) }

  /// What makes each version of the one before; a step that was released is never changed.
  static let steps: [StaticString] = [
    """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      imported_at INTEGER NOT NULL  -- seconds since 1970
    ) STRICT;

    CREATE TABLE address (
      id INTEGER PRIMARY KEY,
      content BLOB NOT NULL UNIQUE,  -- XXH3 of the texts and the place, of 128 bits
      source INTEGER NOT NULL REFERENCES source (id),
      number TEXT NOT NULL,
      street TEXT NOT NULL,
      unit TEXT NOT NULL,
      city TEXT NOT NULL,
      region TEXT NOT NULL,
      postcode TEXT NOT NULL,
      longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
      latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90)
    ) STRICT;

    -- The words of each address and the cells that it is in, by its id. Which rows have a word is all that is kept.
    CREATE VIRTUAL TABLE address_words USING fts5 (
      words, content = '', detail = none, prefix = '1 2 3',
      tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'"
    );

    CREATE TABLE saved_address (
      position INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      label TEXT NOT NULL,
      line TEXT NOT NULL,
      symbol TEXT NOT NULL,
      longitude REAL CHECK (longitude BETWEEN -180 AND 180),
      latitude REAL CHECK (latitude BETWEEN -90 AND 90),
      CHECK ((longitude IS NULL) = (latitude IS NULL))
    ) STRICT;

    PRAGMA application_id = 1148153714;
    PRAGMA user_version = 1;
    """
  ]
}
