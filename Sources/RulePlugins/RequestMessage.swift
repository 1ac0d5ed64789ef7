// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryModel
import DeliveryRules
import Schedules
import ZoneGeometry

/// A request in the terms of the interface: numbers in a struct, and texts that it points into
/// while a plug-in is asked.
@safe struct RequestMessage {
  /// Years 1 to 9999: what the interface promises, and far from overflow in milliseconds.
  private static let expressibleSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  private var request = unsafe doorstep_request()
  private let texts: RequestTexts

  /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
  init(_ context: borrowing DecisionContext, timeout: Duration?) throws(RulePluginError.Reason) {
    texts = RequestTexts(context)
    unsafe request.struct_size = UInt32(MemoryLayout<doorstep_request>.size)
    unsafe request.longitude = context.destination.longitude
    unsafe request.latitude = context.destination.latitude
    give(DOORSTEP_GIVEN_COORDINATE)
    unsafe request.placed_unix_ms = try Self.milliseconds(context.placedAt)
    if case .scheduled(let instant) = context.request.when {
      unsafe request.deliver_unix_ms = try Self.milliseconds(instant)
      give(DOORSTEP_GIVEN_DELIVERY_TIME)
    }
    unsafe request.utc_offset_seconds = Int32(context.utcOffsetSeconds)
    if let seconds = context.longestEstimateSeconds {
      unsafe request.base_estimate_seconds = Int32(clamping: seconds)
      give(DOORSTEP_GIVEN_BASE_ESTIMATE)
    }
    if let fee = context.feeMinorUnits {
      unsafe request.base_fee_minor = fee
      give(DOORSTEP_GIVEN_BASE_FEE)
    }
    if let deadline = timeout.map(MonotonicClock.nanoseconds(after:)) {
      unsafe request.deadline_monotonic_ns = deadline
    }
    if context.wantsNotes { unsafe request.wanted = DOORSTEP_WANTED_NOTES }
    describe(context.request)
  }

  private mutating func describe(_ request: DeliveryRequest) {
    if let subtotal = request.basket?.subtotal {
      unsafe self.request.subtotal_minor = subtotal
      give(DOORSTEP_GIVEN_SUBTOTAL)
    }
    if let count = request.basket?.itemCount {
      unsafe self.request.item_count = Int64(count)
      give(DOORSTEP_GIVEN_ITEM_COUNT)
    }
    if let grams = request.basket?.weightGrams {
      unsafe self.request.weight_grams = grams
      give(DOORSTEP_GIVEN_WEIGHT)
    }
    if request.basket?.tags != nil { give(DOORSTEP_GIVEN_BASKET_TAGS) }
    if request.customerTags != nil { give(DOORSTEP_GIVEN_CUSTOMER_TAGS) }
  }

  private mutating func give(_ bit: UInt32) {
    unsafe request.given |= bit
  }

  private static func milliseconds(_ instant: Instant) throws(RulePluginError.Reason) -> Int64 {
    let seconds = instant.secondsSince1970
    guard expressibleSeconds.contains(seconds) else {
      throw .inexpressibleRequest("the instant \(seconds) is outside the years 1 to 9999")
    }
    return seconds * 1000
  }

  /// Calls `body` with the request, whose texts are valid until `body` returns.
  func withRequest<Result, Failure: Error>(
    _ body: (inout doorstep_request) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe texts.withBytes { bytes throws(Failure) in
      var complete = unsafe request(withTextsAt: bytes.baseAddress)
      return try unsafe body(&complete)
    }
  }

  /// How many bytes the texts take.
  var textByteCount: Int { texts.byteCount }

  /// The request, after its texts were copied to `place`, where there must be room for `textByteCount`.
  func request(copyingTextsTo place: UnsafeMutableRawBufferPointer) -> doorstep_request {
    unsafe texts.withBytes { unsafe place.copyBytes(from: $0) }
    return unsafe request(withTextsAt: UnsafeRawPointer(place.baseAddress))
  }

  private func request(withTextsAt start: UnsafeRawPointer?) -> doorstep_request {
    let slices = unsafe texts.slices(at: start)
    var complete = unsafe request
    unsafe complete.currency = slices.currency
    unsafe complete.zone_id = slices.zone
    unsafe complete.hub_id = slices.hub
    unsafe complete.basket_tags = slices.basketTags
    unsafe complete.customer_tags = slices.customerTags
    return unsafe complete
  }
}
