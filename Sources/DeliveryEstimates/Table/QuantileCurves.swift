// SPDX-License-Identifier: MIT

import Glibc

/// How far orders scatter around what the table says, as quantiles that grow with it.
public struct QuantileCurves: Hashable, Sendable {
  /// The quantiles that a table has.
  public enum Level: String, CaseIterable, Sendable {
    /// One in ten.
    case p10
    /// One in four.
    case p25
    /// One in two.
    case p50
    /// Three in four.
    case p75
    /// Nine in ten.
    case p90
    /// The share of orders for which a promise is kept.
    case promise
  }

  /// The minutes that the table says, ascending, for which quantiles are given.
  public let typical: [Double]
  private let curves: [PiecewiseCurve]

  /// Creates curves from the minutes of each level, in the order of `Level.allCases`.
  ///
  /// - Precondition: `minutes` has a row for each level, each with a value for each of `typical`.
  public init(typical: [Double], minutes: [[Double]]) {
    precondition(minutes.count == Level.allCases.count, "one row for each level")
    self.typical = typical
    curves = minutes.map { PiecewiseCurve(knots: typical, values: $0) }
  }

  /// The minutes of `level` at each of `typical`.
  public func minutes(of level: Level) -> [Double] { curves[level.index].values }

  /// The minutes of `level` where the table says `minutes`: between the knots interpolated, beyond
  /// them in proportion.
  ///
  /// Where the table says more, no quantile is less.
  public func minutes(of level: Level, atTypical minutes: Double) -> Double {
    let place = place(at: minutes)
    return curves[level.index].value(place.left, place.share) * place.scale
  }

  /// All quantiles where the table says `minutes`.
  func quantiles(atTypical minutes: Double) -> EstimateQuantiles {
    let place = place(at: minutes)
    func value(_ level: Level) -> Double {
      curves[level.index].value(place.left, place.share) * place.scale
    }
    return EstimateQuantiles(
      p10: value(.p10), p25: value(.p25), p50: value(.p50), p75: value(.p75), p90: value(.p90),
      promise: value(.promise).rounded(.up))
  }

  private func place(at minutes: Double) -> (left: Int, share: Double, scale: Double) {
    let (left, share) = curves[0].segment(at: minutes)
    let nearest = min(max(minutes, typical[0]), typical[typical.count - 1])
    return (left, share, minutes / nearest)
  }
}

extension QuantileCurves.Level {
  /// The place of the level's row among the rows of all levels.
  public var index: Int {
    switch self {
    case .p10: 0
    case .p25: 1
    case .p50: 2
    case .p75: 3
    case .p90: 4
    case .promise: 5
    }
  }
}
