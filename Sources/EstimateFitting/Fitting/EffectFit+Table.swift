// SPDX-License-Identifier: MIT

import DeliveryEstimates

extension EffectFit {
  /// The effects as a table, with numbers as they are written.
  ///
  /// An effect of distance or items is told as how it differs from that of an ordinary order, and base
  /// times are those of an ordinary order.
  func table(
    of history: History, _ settings: FitSettings, _ ranges: RangeFitter
  ) -> EstimateTable {
    let distance = steps(from: design.firstDistanceStep, knots: design.distances)
    let items = steps(from: design.firstItemStep, knots: design.itemCounts)
    let zones = design.zones.indices.map { numbers[design.firstZone + $0] }
    return EstimateTable(
      name: settings.name, form: form, base: base(ordinary: distance.ordinary + items.ordinary),
      distance: curve(distance, knots: design.distances),
      items: curve(items, knots: design.itemCounts),
      zones: Dictionary(uniqueKeysWithValues: zip(design.zones, zones.map(effect))),
      combinations: combinations(of: history), ranges: ranges.curves(), onTime: settings.onTime,
      windowOffset: ranges.windowOffset(), history: history.columns.keeping(settings.factors).json)
  }

  private func base(ordinary: Double) -> BaseTimes {
    let rows = (0..<design.dayCount).map { day in
      design.hours.indices.map { hour in
        let minutes = form.minutes(scaled: numbers[day * design.hours.count + hour] + ordinary)
        let least = form.fixedMinutes + 0.1
        return min(max(minutes, least), Self.longestMinutes).rounded(toPlaces: 2)
      }
    }
    return BaseTimes(hours: design.hours, minutes: rows)
  }

  /// As many minutes as a table may say.
  private static let longestMinutes = 10_080.0

  /// The sums of the steps up to each knot, and what they come to in an ordinary order.
  private func steps(from first: Int, knots: [Double]) -> (sums: [Double], ordinary: Double) {
    let steps = numbers[first..<first + max(0, knots.count - 1)]
    var sums = [0.0]
    var ordinary = 0.0
    for (place, step) in zip(steps.indices, steps) {
      sums.append(sums[sums.count - 1] + step)
      ordinary += step * means[place]
    }
    return (sums, ordinary)
  }

  private func curve(
    _ steps: (sums: [Double], ordinary: Double), knots: [Double]
  ) -> PiecewiseCurve? {
    guard !knots.isEmpty else { return nil }
    return PiecewiseCurve(knots: knots, values: steps.sums.map { effect($0 - steps.ordinary) })
  }

  private func combinations(of history: History) -> [ItemCombination] {
    design.combinations.enumerated().map { index, items in
      ItemCombination(
        items: items.map { history.itemNames[$0] },
        effect: effect(numbers[design.firstCombination + index]),
        orders: history.orders.count { items.allSatisfy($0.items.contains) })
    }
  }

  /// The effect that a number stands for, as a table may have it.
  private func effect(_ number: Double) -> Double {
    let range = form.possibleEffects
    return min(max(form.effect(scaled: number), range.lowerBound), range.upperBound)
      .rounded(toPlaces: 4)
  }
}
