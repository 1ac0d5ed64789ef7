// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// The way from a hub to a destination, as far as an estimate depends on it.
struct EstimateWay {
  /// Great-circle metres.
  let meters: Double
  /// The time whose speeds count: that of the order, or the chosen one.
  let instant: Instant
  /// The zone that owns the destination.
  let zone: Zone.ID?
  /// What a provider of travel times says; nil when none was asked.
  let measured: TravelTime?

  /// The seconds that a provider measured.
  var measuredSeconds: Int64? {
    guard case .way(let seconds, _) = measured?.answer else { return nil }
    return max(0, seconds)
  }
}
