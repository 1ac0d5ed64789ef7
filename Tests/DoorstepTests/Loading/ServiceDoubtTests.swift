// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

@Suite("Parts of a service that stand against each other")
struct ServiceDoubtTests {
  struct Case: CustomTestStringConvertible {
    /// What is set in the service, by JSON Pointer.
    let service: [(String, JSON)]
    var zone: JSON = [:]
    /// The warnings without their files.
    let warnings: [String]

    var testDescription: String {
      service.map { "\($0) \((try? $1.text()) ?? "")" }.joined(separator: ", ")
    }
  }

  private static let closed = "no hub is open at any of the hours, so that nothing can be delivered"

  private static func hubs(_ north: String, _ south: String) -> [(String, JSON)] {
    [("/hubs/0/hours", .string(north)), ("/hubs/1/hours", .string(south))]
  }

  private static func rule(_ members: JSON.Object) -> (String, JSON) {
    var rule: JSON.Object = ["id": "r"]
    for (name, value) in members { rule[name] = value }
    return ("/rules", [.object(rule)])
  }

  private static func condition(_ condition: JSON) -> [(String, JSON)] {
    [rule(["when": condition, "then": ["surcharge": 1]])]
  }

  private static let hours = [
    Case(
      service: hubs("Mo-Fr 08:00-12:00", "22:00-02:00") + [("/defaults", ["hours": "13:00-14:00"])],
      warnings: ["/defaults/hours: \(closed)"]),
    // Half an hour after midnight is enough.
    Case(
      service: hubs("Mo-Fr 08:00-12:00", "22:00-02:00") + [("/defaults", ["hours": "01:30-14:00"])],
      warnings: []),
    // An hour that begins when the other ends is not shared.
    Case(
      service: hubs("08:00-12:00", "08:00-12:00"), zone: ["hours": "12:00-13:00"],
      warnings: ["/features/0/properties/hours: \(closed)"]),
    Case(
      service: hubs("08:00-12:00", "12:00-16:00") + [("/defaults", ["hours": "13:00-14:00"])],
      zone: ["hub": "north"], warnings: ["/features/0/properties/hub: \(closed)"]),
    Case(
      service: hubs("08:00-12:00", "12:00-16:00") + [("/defaults", ["hours": "13:00-14:00"])],
      zone: ["hubs": ["north", "south"]], warnings: []),
    // On holidays only, which the service has to have.
    Case(
      service: hubs("PH 10:00-12:00", "PH 10:00-12:00") + [
        ("/defaults", ["hours": "11:00-13:00"]), ("/holidays", [["country": "DE"]]),
      ], warnings: []),
    Case(
      service: [rule(["hours": "08:00-09:00"]), ("/defaults", ["hours": "10:00-12:00"])],
      warnings: ["/rules/0/hours: these hours and those of the defaults never meet"]),
  ]

  private static let noHolidays = "PH is no day here, since the service names no \"holidays\""

  private static let holidays = [
    Case(
      service: [("/defaults", ["hours": "Mo-Fr 10:00-18:00; PH off"])],
      warnings: ["/defaults/hours: \(noHolidays)"]),
    Case(
      service: [
        ("/defaults", ["hours": "Mo-Fr 10:00-18:00; PH off"]), ("/holidays", ["2026-12-25"]),
      ],
      warnings: []),
    Case(
      service: [], zone: ["booking": ["cutOff": ["Mo": "12:00", "PH": "10:00"]]],
      warnings: ["/features/0/properties/booking/cutOff/PH: \(noHolidays)"]),
    // The hours of a rule are on the clocks and holidays of the service, too.
    Case(
      service: [rule(["hours": "PH 10:00-18:00"]), ("/holidays", [["country": "DE"]])], warnings: []
    ),
    Case(
      service: [rule(["hours": "24/7; PH off"])], warnings: ["/rules/0/hours: \(noHolidays)"]),
  ]

  private static let noHub = "the service has no hub, so that this limit is never checked"

  private static let reach = [
    Case(
      service: [("/hubs", []), ("/estimates", [:]), ("/defaults", ["maximumDistanceMeters": 100])],
      zone: ["maximumEstimateMinutes": 10],
      warnings: [
        "/defaults/maximumDistanceMeters: \(noHub)",
        "/features/0/properties/maximumEstimateMinutes: \(noHub)",
      ]),
    Case(
      service: [("/hubs", []), ("/estimates", [:]), rule(["maximumDistanceMeters": 100])],
      warnings: ["/rules/0/maximumDistanceMeters: \(noHub)"]),
    Case(service: [("/defaults", ["maximumDistanceMeters": 100])], warnings: []),
  ]

