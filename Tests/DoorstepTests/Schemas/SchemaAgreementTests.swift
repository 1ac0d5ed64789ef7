// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import TestSupport
import Testing

/// What a schema refuses, the decoder refuses; what a schema takes, the decoder takes, but for checks
/// that no schema can make.
@Suite("Schemas and decoders agree")
struct SchemaAgreementTests {
  /// A check that no schema can make, by the pointer and the words of its error.
  struct SemanticCheck {
    let pointer: String
    let words: String

    func explains(_ error: String) -> Bool {
      guard let regex = try? Regex("^\(pointer): .*\(words)") else { return false }
      return error.contains(regex)
    }
  }

  private static let serviceChecks = [
    SemanticCheck(pointer: "/rules/\\d+/zones/\\d+", words: "no zone is called"),
    SemanticCheck(pointer: "/rules/\\d+/hubs/\\d+", words: "no hub is called"),
    SemanticCheck(pointer: "/rules/\\d+", words: "there is another rule called"),
    SemanticCheck(pointer: "/rules/\\d+", words: "the rule asks nothing"),
    SemanticCheck(pointer: "/plugins/\\d+/report", words: "only a plug-in with \"shadow\""),
    SemanticCheck(pointer: "/rules/\\d+", words: "the member \"(when|then)\" is missing"),
    SemanticCheck(pointer: "/rules/\\d+/[^/]+", words: "a rule with \"when\" asks nothing else"),
    // What an expression may say, its own suites tell.
    SemanticCheck(pointer: "/rules/\\d+/when.*", words: ""),
    SemanticCheck(pointer: "/rules/\\d+/then/refuse", words: "no reason has the code"),
    SemanticCheck(pointer: "/rules/\\d+/then/message/[^/]*", words: "column \\d+: "),
    SemanticCheck(pointer: "/plugins/\\d+/(sandbox|reads)", words: "only with"),
    SemanticCheck(pointer: "/timeZone", words: "there is no time zone"),
    SemanticCheck(pointer: "/timeZone", words: "is not an IANA time zone identifier"),
    SemanticCheck(pointer: "/hubs/\\d+/hours", words: "column \\d+: "),
    SemanticCheck(pointer: "/defaults/hours", words: "column \\d+: "),
    SemanticCheck(pointer: "/hubs/\\d+", words: "there is another hub called"),
    SemanticCheck(
      pointer: "/(h|schoolH)olidays/\\d+(/(from|to))?", words: "expected a (day|month) from 01 to"),
    SemanticCheck(
      pointer: "/(h|schoolH)olidays/\\d+",
      words: "(ends before it begins|longer than ten years|are not known|has no region)"),
    SemanticCheck(pointer: "/(defaults|hubs/\\d+)/estimate", words: "no estimate is called"),
    SemanticCheck(pointer: "/estimates", words: "an estimate needs a hub"),
    SemanticCheck(pointer: "/travelTimes/[^/]*", words: "no estimate is called"),
    SemanticCheck(pointer: "/travelTimes/[^/]*/url", words: "expected a URL such as"),
    SemanticCheck(
      pointer: "/travelTimes/[^/]*/timeDependent", words: "osrm knows no time of day"),
    SemanticCheck(
      pointer: "/estimates/[^/]*/(preparation|handover|queue/typicalOrders).*",
      words: "expected (the shortest (minutes|orders) first|p10 ≤ p50 ≤ p90)"),
    SemanticCheck(
      pointer: "/estimates/[^/]*/preparation/bands/\\d+",
      words: "expected (\"upTo\": only the last|more than \\d+ items)"),
    SemanticCheck(
      pointer: "/estimates/[^/]*/travelMinutes", words: "expected metres that ascend"),
    SemanticCheck(
      pointer: "/estimates/[^/]*/speedKmh/.*",
      words: "(no opening hours and no vehicle|expected opening hours or \"default\")"),
    SemanticCheck(pointer: "/plugins/\\d+/name", words: "not found; looked for"),
    SemanticCheck(pointer: "/plugins/\\d+/sha256", words: "not the pinned file"),
    // What a plug-in itself makes of its configuration, or of having none.
    SemanticCheck(pointer: "/plugins/\\d+/config.*", words: ""),
    SemanticCheck(pointer: "/plugins/\\d+", words: "it has no \"config\""),
    SemanticCheck(pointer: "/messages/[^/]*", words: "no reason has the code"),
    SemanticCheck(pointer: "/messages/[^/]*/[^/]*", words: "column \\d+: "),
  ]

