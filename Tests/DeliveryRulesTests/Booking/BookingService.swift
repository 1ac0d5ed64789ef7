// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import Schedules
import ZoneGeometry

/// A service whose only zone is the unit square, with booking terms, on the clocks of some place.
struct BookingService {
  let timeZone: IANATimeZone
  let holidays: HolidayCalendar
  var terms = Terms()
  var hubs: [Hub] = []

  /// Creates a service that is open at `hours`; always when not given.
  init(
    _ timeZone: String = "UTC", hours: String? = nil, holidays: HolidayCalendar = .empty,
    booking: (inout BookingTerms) throws -> Void = { _ in }
  ) throws {
    self.timeZone = try IANATimeZone(identifier: timeZone)
    self.holidays = holidays
    terms.hours = try hours.map { try OpeningHours(parsing: $0) }
    try booking(&terms.booking)
  }

  var engine: DecisionEngine {
    get throws {
      let zone = Zone(id: "square", name: "Square", terms: terms, shape: try .unitSquare())
      let area = ServiceArea(
        name: "Sample", timeZone: timeZone, zones: [zone], hubs: hubs, holidays: holidays,
        version: "1")
      return DecisionEngine(area: area) { tuesdayNoon }
    }
  }

  /// The instant at which the clocks show `text` (`2026-12-01T18:30`, the first of two), or which it is in
  /// RFC 3339.
  func instant(_ text: String) throws -> Instant {
    if let instant = try? Instant(rfc3339: text) { return instant }
    return timeZone.instant(for: try CivilDateTime(parsing: text))
  }

  /// A request placed at one time for another; for now when that is nil.
  func request(placedAt: String, for chosen: String?) throws -> DeliveryRequest {
    DeliveryRequest(
      to: .inside, when: try chosen.map { .scheduled(try instant($0)) } ?? .now,
      placedAt: try instant(placedAt))
  }

  /// The answer to an order placed at one time for another; for now when that is nil.
  func quote(placedAt: String, for chosen: String? = nil) throws -> Quote {
    try engine.quote(for: request(placedAt: placedAt, for: chosen))
  }
}

extension CivilTime {
  /// The time that `text` says.
  static func at(_ text: String) throws -> CivilTime { try CivilTime(parsing: text) }
}

extension Hub {
  /// A hub at the middle of the unit square, from which a delivery takes `minutes` and no way.
  static func inTheMiddle(hours: String? = nil) throws -> Hub {
    Hub(
      id: "hub", name: "Hub", coordinate: .inside,
      hours: try hours.map { try OpeningHours(parsing: $0) })
  }
}

extension EstimateModel {
  /// Preparation of exactly `minutes`, and no way from a hub at the door.
  static func minutes(_ minutes: Double) -> EstimateModel {
    EstimateModel(id: "fixed", preparation: minutes...minutes, speedKilometersPerHour: 10)
  }
}
