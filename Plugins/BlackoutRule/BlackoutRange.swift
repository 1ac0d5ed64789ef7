// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit
import Schedules

/// A time in which nothing is delivered, in some zones or in all.
struct BlackoutRange {
  fileprivate enum Span {
    /// Whole days of the service's calendar, the last one included.
    case days(ClosedRange<CivilDate>)
    /// From one instant until another, which is not included.
    case instants(Range<Instant>)
  }

  private let span: Span
  /// All zones, and places outside them, when nil.
  private let zones: Set<String>?
  /// What the customer is told.
  let message: String

  init(_ value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: ["from", "until", "message", "zones"])
    span = try Span(from: value.required("from"), until: value.required("until"))
    zones = try value.member("zones").map { zones throws(JSONError) in
      let ids = try zones.elements()
      if ids.isEmpty { throw zones.error("empty; leave it out for all zones") }
      var set: Set<String> = []
      for id in ids { set.insert(try id.string()) }
      return set
    }
    message = try Self.message(value.member("message")) ?? span.defaultMessage
  }

  private static func message(_ value: JSONValue?) throws(JSONError) -> String? {
    guard let value else { return nil }
    let text = try value.string()
    guard !text.isEmpty else { throw value.error("empty; leave it out for the default") }
    let most = Verdict.maximumMessageBytes
    guard text.utf8.count <= most else {
      throw value.error("\(text.utf8.count) bytes long; at most \(most) fit")
    }
    return text
  }

  func contains(_ request: borrowing RuleRequest) -> Bool {
    if let zones {
      guard let zone = request.zoneID, zones.contains(zone) else { return false }
    }
    return switch span {
    case .days(let days): days.contains(request.arrival.date)
    case .instants(let instants): instants.contains(request.arrivesAt)
    }
  }
}

fileprivate extension BlackoutRange.Span {
  init(from: JSONValue, until: JSONValue) throws(JSONError) {
    let dateLength = 10  // 2026-12-24
    if try from.string().utf8.count <= dateLength {
      let (first, last) = (try CivilDate(from), try CivilDate(until))
      guard first <= last else { throw until.error("expected \(first) or later, found \(last)") }
      self = .days(first...last)
    } else {
      let (first, end) = (try Instant(from), try Instant(until))
      guard first < end else { throw until.error("expected an instant after \"from\"") }
      self = .instants(first..<end)
    }
  }

  var defaultMessage: String {
    switch self {
    case .days: "We do not deliver on this day"
    case .instants: "We do not deliver at this time"
    }
  }
}

extension CivilDate {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    let text = try value.string()
    do {
      try self.init(parsing: text)
    } catch {
      throw value.error("not a date such as \"2026-12-24\": \(error)")
    }
  }
}

extension Instant {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    let text = try value.string()
    do {
      try self.init(rfc3339: text)
    } catch {
      throw value.error("not an instant such as \"2026-12-24T18:00:00Z\": \(error)")
    }
  }
}
