// SPDX-License-Identifier: MIT

import Diagnostics
import Schedules
import ZoneGeometry

/// Reads one row of a history.
struct HistoryRow {
  private static let longestMinutes = 24.0 * 60
  /// Farther than any place on Earth is from any other.
  private static let longestMeters = 20_100_000.0
  private static let mostItems = 10_000.0

  private let row: CSVTable.Row
  private let table: CSVTable
  private let places: ColumnPlaces

  init(_ row: CSVTable.Row, of table: CSVTable, _ places: ColumnPlaces) {
    self.row = row
    self.table = table
    self.places = places
  }

  /// The order, or why there is none.
  func order() throws(Rejection) -> HistoryOrder {
    guard !row.hasBrokenQuotes else { throw Rejection(reason: .quotes, detail: "in this row") }
    guard row.fieldCount == table.header.count else {
      throw Rejection(
        reason: .fieldCount,
        detail: "expected \(table.header.count) fields, found \(row.fieldCount)")
    }
    let placed = try places.placed.map { column throws(Rejection) in try moment(column) }
    let (itemCount, items) = try basket()
    return HistoryOrder(
      minutes: try minutes(placed: placed?.instant), placed: placed?.instant,
      hour: try places.hour.map { column throws(Rejection) in try hour(column) }
        ?? placed.map { Double($0.civil.time.secondsSinceMidnight) / 3600 } ?? 12,
      weekday: try places.weekday.map { column throws(Rejection) in try weekday(column) }
        ?? placed?.civil.date.weekday ?? .monday,
      distanceMeters: try distanceMeters(), itemCount: itemCount, items: items,
      zone: try places.zone.map { column throws(Rejection) in try text(column) })
  }

  private func minutes(placed: Instant?) throws(Rejection) -> Double {
    let column: Int
    let minutes: Double
    if let duration = places.duration {
      column = duration
      minutes = try number(duration) * (places.names.durationUnit ?? .minutes).minutes
    } else if let placed, let delivered = places.delivered {
      column = delivered
      minutes = Double(placed.seconds(until: try moment(delivered).instant)) / 60
    } else {
      throw Rejection(reason: .missing, detail: "no duration")
    }
    guard minutes > 0 else { throw rejection(.tooShort, column) }
    guard minutes <= Self.longestMinutes else { throw rejection(.tooLong, column) }
    return minutes
  }

  private func hour(_ column: Int) throws(Rejection) -> Double {
    let text = try text(column)
    if text.contains(":") {
      let isShort = text.prefix(2).last == ":"
      let moment = try? CivilDateTime(parsing: "2000-01-01T\(isShort ? "0" : "")\(text)")
      guard let civil = moment else { throw rejection(.hour, column) }
      return Double(civil.time.secondsSinceMidnight) / 3600
    }
    let hour = try number(column)
    guard hour >= 0, hour < 24 else { throw rejection(.hour, column) }
    return hour
  }

  private func weekday(_ column: Int) throws(Rejection) -> Weekday {
    let text = try text(column).lowercased()
    if let number = Int(text), let weekday = Weekday(rawValue: number) { return weekday }
    // The first two letters of a weekday are its own.
    let day = Weekday.allCases.first { $0.englishName.hasPrefix(text) }
    guard let day, text.count >= 2 else { throw rejection(.weekday, column) }
    return day
  }

  private func distanceMeters() throws(Rejection) -> Double? {
    let address = try coordinate()
    if let column = places.distance {
      let meters = try number(column) * (places.names.distanceUnit ?? .kilometers).meters
      guard meters >= 0, meters <= Self.longestMeters else { throw rejection(.distance, column) }
      return meters
    }
    guard let address, let hub = places.names.hub else { return nil }
    return hub.distanceMeters(to: address)
  }

  private func coordinate() throws(Rejection) -> Coordinate? {
    guard let longitude = places.longitude, let latitude = places.latitude else { return nil }
    let coordinate = Coordinate(longitude: try number(longitude), latitude: try number(latitude))
    guard abs(coordinate.longitude) <= 180 else { throw rejection(.coordinate, longitude) }
    guard abs(coordinate.latitude) <= 90 else { throw rejection(.coordinate, latitude) }
    return coordinate
  }

  private func basket() throws(Rejection) -> (count: Int?, items: [Int]) {
    if let column = places.itemCount { return (try count(column), []) }
    guard !places.itemKinds.isEmpty else { return (nil, []) }
    var total = 0
    var items: [Int] = []
    for (index, column) in places.itemKinds.enumerated() {
      let count = try count(column)
      total += count
      if count > 0 { items.append(index) }
    }
    return (total, items)
  }

  private func count(_ column: Int) throws(Rejection) -> Int {
    let number = try number(column)
    guard number >= 0, number <= Self.mostItems, let count = Int(exactly: number) else {
      throw rejection(.itemCount, column)
    }
    return count
  }

  /// An instant, and what the kitchen's clock showed then.
  private func moment(
    _ column: Int
  ) throws(Rejection) -> (instant: Instant, civil: CivilDateTime) {
    var text = Array(try text(column).utf8)
    // Databases write a space where RFC 3339 has a T.
    if text.count > 10, text[10] == UInt8(ascii: " ") { text[10] = UInt8(ascii: "T") }
    let timestamp = String(decoding: text, as: UTF8.self)
    if let instant = try? Instant(rfc3339: timestamp) {
      if let clock = places.clock { return (instant, clock.civil(at: instant)) }
      // Without a zone, the clock is the one that the timestamp was read from.
      let civil = try? CivilDateTime(parsing: String(timestamp.prefix(19)))
      return (instant, civil ?? IANATimeZone.utc.civil(at: instant))
    }
    let parts = timestamp.split(separator: ".", omittingEmptySubsequences: false)
    let hasFraction = parts.count == 2 && !parts[1].isEmpty && parts[1].allSatisfy(\.isNumber)
    guard let civil = try? CivilDateTime(parsing: hasFraction ? String(parts[0]) : timestamp) else {
      throw rejection(.timestamp, column)
    }
    guard let clock = places.clock else { throw rejection(.timeZone, column) }
    return (clock.instant(for: civil), civil)
  }

  private func number(_ column: Int) throws(Rejection) -> Double {
    let text = try text(column)
    // Swift reads hexadecimal numbers as well, which no history means.
    guard let number = Double(text), number.isFinite, !text.lowercased().contains("x") else {
      throw rejection(.notANumber, column)
    }
    return number
  }

  /// The content of a field without the spaces around it, which is not empty.
  private func text(_ column: Int) throws(Rejection) -> String {
    var text = Substring(table.text(of: column, in: row))
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    guard !text.isEmpty else { throw rejection(.missing, column) }
    return String(text)
  }

  private func rejection(_ reason: Rejections.Reason, _ column: Int) -> Rejection {
    Rejection(
      reason: reason,
      detail: "\(excerpt(of: table.header[column])) is \(quoted(table.text(of: column, in: row)))")
  }
}

extension Weekday {
  fileprivate var englishName: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
}
