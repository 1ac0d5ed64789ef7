// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import Schedules

/// An estimate model with all worked out that is the same for each order.
final class EstimateTerms: Sendable {
  let model: EstimateModel
  private let source: Source

  private enum Source {
    case parts(PartTimes)
    case table(TableTimes)
  }

  init(_ model: EstimateModel, timetables: Timetables) {
    self.model = model
    switch model.basis {
    case .parts(let parts): source = .parts(PartTimes(parts, timetables: timetables))
    case .table(let table): source = .table(TableTimes(table, timeZone: timetables.timeZone))
    }
  }

  /// The share of deliveries that come by what is promised.
  var onTime: Double {
    switch source {
    case .parts(let times): times.parts.onTime
    case .table(let times): times.table.onTime
    }
  }

  /// How long a delivery over `way` takes.
  func forecast(_ way: EstimateWay, for request: DeliveryRequest) -> EstimateForecast {
    let quantiles =
      switch source {
      case .parts(let times): times.quantiles(way, for: request)
      case .table(let times): times.quantiles(way, for: request)
      }
    return EstimateForecast(quantiles, bufferSeconds: model.buffer * 60)
  }

  /// What the forecast is made of.
  func parts(_ way: EstimateWay, for request: DeliveryRequest) -> [Estimate.Part] {
    let parts =
      switch source {
      case .parts(let times): times.described(way, for: request)
      case .table(let times): times.described(way, for: request)
      }
    let buffer = Estimate.Part(
      name: "buffer", seconds: 0...max(0, Int64(wholeSeconds: model.buffer * 60)))
    return (parts + [buffer]).filter { $0.seconds != 0...0 }
  }

  /// The next instant after `instant` and before `limit` at which the same order may take another time.
  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    switch source {
    case .parts(let times): times.nextChange(after: instant, limit: limit)
    // It changes little by little, all the time.
    case .table: nil
    }
  }

  /// The greatest great-circle distance in metres, to the metre and up to half the globe, over which a delivery's
  /// upper end is at most `seconds`; nil when that of the hub's own door is longer.
  ///
  /// Times never fall with the distance, so halves are enough. A measured travel time of `request` does not count:
  /// it is that of one place.
  func greatestDistance(
    within seconds: Int64, for request: DeliveryRequest, at instant: Instant, inZone zone: Zone.ID?
  ) -> Double? {
    func fits(_ meters: Int) -> Bool {
      let way = EstimateWay(meters: Double(meters), instant: instant, zone: zone, measured: nil)
      return forecast(way, for: request).longest <= seconds
    }
    guard fits(0) else { return nil }
    var (near, far) = (0, Self.halfTheGlobe)
    guard !fits(far) else { return Double(far) }
    while far - near > 1 {
      let middle = (near + far) / 2
      if fits(middle) { near = middle } else { far = middle }
    }
    return Double(near)
  }

  private static let halfTheGlobe = 20_015_115
}
