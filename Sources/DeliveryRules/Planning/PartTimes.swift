// SPDX-License-Identifier: MIT

import DeliveryEstimates
import DeliveryModel
import Schedules

/// The parts of an estimate, added up beforehand as far as orders do not differ.
final class PartTimes: Sendable {
  let parts: EstimateParts
  private let speeds: SpeedTable?
  /// For each band of baskets the time without the queue, and with a typical one.
  private let sums: [Sums]

  private struct Sums: Sendable {
    let alone: TimeSum
    let queued: TimeSum
  }

  init(_ parts: EstimateParts, timetables: Timetables) {
    self.parts = parts
    speeds =
      switch parts.travel.way {
      case .speed(let speeds, _): SpeedTable(speeds, timetables: timetables)
      case .minutes: nil
      }
    sums = parts.preparation.bands.map { band in
      func sum(_ more: [Spread]) -> TimeSum {
        TimeSum(
          of: ([band.minutes, parts.handover] + more).map { $0.scaled(by: 60) },
          journeyFactor: parts.travel.factor, onTime: parts.onTime)
      }
      let alone = sum([])
      return Sums(
        alone: alone, queued: parts.queue.map { sum([$0.typicalMinutes]) } ?? alone)
    }
  }

  /// The quantiles of all parts together.
  func quantiles(_ way: EstimateWay, for request: DeliveryRequest) -> TimeQuantiles {
    let items = request.basket?.itemCount
    let band = sums.count == 1 ? 0 : parts.preparation.place(ofItems: items)
    var added = parts.preparation.minutesAdded(forItems: items)
    let journey = Double(travelSeconds(way, for: request))
    let quantiles: TimeQuantiles
    if let queue = parts.queue, let orders = request.ordersInProgress {
      added += queue.minutes(behind: orders)
      quantiles = sums[band].alone.quantiles(journey: journey)
    } else {
      quantiles = sums[band].queued.quantiles(journey: journey)
    }
    return added == 0 ? quantiles : quantiles.adding(seconds: added * 60)
  }

  /// The typical duration of the way, whole seconds.
  private func travelSeconds(_ way: EstimateWay, for request: DeliveryRequest) -> Int64 {
    if let measured = way.measuredSeconds { return measured }
    switch parts.travel.way {
    case .minutes(let distances):
      return Int64(wholeSeconds: distances.minutes(at: way.meters) * 60)
    case .speed(_, let detour):
      let speed = speeds?.speed(for: request, at: way.instant) ?? 0
      return Int64(wholeSeconds: way.meters * detour / speed * 3.6)
    }
  }

  /// The next instant after `instant` and before `limit` at which a speed may be another.
  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    speeds?.nextChange(after: instant, limit: limit)
  }
}

// What the parts are, for people.
extension PartTimes {
  /// Each part with what it was worked out of.
  func described(_ way: EstimateWay, for request: DeliveryRequest) -> [Estimate.Part] {
    [preparation(request), queue(request), travel(way, request), handover].compactMap(\.self)
  }

  private func preparation(_ request: DeliveryRequest) -> Estimate.Part {
    let preparation = parts.preparation
    let items = request.basket?.itemCount
    let minutes = preparation.bands[preparation.place(ofItems: items)].minutes
    let added = preparation.minutesAdded(forItems: items) * 60
    let dependsOnItems = preparation.bands.count > 1 || preparation.minutesPerItem != 0
    let detail =
      items.map { "\($0) items" } ?? "\(preparation.typicalItems) items, as is typical"
    return Estimate.Part(
      name: "preparation", seconds: minutes.seconds(added: added),
      detail: dependsOnItems ? detail : "")
  }

  private func queue(_ request: DeliveryRequest) -> Estimate.Part? {
    guard let queue = parts.queue else { return nil }
    let perOrder = "\(shortest(queue.minutesPerOrder)) min"
    let share = queue.capacity == 1 ? "" : " ÷ \(queue.capacity)"
    guard let orders = request.ordersInProgress else {
      let typical = queue.typicalOrders
      let count =
        typical.isFixed
        ? shortest(typical.p50) : "\(shortest(typical.p10))–\(shortest(typical.p90))"
      return Estimate.Part(
        name: "queue", seconds: queue.typicalMinutes.seconds(added: 0),
        detail: "\(count) orders, as is typical, × \(perOrder)\(share)")
    }
    let seconds = Int64(wholeSeconds: queue.minutes(behind: orders) * 60)
    return Estimate.Part(
      name: "queue", seconds: seconds...seconds, detail: "\(orders) orders × \(perOrder)\(share)")
  }

  private func travel(_ way: EstimateWay, _ request: DeliveryRequest) -> Estimate.Part {
    let typical = Double(travelSeconds(way, for: request))
    let least = Int64(wholeSeconds: typical * parts.travel.factor.p10)
    let most = Int64(wholeSeconds: typical * parts.travel.factor.p90)
    return Estimate.Part(
      name: "travel", seconds: min(least, most)...max(least, most),
      detail: travelDetail(way, request))
  }

  private func travelDetail(_ way: EstimateWay, _ request: DeliveryRequest) -> String {
    let distance = distanceText(way.meters)
    if let measured = way.measured, case .way(_, let meters) = measured.answer {
      let road = meters.map { " over \(distanceText(Double($0)))" } ?? ""
      return "measured by \(measured.provider)\(road)"
    }
    switch parts.travel.way {
    case .minutes: return "\(distance), by distance"
    case .speed(_, let detour):
      let row = speeds?.row(of: request.vehicle, at: way.instant)
      let hours = row?.timetable.map { " (\($0.hours.description))" } ?? ""
      return "\(distance) × \(shortest(detour)) at \(shortest(row?.speed ?? 0)) km/h\(hours)"
    }
  }

  private var handover: Estimate.Part {
    Estimate.Part(name: "handover", seconds: parts.handover.seconds(added: 0))
  }

  /// A number without a fraction of zero.
  private func shortest(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension Spread {
  /// The range from `p10` to `p90` of these minutes, in seconds, with `added` seconds.
  fileprivate func seconds(added: Double) -> ClosedRange<Int64> {
    let least = Int64(wholeSeconds: p10 * 60 + added)
    return least...max(least, Int64(wholeSeconds: p90 * 60 + added))
  }
}