  private static let place = "/(defaults|hubs/\\d+|features/\\d+/properties)"

  /// What zones name, and the service does not have; and what may be said of all places.
  private static let zoneChecks = [
    SemanticCheck(
      pointer: place + "/booking/cutOff/[^/]*", words: "(expected a weekday|each weekday)"),
    SemanticCheck(
      pointer: place + "/booking/.*/weekend",
      words: "(expected a weekday|only business days|that leaves a business day)"),
    SemanticCheck(
      pointer: place + "/booking/slots", words: "(a divisor of a day's|expected a multiple of)"),
    SemanticCheck(pointer: "/features/\\d+/properties/hubs?(/\\d+)?", words: "no hub is called"),
    SemanticCheck(pointer: "/features/\\d+/properties/estimate", words: "no estimate is called"),
    SemanticCheck(pointer: "/features/\\d+/properties/hours", words: "column \\d+: "),
    SemanticCheck(pointer: "/features/\\d+/properties/active/(from|until)", words: "column \\d+: "),
    SemanticCheck(
      pointer: "/features/\\d+/properties/(items/hours/[^/]*|fee/surge/\\d+/hours|paused/until)",
      words: "column \\d+: "),
    SemanticCheck(
      pointer: "/features/\\d+/properties/postcodes(/(allow|refuse))?/\\d+",
      words: "expected a postcode such as"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/fee/(distance|subtotal|weight)/\\d+", words: "upTo"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/fee", words: "the minimum of \\d+ is above the maximum"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/fee/(surge/\\d+/)?percent",
      words: "at most two decimal places"),
    SemanticCheck(pointer: "/features/\\d+/properties/rules/\\d+", words: "the rule asks nothing"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/rules/\\d+/hubs/\\d+", words: "no hub is called"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/rules/\\d+",
      words: "the member \"(when|then)\" is missing"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/rules/\\d+/[^/]+",
      words: "a rule with \"when\" asks nothing else"),
    SemanticCheck(pointer: "/features/\\d+/properties/rules/\\d+/when.*", words: ""),
    SemanticCheck(
      pointer: "/features/\\d+/properties/rules/\\d+/then/refuse",
      words: "no reason has the code"),
    SemanticCheck(
      pointer: "/features/\\d+/properties/rules/\\d+/then/message/[^/]*",
      words: "column \\d+: "),
    SemanticCheck(
      pointer: "/features/\\d+/properties/active", words: "expected \"until\" after \"from\""),
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `on slips in service.json`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let schema = try JSONSchema(Samples.json("Zones/schema/service.schema.json"))
    let original = try Samples.json("Zones/harbor/service.json")
      .setting("/plugins/0/isolation", to: "process")
      .setting("/plugins/0/sandbox", to: "best-effort")
      .setting("/plugins/0/reads", to: [])
      .setting("/plugins/0/timeoutMilliseconds", to: 50)
      .setting("/defaults/booking", to: Self.booking)
      .setting("/estimates/cargo", to: Self.estimate)
      .setting("/estimates/drone", to: ["preparation": 5, "travelMinutes": [[0, 2], [3000, 9]]])
      .setting("/holidays", to: Self.holidays)
      .setting("/schoolHolidays", to: [["from": "2026-12-24", "to": "2027-01-02"], "2026-12-25"])
    let zones = try Samples.json("Zones/harbor/zones.geojson")
    let folder = try ServiceFolder(service: nil, zones: zones)
    var verdicts: [Bool: Int] = [:]
    for _ in 0..<150 {
      let mutation = Mutation(of: original, using: &generator)
      try folder.write(mutation.result, as: "service.json")
      let isAccepted = schema.accepts(mutation.result)
      verdicts[isAccepted, default: 0] += 1
      check(
        isAccepted, folder.error(), in: folder, but: Self.serviceChecks + Self.zoneChecks,
        "seed \(seed): \(mutation)")
    }
    // A test of only good or only bad files would show little.
    #expect(verdicts[true, default: 0] > 20 && verdicts[false, default: 0] > 20)
  }

