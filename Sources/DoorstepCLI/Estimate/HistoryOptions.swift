// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import EstimateFitting

/// The options of every command that reads a history of deliveries.
enum HistoryOptions {
  static let duration = column("duration", "how long each order took")
  static let durationUnit = Option<DurationUnitArgument?>(
    "duration-unit", value: "UNIT", help: "its unit: minutes, seconds or hours")
  static let placed = column("placed", "when each order was placed")
  static let delivered = column("delivered", "when it was handed over")
  static let zone = Option<TimeZoneArgument?>(
    "zone", value: "ZONE", help: "the kitchen's clock, such as Europe/Berlin")
  static let hour = column("hour", "the time of day: 18.5 or 18:30")
  static let weekday = column("weekday", "the weekday: 1 for Monday to 7, or its English name")
  static let distance = column("distance", "the distance from the kitchen")
  static let distanceUnit = Option<DistanceUnitArgument?>(
    "distance-unit", value: "UNIT", help: "its unit: km, m or mi")
  static let longitude = column("longitude", "the longitude of the address")
  static let latitude = column("latitude", "the latitude of the address")
  static let hub = Option<WrittenCoordinate?>(
    "hub", value: "LON,LAT", help: "the kitchen, from which distances are measured")
  static let items = Option<String?>(
    "items", value: "COLUMN", help: "the number of items; 'item_*' for a column of each item")
  static let zoneColumn = column("zone-column", "the zone")

  /// What all of them are.
  static let all: [any OptionDeclaration] = [
    duration, durationUnit, placed, delivered, zone, hour, weekday, distance, distanceUnit,
    longitude, latitude, hub, items, zoneColumn,
  ]

  /// What each command that has them says about them.
  static let discussion = """
    The history is a CSV file (RFC 4180) with the names of its columns in the first line. Columns \
    with usual names are found: time_to_delivery or duration, or placed_at and delivered_at; hour, \
    day, distance_km, items or item_1, item_2 and so on, zone. Others are named by options. A row \
    that cannot be used is told with its line.
    """

  private static func column(_ name: String, _ content: String) -> Option<String?> {
    Option(name, value: "COLUMN", help: content)
  }

  /// The columns that `arguments` name.
  static func columns(_ arguments: ParsedArguments) -> ColumnNames {
    var names = ColumnNames()
    names.duration = arguments[duration]
    names.durationUnit = arguments[durationUnit]?.unit
    names.placed = arguments[placed]
    names.delivered = arguments[delivered]
    names.timeZone = arguments[zone]?.zone.identifier
    names.hour = arguments[hour]
    names.weekday = arguments[weekday]
    names.distance = arguments[distance]
    names.distanceUnit = arguments[distanceUnit]?.unit
    names.longitude = arguments[longitude]
    names.latitude = arguments[latitude]
    names.hub = arguments[hub]?.coordinate
    names.items = arguments[items]
    names.zone = arguments[zoneColumn]
    return names
  }

  /// Reads the history at `path`, `-` for standard input.
  static func history(at path: String, columns: ColumnNames) throws -> History {
    let file = try SourceFile(path: path == "-" ? "/dev/stdin" : path)
    return try History(reading: file.bytes, source: path, columns: columns)
  }

  /// Tells on standard error which rows of the file at `path` cannot be used.
  static func report(_ rejections: Rejections, of path: String, in console: Console) {
    for line in rejections.lines { console.report("doorstep: warning: \(path): \(line)".printable) }
  }
}

/// The unit of a duration, by its word.
struct DurationUnitArgument: CommandLineValue {
  let unit: DurationUnit

  init(argument: String) throws(InvalidValue) {
    guard let unit = DurationUnit(rawValue: argument) else {
      throw InvalidValue(argument, expected: "minutes, seconds or hours")
    }
    self.unit = unit
  }
}

/// The unit of a distance, by its symbol.
struct DistanceUnitArgument: CommandLineValue {
  let unit: DistanceUnit

  init(argument: String) throws(InvalidValue) {
    guard let unit = DistanceUnit(rawValue: argument) else {
      throw InvalidValue(argument, expected: "km, m or mi")
    }
    self.unit = unit
  }
}
