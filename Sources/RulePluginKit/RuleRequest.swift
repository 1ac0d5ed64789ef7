// SPDX-License-Identifier: MIT

import CDoorstepRule
public import JSONDocument
public import Schedules
public import ZoneGeometry

/// One delivery to decide about.
///
/// What was not given is nil; a rule that needs it answers `Verdict.unknown(input:)`. The request is
/// lent to the rule for one decision, so it cannot be copied or kept.
@safe public struct RuleRequest: ~Copyable {
  // Both are valid as long as the value lives: it is made for one call of the plug-in's `evaluate`.
  private let request: UnsafePointer<doorstep_request>
  private let host: UnsafePointer<doorstep_host>

  @unsafe init(_ request: UnsafePointer<doorstep_request>, host: UnsafePointer<doorstep_host>) {
    unsafe self.request = unsafe request
    unsafe self.host = unsafe host
  }

  /// Calls `body` with the structs of the interface, which are valid until it returns.
  func withInterface<Result>(
    _ body: (UnsafePointer<doorstep_request>, UnsafePointer<doorstep_host>) -> Result
  ) -> Result {
    unsafe body(request, host)
  }

  /// Where to.
  public var destination: Coordinate? {
    guard isGiven(DOORSTEP_GIVEN_COORDINATE) else { return nil }
    return unsafe Coordinate(
      longitude: request.pointee.longitude, latitude: request.pointee.latitude)
  }

  /// When the order is placed.
  public var placedAt: Instant {
    unsafe Instant(milliseconds: request.pointee.placed_unix_ms)
  }

  /// When the order is wanted; nil is as soon as possible.
  public var scheduledFor: Instant? {
    guard isGiven(DOORSTEP_GIVEN_DELIVERY_TIME) else { return nil }
    return unsafe Instant(milliseconds: request.pointee.deliver_unix_ms)
  }

  /// When the order would arrive: the wanted time, or else the placing of the order plus the
  /// estimate, if there is one.
  public var arrivesAt: Instant {
    scheduledFor ?? placedAt.advanced(bySeconds: Int64(estimateSeconds ?? 0))
  }

  /// What the service's calendars and clocks show at `arrivesAt`.
  public var arrival: CivilDateTime {
    let offset = unsafe Int64(request.pointee.utc_offset_seconds)
    return CivilDateTime(secondsSince1970: arrivesAt.advanced(bySeconds: offset).secondsSince1970)
  }

  /// The upper end of the estimate in seconds, before any plug-in adjusts it.
  public var estimateSeconds: Int? {
    given(DOORSTEP_GIVEN_BASE_ESTIMATE, unsafe Int(request.pointee.base_estimate_seconds))
  }

  /// The fee in minor units of `currency`, before any plug-in adjusts it.
  public var fee: Int64? {
    given(DOORSTEP_GIVEN_BASE_FEE, unsafe request.pointee.base_fee_minor)
  }

  /// The price of the basket's items in minor units of `currency`.
  public var subtotal: Int64? {
    given(DOORSTEP_GIVEN_SUBTOTAL, unsafe request.pointee.subtotal_minor)
  }

  /// How many items are in the basket.
  public var itemCount: Int64? {
    given(DOORSTEP_GIVEN_ITEM_COUNT, unsafe request.pointee.item_count)
  }

  /// What the basket weighs, in grams.
  public var weightGrams: Int64? {
    given(DOORSTEP_GIVEN_WEIGHT, unsafe request.pointee.weight_grams)
  }

  /// What the basket's items are tagged with, in lower case.
  public var basketTags: Set<String>? {
    guard isGiven(DOORSTEP_GIVEN_BASKET_TAGS) else { return nil }
    return unsafe Set(tags: request.pointee.basket_tags)
  }

  /// What the customer is tagged with, in lower case.
  public var customerTags: Set<String>? {
    guard isGiven(DOORSTEP_GIVEN_CUSTOMER_TAGS) else { return nil }
    return unsafe Set(tags: request.pointee.customer_tags)
  }

  /// The service's currency, an ISO 4217 code.
  public var currency: String { unsafe String(copying: request.pointee.currency) }

  /// The zone that owns the destination; nil outside all zones.
  public var zoneID: String? {
    let id = unsafe String(copying: request.pointee.zone_id)
    return id.isEmpty ? nil : id
  }

  /// The hub that would deliver; nil if none does.
  public var hubID: String? {
    let id = unsafe String(copying: request.pointee.hub_id)
    return id.isEmpty ? nil : id
  }

  /// Whether nobody waits for the verdict any more.
  ///
  /// A rule that loops looks now and then, and throws `CancellationError`.
  public var isCancelled: Bool { unsafe host.pointee.cancelled?(host, request) == 1 }

  /// The whole request as JSON, for what has no property here.
  ///
  /// - Throws: `unsuitable` unless the rule says that it `wantsJSON`.
  public func json() throws(JSONError) -> JSONDocument {
    var text = unsafe doorstep_text()
    guard unsafe host.pointee.request_json?(host, request, &text) == DOORSTEP_OK else {
      throw JSONError(reason: .unsuitable("the host gives no JSON; does the rule say wantsJSON?"))
    }
    return try unsafe JSONDocument(parsing: String(copying: text))
  }

  /// Writes one line to the operator's log.
  public func log(_ message: String, level: LogLevel = .info) {
    unsafe message.withText { unsafe host.pointee.log?(host, level.rawValue, $0) }
  }

  /// How much a message matters.
  public enum LogLevel: Int32, Sendable {
    /// For the author of the rule.
    case debug = 0
    /// Worth knowing, nothing wrong.
    case info = 1
    /// Something looks wrong, the rule goes on.
    case warning = 2
    /// The rule could not do its work.
    case error = 3
  }

  private func isGiven(_ bit: UInt32) -> Bool {
    unsafe request.pointee.given & bit != 0
  }

  private func given<Value>(_ bit: UInt32, _ value: @autoclosure () -> Value) -> Value? {
    isGiven(bit) ? value() : nil
  }
}
