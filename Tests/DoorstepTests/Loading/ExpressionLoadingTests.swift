// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// Rules with `when`, as they stand in files.
@Suite("Expressions in a service")
struct ExpressionLoadingTests {
  private static let rule: JSON = [
    "id": "soup",
    "when": ["and": [[">": [["var": "distanceMeters"], 3000]], ["has_tag": "soup"]]],
    "then": ["refuse": "TOO_FAR_FOR_HOT", "message": ["en": "Too far for hot soup: {distance}"]],
  ]
  private static let service = ServiceFolder.service.setting("/rules", to: [rule])
  private static let zones = ServiceFolder.collection([ServiceFolder.feature(id: "mitte")])

  private static let mistakes = [
    BrokenFile(
      "/rules/0/when", [">": [["var": "distanceMetres"], 3000]],
      at: "/rules/0/when/>/0",
      says: "unknown variable \"distanceMetres\"; did you mean \"distanceMeters\"?"),
    BrokenFile(
      "/rules/0/when", ["has_tags": "soup"],
      says: "unknown operator \"has_tags\"; did you mean \"has_tag\"?"),
    BrokenFile(
      "/rules/0/when", [">": [["var": "distanceMeters"], "3000"]], at: "/rules/0/when/>/1",
      says: "\">\" needs a number, found string \"3000\""),
    BrokenFile(
      "/rules/0/when", ["var": "distanceMeters"],
      says: "the expression needs true or false, found a number"),
    BrokenFile(
      "/rules/0/when",
      ["or": [["in_zone": ["mitte", "mite"]], [">": [["var": "distanceMeters"], 3000]]]],
      at: "/rules/0/when/or/0/in_zone/1",
      says: "\"in_zone\": no zone is called \"mite\"; did you mean \"mitte\"?"),
    BrokenFile(
      "/rules/0/when", ["open_at": "Mo-Fr 25:70"], at: "/rules/0/when/open_at",
      says: "\"open_at\": column 10: expected minutes from 00 to 59, found \"70\""),
    BrokenFile(
      "/rules/0/when", ["<": [["minutes_until": "tea time"], 5]],
      at: "/rules/0/when/</0/minutes_until",
      says: "\"minutes_until\": expected a time of day such as \"22:30\", or an instant such as "
        + "\"2026-12-24T18:00:00-05:00\", found string \"tea time\""),
    BrokenFile(
      "/rules/0/when", ["<": [["distance_m": [52.5, 113.4]], 5]],
      at: "/rules/0/when/</0/distance_m/1",
      says: "\"distance_m\": expected a latitude from -90 to 90, found number 113.4"),
    BrokenFile(
      "/rules/0/when", ["<": [["distance_m": "shop"], 5]], at: "/rules/0/when/</0/distance_m",
      says: "\"distance_m\": expected \"hub\", or a longitude and a latitude"),
    BrokenFile("/rules/0/when", nil, at: "/rules/0", says: "the member \"when\" is missing"),
    BrokenFile("/rules/0/then", nil, at: "/rules/0", says: "the member \"then\" is missing"),
    BrokenFile(
      "/rules/0/mode", "lose", says: "expected one of \"strict\", \"loose\", found string \"lose\""),
    BrokenFile(
      "/rules/0/maximumItems", 3,
      says: "a rule with \"when\" asks nothing else; make a rule of this"),
    BrokenFile("/rules/0/then", true, says: "expected an object, found true"),
    BrokenFile(
      "/rules/0/then", [:],
      says: "expected \"refuse\", \"surcharge\" or \"addMinutes\", found none of them"),
    BrokenFile(
      "/rules/0/then/surcharge", 100, says: "an order that is refused costs and takes nothing more"),
    BrokenFile(
      "/rules/0/then/refuse", false,
      says: "expected true or a code such as \"TOO_FAR_FOR_HOT\", found false"),
    BrokenFile(
      "/rules/0/then/refuse", "too far",
      says: "expected a code of upper-case letters, digits and underscores, such as "
        + "\"TOO_FAR_FOR_HOT\", found string \"too far\""),
    BrokenFile(
      "/rules/0/then/refuse", "OUT_OF_ZONES",
      says: "no reason has the code \"OUT_OF_ZONES\"; did you mean \"OUT_OF_ZONE\"?"),
    BrokenFile(
      "/rules/0/then/message/de", "{weight} zu weit",
      says: "column 2: nothing fills {weight} here; known are {distance}, {hub}, {rule}, {zone}"),
    BrokenFile(
      "/rules/0/then/message", [:], says: "expected at least one language, found none"),
    BrokenFile(
      "/rules/0/then", ["addMinutes": 5, "message": ["en": "Slow"]], at: "/rules/0/then/message",
      says: "a message goes with \"refuse\"; nobody is told of this one"),
    BrokenFile(
      "/rules/0/then", ["addMinutes": 10_081], at: "/rules/0/then/addMinutes",
      says: "expected 0 to 10080 minutes, found 10081"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its place and remedy`(_ mistake: BrokenFile) throws {
    let folder = try ServiceFolder(
      service: Self.service.setting(mistake.pointer, to: mistake.value), zones: Self.zones)
    let error = try #require(folder.error())
    #expect(error.kind == .configuration)
    #expect(error.unpositioned == mistake.description("\(folder.path)/service.json"))
  }

  @Test func `all mistakes are told in one run`() throws {
    let two: JSON = [
      ["id": "a", "when": ["has_tags": "x"], "then": ["refuse": "x"]],
      ["id": "b", "when": ["in_zone": "gone"], "then": ["surcharge": -1]],
      ["id": "c", "when": ["in_zone": "gone"], "then": ["surcharge": 1]],
    ]
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/rules", to: two), zones: Self.zones)
    let places = try #require(folder.error()).mistakes.map {
      String($0.unpositioned.split(separator: ": ", maxSplits: 2)[1])
    }
    #expect(
      Set(places) == [
        "/rules/0/when", "/rules/0/then/refuse", "/rules/1/then/surcharge", "/rules/1/when/in_zone",
        "/rules/2/when/in_zone",
      ])
  }

  @Test(
    arguments: [
      (
        ["and": [["<": [["var": "basket.items"], 3]], [">": [["var": "basket.items"], 5]]]], true
      ),
      (["in": [["var": "vehicle"], []]], true), (false, true), (true, false),
      (["<": [["var": "basket.items"], 3]], false),
    ] as [(JSON, Bool)])
  func `an expression that can never hold is a warning`(
    condition: JSON, isDoubtful: Bool
  ) throws {
    let folder = try ServiceFolder(
      service: Self.service.setting("/rules/0/when", to: condition)
        .setting("/rules/0/then/message", to: nil), zones: Self.zones)
    let warnings = try folder.checker().warnings
    #expect(warnings.count == (isDoubtful ? 1 : 0))
    #expect(warnings.allSatisfy { $0.hasSuffix(" (/rules/0/when)") })
    #expect(warnings.allSatisfy { $0.contains("never holds, so that the rule does nothing") })
  }

  @Test func `an expression that waits for a hub which the service lacks is a warning`() throws {
    let service = Self.service.setting("/hubs", to: nil).setting("/estimates", to: nil)
    let warnings = try ServiceFolder(service: service, zones: Self.zones).checker().warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("\"distanceMeters\" is never known") == true)
  }

  /// The middle of the square is 4.45 km from the northern hub: 0.04 degrees of latitude.
  private static let middle = Coordinate(longitude: 13.40, latitude: 52.52)

  @Test func `a rule decides as it is written`() throws {
    let checker = try ServiceFolder(service: Self.service, zones: Self.zones).checker()
    let quote = try checker.quote(
      for: DeliveryRequest(to: Self.middle, basket: Basket(tags: ["soup"])))
    let reason = try #require(quote.reasons.first)
    #expect(reason.code.rawValue == "TOO_FAR_FOR_HOT")
    #expect(reason.message == "Too far for hot soup: 4.4 km")
  }

  private static let zoneRule: JSON = [
    "id": "soup", "when": ["in_zone": "other"], "then": ["addMinutes": 5],
  ]

  @Test func `a zone writes rules of its own, which may name all zones of the service`() throws {
    let zones = ServiceFolder.collection([
      ServiceFolder.feature(id: "mitte", ["rules": [Self.zoneRule]]),
      ServiceFolder.feature(id: "other", ["priority": -1]),
    ])
    let checker = try ServiceFolder(zones: zones).checker()
    let quote = try checker.quote(for: DeliveryRequest(to: Self.middle))
    #expect(quote.trace.first { $0.rule == "soup" }?.outcome == .adjusts)
  }

  @Test func `a rule of a zone that names no zone is a mistake, compiled or not`() throws {
    let zones = ServiceFolder.collection([
      ServiceFolder.feature(id: "mitte", ["rules": [Self.zoneRule]])
    ])
    let folder = try ServiceFolder(zones: zones)
    let message =
      "/features/0/properties/rules/0/when/in_zone: \"in_zone\": no zone is called \"other\"; "
      + "there are \"mitte\""
    #expect(folder.error()?.unpositioned == "\(folder.path)/zones.geojson: \(message)")
    #expect {
      try CompiledZones(
        compiling: ["\(folder.path)/zones.geojson"], into: "\(folder.path)/a.zones")
    } throws: { "\($0)".unpositioned == "\(folder.path)/zones.geojson: \(message)" }
  }
}
