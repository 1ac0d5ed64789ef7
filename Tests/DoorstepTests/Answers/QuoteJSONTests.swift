// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

/// An answer as a program reads it.
@Suite("Quotes as JSON")
struct QuoteJSONTests {
  /// New York, five hours behind UTC in winter and four in summer.
  private static let timeZone = Result { try IANATimeZone(identifier: "America/New_York") }
  // 1,780,000,000 s after 1970 are 20,601 days (2026-05-28) and 73,600 s: 20:26:40 UTC.
  private static let instant = Instant(secondsSince1970: 1_780_000_000)
  private static let instantText: JSON = "2026-05-28T16:26:40-04:00"

  private func quote(
    _ deliverable: Quote.Deliverable = .no, zone: Quote.Place? = nil, hub: Quote.Place? = nil,
    estimate: Estimate? = nil, fee: Fee? = nil, minimumOrder: Money? = nil, reasons: [Reason] = [],
    sides: [Quote.Side] = [], alternatives: [Alternative] = [], trace: [TraceEntry] = []
  ) -> Quote {
    Quote(
      GivenRecord(
        coordinate: Coordinate(longitude: -71.0552, latitude: 42.3601), deliverable: deliverable,
        zone: zone, hub: hub, estimate: estimate, fee: fee, minimumOrder: minimumOrder,
        reasons: reasons, sides: sides, alternatives: alternatives, trace: trace,
        version: "00ff", validUntil: Self.instant))
  }

  private func parsed(_ quote: Quote) throws -> JSON {
    let text = try quote.jsonText(in: Self.timeZone.get())
    #expect(!text.contains("\n"))
    return JSON(try JSONDocument(parsing: text).root)
  }

  private static let keys = [
    "coordinate", "deliverable", "zone", "hub", "estimate", "fee", "minimumOrder", "reasons",
    "sides", "alternatives", "trace", "version", "validUntil",
  ]

  @Test(arguments: [Quote.Deliverable.yes, .no, .depends])
  func `every answer has all keys, in the same order`(_ deliverable: Quote.Deliverable) throws {
    let json = try parsed(quote(deliverable))
    #expect(json.members.map(\.key) == Self.keys)
    #expect(json["coordinate"] == [-71.0552, 42.3601])
    #expect(json["deliverable"] == .string(deliverable.rawValue))
    for key in ["zone", "hub", "estimate", "fee", "minimumOrder"] { #expect(json[key] == .null) }
    for key in ["reasons", "sides", "alternatives", "trace"] { #expect(json[key] == []) }
    #expect(json["version"] == "00ff")
    #expect(json["validUntil"] == Self.instantText)
  }

  @Test func `instants have the offset of their own day`() throws {
    let zone = try IANATimeZone(identifier: "Asia/Kathmandu")
    let quote = quote()
    #expect(quote.json(in: zone)["validUntil"] == "2026-05-29T02:11:40+05:45")
    #expect(quote.json(in: .utc)["validUntil"] == "2026-05-28T20:26:40Z")
    let winter = Alternative(
      .deliverAt(instant: Self.instant.advanced(bySeconds: 200 * 86_400)))
    let json = try parsed(self.quote(alternatives: [winter]))
    #expect(json.value(at: "/alternatives/0/changes/0/instant") == "2026-12-14T15:26:40-05:00")
  }

  @Test func `zone, hub, money and fee`() throws {
    let yen = try #require(Currency(code: "JPY"))
    let json = try parsed(
      quote(
        .yes, zone: Quote.Place(id: "a", name: "Ä \"1\""), hub: Quote.Place(id: "b", name: "B"),
        fee: Fee(
          parts: [
            Fee.Part(name: "base", amount: Money(minorUnits: 299, currency: .usDollar)),
            Fee.Part(name: "freeFrom", amount: Money(minorUnits: -299, currency: .usDollar)),
          ], currency: .usDollar),
        minimumOrder: Money(minorUnits: 1500, currency: yen)))
    #expect(json["zone"] == ["id": "a", "name": "Ä \"1\""])
    #expect(json["hub"] == ["id": "b", "name": "B"])
    #expect(
      json["fee"] == [
        "minorUnits": 0, "currency": "USD", "text": "$0.00",
        "parts": [
          ["name": "base", "minorUnits": 299], ["name": "freeFrom", "minorUnits": -299],
        ], "freeFrom": .null,
      ])
    #expect(json["minimumOrder"] == ["minorUnits": 1500, "currency": "JPY", "text": "¥1500"])
  }

  @Test func `an estimate with its parts, now and scheduled`() throws {
    let parts = [
      Estimate.Part(name: "preparation", seconds: 600...1080),
      Estimate.Part(name: "travel", seconds: 500...500, detail: "2 km"),
    ]
    func estimate(_ window: Estimate.Window?) -> Estimate {
      Estimate(
        parts: parts,
        forecast: EstimateForecast(p10: 1100, p50: 1340, p90: 1580, longest: 1700, promise: 1800),
        onTime: 0.95, placedAt: Self.instant, leadSeconds: 2400, roundTo: 5, window: window)
    }
    // 1100 s = 18.3 min → 15; 1700 s = 28.3 min → 30. The instant, 16:26:40, and 1800 or 2400 s.
    let now = try parsed(quote(.yes, estimate: estimate(nil)))
    let expected: JSON = [
      "text": "15–30 min", "minutes": [15, 30], "seconds": [1100, 1700],
      "p10": 1100, "p50": 1340, "p90": 1580, "onTime": 0.95,
      "promiseBy": "2026-05-28T16:56:40-04:00", "earliest": "2026-05-28T17:06:40-04:00",
      "parts": [
        ["name": "preparation", "seconds": [600, 1080], "detail": ""],
        ["name": "travel", "seconds": [500, 500], "detail": "2 km"],
      ],
      "window": .null,
    ]
    #expect(now["estimate"] == expected)
    let window = Estimate.Window(
      from: Self.instant, until: Self.instant.advanced(bySeconds: 1800))
    let scheduled = try parsed(
      quote(.yes, estimate: estimate(window)))
    #expect(
      scheduled["estimate"]
        == expected.setting(
          "/window", to: ["from": Self.instantText, "until": "2026-05-28T16:56:40-04:00"]))
  }

