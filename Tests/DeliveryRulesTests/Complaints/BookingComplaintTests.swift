// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import Testing

/// An order, and what is refused of it.
struct BookingCase: CustomTestStringConvertible, Sendable {
  let placedAt: String
  /// For now when nil.
  let chosen: String?
  let codes: [ReasonCode]

  init(_ placedAt: String, for chosen: String?, _ codes: ReasonCode...) {
    self.placedAt = placedAt
    self.chosen = chosen
    self.codes = codes
  }

  var testDescription: String { "\(placedAt) for \(chosen ?? "now")" }

  func check(_ service: BookingService) throws {
    let quote = try service.quote(placedAt: placedAt, for: chosen)
    #expect(quote.codes.filter { $0 != .missingInput } == codes, "\(testDescription)")
  }
}

/// What people complained about in shops' software, about times; `ZoneComplaintTests` has the list.
@Suite("Complaints about booking, answered")
struct BookingComplaintTests {
  /// TastyIgniter#591: a shop that is always open applied the lead time again at midnight, so that
  /// 00:00 to 01:30 vanished.
  @Test(arguments: [
    BookingCase("2026-12-01T22:29", for: "2026-12-01T23:59"),
    BookingCase("2026-12-01T22:30", for: "2026-12-02T00:00"),
    BookingCase("2026-12-01T22:31", for: "2026-12-02T00:00", .leadTimeTooShort),
    BookingCase("2026-12-01T23:00", for: "2026-12-02T00:30"),
    BookingCase("2026-12-01T20:00", for: "2026-12-02T00:10"),
    BookingCase("2026-12-02T00:00", for: "2026-12-02T01:29", .leadTimeTooShort),
  ])
  func `the lead time counts once, from the order, also over midnight`(_ order: BookingCase) throws
  {
    try order.check(BookingService(hours: "24/7") { $0.leadSeconds = 90 * 60 })
  }

  /// TastyIgniter#419: the wrong last order time near closing.
  ///
  /// 30 minutes before 22:00, in the second of 21:30; before the break at 14:00 in the same way.
  @Test(arguments: [
    BookingCase("2026-12-01T21:30", for: nil), BookingCase("2026-12-01T21:29:59", for: nil),
    BookingCase("2026-12-01T21:30:01", for: nil, .outsideHours),
    BookingCase("2026-12-01T13:30", for: nil),
    BookingCase("2026-12-01T13:31", for: nil, .outsideHours),
    BookingCase("2026-12-01T22:00", for: nil, .outsideHours),
    BookingCase("2026-12-01T21:45", for: "2026-12-01T21:59"),
  ])
  func `the last order comes before closing by what a delivery takes`(_ order: BookingCase) throws {
    var service = try BookingService(hours: "11:00-14:00,17:00-22:00") { $0.closing = .lastDropOff }
    service.terms.estimate = .minutes(30)
    service.hubs = [try .inTheMiddle()]
    try order.check(service)
  }

  /// coopcycle-web#3009: delivery after closing, until close + preparation + travel: 22:00 + 30 minutes.
  @Test(arguments: [
    BookingCase("2026-12-01T20:00", for: "2026-12-01T22:30"),
    BookingCase("2026-12-01T20:00", for: "2026-12-01T22:30:01", .outsideHours),
    BookingCase("2026-12-01T20:00", for: "2026-12-02T16:59", .outsideHours),
    BookingCase("2026-12-01T21:59:59", for: nil),
    BookingCase("2026-12-01T22:00", for: nil, .outsideHours),
  ])
  func `orders may be taken until closing, and arrive later`(_ order: BookingCase) throws {
    var service = try BookingService(hours: "17:00-22:00") { $0.closing = .lastOrder }
    service.terms.estimate = .minutes(30)
    service.hubs = [try .inTheMiddle()]
    try order.check(service)
  }

  /// postnl-magento2#279: a cut-off compared in UTC treated late orders as early.
  ///
  /// 17:00 in Amsterdam is 16:00Z in winter and 15:00Z in summer.
  @Test(arguments: [
    BookingCase("2026-12-01T16:00:00Z", for: "2026-12-01T20:00"),
    BookingCase("2026-12-01T16:00:01Z", for: "2026-12-01T20:00", .cutoffPassed),
    BookingCase("2026-07-01T15:00:00Z", for: "2026-07-01T20:00"),
    BookingCase("2026-07-01T15:00:01Z", for: "2026-07-01T20:00", .cutoffPassed),
  ])
  func `a cut-off is on the clock of the service`(_ order: BookingCase) throws {
    try order.check(BookingService("Europe/Amsterdam") { $0.cutOff = try .daily("17:00") })
  }

