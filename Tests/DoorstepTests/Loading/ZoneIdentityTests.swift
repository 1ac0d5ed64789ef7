// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// What a zone is called: the feature's id, else the property, else the name, else its number.
@Suite("Ids and names of zones")
struct ZoneIdentityTests {
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let features: [JSON]
    let ids: [String]
    var names: [String]?
  }

  static let samples = [
    Sample(
      testDescription: "the feature's id wins over the property",
      features: [ServiceFolder.feature(id: "a", ["id": "b", "name": "c"])], ids: ["a"],
      names: ["c"]),
    Sample(
      testDescription: "the property wins over the name",
      features: [ServiceFolder.feature(["id": "b", "name": "c"])], ids: ["b"], names: ["c"]),
    Sample(
      testDescription: "the name is the id when there is no other",
      features: [ServiceFolder.feature(["name": "c"])], ids: ["c"]),
    Sample(
      testDescription: "the id is the name when there is no other",
      features: [ServiceFolder.feature(id: "a")], ids: ["a"]),
    Sample(
      testDescription: "numbers are ids and names too",
      features: [
        ServiceFolder.feature(id: 7), ServiceFolder.feature(["id": 2.5, "name": 19104]),
      ], ids: ["7", "2.5"], names: ["7", "19104"]),
    Sample(
      testDescription: "a name does not take the id of a later feature",
      features: [ServiceFolder.feature(["name": "a"]), ServiceFolder.feature(id: "a")],
      ids: ["a (2)", "a"], names: ["a", "a"]),
    Sample(
      testDescription: "without id and name a zone is numbered by its place",
      features: [
        ServiceFolder.feature(), ServiceFolder.feature(id: "a"), ServiceFolder.feature(.null),
      ], ids: ["zone 1", "a", "zone 3"]),
    Sample(
      testDescription: "zones of one name are counted",
      features: Array(repeating: ServiceFolder.feature(["name": "Park"]), count: 3),
      ids: ["Park", "Park (2)", "Park (3)"], names: ["Park", "Park", "Park"]),
    Sample(
      testDescription: "a count that another zone is called is skipped",
      features: [
        ServiceFolder.feature(id: "Park (2)"), ServiceFolder.feature(["name": "Park"]),
        ServiceFolder.feature(["name": "Park"]),
      ], ids: ["Park (2)", "Park", "Park (3)"], names: ["Park (2)", "Park", "Park"]),
    Sample(
      testDescription: "any text is an id",
      features: [ServiceFolder.feature(id: "Ünïcode 🏝/~\"\\")], ids: ["Ünïcode 🏝/~\"\\"]),
  ]

  @Test(arguments: samples)
  func `a zone is called`(_ sample: Sample) throws {
    let folder = try ServiceFolder(zones: ServiceFolder.collection(sample.features))
    let zones = try folder.checker().area.zones
    #expect(zones.map(\.id) == sample.ids)
    #expect(zones.map(\.name) == sample.names ?? sample.ids)
  }
}
