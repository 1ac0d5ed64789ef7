// SPDX-License-Identifier: MIT

import Testing
import ZoneGeometry

@testable import AddressStore

@Suite("Searching addresses")
struct SearchTests {
  private static let streets = [
    PlacedAddress("18", "Harbor Street"), PlacedAddress("180", "Harbor Street"),
    PlacedAddress("18", "Harbor Street", unit: "Floor 3"), PlacedAddress("4", "Harborside Lane"),
    PlacedAddress("18A", "Café Row"), PlacedAddress("7", "Łódź Bahnhofstraße"),
    PlacedAddress("2", "O'Hare Street"), PlacedAddress("12-14", "Elm Street"),
  ]

  @Test(
    arguments: [
      (
        "harbor",
        ["18 Harbor Street", "180 Harbor Street", "18 Harbor Street, Floor 3", "4 Harborside Lane"]
      ),
      (
        "HARB",
        ["18 Harbor Street", "180 Harbor Street", "4 Harborside Lane", "18 Harbor Street, Floor 3"]
      ),
      ("harb 18 str", ["18 Harbor Street", "18 Harbor Street, Floor 3", "180 Harbor Street"]),
      ("street harbor 180", ["180 Harbor Street"]),
      ("cafe", ["18A Café Row"]), ("CAFÉ", ["18A Café Row"]), ("cafe\u{301}", ["18A Café Row"]),
      ("18a", ["18A Café Row"]), ("lodz", []), ("łodz", ["7 Łódź Bahnhofstraße"]),
      ("bahnhofstraß", ["7 Łódź Bahnhofstraße"]),
      ("o'hare", ["2 O'Hare Street"]), ("hare", ["2 O'Hare Street"]),
      ("12-14 elm", ["12-14 Elm Street"]), ("02210 floor", ["18 Harbor Street, Floor 3"]),
      ("", []), ("  ", []), ("-- '\" *", []), ("harbor nowhere", []),
    ])
  func `finds what has all words, the best first`(_ text: String, _ expected: [String]) throws {
    let store = try AddressStore.inMemory()
    try store.add(Self.streets)
    #expect(try store.search(text).map(\.address.streetLine) == expected)
  }

  @Test(
    arguments: [
      "\"", "\"\"", "harbor\"", "harbor OR elm", "NOT harbor", "NEAR(harbor elm)",
      "{words}: harbor",
      "words:harbor", "harbor*", "^harbor", "harbor AND", "(", ")", "a + b", "har\u{0}bor", "\u{0}",
      "'; DROP TABLE address; --", "\u{E000}w1x2", "\u{1F600}", "\u{202E}harbor",
    ])
  func `reads no text as a language`(_ text: String) throws {
    let store = try AddressStore.inMemory()
    try store.add(Self.streets)
    _ = try store.search(text, near: pier)
    #expect(try store.content().addressCount == Self.streets.count)
  }

  /// Every letter, mark and digit between two letters is one word for both: SQLite reads no phrase there, which an
  /// index without positions could not answer.
  @Test func `divides words where SQLite does`() throws {
    let store = try AddressStore.inMemory()
    let scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    let words = scalars.filter { SearchWords(in: "a\($0)b").words.count == 1 }
    // Letters of Unicode 6.1 are more than 100,000.
    #expect(words.count > 100_000)
    for start in stride(from: 0, to: words.count, by: SearchWords.maximumCount) {
      let some = words[start..<min(start + SearchWords.maximumCount, words.count)]
      _ = try store.search(some.map { "a\($0)b" }.joined(separator: " "))
    }
  }

  @Test func `the nearest come first`() throws {
    let store = try AddressStore.inMemory()
    // From south to north, 0.01° or 1,112 m apart: 6,371,008.8 m · π / 180 / 100 = 1,111.95 m.
    try store.add(
      (0..<20).map { number in
        PlacedAddress(
          "\(number)", "Elm Street",
          at: Coordinate(longitude: -71, latitude: 42 + Double(number) / 100))
      })
    let place = Coordinate(longitude: -71, latitude: 42.074)
    let found = try store.search("elm", near: place, limit: 4)
    #expect(found.map(\.address.number) == ["7", "8", "6", "9"])
    #expect(found.map { ($0.distanceMeters ?? 0).rounded() } == [445, 667, 1557, 1779])
    #expect(try store.search("12 elm", near: place, limit: 1).map(\.address.number) == ["12"])
    #expect(try store.search("elm", limit: 2).map(\.address.number) == ["0", "1"])
  }

  @Test func `the nearest come first among more than are ranked, across the antimeridian too`()
    throws
  {
    let store = try AddressStore.inMemory()
    let far = (0..<AddressStore.rankedCount + 500).map { number in
      PlacedAddress("\(number)", "Elm Street", at: Coordinate(longitude: 10, latitude: 50))
    }
    let near = [
      PlacedAddress("A", "Elm Street", at: Coordinate(longitude: 179.999, latitude: -17)),
      PlacedAddress("B", "Elm Street", at: Coordinate(longitude: -179.999, latitude: -17)),
    ]
    try store.add(far + near)
    let found = try store.search(
      "el", near: Coordinate(longitude: -179.9995, latitude: -17), limit: 3)
    #expect(found.map(\.address.number).prefix(2) == ["B", "A"])
    #expect(found.count == 3)
  }

  @Test(arguments: [-1, 0, 1, 3, 100])
  func `gives no more than are wanted`(_ limit: Int) throws {
    let store = try AddressStore.inMemory()
    try store.add(Self.streets)
    #expect(try store.search("street", limit: limit).count == min(max(0, limit), 5))
  }
}