  /// OCA/sale-workflow#1720: a cut-off a day off near midnight, for warehouses away from UTC.
  ///
  /// 23:30 in Auckland (UTC+13 in December) is 10:30Z of the same date, in Honolulu (UTC-10) 09:30Z
  /// of the next.
  @Test(arguments: [
    ("Pacific/Auckland", "2026-12-01T10:30:00Z", "2026-12-01T10:30:01Z"),
    ("Pacific/Honolulu", "2026-12-02T09:30:00Z", "2026-12-02T09:30:01Z"),
  ])
  func `a cut-off near midnight is of the right day`(
    zone: String, last: String, late: String
  ) throws {
    let service = try BookingService(zone) { $0.cutOff = try .daily("23:30") }
    try BookingCase(last, for: "2026-12-01T23:45").check(service)
    try BookingCase(late, for: "2026-12-01T23:45", .cutoffPassed).check(service)
    try BookingCase(late, for: "2026-12-02T00:15").check(service)
  }

  /// coopcycle-web#2614: what was shown honoured the same-day cut-off, what took the order did not.
  ///
  /// Here the list of slots is made of answers; an order for now is held to the cut-off too.
  @Test(arguments: [
    BookingCase("2026-12-01T15:00", for: nil),
    BookingCase("2026-12-01T15:00:01", for: nil, .cutoffPassed),
    BookingCase("2026-12-01T15:01", for: "2026-12-01T18:00", .cutoffPassed),
    BookingCase("2026-12-01T15:01", for: "2026-12-02T09:00"),
  ])
  func `a same-day cut-off is one for all ways to ask`(_ order: BookingCase) throws {
    let service = try BookingService(hours: "09:00-20:00") {
      $0.cutOff = try .daily("15:00")
      $0.slots = SlotTerms(plan: try SlotPlan(minutes: 60))
    }
    try order.check(service)
    let date = try CivilDate(parsing: "2026-12-01")
    let request = try service.request(placedAt: order.placedAt, for: nil)
    for offer in try service.engine.slots(for: request, on: date) {
      var chosen = request
      chosen.when = .scheduled(offer.slot.start)
      #expect(try service.engine.quote(for: chosen).codes == offer.quote.codes)
    }
  }

  /// myparcelnl/woocommerce#349 and #907: one cut-off per weekday, where that of Saturday was
  /// overridden by the general one.
  ///
  /// 2026-12-04 is a Friday.
  @Test(arguments: [
    BookingCase("2026-12-04T16:30", for: "2026-12-04T20:00"),
    BookingCase("2026-12-04T17:01", for: "2026-12-04T20:00", .cutoffPassed),
    BookingCase("2026-12-05T12:00", for: "2026-12-05T20:00"),
    BookingCase("2026-12-05T12:01", for: "2026-12-05T20:00", .cutoffPassed),
    // Sunday has none, and the public holiday its own.
    BookingCase("2026-12-06T19:59", for: "2026-12-06T20:00"),
    BookingCase("2026-12-25T10:00", for: "2026-12-25T20:00"),
    BookingCase("2026-12-25T10:01", for: "2026-12-25T20:00", .cutoffPassed),
  ])
  func `each weekday has its own cut-off`(_ order: BookingCase) throws {
    let holidays: HolidayCalendar = [try CivilDate(parsing: "2026-12-25")]
    let weekdays = try Weekday.days(in: "Mo-Fr")
    let general = try Notice.days(0, at: .at("17:00"))
    var notices = Dictionary(uniqueKeysWithValues: weekdays.map { ($0, general) })
    notices[.saturday] = try .days(0, at: .at("12:00"))
    let service = try BookingService(holidays: holidays) {
      $0.cutOff = CutOff(notices, holidays: try .days(0, at: .at("10:00")))
    }
    try order.check(service)
  }

  /// opening_hours.js#221 and #285: an hour off around changes of clocks.
  ///
  /// In New York clocks go from 02:00 EDT back to 01:00 EST on 2026-11-01, and from 02:00 EST to
  /// 03:00 EDT on 2026-03-08.
  @Test(arguments: [
    // An hour that really passes: 00:45 EDT to 01:45 EDT, and not to 01:44.
    BookingCase("2026-11-01T00:45:00-04:00", for: "2026-11-01T01:45:00-04:00"),
    BookingCase("2026-11-01T00:45:00-04:00", for: "2026-11-01T01:44:00-04:00", .leadTimeTooShort),
    // 01:30 EDT to 01:30 EST is an hour.
    BookingCase("2026-11-01T01:30:00-04:00", for: "2026-11-01T01:30:00-05:00"),
    // 01:30 EST to 03:30 EDT is an hour too.
    BookingCase("2026-03-08T01:30:00-05:00", for: "2026-03-08T03:30:00-04:00"),
    BookingCase("2026-03-08T01:31:00-05:00", for: "2026-03-08T03:30:00-04:00", .leadTimeTooShort),
  ])
  func `a lead time passes, whatever clocks do`(_ order: BookingCase) throws {
    try order.check(BookingService("America/New_York") { $0.leadSeconds = 3600 })
  }

