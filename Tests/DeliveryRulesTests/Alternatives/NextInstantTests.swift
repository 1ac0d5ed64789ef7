// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import TestSupport
import Testing
import ZoneGeometry

@Suite("The next instant")
struct NextInstantTests {
  private static let hours = [
    "09:00-11:00", "14:00-15:00,18:00-02:00", "We 10:00-12:00", "Mo-Fr 08:00-20:00",
    "Tu unknown; We 08:00-10:00", "Th-Sa 16:07-16:09", "23:30-24:00", "24/7", "01:30-03:30",
    "Mo-We off; Th 00:00-00:01", "PH off; 12:00-13:00", "02:15-02:45",
  ]

  private struct Place {
    var random: SeededGenerator
    let zone: IANATimeZone
    let start: Instant

    mutating func hours() throws -> OpeningHours {
      try OpeningHours(parsing: NextInstantTests.hours.randomElement(using: &random) ?? "24/7")
    }

    mutating func isChosen(oneIn chances: Int) -> Bool {
      Int.random(in: 0..<chances, using: &random) == 0
    }

    /// Within ten days around the start, on a full minute.
    mutating func instant() -> Instant {
      start.advanced(bySeconds: 60 * .random(in: -4000...10_000, using: &random))
    }

    mutating func terms() throws -> Terms {
      var terms = Terms(hours: isChosen(oneIn: 2) ? try hours() : nil)
      if isChosen(oneIn: 3) { terms.pause = Pause(until: instant()) }
      if isChosen(oneIn: 3) {
        terms.items = ItemTerms(hours: [ItemTerms.Hours(tag: "alcohol", hours: try hours())])
      }
      try addBooking(to: &terms)
      return terms
    }

    private mutating func addBooking(to terms: inout Terms) throws {
      let notices = [
        try Notice.minutes(95), try .days(1, at: CivilTime(parsing: "17:00")),
        try .days(0, at: CivilTime(parsing: "02:30"), count: .businessDays),
        try .days(2, at: CivilTime(parsing: "09:00"), count: .businessDays),
      ]
      func notice() throws -> Notice { try #require(notices.randomElement(using: &random)) }
      if isChosen(oneIn: 5) { terms.booking.leadSeconds = 60 * 95 }
      if isChosen(oneIn: 8) { terms.booking.priorNotice = PriorNotice(try notice()) }
      if isChosen(oneIn: 5) {
        terms.booking.cutOff = CutOff([
          .saturday: try notice(), .sunday: try notice(), .monday: try notice(),
        ])
      }
      if isChosen(oneIn: 8) { terms.booking.horizon = BookingHorizon(try notice()) }
      if isChosen(oneIn: 5) { terms.booking.closing = .lastDropOff }
      if isChosen(oneIn: 5) {
        terms.booking.slots = SlotTerms(
          plan: try SlotPlan(minutes: 60, stepMinutes: 30, anchor: CivilTime(parsing: "00:10")),
          capacity: try SlotCapacity(orders: 2))
      }
      terms.estimate = EstimateModel(id: "e", preparation: 5...20, speedKilometersPerHour: 20)
    }

    /// Every second slot of a week is full.
    func slotUse() -> [Instant: SlotUse] {
      let starts = (0..<336 as Range<Int64>).map {
        start.advanced(bySeconds: 600 + 1800 * $0)
      }
      return Dictionary(
        uniqueKeysWithValues: starts.enumerated().map { number, start in
          (start, SlotUse(orders: Int64(number % 3), value: 0))
        })
    }

    /// Zones on top of each other around one place, some of which come and go, with up to three hubs.
    mutating func area() throws -> ServiceArea {
      var hubs: [Hub] = []
      for number in 0..<Int.random(in: 0...3, using: &random) {
        var terms = try terms()
        terms.fee = FeeSchedule(base: .random(in: 0...2, using: &random))
        hubs.append(
          Hub(
            id: "\(number)", name: "Hub", coordinate: Coordinate(longitude: 0.1, latitude: 0.2),
            terms: terms))
      }
      var zones: [Zone] = []
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let active = ActivePeriod(
          from: isChosen(oneIn: 3) ? instant() : nil, until: isChosen(oneIn: 3) ? instant() : nil)
        zones.append(
          Zone(
            id: "\(number)", name: "Zone", kind: isChosen(oneIn: 5) ? .exclusion : .service,
            priority: .random(in: 0...1, using: &random), active: active, terms: try terms(),
            shape: try .unitSquare()))
      }
      return ServiceArea(
        name: "Next", timeZone: zone, zones: zones, hubs: hubs,
        precedence: Precedence.allCases.randomElement(using: &random) ?? .first,
        hubChoice: HubChoice.allCases.randomElement(using: &random) ?? .nearest,
        holidays: HolidayCalendar([zone.civil(at: start).date.advanced(byDays: 2)]),
        defaults: try terms(), version: "1")
    }
  }

