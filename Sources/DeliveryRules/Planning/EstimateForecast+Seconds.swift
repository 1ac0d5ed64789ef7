// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel

extension EstimateForecast {
  /// The forecast of a delivery that takes `quantiles`, with a buffer.
  init(_ quantiles: TimeQuantiles, bufferSeconds: Double) {
    let buffer = max(0, bufferSeconds)
    self.init(
      p10: Int64(wholeSeconds: quantiles.p10), p50: Int64(wholeSeconds: quantiles.p50),
      p90: Int64(wholeSeconds: quantiles.p90),
      longest: Int64(wholeSeconds: quantiles.p90 + buffer),
      promise: Int64(wholeSeconds: quantiles.promise + buffer))
  }
}

extension Int64 {
  /// The nearest whole number; the end of the range beyond it, and for what is no number the upper
  /// one: a speed of zero never arrives.
  init(wholeSeconds seconds: Double) {
    self = Int64(exactly: seconds.rounded()) ?? (seconds < 0 ? .min : .max)
  }
}