  /// mozilla-mobile/prox#124 and NateWr/restaurant-reservations#38: hours over midnight.
  ///
  /// The slot from 23:30 belongs to Tuesday and ends on Wednesday; the one from 00:30 would end
  /// after closing at 01:15.
  @Test(arguments: [
    BookingCase("2026-12-01T12:00", for: "2026-12-01T23:30"),
    BookingCase("2026-12-01T12:00", for: "2026-12-02T00:29"),
    BookingCase("2026-12-01T12:00", for: "2026-12-02T00:30", .outsideHours),
    BookingCase("2026-12-01T12:00", for: "2026-12-02T01:15", .outsideHours),
  ])
  func `slots go on after midnight`(_ order: BookingCase) throws {
    let service = try BookingService(hours: "17:00-01:15") {
      $0.slots = SlotTerms(plan: try SlotPlan(minutes: 60, anchor: .at("00:30")))
    }
    try order.check(service)
  }

  /// coopcycle-web#2632: an order was accepted though a closing ends within the opening span.
  @Test(arguments: [
    BookingCase("2026-12-01T09:00", for: "2026-12-01T11:59"),
    BookingCase("2026-12-01T09:00", for: "2026-12-01T12:00", .outsideHours),
    BookingCase("2026-12-01T09:00", for: "2026-12-01T12:39:59", .outsideHours),
    BookingCase("2026-12-01T09:00", for: "2026-12-01T12:40"),
  ])
  func `a closing counts in the middle of the hours`(_ order: BookingCase) throws {
    try order.check(BookingService(hours: "10:00-22:00; Dec 01 12:00-12:40 off"))
  }

  /// coopcycle-web#1989: a capacity per slot that tells why it is closed; #3580: one by the value of baskets, from
  /// which what does not fit goes to the next slot.
  @Test func `a slot that is full says so, and names the nearest ones that are not`() throws {
    let service = try BookingService(hours: "11:00-22:00") {
      $0.slots = SlotTerms(
        plan: try SlotPlan(minutes: 15), capacity: try SlotCapacity(value: 30_000))
    }
    var request = try service.request(placedAt: "2026-12-01T10:00", for: "2026-12-01T18:00")
    request.basket = Basket(subtotal: 5000)
    request.slotUse = [
      try service.instant("2026-12-01T18:00"): SlotUse(value: 25_001),
      try service.instant("2026-12-01T18:15"): SlotUse(value: 30_000),
      try service.instant("2026-12-01T18:30"): SlotUse(value: 25_000),
    ]
    let quote = try service.engine.quote(for: request)
    #expect(
      quote.reasons.map(\.message) == [
        "The slot today from 6:00\u{A0}PM to 6:15\u{A0}PM is full: please choose another"
      ])
    let next = quote.alternatives.map(\.changes)
    #expect(
      next == [
        [.deliverAt(instant: try service.instant("2026-12-01T17:45"))],
        [.deliverAt(instant: try service.instant("2026-12-01T18:30"))],
      ])
  }

  /// coopcycle-app#1914: "opens today" though holidays run on.
  ///
  /// Friday is a holiday, the weekend is off: an order on Thursday after 17:00 arrives on Tuesday,
  /// since Monday's orders come in by Thursday.
  @Test func `the earliest time goes over holidays and weekends`() throws {
    let service = try BookingService(
      hours: "Mo-Fr 08:00-18:00; PH off", holidays: [CivilDate(parsing: "2026-12-25")]
    ) {
      $0.priorNotice = PriorNotice(try .days(1, at: .at("17:00"), count: .businessDays))
    }
    let quote = try service.quote(placedAt: "2026-12-24T17:01", for: "2026-12-28T10:00")
    #expect(quote.codes == [.leadTimeTooShort])
    #expect(
      quote.reasons.first?.parameters["earliest"]
        == .instant(try service.instant("2026-12-29T08:00")))
    #expect(try service.quote(placedAt: "2026-12-24T17:00", for: "2026-12-28T10:00").codes == [])
  }
}

extension CutOff {
  /// The same time on the day of every delivery.
  static func daily(_ time: String) throws -> CutOff {
    let notice = try Notice.days(0, at: .at(time))
    return CutOff(Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, notice) }))
  }
}
