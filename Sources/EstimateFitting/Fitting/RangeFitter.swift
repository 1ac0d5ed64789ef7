// SPDX-License-Identifier: MIT

import DeliveryEstimates

/// Fits ranges to orders that were held out of the fit, so that each holds its share of orders.
///
/// Orders are grouped by what the table says of them, and each group has its own quantiles, with the
/// correction for a finite sample that makes them valid for the next order (conformal prediction,
/// Mondrian by group: Vovk, Gammerman, Shafer 2005, §4.5). Then each curve is moved by as much as it was
/// off on orders that it was not made from (conformalized quantile regression: Romano, Patterson, Candès
/// 2019, arXiv:1905.03222), because between groups it is interpolated.
struct RangeFitter {
  /// A group has so many orders at least, unless there is only one.
  private static let fewestInGroup = 200
  private static let mostGroups = 8
  /// The width of the window that most orders should be in.
  static let windowMinutes = 10.0

  /// What the table says of each order, without having seen it.
  let typical: [Double]
  /// How long each took.
  let minutes: [Double]
  let form: EstimateForm
  let folds: Folds
  let onTime: Double

  /// The ranges.
  func curves() -> QuantileCurves {
    let all = rawCurves(of: Array(typical.indices))
    return QuantileCurves.ordered(
      typical: all.typical,
      minutes: zip(QuantileCurves.Level.allCases, shifts()).map { level, shift in
        zip(all.typical, all.minutes(of: level)).map { typical, minutes in
          minutes + shift * form.spreadUnit(atMinutes: typical)
        }
      })
  }

  /// Where the window begins that holds most orders, in minutes from the median.
  func windowOffset() -> Double {
    let curves = curves()
    let errors = typical.indices.map { order in
      minutes[order] - curves.minutes(of: .p50, atTypical: typical[order])
    }.sorted()
    var (best, mostOrders, last) = (-Self.windowMinutes / 2, 0, 0)
    for first in errors.indices {
      while last < errors.count, errors[last] <= errors[first] + Self.windowMinutes { last += 1 }
      if last - first > mostOrders {
        mostOrders = last - first
        // The orders fill less than the window; what is left is shared between its ends.
        best = (errors[first] + errors[last - 1] - Self.windowMinutes) / 2
      }
    }
    return min(max(best.rounded(toPlaces: 2), -Self.windowMinutes), 0)
  }

  /// How far each curve, made from all parts but one, is off in that part, in units of the spread.
  private func shifts() -> [Double] {
    let levels = QuantileCurves.Level.allCases
    var scores = [[Double]](repeating: [], count: levels.count)
    for (part, members) in folds.parts.enumerated() {
      let curves = rawCurves(of: folds.others(than: part))
      for order in members {
        let unit = form.spreadUnit(atMinutes: typical[order])
        for level in levels {
          let quantile = curves.minutes(of: level, atTypical: typical[order])
          scores[level.index].append((minutes[order] - quantile) / unit)
        }
      }
    }
    return zip(levels, scores).map { Self.quantile(share(of: $0), of: $1.sorted()) }
  }

  /// Quantiles of each group, at the median of what the table says of its orders.
  private func rawCurves(of orders: [Int]) -> QuantileCurves {
    let sorted = orders.sorted { typical[$0] < typical[$1] }
    let groupCount = min(max(sorted.count / Self.fewestInGroup, 1), Self.mostGroups)
    var knots: [Double] = []
    var groups: [[Int]] = []
    for group in 0..<groupCount {
      let range = group * sorted.count / groupCount..<(group + 1) * sorted.count / groupCount
      let knot = typical[sorted[(range.lowerBound + range.upperBound) / 2]].rounded(toPlaces: 2)
      if let last = knots.last, knot <= last {
        groups[groups.count - 1] += sorted[range]
      } else {
        knots.append(knot)
        groups.append(Array(sorted[range]))
      }
    }
    let spreads = groups.map { group in
      group.map { (minutes[$0] - typical[$0]) / form.spreadUnit(atMinutes: typical[$0]) }.sorted()
    }
    return QuantileCurves.ordered(
      typical: knots,
      minutes: QuantileCurves.Level.allCases.map { level in
        zip(knots, spreads).map { knot, spreads in
          knot + form.spreadUnit(atMinutes: knot) * Self.quantile(share(of: level), of: spreads)
        }
      })
  }

  private func share(of level: QuantileCurves.Level) -> Double {
    switch level {
    case .p10: 0.1
    case .p25: 0.25
    case .p50: 0.5
    case .p75: 0.75
    case .p90: 0.9
    case .promise: onTime
    }
  }

  /// The conformal quantile of `sorted`: the next number drawn like these is below it with at least the
  /// chance `share`; for a share under one half, above it with at least the chance of the rest.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = share * Double(sorted.count + 1)
    // Rounding must not lift a whole rank.
    let whole = share < 0.5 ? (rank + 1e-9).rounded(.down) : (rank - 1e-9).rounded(.up)
    return sorted[min(max(Int(whole), 1), sorted.count) - 1]
  }
}

extension QuantileCurves {
  /// Curves of which none falls and none crosses the next, with numbers as they are written.
  fileprivate static func ordered(typical: [Double], minutes: [[Double]]) -> Self {
    var rows = minutes
    for level in rows.indices {
      for knot in typical.indices {
        var least = knot > 0 ? rows[level][knot - 1] : 0
        if level > 0, level != Level.promise.index { least = max(least, rows[level - 1][knot]) }
        rows[level][knot] = max(rows[level][knot].rounded(toPlaces: 2), least)
      }
    }
    return Self(typical: typical, minutes: rows)
  }
}