  private static let limits = [
    Case(
      service: [rule(["vehicles": ["bike"]]), ("/defaults", ["vehicles": ["car", "van"]])],
      warnings: [
        "/rules/0/vehicles: the defaults allow none of these vehicles, only \"car\", \"van\""
      ]),
    Case(
      service: [
        rule(["vehicles": ["bike", "van"]]), ("/defaults", ["vehicles": ["car", "van"]]),
      ],
      warnings: []),
    Case(
      service: [rule(["maximumOrder": 999]), ("/defaults", ["minimumOrder": 1000])],
      warnings: [
        "/rules/0/maximumOrder: no basket can meet a maximum of 999 and the minimum of 1000 in the "
          + "defaults"
      ]),
    Case(
      service: [rule(["maximumOrder": 1000]), ("/defaults", ["minimumOrder": 1000])], warnings: []),
    Case(
      service: [("/hubs/0/minimumOrder", 6), ("/defaults", ["maximumOrder": 5])],
      warnings: [
        "/hubs/0/minimumOrder: no basket can meet a minimum of 6 and the maximum of 5 in the defaults"
      ]),
  ]

  private static let never = "never holds, so that the rule does nothing"

  private static let expressions = [
    Case(
      service: condition(["<": [["var": "basket.items"], 0]]),
      warnings: ["/rules/0/when: basket.items < 0 \(never)"]),
    Case(service: condition(["<=": [["var": "basket.items"], 0]]), warnings: []),
    Case(
      service: condition(
        ["or": [["<": [["var": "basket.weight"], -1]], ["==": [["var": "distanceMeters"], -5]]]]),
      warnings: ["/rules/0/when: basket.weight < -1 or distanceMeters = -5 \(never)"]),
    Case(
      service: condition(
        ["or": [["<": [["var": "basket.weight"], -1]], ["<": [["var": "distanceMeters"], 5]]]]),
      warnings: []),
    Case(
      service: condition([">": [["var": "destination.latitude"], 90.5]]),
      warnings: ["/rules/0/when: destination.latitude > 90.5 \(never)"]),
    Case(
      service: condition(["==": [["var": "zone.id"], "mite"]]), zone: ["id": "mitte"],
      warnings: [
        "/rules/0/when/==/1: no zone is called \"mite\"; did you mean \"mitte\"?"
      ]),
    Case(
      service: condition(["!": [["in": [["var": ["zone.id"]], ["mitte", "ost"]]]]]),
      zone: ["id": "mitte"],
      warnings: ["/rules/0/when/!/0/in/1/1: no zone is called \"ost\"; there are \"mitte\""]),
    Case(
      service: condition(["==": ["west", ["var": "hub.id"]]]),
      warnings: ["/rules/0/when/==/0: no hub is called \"west\"; there are \"north\", \"south\""]),
    Case(
      service: condition(["==": [["var": "vehicle"], "mite"]]), zone: ["id": "mitte"], warnings: []),
  ]

  @Test(arguments: hours + holidays + reach + limits + expressions)
  func `are told at their place`(_ sample: Case) throws {
    let service = sample.service.reduce(ServiceFolder.service) { $0.setting($1.0, to: $1.1) }
    let folder = try ServiceFolder(
      service: service, zones: ServiceFolder.collection([ServiceFolder.feature(sample.zone)]))
    let warnings = try folder.checker().warnings.map { line in
      line.unpositioned.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
    #expect(Set(warnings) == Set(sample.warnings))
    #expect(warnings.count == sample.warnings.count)
  }

  @Test func `a day of the holidays is enough for a slot`() throws {
    let terms: JSON = ["hours": "PH 10:00-12:00", "booking": ["slots": ["minutes": 60]]]
    let service = ServiceFolder.service.setting("/defaults", to: terms)
    let without = try ServiceFolder(service: service).checker().warnings
    #expect(without.contains { $0.contains("no slot fits into the hours") })
    let with = service.setting("/holidays", to: [["country": "DE"]])
    let warnings = try ServiceFolder(service: with).checker().warnings
    #expect(!warnings.contains { $0.contains("no slot fits into the hours") })
  }

  @Test(arguments: [true, false])
  func `a zone that a rule names is missed in one run with mistakes in zones`(
    isWholeFileBroken: Bool
  ) throws {
    let rules: JSON = [
      ["id": "a", "zones": ["mite"], "minimumOrder": 1],
      ["id": "b", "when": ["in_zone": "mitte"], "then": ["surcharge": 1]],
    ]
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/rules", to: rules),
      zones: ServiceFolder.collection([
        ServiceFolder.feature(id: "mitte", ["minimumOrder": -1], geometry: .null)
      ]))
    if isWholeFileBroken { try folder.write("{", as: "zones.geojson") }
    let mistakes = try #require(folder.error()).mistakes
    #expect(mistakes.count == (isWholeFileBroken ? 1 : 2))
    #expect(mistakes.contains { $0.contains("(/rules/0/zones/0)") } != isWholeFileBroken)
  }
}
