// SPDX-License-Identifier: MIT

import DeliveryModel
import Doorstep
import JSONDocument
import Testing
import TravelTimes

/// The schemas that editors complete with know what the decoders know.
@Suite("Schemas of services and zones")
struct SchemaTests {
  private let service: JSON
  private let zone: JSON

  init() throws {
    service = try Samples.json("Zones/schema/service.schema.json")
    zone = try Samples.json("Zones/schema/zone.schema.json")
  }

  /// The names under `properties` of the object schema at `pointer`.
  private func names(_ schema: JSON, _ pointer: String = "") -> Set<String> {
    Set(schema.value(at: pointer + "/properties")?.members.map(\.key) ?? [])
  }

  @Test func `the schema of service.json has the members of its decoder`() {
    #expect(names(service) == Set(ServiceConfiguration.members))
    #expect(names(service, "/$defs/hub") == Set(Hub.members))
    #expect(names(service, "/$defs/defaults") == Set(ServiceArea.Defaults.members))
    #expect(names(service, "/$defs/fee") == Set(FeeSchedule.members))
    #expect(names(service, "/$defs/rule") == Set(ConfiguredRule.members))
    #expect(names(service, "/$defs/estimate") == Set(EstimateModel.members))
    #expect(names(service, "/$defs/booking") == Set(BookingTerms.members))
    #expect(names(service, "/$defs/lastOrder") == Set(Notice.Words.priorNotice.dayMembers))
    #expect(
      names(service, "/$defs/booking/properties/horizon/anyOf/1")
        == Set(Notice.Words.horizon.dayMembers))
    #expect(names(service, "/$defs/booking/properties/slots") == Set(SlotTerms.members))
    #expect(
      names(service, "/$defs/booking/properties/slots/properties/capacity")
        == Set(SlotCapacity.members))
    #expect(names(service, "/$defs/period") == Set(HolidayCalendar.periodMembers))
    #expect(
      names(service, "/properties/holidays/items/anyOf/2") == Set(HolidayCalendar.countryMembers))
    #expect(names(service, "/$defs/travelTimes") == Set(TravelTimesConfiguration.members))
    #expect(names(service, "/$defs/plugin") == Set(PluginConfiguration.members))
  }

  @Test func `the schema of zones has the properties of their decoder`() {
    #expect(names(zone) == Set(ZoneDecoder.properties))
    #expect(names(zone, "/properties/active") == Set(ActivePeriod.members))
    for name in [
      "fee", "pause", "minimumOrder", "postcodes", "items", "customers", "booking", "lastOrder",
    ] {
      #expect(zone.value(at: "/$defs/\(name)") == service.value(at: "/$defs/\(name)"))
    }
    #expect(names(zone, "/$defs/rule") == Set(ConfiguredRule.members).subtracting(["zones"]))
  }

  @Test func `both schemas have the consequences of the decoder`() {
    let consequence = service.value(at: "/$defs/consequence")
    #expect(zone.value(at: "/$defs/consequence") == consequence)
    let kinds = consequence?["anyOf"]?.elements ?? []
    let members = kinds.flatMap { $0["properties"]?.members.map(\.key) ?? [] }
    #expect(members == RuleExpression.Consequence.members)
  }

  /// An object that takes any member would let a mistyped one vanish.
  @Test func `every object of service.json with known members refuses others`() {
    for pointer in service.pointers where pointer.hasSuffix("/properties") || pointer == "" {
      let object = pointer.hasSuffix("/properties") ? String(pointer.dropLast(11)) : pointer
      #expect(service.value(at: object + "/additionalProperties") == false, "\(object)")
    }
  }

  @Test(arguments: ["harbor", "antimeridian", "bakery"])
  func `the sample services are as the schemas say`(_ name: String) throws {
    #expect(try JSONSchema(service).accepts(Samples.json("Zones/\(name)/service.json")))
    let zones = try Samples.json("Zones/\(name)/zones.geojson")
    let schema = try JSONSchema(zone)
    for feature in zones["features"]?.elements ?? [] {
      #expect(schema.accepts(feature["properties"] ?? .null), "\(feature["id"] ?? .null)")
    }
  }
}

/// The validator itself: each keyword once, with a value that it takes and one that it refuses
/// (JSON Schema 2020-12, validation §6 and applicators §10).
@Suite("The schema validator of the tests")
struct JSONSchemaTests {
  struct Sample: CustomTestStringConvertible {
    let schema: JSON
    let accepted: [JSON]
    let refused: [JSON]
    var testDescription: String { (try? schema.text()) ?? "" }
  }

  private static let samples = [
    Sample(schema: ["type": "integer"], accepted: [1, 2.0, -3], refused: [1.5, "1", .null]),
    Sample(
      schema: ["type": ["number", "null"]], accepted: [1, 1.5, .null], refused: ["1", true]),
    Sample(schema: ["const": 1], accepted: [1, 1.0], refused: [2, "1", true]),
    Sample(schema: ["enum": ["a", .null]], accepted: ["a", .null], refused: ["A", ""]),
    Sample(
      schema: ["anyOf": [["type": "string"], ["minimum": 2]]], accepted: ["x", 2, .null],
      refused: [1]),
    Sample(schema: ["not": ["type": "null"]], accepted: [1, ""], refused: [.null]),
    Sample(
      schema: ["required": ["a"]], accepted: [["a": .null], "not an object"], refused: [[:]]),
    Sample(
      schema: ["properties": ["a": ["type": "string"], "b": false]],
      accepted: [[:], ["a": "x"], ["c": 1]], refused: [["a": 1], ["b": 1]]),
    Sample(
      schema: ["properties": ["a": [:]], "additionalProperties": ["type": "string"]],
      accepted: [["a": 1, "b": "x"]], refused: [["b": 1]]),
    Sample(schema: ["minProperties": 1], accepted: [["a": 1], []], refused: [[:]]),
    Sample(
      schema: ["prefixItems": [["type": "string"]], "items": ["type": "number"]],
      accepted: [[], ["a"], ["a", 1]], refused: [[1], ["a", "b"]]),
    Sample(
      schema: ["minItems": 1, "maxItems": 2], accepted: [[1], [1, 2]], refused: [[], [1, 2, 3]]),
    Sample(schema: ["minLength": 1], accepted: ["é", 7], refused: [""]),
    Sample(
      schema: ["pattern": "^[A-Z]{3}$"], accepted: ["USD", 3],
      refused: ["usd", "USDX", "USD\n", " USD"]),
    Sample(schema: ["minimum": 0.1, "maximum": 9], accepted: [0.1, 9, "a"], refused: [0, 9.1]),
    Sample(schema: ["exclusiveMinimum": 0], accepted: [0.1, 1], refused: [0, -1]),
    Sample(
      schema: ["$ref": "#/$defs/a~1b", "$defs": ["a/b": ["type": "string"]]], accepted: ["x"],
      refused: [1]),
  ]

  @Test(arguments: samples)
  func `a keyword takes and refuses`(_ sample: Sample) throws {
    let schema = try JSONSchema(sample.schema)
    for value in sample.accepted { #expect(schema.accepts(value), "\(value)") }
    for value in sample.refused { #expect(!schema.accepts(value), "\(value)") }
  }

  @Test func `an unknown keyword is an error, however deep`() {
    let schema: JSON = ["$defs": ["a": ["anyOf": [["items": ["uniqueItems": true]]]]]]
    #expect(throws: JSONSchema.UnknownKeyword(pointer: "/$defs/a/anyOf/0/items/uniqueItems")) {
      try JSONSchema(schema)
    }
  }
}