  /// An estimate with every member but those that do not go with a speed.
  private static let estimate: JSON = [
    "preparation": [
      "bands": [
        ["upTo": 3, "minutes": [8, 12]], ["minutes": ["p10": 10, "p50": 13, "p90": 20]],
      ],
      "perItem": 0.5, "typicalItems": 2,
    ],
    "queue": ["minutesPerOrder": 4, "parallel": 2, "typicalOrders": [0, 6]],
    "speedKmh": ["default": 14, "car": ["default": 25, "Mo-Fr 16:00-18:30": 15]], "detour": 1.2,
    "travelSpread": [0.8, 1.4], "handover": ["mean": 3, "sd": 1], "buffer": 2, "onTime": 0.95,
  ]

  private static let holidays: JSON = [
    "2026-12-25", ["country": "US", "region": "MA"], ["from": "2026-12-24", "to": "2027-01-02"],
  ]

  private static let travelTimes: JSON = [
    "bike": [
      "provider": "valhalla", "url": "http://127.0.0.1:8002", "profile": "bicycle",
      "timeoutMilliseconds": 200, "snapMeters": 100.5, "factor": 1.1, "timeDependent": true,
      "cacheSeconds": 60, "cacheEntries": 100, "failuresBeforePause": 3, "pauseSeconds": 5,
    ]
  ]

  /// Booking terms with every member but `horizonDays`, which does not go with `horizon`.
  private static let booking: JSON = [
    "leadMinutes": 45, "priorNotice": ["durationMin": 45],
    "horizon": ["startDay": 14, "startTime": "08:00", "days": "business", "weekend": "Fr,Sa"],
    "cutOff": [
      "Mo-Th": "15:00", "Fr": "12:00:30", "PH": "10:00",
      "Sa": ["lastDay": 1, "lastTime": "18:00", "days": "business"],
    ],
    "closing": "lastDropOff",
    "slots": [
      "minutes": 30, "stepMinutes": 15, "anchor": "11:15",
      "capacity": ["orders": 12, "value": 50_000],
    ],
  ]

