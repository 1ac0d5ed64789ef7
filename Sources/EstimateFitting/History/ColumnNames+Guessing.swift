// SPDX-License-Identifier: MIT

extension ColumnNames {
  /// The names that such columns usually have, in lower case with one `_` between words; the first one
  /// that a header has is taken.
  private enum Usual {
    static let durations: [(name: String, unit: DurationUnit)] = [
      ("time_to_delivery", .minutes), ("delivery_time", .minutes), ("delivery_minutes", .minutes),
      ("delivery_duration", .minutes), ("duration_minutes", .minutes), ("duration_min", .minutes),
      ("actual_minutes", .minutes), ("duration_seconds", .seconds), ("duration_s", .seconds),
      ("delivery_seconds", .seconds), ("actual_seconds", .seconds), ("duration", .minutes),
      ("minutes", .minutes), ("seconds", .seconds),
    ]
    static let placed = ["placed_at", "placed", "ordered_at", "order_placed_at", "created_at"]
    static let delivered = ["delivered_at", "delivered", "handed_over_at", "actual_delivery_time"]
    static let hours = ["hour", "order_hour", "hour_of_day"]
    static let weekdays = ["weekday", "day_of_week", "dow", "day"]
    static let distances: [(name: String, unit: DistanceUnit)] = [
      ("distance_m", .meters), ("distance_meters", .meters), ("distance_metres", .meters),
      ("distance_km", .kilometers), ("distance_kilometers", .kilometers),
      ("distance_mi", .miles), ("distance_miles", .miles), ("distance", .kilometers),
    ]
    static let longitudes = ["longitude", "lon", "lng", "destination_longitude"]
    static let latitudes = ["latitude", "lat", "destination_latitude"]
    static let itemCounts = ["items", "item_count", "items_count", "basket_items", "basket_size"]
    static let zones = ["zone", "zone_id"]
  }

  /// The names of the columns in `header` that have usual names.
  init(guessing header: [String]) {
    self.init()
    let names = header.map(Self.normalized)
    func column(_ usual: [String]) -> String? {
      usual.lazy.compactMap { names.firstIndex(of: $0) }.first.map { header[$0] }
    }
    if let usual = Usual.durations.first(where: { names.contains($0.name) }) {
      duration = column([usual.name])
      durationUnit = usual.unit
    }
    placed = column(Usual.placed)
    delivered = column(Usual.delivered)
    hour = column(Usual.hours)
    weekday = column(Usual.weekdays)
    if let usual = Usual.distances.first(where: { names.contains($0.name) }) {
      distance = column([usual.name])
      distanceUnit = usual.unit
    }
    longitude = column(Usual.longitudes)
    latitude = column(Usual.latitudes)
    items = column(Usual.itemCounts) ?? Self.itemPattern(in: header)
    zone = column(Usual.zones)
  }

  /// `item_*` where the header has two such columns with a number or name behind, or more.
  private static func itemPattern(in header: [String]) -> String? {
    ["item_", "item"].first { prefix in header.count { $0.hasPrefix(prefix) && $0 != prefix } > 1 }
      .map { $0 + "*" }
  }

  /// `Order Hour` as `order_hour`.
  private static func normalized(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
  }

  /// The unit that a column of durations has by its name; minutes otherwise.
  static func durationUnit(of column: String) -> DurationUnit {
    Usual.durations.first { $0.name == normalized(column) }?.unit ?? .minutes
  }

  /// The unit that a column of distances has by its name; kilometres otherwise.
  static func distanceUnit(of column: String) -> DistanceUnit {
    Usual.distances.first { $0.name == normalized(column) }?.unit ?? .kilometers
  }
}
