// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

@Suite("Prior notice, horizons, and orders for now")
struct NoticeRuleTests {
  /// GTFS-Flex tells real-time booking (no notice) from same-day (`prior_notice_duration_min`) and
  /// prior-day booking (`prior_notice_last_day`): with a notice there is no real time.
  @Test func `an order for now needs no lead time, but cannot be given notice of`() throws {
    let lead = try BookingService { $0.leadSeconds = 2700 }
    #expect(try lead.quote(placedAt: "2026-12-01T12:00").codes == [])
    let minutes = try BookingService { $0.priorNotice = PriorNotice(try .minutes(45)) }
    let refused = try minutes.quote(placedAt: "2026-12-01T12:00")
    #expect(refused.codes == [.leadTimeTooShort])
    #expect(
      refused.reasons.first?.parameters["earliest"]
        == .instant(try minutes.instant("2026-12-01T12:45")))
    let dayBefore = try BookingService {
      $0.priorNotice = PriorNotice(try .days(1, at: .at("17:00")))
    }
    #expect(try dayBefore.quote(placedAt: "2026-12-01T12:00").codes == [.leadTimeTooShort])
    let sameDay = try BookingService {
      $0.priorNotice = PriorNotice(try .days(0, at: .at("17:00")))
    }
    #expect(try sameDay.quote(placedAt: "2026-12-01T17:00").codes == [])
    #expect(try sameDay.quote(placedAt: "2026-12-01T17:00:01").codes == [.leadTimeTooShort])
  }

  /// By hand: 14 days after 1 December are all of 15 December.
  @Test(arguments: [
    BookingCase("2026-12-01T23:59", for: "2026-12-15T23:59"),
    BookingCase("2026-12-01T23:59", for: "2026-12-16T00:00", .tooEarlyToBook),
    BookingCase("2026-12-02T00:00", for: "2026-12-16T00:00"),
    BookingCase("2026-12-01T12:00", for: nil),
  ])
  func `a horizon of days includes all of the last`(_ order: BookingCase) throws {
    try order.check(BookingService { $0.horizon = try .days(14) })
  }

  @Test func `booking begins in the second that is told`() throws {
    let service = try BookingService("Europe/Berlin") {
      $0.horizon = BookingHorizon(try .days(7, at: .at("08:00")))
    }
    let refused = try service.quote(placedAt: "2026-12-01T07:59:59", for: "2026-12-08T18:00")
    #expect(refused.codes == [.tooEarlyToBook])
    let from = try service.instant("2026-12-01T08:00")
    #expect(refused.reasons.first?.parameters["from"] == .instant(from))
    #expect(try service.quote(placedAt: "2026-12-01T08:00", for: "2026-12-08T18:00").codes == [])
  }

  @Test func `a time that has passed is told once`() throws {
    let service = try BookingService {
      $0.leadSeconds = 3600
      $0.priorNotice = PriorNotice(try .minutes(60))
      $0.cutOff = try .daily("10:00")
    }
    let quote = try service.quote(placedAt: "2026-12-01T12:00", for: "2026-12-01T11:59")
    #expect(quote.codes == [.leadTimeTooShort])
  }

  @Test func `a hub has booking rules of its own, within its own hours`() throws {
    var booking = BookingTerms()
    booking.leadSeconds = 7200
    booking.cutOff = try .daily("18:00")
    booking.slots = SlotTerms(plan: try SlotPlan(minutes: 60))
    var terms = Terms(hours: try OpeningHours(parsing: "10:30-20:00"))
    terms.booking = booking
    var service = try BookingService(hours: "08:00-22:00") { $0.leadSeconds = 1800 }
    service.hubs = [Hub(id: "hub", name: "Hub", coordinate: .inside, terms: terms)]
    func rules(_ placedAt: String, _ chosen: String) throws -> [String] {
      try service.quote(placedAt: "2026-12-01T\(placedAt)", for: "2026-12-01T\(chosen)")
        .reasons.map(\.rule)
    }
    #expect(try rules("09:00", "12:00") == [])
    #expect(try rules("09:00", "10:45") == ["hub-slots", "hub-lead-time"])
    #expect(try rules("18:01", "19:30") == ["hub-cut-off", "hub-lead-time"])
    #expect(try rules("12:00", "12:15") == ["hub-lead-time", "lead-time"])
  }

  @Test func `a zone completes its booking terms by those of the service`() throws {
    var own = BookingTerms()
    own.leadSeconds = 60
    var others = BookingTerms()
    others.leadSeconds = 120
    others.horizon = try .days(3)
    others.closing = .lastOrder
    others.priorNotice = PriorNotice(try .minutes(5))
    others.cutOff = try .daily("10:00")
    others.slots = SlotTerms(plan: try SlotPlan(minutes: 30))
    var expected = others
    expected.leadSeconds = 60
    #expect(own.completed(by: others) == expected)
    #expect(others.completed(by: own) == others)
  }
}
