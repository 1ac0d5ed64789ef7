// SPDX-License-Identifier: MIT

public import JSONDocument
public import Schedules

/// Rules for how long orders take, as numbers that a person can read and edit: base times by hour and
/// weekday, effects of distance, basket and zone, and how far orders scatter.
///
/// `doorstep estimate fit` makes one from a history of deliveries:
///
///     let table = try EstimateTable(decoding: document.root)
///     let quantiles = table.quantiles(hour: 18.5, weekday: .friday, distanceMeters: 4_200, items: 3)
///     quantiles.p50      // 31.2 minutes
///     quantiles.promise  // 35
///
/// What is unknown about an order counts as ordinary. A farther address never has an earlier quantile
/// than a nearer one of the same hour, weekday, basket and zone.
public struct EstimateTable: Hashable, Sendable {
  /// What the table is called.
  public let name: String
  /// How effects act.
  public let form: EstimateForm
  /// The minutes of an ordinary order.
  public let base: BaseTimes
  /// The effect of the distance in metres, which never falls; nil when it has none.
  public let distance: PiecewiseCurve?
  /// The effect of the number of items; nil when it has none.
  public let items: PiecewiseCurve?
  /// The effect of each zone that has one.
  public let zones: [String: Double]
  /// What takes another time together.
  public let combinations: [ItemCombination]
  /// How far orders scatter.
  public let ranges: QuantileCurves
  /// The share of orders for which a promise is meant to be kept, 0.5 to 0.999.
  public let onTime: Double
  /// Where the ten minutes in which most orders arrive begin, in minutes from the estimate.
  public let windowOffset: Double
  /// How the columns of the history are read, as `doorstep estimate fit` notes it.
  public let history: JSON?
  /// What the table was measured to reach, as `doorstep estimate fit` notes it.
  public let measured: JSON?

  /// The same on the scale on which effects add up.
  private let scaledBase: [PiecewiseCurve]
  private let scaledDistance: PiecewiseCurve?
  private let scaledItems: PiecewiseCurve?
  /// By how much an effect grows for each metre beyond the last knot of `distance`.
  private let distanceSlope: Double

  /// What no delivery takes less than, in minutes.
  private static let shortestMinutes = 0.5
  /// What no delivery takes longer than, in minutes: a week.
  static let longestMinutes = 10_080.0

  /// Creates a table from its parts.
  ///
  /// - Precondition: Base times are above the fixed minutes of `form`, factors above 0; effects of the
  ///   distance and curves of the ranges do not fall.
  public init(
    name: String, form: EstimateForm, base: BaseTimes, distance: PiecewiseCurve? = nil,
    items: PiecewiseCurve? = nil, zones: [String: Double] = [:],
    combinations: [ItemCombination] = [], ranges: QuantileCurves, onTime: Double,
    windowOffset: Double = -5, history: JSON? = nil, measured: JSON? = nil
  ) {
    self.name = name
    self.form = form
    self.base = base
    self.distance = distance
    self.items = items
    self.zones = zones
    self.combinations = combinations
    self.ranges = ranges
    self.onTime = onTime
    self.windowOffset = windowOffset
    self.history = history
    self.measured = measured
    scaledBase = base.minutes.map { row in
      PiecewiseCurve(knots: base.hours, values: row.map(form.scaled(minutes:)))
    }
    scaledDistance = distance.map { $0.scaled(by: form) }
    scaledItems = items.map { $0.scaled(by: form) }
    distanceSlope = distance?.meanSlope ?? 0
  }

  /// How long an order takes that is placed at `hour` on `weekday`.
  ///
  /// - Parameters:
  ///   - hour: The time on the clock of the kitchen, in hours since midnight: 18.5 is half past six.
  ///   - weekday: The weekday there.
  ///   - distanceMeters: From the kitchen to the address, measured as in the history.
  ///   - items: How many items are in the basket.
  ///   - tags: What is in the basket, by the names that combinations have.
  ///   - zone: The identifier of the zone.
  /// - Returns: Minutes; the promise in whole ones.
  public func quantiles(
    hour: Double, weekday: Weekday, distanceMeters: Double? = nil, items: Int? = nil,
    tags: Set<String> = [], zone: String? = nil
  ) -> EstimateQuantiles {
    ranges.quantiles(
      atTypical: typicalMinutes(
        hour: hour, weekday: weekday, distanceMeters: distanceMeters, items: items, tags: tags,
        zone: zone))
  }

  /// The minutes that base times and effects come to, before the scatter of orders is considered; the
  /// parameters are those of `quantiles`.
  public func typicalMinutes(
    hour: Double, weekday: Weekday, distanceMeters: Double? = nil, items: Int? = nil,
    tags: Set<String> = [], zone: String? = nil
  ) -> Double {
    var sum = scaledBase[base.row(of: weekday)].value(at: hour)
    if let distanceMeters { sum += scaledEffect(ofMeters: distanceMeters) }
    if let items, let scaledItems { sum += scaledItems.value(at: Double(items)) }
    if let zone, let effect = zones[zone] { sum += form.scaled(effect: effect) }
    if !tags.isEmpty {
      for combination in combinations where combination.items.allSatisfy(tags.contains) {
        sum += form.scaled(effect: combination.effect)
      }
    }
    return min(max(form.minutes(scaled: sum), Self.shortestMinutes), Self.longestMinutes)
  }

  private func scaledEffect(ofMeters meters: Double) -> Double {
    guard let distance, let scaledDistance, !meters.isNaN else { return 0 }
    let last = distance.knots.count - 1
    guard meters > distance.knots[last] else { return scaledDistance.value(at: meters) }
    let effect = distance.values[last] + distanceSlope * (meters - distance.knots[last])
    return form.scaled(effect: effect)
  }
}

extension PiecewiseCurve {
  /// By how much the value grows for each unit, from the first knot to the last.
  fileprivate var meanSlope: Double {
    let last = knots.count - 1
    return last == 0 ? 0 : (values[last] - values[0]) / (knots[last] - knots[0])
  }

  /// The curve of effects on the scale on which they add up.
  fileprivate func scaled(by form: EstimateForm) -> PiecewiseCurve {
    PiecewiseCurve(knots: knots, values: values.map(form.scaled(effect:)))
  }
}
