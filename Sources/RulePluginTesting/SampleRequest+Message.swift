// SPDX-License-Identifier: MIT

import CDoorstepRule
import Schedules
import ZoneGeometry

extension SampleRequest {
  /// Calls `body` with the request as the interface has it, valid until `body` returns.
  func withMessage<Result>(_ body: (inout doorstep_request) -> Result) -> Result {
    let texts = [
      basketTags?.sorted().joined(separator: "\n") ?? "",
      customerTags?.sorted().joined(separator: "\n") ?? "", currency, zoneID ?? "", hubID ?? "",
      json,
    ]
    return unsafe withTexts(texts) { texts in
      var message = unsafe doorstep_request()
      unsafe fill(&message)
      unsafe message.basket_tags = texts[0]
      unsafe message.customer_tags = texts[1]
      unsafe message.currency = texts[2]
      unsafe message.zone_id = texts[3]
      unsafe message.hub_id = texts[4]
      return unsafe withUnsafePointer(to: texts[5]) { json in
        unsafe message.host_ref = UnsafeRawPointer(json)
        return unsafe body(&message)
      }
    }
  }

  private func fill(_ message: inout doorstep_request) {
    unsafe message.struct_size = UInt32(MemoryLayout<doorstep_request>.size)
    unsafe message.given = given
    unsafe message.wanted = wantsNotes ? DOORSTEP_WANTED_NOTES : 0
    unsafe message.longitude = destination?.longitude ?? 0
    unsafe message.latitude = destination?.latitude ?? 0
    unsafe message.placed_unix_ms = placedAt.secondsSince1970 * 1000
    unsafe message.deliver_unix_ms = (scheduledFor?.secondsSince1970 ?? 0) * 1000
    unsafe message.utc_offset_seconds = clockOffsetSeconds
    unsafe message.base_estimate_seconds = estimateSeconds ?? 0
    unsafe message.base_fee_minor = fee ?? 0
    unsafe message.subtotal_minor = subtotal ?? 0
    unsafe message.item_count = itemCount ?? 0
    unsafe message.weight_grams = weightGrams ?? 0
    unsafe message.deadline_monotonic_ns = isCancelled ? 1 : 0
  }

  private var given: UInt32 {
    let bits = [
      (destination != nil, DOORSTEP_GIVEN_COORDINATE),
      (scheduledFor != nil, DOORSTEP_GIVEN_DELIVERY_TIME),
      (estimateSeconds != nil, DOORSTEP_GIVEN_BASE_ESTIMATE),
      (fee != nil, DOORSTEP_GIVEN_BASE_FEE), (subtotal != nil, DOORSTEP_GIVEN_SUBTOTAL),
      (itemCount != nil, DOORSTEP_GIVEN_ITEM_COUNT), (weightGrams != nil, DOORSTEP_GIVEN_WEIGHT),
      (basketTags != nil, DOORSTEP_GIVEN_BASKET_TAGS),
      (customerTags != nil, DOORSTEP_GIVEN_CUSTOMER_TAGS),
    ]
    return bits.reduce(0) { $1.0 ? $0 | $1.1 : $0 }
  }
}
