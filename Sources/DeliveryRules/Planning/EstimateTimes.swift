// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// How long the parts of one delivery take, in whole seconds, so that the same parts always add up to the
/// same range.
struct EstimateTimes: Sendable {
  let preparation: ClosedRange<Int64>
  private(set) var travel: Int64
  let handover: Int64
  let buffer: Int64

  /// The times of `model` for no distance at all.
  init(_ model: EstimateModel) {
    let least = Int64(wholeSeconds: model.preparation.lowerBound * 60)
    preparation = least...max(least, Int64(wholeSeconds: model.preparation.upperBound * 60))
    travel = 0
    handover = Int64(wholeSeconds: model.handover * 60)
    buffer = max(0, Int64(wholeSeconds: model.buffer * 60))
  }

  /// The same times, over `distanceMeters` of great circle from the hub as `model` has it.
  func over(_ distanceMeters: Double, by model: EstimateModel) -> EstimateTimes {
    var times = self
    times.travel = Int64(
      wholeSeconds: distanceMeters * model.detour / model.speedKilometersPerHour * 3.6)
    return times
  }

  /// The upper end of the estimate in seconds, never below zero, at the limit beyond 64 bits.
  var longest: Int64 {
    let longest =
      Int128(preparation.upperBound) + Int128(travel) + Int128(handover) + Int128(buffer)
    return Int64(clamping: max(0, longest))
  }

  /// The times as an estimate, shown as `model` says; a chosen time is shown as its `slot`, if it has one.
  func estimate(_ model: EstimateModel, when: DeliveryRequest.When, slot: Slot?) -> Estimate {
    let parts = [
      Estimate.Part(name: "preparation", seconds: preparation),
      Estimate.Part(name: "travel", seconds: travel...travel),
      Estimate.Part(name: "handover", seconds: handover...handover),
      Estimate.Part(name: "buffer", seconds: 0...buffer),
    ]
    let window: Estimate.Window? =
      switch when {
      case .now: nil
      case .scheduled(let from):
        Estimate.Window(
          from: slot?.start ?? from,
          until: slot?.end
            ?? from.advanced(bySeconds: Int64(clamping: Int128(model.window) * 60)))
      }
    return Estimate(
      parts: parts.filter { $0.seconds != 0...0 }, roundTo: model.roundTo, window: window)
  }
}

extension Int64 {
  /// The nearest whole number; the end of the range beyond it, and for what is no number the upper
  /// one: a speed of zero never arrives.
  fileprivate init(wholeSeconds seconds: Double) {
    self = Int64(exactly: seconds.rounded()) ?? (seconds < 0 ? .min : .max)
  }
}
