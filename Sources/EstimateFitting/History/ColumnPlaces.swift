// SPDX-License-Identifier: MIT

import Schedules

/// Where in a row the columns are that are read.
struct ColumnPlaces {
  /// The names, as far as there are such columns.
  private(set) var names: ColumnNames
  private(set) var duration: Int?
  private(set) var placed: Int?
  private(set) var delivered: Int?
  private(set) var hour: Int?
  private(set) var weekday: Int?
  private(set) var distance: Int?
  private(set) var longitude: Int?
  private(set) var latitude: Int?
  private(set) var itemCount: Int?
  private(set) var itemKinds: [Int] = []
  private(set) var zone: Int?
  private(set) var clock: IANATimeZone?

  private let header: [String]
  private let source: String

  /// Finds the columns that `named` names in `header`, and for what it does not name those that have
  /// usual names.
  init(
    _ named: ColumnNames, in header: [String], source: String
  ) throws(HistoryError) {
    self.header = header
    self.source = source
    names = named.filled(from: ColumnNames(guessing: header))
    placed = try place(of: names.placed)
    delivered = try place(of: names.delivered)
    duration = try place(of: names.duration)
    guard duration != nil || (placed != nil && delivered != nil) else {
      throw error(
        .needsColumn(
          role: "the duration, or both times, placed and delivered", option: "--duration",
          columns: header))
    }
    if let column = names.duration, named.durationUnit == nil {
      names.durationUnit = ColumnNames.durationUnit(of: column)
    }
    hour = try place(of: names.hour)
    weekday = try place(of: names.weekday)
    distance = try place(of: names.distance)
    if let column = names.distance, named.distanceUnit == nil {
      names.distanceUnit = ColumnNames.distanceUnit(of: column)
    }
    longitude = try place(of: names.longitude)
    latitude = try place(of: names.latitude)
    zone = try place(of: names.zone)
    try findItems()
    if let identifier = names.timeZone {
      do {
        clock = try IANATimeZone(identifier: identifier)
      } catch {
        throw self.error(.timeZone("\(error)"))
      }
    }
  }

  private mutating func findItems() throws(HistoryError) {
    guard let items = names.items else { return }
    guard items.hasSuffix("*") else {
      itemCount = try place(of: items)
      return
    }
    itemKinds = header.indices.filter { header[$0].hasPrefix(items.dropLast()) }
    guard !itemKinds.isEmpty else { throw error(.noSuchColumn(items, columns: header)) }
    for column in itemKinds { _ = try place(of: header[column]) }
  }

  private func place(of column: String?) throws(HistoryError) -> Int? {
    guard let column else { return nil }
    guard let place = header.firstIndex(of: column) else {
      throw error(.noSuchColumn(column, columns: header))
    }
    guard header.lastIndex(of: column) == place else { throw error(.ambiguousColumn(column)) }
    return place
  }

  private func error(_ reason: HistoryError.Reason) -> HistoryError {
    HistoryError(source: source, reason: reason)
  }
}
