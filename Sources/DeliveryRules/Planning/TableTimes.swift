// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import Schedules

/// A fitted table, asked on the clocks of the service.
final class TableTimes: Sendable {
  let table: EstimateTable
  private let timeZone: IANATimeZone

  init(_ table: EstimateTable, timeZone: IANATimeZone) {
    self.table = table
    self.timeZone = timeZone
  }

  /// The quantiles that the table has for a delivery.
  func quantiles(_ way: EstimateWay, for request: DeliveryRequest) -> TimeQuantiles {
    let moment = timeZone.civil(at: way.instant)
    let time = moment.time
    let hour = Double(time.hour) + Double(time.minute) / 60
    let minutes = table.quantiles(
      hour: hour, weekday: moment.date.weekday, distanceMeters: way.meters,
      items: request.basket?.itemCount, tags: request.basket?.tags ?? [], zone: way.zone)
    return TimeQuantiles(
      p10: minutes.p10 * 60, p50: minutes.p50 * 60, p90: minutes.p90 * 60,
      promise: minutes.promise * 60)
  }

  /// The whole time as one part, with what the table was asked.
  func described(_ way: EstimateWay, for request: DeliveryRequest) -> [Estimate.Part] {
    let quantiles = quantiles(way, for: request)
    let least = Int64(wholeSeconds: quantiles.p10)
    let moment = timeZone.civil(at: way.instant)
    let items = request.basket?.itemCount.map { ", \($0) items" } ?? ""
    let minute = moment.time.minute < 10 ? "0\(moment.time.minute)" : "\(moment.time.minute)"
    return [
      Estimate.Part(
        name: "table", seconds: least...max(least, Int64(wholeSeconds: quantiles.p90)),
        detail: """
          \(table.name): \(moment.date.weekday.englishAbbreviation) \(moment.time.hour):\(minute), \
          \(distanceText(way.meters))\(items)
          """)
    ]
  }
}
