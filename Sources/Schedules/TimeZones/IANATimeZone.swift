// SPDX-License-Identifier: MIT

/// A time zone of the IANA database: which offset from UTC its clocks keep at each instant.
///
///     let zone = try IANATimeZone(identifier: "America/New_York")
///     zone.civil(at: Instant(secondsSince1970: 1_772_953_200))  // 2026-03-08T03:00:00
///
/// A value keeps the rules that it was read with, forever and on any thread; two zones are equal when
/// their identifiers are. Reading one opens one small file, so keep it instead of reading it again.
public struct IANATimeZone: Sendable {
  /// The name in the database, for example `America/New_York`.
  public let identifier: String

  private let timeline: OffsetTimeline

  /// Coordinated Universal Time, which needs no database.
  public static let utc = Self(identifier: "UTC", contents: TZifContents(offset: 0))

  /// Finds the zone in the system's database.
  ///
  /// That is the folder which the environment variable `TZDIR` names, or else `/usr/share/zoneinfo`.
  /// `UTC` is always known.
  ///
  /// - Throws: When the identifier is malformed or unknown, the database is absent, or the zone's file
  ///   cannot be read or is damaged.
  public init(identifier: String) throws(TimeZoneError) {
    try self.init(identifier: identifier, database: .ofSystem)
  }

  /// Finds the zone in `database`.
  package init(identifier: String, database: TimeZoneDatabase) throws(TimeZoneError) {
    guard identifier != Self.utc.identifier else {
      self = .utc
      return
    }
    let bytes = try database.file(of: identifier)
    try self.init(identifier: identifier, tzif: bytes)
  }

  /// Reads the zone from the bytes of a TZif file.
  package init(identifier: String, tzif bytes: [UInt8]) throws(TimeZoneError) {
    do throws(TZifError) {
      self.init(identifier: identifier, contents: try TZifContents(parsing: bytes))
    } catch {
      throw TimeZoneError(identifier: identifier, reason: .corrupt(detail: error.detail))
    }
  }

  private init(identifier: String, contents: TZifContents) {
    self.identifier = identifier
    timeline = OffsetTimeline(contents)
  }

  /// How far the zone's clocks are ahead of UTC at `instant`, in seconds; negative west of Greenwich.
  public func offsetSeconds(at instant: Instant) -> Int {
    timeline.offset(at: instant.secondsSince1970)
  }

  /// What the zone's calendars and clocks show at `instant`.
  public func civil(at instant: Instant) -> CivilDateTime {
    let offset = Int64(offsetSeconds(at: instant))
    return CivilDateTime(secondsSince1970: instant.secondsSince1970.addingOrSaturating(offset))
  }

  /// The stretch of one offset that contains the second `seconds` of Unix time.
  func period(at seconds: Int64) -> OffsetPeriod {
    timeline.period(at: seconds)
  }
}

extension IANATimeZone: Hashable {
  /// Whether both have the same identifier.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier
  }

  /// Feeds the identifier to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension IANATimeZone: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
