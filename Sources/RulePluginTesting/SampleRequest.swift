// SPDX-License-Identifier: MIT

public import Schedules
public import ZoneGeometry

/// A request to ask a rule about in a test; what is nil is not given to the rule.
///
///     var request = try SampleRequest(scheduledFor: "2026-12-01T05:00:00+01:00")
///     request.basketTags = ["wine"]
public struct SampleRequest: Sendable {
  /// Where to.
  public var destination: Coordinate?
  /// When the order is placed.
  public var placedAt: Instant
  /// When the order is wanted; nil is as soon as possible.
  public var scheduledFor: Instant?
  /// Seconds to add to UTC for the service's clock.
  public var clockOffsetSeconds: Int32
  /// The upper end of the estimate in seconds.
  public var estimateSeconds: Int32?
  /// The fee in minor units of `currency`.
  public var fee: Int64?
  /// The price of the basket's items in minor units of `currency`.
  public var subtotal: Int64?
  /// How many items are in the basket.
  public var itemCount: Int64?
  /// What the basket weighs, in grams.
  public var weightGrams: Int64?
  /// What the basket's items are tagged with, in lower case.
  public var basketTags: Set<String>?
  /// What the customer is tagged with, in lower case.
  public var customerTags: Set<String>?
  /// The service's currency, an ISO 4217 code.
  public var currency = "EUR"
  /// The zone that owns the destination; nil outside all zones.
  public var zoneID: String?
  /// The hub that would deliver; nil if none does.
  public var hubID: String?
  /// The whole request as JSON, for rules that want it.
  public var json = "{}"
  /// Whether nobody waits for the verdict any more.
  public var isCancelled = false
  /// Whether somebody reads notes.
  public var wantsNotes = true

  /// Makes a request with times in RFC 3339.
  ///
  /// The service's clock has the offset of `scheduledFor`, or else of `placedAt`: with
  /// `2026-12-01T05:00:00+01:00` it is five there, and four in UTC.
  ///
  /// - Throws: `TimestampError` when a time is none.
  public init(
    placedAt: String = "2026-12-01T12:00:00Z", scheduledFor: String? = nil
  ) throws(TimestampError) {
    self.placedAt = try Instant(rfc3339: placedAt)
    self.scheduledFor = try scheduledFor.map { text throws(TimestampError) in
      try Instant(rfc3339: text)
    }
    let text = scheduledFor ?? placedAt
    // What the clock shows, as 2026-12-01T05:00:00, read as if it were UTC.
    let shown = try Instant(rfc3339: text.prefix(19) + "Z")
    let instant = self.scheduledFor ?? self.placedAt
    clockOffsetSeconds = Int32(
      clamping: shown.secondsSince1970 - instant.secondsSince1970)
  }
}