  /// A zone with every property beside those of the sample service.
  private static let complete: JSON = [
    "id": "a", "name": "A", "kind": "service", "priority": 3, "hubs": ["pier", "market"],
    "active": ["from": "2026-01-01T00:00:00Z", "until": "2027-01-01T00:00:00Z"],
    "hours": "24/7", "minimumOrder": ["amount": 1000, "surcharge": 200],
    "fee": [
      "base": 100, "distance": [["upTo": 2000, "add": 0], ["add": 150]],
      "subtotal": [["upTo": 3000, "add": 50], ["add": 0]], "weight": [["add": 10]],
      "percent": 2.5, "surge": [["hours": "Fr 18:00-21:00", "percent": 20, "add": 5]],
      "minimum": 50, "maximum": 900, "freeFrom": 5000,
    ],
    "paused": ["until": "2026-01-01T00:00:00Z", "reason": "storm"],
    "maximumOrder": 90_000, "maximumItems": 30, "maximumWeightGrams": 12_000,
    "maximumDistanceMeters": 4500.5, "maximumEstimateMinutes": 60, "vehicles": ["bike"],
    "postcodes": ["allow": ["02110", "KW15*"], "refuse": ["SW1A *"]],
    "items": [
      "allow": ["food"], "refuse": ["tobacco"], "hours": ["alcohol": "10:00-22:00"],
      "age": ["alcohol": 21],
    ],
    "customers": ["allow": ["member"], "refuse": ["blocked"]],
    "rules": [
      ["id": "load", "hubs": ["pier"], "maximumWeightGrams": 9000],
      [
        "id": "soup", "mode": "loose", "when": ["has_tag": "soup"],
        "then": ["refuse": "NO_SOUP", "message": ["en": "No soup"]],
      ],
      ["id": "far", "when": ["in_zone": "a"], "then": ["surcharge": 100, "addMinutes": 5]],
    ],
    "estimate": "car", "radiusMeters": 300, "booking": booking,
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `on slips in the properties of a zone`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let schema = try JSONSchema(Samples.json("Zones/schema/zone.schema.json"))
    let folder = try ServiceFolder(
      service: Samples.json("Zones/harbor/service.json").setting("/plugins", to: nil)
        .setting("/rules", to: nil), zones: nil)
    let sample = try Samples.json("Zones/harbor/zones.geojson")
    let originals = sample["features"]?.elements.compactMap { $0["properties"] } ?? []
    var verdicts: [Bool: Int] = [:]
    for _ in 0..<150 {
      let isComplete = Bool.random(using: &generator)
      let original = isComplete ? Self.complete : originals.randomElement(using: &generator)
      let mutation = Mutation(of: original ?? .null, using: &generator)
      // A schema of properties does not know that a feature has them, or that it is no list.
      try folder.write(
        ServiceFolder.collection([ServiceFolder.feature(mutation.result)]), as: "zones.geojson")
      let isAccepted = schema.accepts(mutation.result)
      verdicts[isAccepted, default: 0] += 1
      check(
        isAccepted, folder.error(), in: folder, but: Self.zoneChecks, "seed \(seed): \(mutation)")
    }
    #expect(verdicts[true, default: 0] > 20 && verdicts[false, default: 0] > 20)
  }

  /// Each number of a sample is set to both sides of every limit.
  @Test func `at every limit`() throws {
    let service = try JSONSchema(Samples.json("Zones/schema/service.schema.json"))
    let zone = try JSONSchema(Samples.json("Zones/schema/zone.schema.json"))
    let original = try Samples.json("Zones/harbor/service.json")
      .setting("/estimates/boat/detour", to: 1)
      .setting("/travelTimes", to: Self.travelTimes)
      .setting("/rules/0/zones", to: nil)
      .setting("/defaults/booking", to: ["horizonDays": 14, "priorNotice": ["durationMin": 45]])
      .setting("/plugins", to: [["name": "AlcoholRule", "timeoutMilliseconds": 50]])
      .setting("/plugins/0/config", to: ["hours": ["from": "10:00", "until": "22:00"]])
    let folder = try ServiceFolder(
      service: nil, zones: ServiceFolder.collection([ServiceFolder.feature(Self.complete)]))
    for pointer in original.pointers where original.value(at: pointer)?.double != nil {
      for number in Mutation.numbers {
        let changed = original.setting(pointer, to: number)
        try folder.write(changed, as: "service.json")
        check(
          service.accepts(changed), folder.error(), in: folder, but: Self.serviceChecks,
          "\(pointer) set to \(number)")
      }
    }
    try folder.write(original, as: "service.json")
    for pointer in Self.complete.pointers where Self.complete.value(at: pointer)?.double != nil {
      for number in Mutation.numbers {
        let changed = Self.complete.setting(pointer, to: number)
        try folder.write(
          ServiceFolder.collection([ServiceFolder.feature(changed)]), as: "zones.geojson")
        check(
          zone.accepts(changed), folder.error(), in: folder, but: Self.zoneChecks,
          "\(pointer) set to \(number)")
      }
    }
  }

  private func check(
    _ isAccepted: Bool, _ error: ServiceError?, in folder: ServiceFolder,
    but semantic: [SemanticCheck], _ mutation: String
  ) {
    guard isAccepted else {
      #expect(error != nil, "only the schema refuses: \(mutation)")
      return
    }
    guard let error else { return }
    // A file that the service names and that is not there, or is a folder.
    if error.kind == .missing || error.kind == .unreadable { return }
    let text = error.unpositioned.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    #expect(
      semantic.contains { $0.explains(text) }, "only the decoder refuses: \(mutation): \(error)")
  }
}
