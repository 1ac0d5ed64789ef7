// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Every member of `service.json` arrives in the service as written.
@Suite("Members of service.json")
struct ServiceMembersTests {
  private let complete: JSON = [
    "doorstep": 1, "name": "Spree Küche", "timeZone": "Europe/Berlin", "locale": "de-DE",
    "currency": "EUR", "zones": ["zones.geojson"], "precedence": "cheapest",
    "hubs": [
      [
        "id": "north", "name": "Nordhafen", "coordinate": [13.38, 52.56],
        "hours": "Mo-Fr 08:00-20:00",
      ],
      ["id": "south", "coordinate": [-180, 90]],
    ],
    "holidays": ["2026-12-25", "2028-02-29"],
    "defaults": [
      "hours": "Mo-Su 10:00-22:00", "minimumOrder": 1_000_000_000_000,
      "fee": ["base": 0, "freeFrom": 4500], "estimate": "bike",
    ],
    "estimates": [
      "bike": [
        "preparation": [10, 20.5], "speedKmh": 15, "detour": 1.25, "handover": 3, "buffer": 0.5,
        "roundTo": 10, "window": 45,
      ],
      "car": ["preparation": 15, "speedKmh": 0.1],
    ],
    "messages": [
      "OUT_OF_ZONE": ["de": "Dahin liefern wir nicht", "en": "Not there"],
      "OUR_OWN": ["de": "Unser Grund"],
    ],
    "plugins": [],
  ]

  @Test func `all of them are decoded`() throws {
    let area = try ServiceFolder(service: complete).checker().area
    #expect(area.name == "Spree Küche")
    #expect(area.timeZone.identifier == "Europe/Berlin")
    #expect(area.locale == "de-DE")
    #expect(area.currency.code == "EUR")
    #expect(area.zones.map(\.id) == ["zone 1"])
    #expect(area.precedence == .cheapest)

    #expect(area.hubs.map(\.id) == ["north", "south"])
    #expect(area.hubs.map(\.name) == ["Nordhafen", "south"])
    #expect(
      area.hubs.map(\.coordinate) == [
        Coordinate(longitude: 13.38, latitude: 52.56), Coordinate(longitude: -180, latitude: 90),
      ])
    #expect(area.hubs[0].hours == (try OpeningHours(parsing: "Mo-Fr 08:00-20:00")))
    #expect(area.hubs[1].hours == nil)

    #expect(
      area.holidays.dates == [
        try CivilDate(parsing: "2026-12-25"), try CivilDate(parsing: "2028-02-29"),
      ])
    #expect(
      area.messages == [
        .outOfZone: ["de": "Dahin liefern wir nicht", "en": "Not there"],
        ReasonCode(rawValue: "OUR_OWN"): ["de": "Unser Grund"],
      ])

    #expect(area.defaults.hours == (try OpeningHours(parsing: "Mo-Su 10:00-22:00")))
    #expect(area.defaults.minimumOrder == 1_000_000_000_000)
    #expect(area.defaults.fee == FeeSchedule(base: 0, freeFrom: 4500))
    #expect(
      area.defaults.estimate
        == EstimateModel(
          id: "bike", preparation: 10...20.5, speedKilometersPerHour: 15, detour: 1.25, handover: 3,
          buffer: 0.5, roundTo: 10, window: 45))
  }

  /// Left out: `en`, US dollars, `priority`, and nothing of all that is optional.
  @Test func `what is left out has its default`() throws {
    let folder = try ServiceFolder(
      service: ["doorstep": 1, "name": "Bare", "timeZone": "UTC", "zones": []], zones: nil)
    let area = try folder.checker().area
    #expect(area.timeZone == .utc)
    #expect(area.locale == "en")
    #expect(area.currency == .usDollar)
    #expect(area.precedence == .priority)
    #expect(area.zones.isEmpty && area.hubs.isEmpty && area.messages.isEmpty)
    #expect(area.holidays == .empty)
    #expect(area.defaults.hours == nil && area.defaults.minimumOrder == nil)
    #expect(area.defaults.fee == nil && area.defaults.estimate == nil)
  }

  /// One number of minutes is both ends; detour 1.3, nothing for handover and buffer, to 5 minutes,
  /// a window of half an hour.
  @Test func `an estimate has defaults too`() throws {
    let area = try ServiceFolder(service: complete.setting("/defaults/estimate", to: "car"))
      .checker().area
    #expect(
      area.defaults.estimate
        == EstimateModel(
          id: "car", preparation: 15...15, speedKilometersPerHour: 0.1, detour: 1.3, handover: 0,
          buffer: 0, roundTo: 5, window: 30))
  }

  @Test(arguments: ["priority", "first", "smallest", "cheapest", "fastest"])
  func `every precedence has its word`(_ word: String) throws {
    let service = complete.setting("/precedence", to: .string(word))
    #expect(try ServiceFolder(service: service).checker().area.precedence.rawValue == word)
  }

  /// RFC 8259 has one kind of number: 1.0 is the integer 1.
  @Test func `a whole number may be written with a fraction`() throws {
    let service = complete.setting("/doorstep", to: 1.0)
      .setting("/defaults/minimumOrder", to: 2.5e3)
    #expect(try ServiceFolder(service: service).checker().area.defaults.minimumOrder == 2500)
  }
}