  /// Noon UTC on the days before New York puts its clocks forward, 2027-03-14, and back, 2027-11-07, and of
  /// a day in winter.
  private static let starts = [1_805_025_600 - 86_400, 1_825_588_800 - 86_400, 1_796_126_400]

  @Test(arguments: UInt64(0)..<90)
  func `is the first minute of a week at which the engine says yes`(seed: UInt64) throws {
    let start = Instant(secondsSince1970: Int64(Self.starts[Int(seed % 3)]))
    var place = Place(
      random: SeededGenerator(seed: seed),
      zone: try IANATimeZone(identifier: "America/New_York"), start: start)
    let area = try place.area()
    let engine = DecisionEngine(area: area) { start }
    var request = DeliveryRequest(
      to: .inside, basket: Basket(tags: place.isChosen(oneIn: 2) ? ["alcohol"] : []))
    request.slotUse = SlotUsage(place.slotUse())
    if place.isChosen(oneIn: 3) { request.when = .scheduled(place.instant()) }
    let quote = try engine.quote(for: request)
    guard quote.deliverable == .no else { return }
    let offers = quote.alternatives.compactMap { alternative -> Instant? in
      guard case .deliverAt(let instant) = alternative.changes[0] else { return nil }
      return alternative.changes.count == 1 ? instant : nil
    }
    func isYes(_ instant: Instant) throws -> Bool {
      request.when = .scheduled(instant)
      let quote = try engine.quote(for: request)
      return quote.deliverable == .yes
        && !quote.reasons.contains { $0.parameters["input"] == .text("hours") }
    }
    let chosen: Instant? = if case .scheduled(let chosen) = request.when { chosen } else { nil }
    let begin = chosen.flatMap { $0 >= start ? $0.advanced(bySeconds: 60) : nil } ?? start
    let first = try (0..<10_080 as Range<Int64>).lazy
      .map { begin.advanced(bySeconds: 60 * $0) }.first(where: isYes)
    let comment: Comment = "seed \(seed): \(quote.codes)"
    let next = offers.first { $0 >= begin }
    if let first {
      #expect(next == first, comment)
    } else if let next {
      #expect(next >= begin.advanced(bySeconds: 60 * 10_080), comment)
    }
    // And the last minute before a chosen time.
    guard let chosen, chosen > start else { return }
    let minutes = (chosen.secondsSince1970 - start.secondsSince1970) / 60
    let last = try (1...max(1, minutes)).lazy
      .map { chosen.advanced(bySeconds: -60 * $0) }.first { try $0 >= start && isYes($0) }
    // Where there are slots, the beginning of the one that contains it.
    if let offer = offers.first(where: { $0 < chosen }), let last {
      #expect(try isYes(offer) && offer <= last && offer > last.advanced(bySeconds: -3600), comment)
      if !area.hasSlots { #expect(offer == last, comment) }
    } else {
      #expect(!offers.contains { $0 < chosen } && last == nil, comment)
    }
    #expect(offers.count == (next == nil ? 0 : 1) + (last == nil ? 0 : 1), comment)
  }

  @Test func `is the beginning of a season eleven months away`() throws {
    let zone = Zone(id: "pier", name: "Pier", shape: try .unitSquare())
    let hub = Hub(
      id: "ship", name: "Ship", coordinate: .inside,
      hours: try OpeningHours(parsing: "Nov Mo-Fr 10:00-12:00"))
    let area = ServiceArea.sample(
      zones: [zone], hubs: [hub],
      defaults: Terms(hours: try OpeningHours(parsing: "Mo-Su 08:00-20:00; Nov 01-07 off")))
    let quote = try DecisionEngine(area).quote(for: DeliveryRequest(to: .inside))
    // From 2026-12-01 on; 2027-11-01 is a Monday and off for a week, so 2027-11-08 at 10:00.
    let expected = try Instant(rfc3339: "2027-11-08T10:00:00Z")
    #expect(quote.alternatives == [Alternative(.deliverAt(instant: expected))])
  }

  @Test func `is the end of a pause and the beginning of a zone`() throws {
    let later = tuesdayNoon.advanced(bySeconds: 600)
    let paused = try DecisionEngine(
      .square(
        defaults: {
          var terms = Terms()
          terms.pause = Pause(until: later)
          return terms
        }()))
    let zone = Zone(
      id: "soon", name: "Soon", active: ActivePeriod(from: later, until: nil),
      shape: try .unitSquare())
    for engine in [paused, DecisionEngine(.sample(zones: [zone]))] {
      let quote = try engine.quote(for: DeliveryRequest(to: .inside))
      #expect(quote.codes == [.zonePaused])
      #expect(quote.alternatives == [Alternative(.deliverAt(instant: later))])
    }
  }

  @Test func `is the next day for an order for now that comes too late to arrive`() throws {
    var late = try BookingService(hours: "10:00-12:00") { $0.closing = .lastDropOff }
    // Twenty minutes of preparation, and none on the way: 11:50 is too late.
    late.terms.estimate = EstimateModel(
      id: "e", preparation: 20...20, speedKilometersPerHour: 20)
    late.hubs = [Hub(id: "hub", name: "Hub", coordinate: .inside)]
    let quote = try late.quote(placedAt: "2026-12-01T11:50")
    #expect(quote.codes == [.outsideHours])
    let tomorrow = try late.instant("2026-12-02T10:00")
    #expect(quote.alternatives == [Alternative(.deliverAt(instant: tomorrow))])
  }

  @Test func `is the last that can be booked where the chosen one cannot yet`() throws {
    let service = try BookingService(hours: "10:00-12:00") {
      $0.horizon = try .days(3)
      $0.leadSeconds = 7200
    }
    let quote = try service.quote(placedAt: "2026-12-01T09:30", for: "2026-12-24T11:00")
    #expect(quote.codes == [.tooEarlyToBook])
    let last = try service.instant("2026-12-04T11:59")
    #expect(quote.alternatives == [Alternative(.deliverAt(instant: last))])
  }

  @Test(arguments: [
    ("12:10", ["2026-12-02T11:59", "2026-12-03T10:00"]),
    ("09:00", ["2026-12-02T10:00", "2026-12-01T11:59"]),
  ])
  func `comes with the last one before a chosen time, the nearer one first`(
    time: String, offers: [String]
  ) throws {
    let service = try BookingService(hours: "10:00-12:00") { $0.horizon = try .days(3) }
    let quote = try service.quote(placedAt: "2026-12-01T09:30", for: "2026-12-02T\(time)")
    let expected = try offers.map { Alternative(.deliverAt(instant: try service.instant($0))) }
    #expect(quote.alternatives == expected)
  }

  @Test func `is not looked for where only something else could help`() throws {
    let engine = DecisionEngine(try .square(defaults: .init(minimumOrder: 1000)))
    let request = DeliveryRequest(to: .inside, basket: Basket(subtotal: 0))
    let quote = try engine.quote(for: request)
    #expect(quote.alternatives.map(\.changes.count) == [1])
    #expect(quote.alternatives[0].changes[0] != .deliverAt(instant: tuesdayNoon))
  }

  @Test func `is what a rule of another's says of its next change`() throws {
    let end = tuesdayNoon.advanced(bySeconds: 1234)
    let engine = DecisionEngine(try .square(), rules: [BlackoutUntil(end: end, tells: true)])
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.alternatives == [Alternative(.deliverAt(instant: end))])
  }