  @Test func `reasons with every kind of parameter`() throws {
    let reason = Reason(
      code: .outOfZone, rule: "zone", effect: .refuses, message: "Too far",
      parameters: [
        "zone": .text("A"), "distance": .meters(1234.5678),
        "missing": .money(Money(minorUnits: 5, currency: .usDollar)), "at": .instant(Self.instant),
      ])
    let unknown = Reason(code: .missingInput, rule: "b", effect: .unknown, message: "?")
    let json = try parsed(quote(reasons: [reason, unknown]))
    #expect(
      json["reasons"] == [
        [
          "code": "OUT_OF_ZONE", "rule": "zone", "effect": "refuses", "message": "Too far",
          "parameters": [
            "zone": "A", "distanceMeters": 1234.6,
            "missing": ["minorUnits": 5, "currency": "USD", "text": "$0.05"],
            "at": Self.instantText,
          ],
        ],
        [
          "code": "MISSING_INPUT", "rule": "b", "effect": "unknown", "message": "?",
          "parameters": [:],
        ],
      ])
  }

  @Test func `every kind of change`() throws {
    let dollars = Money(minorUnits: 250, currency: .usDollar)
    let json = try parsed(
      quote(alternatives: [
        Alternative(.setPin).told(as: "Set the \"pin\""), Alternative(.serveFrom(hub: "pier")),
        Alternative(.deliverBy(vehicle: "car")),
        Alternative(
          .deliverAt(instant: Self.instant), .leaveOut(tags: ["alcohol", "tobacco"]),
          .takeOutItems(count: 3), .reduceWeight(grams: 800), .addToBasket(amount: dollars)),
        Alternative(
          .takeFromBasket(amount: dollars),
          .deliverNearby(
            coordinate: Coordinate(longitude: 1.5, latitude: -2), distanceMeters: 0.04, zone: "a")),
      ]))
    let amount: JSON = ["minorUnits": 250, "currency": "USD", "text": "$2.50"]
    #expect(
      json["alternatives"] == [
        ["message": "Set the \"pin\"", "changes": [["kind": "setPin"]]],
        ["message": "", "changes": [["kind": "serveFrom", "hub": "pier"]]],
        ["message": "", "changes": [["kind": "deliverBy", "vehicle": "car"]]],
        [
          "message": "",
          "changes": [
            ["kind": "deliverAt", "instant": Self.instantText],
            ["kind": "leaveOut", "tags": ["alcohol", "tobacco"]],
            ["kind": "takeOutItems", "count": 3], ["kind": "reduceWeight", "grams": 800],
            ["kind": "addToBasket", "amount": amount],
          ],
        ],
        [
          "message": "",
          "changes": [
            ["kind": "takeFromBasket", "amount": amount],
            ["kind": "deliverNearby", "coordinate": [1.5, -2], "distanceMeters": 0, "zone": "a"],
          ],
        ],
      ])
  }

  @Test func `the sides of near borders`() throws {
    let json = try parsed(
      quote(
        .depends,
        sides: [
          Quote.Side(
            zone: Quote.Place(id: "a", name: "A"), deliverable: .yes, code: nil),
          Quote.Side(zone: nil, deliverable: .no, code: .outOfZone),
        ]))
    #expect(
      json["sides"] == [
        ["zone": ["id": "a", "name": "A"], "deliverable": "yes", "code": .null],
        ["zone": .null, "deliverable": "no", "code": "OUT_OF_ZONE"],
      ])
  }

  @Test func `the trace with every outcome`() throws {
    let outcomes: [TraceEntry.Outcome] = [
      .passes, .refuses, .adjusts, .unknown, .abstains, .fails,
    ]
    let json = try parsed(
      quote(
        trace: outcomes.map {
          TraceEntry(
            rule: "r", outcome: $0, detail: "d",
            inputs: [
              TraceEntry.Input(name: "basket.items", value: "3"),
              TraceEntry.Input(name: "vehicle", value: nil),
            ])
        }))
    #expect(
      json["trace"]?.elements.map { $0["outcome"]?.text } == outcomes.map { Optional($0.rawValue) })
    #expect(
      json.value(at: "/trace/0") == [
        "rule": "r", "outcome": "passes", "detail": "d",
        "inputs": ["basket.items": "3", "vehicle": .null],
      ])
  }

  @Test func `a number that is no distance is an error, not broken JSON`() throws {
    let quote = quote(alternatives: [
      Alternative(
        .deliverNearby(
          coordinate: Coordinate(longitude: 0, latitude: 0), distanceMeters: .infinity, zone: "a"))
    ])
    #expect(throws: JSONError.self) { try quote.jsonText(in: .utc) }
  }

  /// What the engine answers about the harbour: everything that is said there can be read.
  @Test func `answers of the engine are written with all they say`() throws {
    let checker = try Samples.harborChecker()
    for (index, request) in try RequestMix.requests(100).enumerated() {
      let quote = try checker.quote(for: request)
      let text = try quote.jsonText(in: checker.area.timeZone)
      let json = JSON(try JSONDocument(parsing: text).root)
      #expect(json.members.map(\.key) == Self.keys)
      #expect(json == quote.json(in: checker.area.timeZone), "request \(index)")
      #expect(json["reasons"]?.elements.count == quote.reasons.count)
      let validUntil = try #require(json["validUntil"]?.text)
      #expect(try Instant(rfc3339: validUntil) == quote.validUntil)
      #expect(validUntil.hasSuffix("-05:00"))
      for alternative in json["alternatives"]?.elements ?? [] {
        #expect(alternative["message"]?.text?.isEmpty == false, "request \(index)")
        guard let meters = alternative.value(at: "/changes/0/distanceMeters")?.double else {
          continue
        }
        #expect((meters * 10).rounded() / 10 == meters)
      }
    }
  }
}

