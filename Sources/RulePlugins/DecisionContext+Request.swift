// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryModel
import DeliveryRules
import Schedules
import ZoneGeometry

extension DecisionContext {
  /// Writes the request to `request`, and its texts with `texts`: a copy of what was prepared for all plug-ins, if it
  /// was.
  ///
  /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
  borrowing func writeRequest(
    to request: UnsafeMutablePointer<doorstep_request>, _ texts: inout TextWriter
  ) throws(RulePluginError.Reason) {
    if let message = prepared as? RequestMessage {
      unsafe message.write(to: request, &texts)
    } else {
      try unsafe write(to: request, &texts)
    }
  }

  /// Makes the request at `request`, and its texts with `texts`.
  ///
  /// - Throws: `inexpressibleRequest` for an instant outside the years 1 to 9999.
  borrowing func write(
    to request: UnsafeMutablePointer<doorstep_request>, _ texts: inout TextWriter
  ) throws(RulePluginError.Reason) {
    unsafe request.pointee = doorstep_request()
    unsafe request.pointee.struct_size = UInt32(MemoryLayout<doorstep_request>.size)
    var given = DOORSTEP_GIVEN_COORDINATE
    unsafe request.pointee.longitude = destination.longitude
    unsafe request.pointee.latitude = destination.latitude
    unsafe request.pointee.placed_unix_ms = try placedAt.expressibleMilliseconds()
    if case .scheduled(let instant) = self.request.when {
      unsafe request.pointee.deliver_unix_ms = try instant.expressibleMilliseconds()
      given |= DOORSTEP_GIVEN_DELIVERY_TIME
    }
    unsafe request.pointee.utc_offset_seconds = Int32(utcOffsetSeconds)
    if let seconds = longestEstimateSeconds {
      unsafe request.pointee.base_estimate_seconds = Int32(clamping: seconds)
      given |= DOORSTEP_GIVEN_BASE_ESTIMATE
    }
    if let fee = feeMinorUnits {
      unsafe request.pointee.base_fee_minor = fee
      given |= DOORSTEP_GIVEN_BASE_FEE
    }
    if let basket = self.request.basket {
      if let subtotal = basket.subtotal {
        unsafe request.pointee.subtotal_minor = subtotal
        given |= DOORSTEP_GIVEN_SUBTOTAL
      }
      if let count = basket.itemCount {
        unsafe request.pointee.item_count = Int64(count)
        given |= DOORSTEP_GIVEN_ITEM_COUNT
      }
      if let grams = basket.weightGrams {
        unsafe request.pointee.weight_grams = grams
        given |= DOORSTEP_GIVEN_WEIGHT
      }
      if let tags = basket.tags {
        unsafe request.pointee.basket_tags = texts.write(tags: tags)
        given |= DOORSTEP_GIVEN_BASKET_TAGS
      }
    }
    if let tags = self.request.customerTags {
      unsafe request.pointee.customer_tags = texts.write(tags: tags)
      given |= DOORSTEP_GIVEN_CUSTOMER_TAGS
    }
    unsafe request.pointee.currency = texts.write(currencyCode)
    if let zoneID { unsafe request.pointee.zone_id = texts.write(zoneID) }
    if let hubID { unsafe request.pointee.hub_id = texts.write(hubID) }
    unsafe request.pointee.given = given
  }
}

extension Instant {
  /// Years 1 to 9999: what the interface promises, and far from overflow in milliseconds.
  private static let expressibleSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  fileprivate func expressibleMilliseconds() throws(RulePluginError.Reason) -> Int64 {
    let seconds = secondsSince1970
    guard Self.expressibleSeconds.contains(seconds) else {
      throw .inexpressibleRequest("the instant \(seconds) is outside the years 1 to 9999")
    }
    return seconds * 1000
  }
}