  @Test func `is tried where others change for a rule that does not tell`() throws {
    // Closed at noon; the rule refuses until after the first opening, so the second one is offered.
    let hours = try OpeningHours(parsing: "12:30-12:35,13:00-14:00")
    let end = tuesdayNoon.advanced(bySeconds: 40 * 60)
    let engine = DecisionEngine(
      try .square(defaults: .init(hours: hours)), rules: [BlackoutUntil(end: end, tells: false)])
    let quote = try engine.quote(for: DeliveryRequest(to: .inside))
    #expect(quote.codes == [.outsideHours, .ruleRefused])
    let opening = tuesdayNoon.advanced(bySeconds: 3600)
    #expect(quote.alternatives == [Alternative(.deliverAt(instant: opening))])
  }
}

extension ServiceArea {
  /// Whether anybody delivers in slots.
  fileprivate var hasSlots: Bool {
    ([defaults] + zones.map(\.terms) + hubs.map(\.terms)).contains { $0.booking.slots != nil }
  }
}

/// Refuses orders for times before its end.
private struct BlackoutUntil: Rule {
  let id = "blackout"
  let end: Instant
  let tells: Bool

  func evaluate(_ context: DecisionContext) -> Verdict {
    context.orderedFor < end ? .refuse(Refusal(code: .ruleRefused)) : .pass
  }

  func nextChange(
    after instant: Instant, limit: Instant, for context: DecisionContext
  ) -> Instant? {
    tells && instant < end ? end : nil
  }
}