/// Whatever a test wants a quote to say.
private final class GivenRecord: QuoteRecord {
  let coordinate: Coordinate
  let deliverable: Quote.Deliverable
  let zone: Quote.Place?
  let hub: Quote.Place?
  let estimate: Estimate?
  let fee: Fee?
  let minimumOrder: Money?
  let reasons: [Reason]
  let sides: [Quote.Side]
  let alternatives: [Alternative]
  let trace: [TraceEntry]
  let version: String
  let validUntil: Instant

  var code: ReasonCode? { reasons.first?.code }

  init(
    coordinate: Coordinate, deliverable: Quote.Deliverable, zone: Quote.Place?, hub: Quote.Place?,
    estimate: Estimate?, fee: Fee?, minimumOrder: Money?, reasons: [Reason],
    sides: [Quote.Side], alternatives: [Alternative], trace: [TraceEntry], version: String,
    validUntil: Instant
  ) {
    self.coordinate = coordinate
    self.deliverable = deliverable
    self.zone = zone
    self.hub = hub
    self.estimate = estimate
    self.fee = fee
    self.minimumOrder = minimumOrder
    self.reasons = reasons
    self.sides = sides
    self.alternatives = alternatives
    self.trace = trace
    self.version = version
    self.validUntil = validUntil
  }
}
