// SPDX-License-Identifier: MIT

package import JSONDocument

/// Whether what was shown and promised still holds, overall, by zone and by hour.
package struct DriftReport: Sendable {
  /// Orders that have something in common.
  package struct Cell: Sendable {
    /// What that is: `all`, `zone` or `hour`.
    package let factor: String
    /// Which zone or hour.
    package let name: String
    /// How many orders there are.
    package let orders: Int
    /// The share that came within the range that was shown.
    package let inRange: Measure
    /// The share that came by what was promised.
    package let onTime: Measure
    /// By how many minutes orders came after the middle of the range, in the mean.
    package let lateness: Measure
  }

  /// How a share compares with what it should be.
  package enum Drift: String, Sendable {
    /// It may well be as it should.
    case none
    /// It is lower, with a confidence of 97.5 %.
    case below
    /// It is higher, with a confidence of 97.5 %.
    case above
  }

  /// All orders, then those of each zone and of each hour.
  package let cells: [Cell]
  /// What could not be used.
  private var remarks: [String]
  /// The share of orders that should come within the range.
  private let nominalRange: Double
  /// The share of orders that should come by the promise.
  private let nominalOnTime: Double

  /// Judges the orders of `records`, of which `nominalRange` should come within the range shown, and `nominalOnTime` by
  /// the promise.
  package init(_ records: DeliveryRecords, nominalRange: Double, nominalOnTime: Double) {
    self.init(records.orders, nominalRange: nominalRange, nominalOnTime: nominalOnTime)
    remarks = records.remarks
  }

  /// Judges `orders` as above.
  package init(_ orders: [DeliveredOrder], nominalRange: Double, nominalOnTime: Double) {
    let zones = Dictionary(grouping: orders.filter { $0.zone != nil }) { $0.zone ?? "" }
    let hours = Dictionary(grouping: orders, by: \.hour)
    cells =
      [Cell("all", "", orders)]
      + zones.sorted { $0.key < $1.key }.map { Cell("zone", $0.key, $0.value) }
      + hours.sorted { $0.key < $1.key }
      .map { Cell("hour", $0.key < 10 ? "0\($0.key)" : "\($0.key)", $0.value) }
    remarks = []
    self.nominalRange = nominalRange
    self.nominalOnTime = nominalOnTime
  }

  /// How the shares of `cell` compare with what they should be.
  package func drift(of cell: Cell) -> (inRange: Drift, onTime: Drift) {
    (Self.drift(cell.inRange, nominalRange), Self.drift(cell.onTime, nominalOnTime))
  }

  private static func drift(_ measure: Measure, _ nominal: Double) -> Drift {
    if measure.interval.upperBound < nominal { return .below }
    return measure.interval.lowerBound > nominal ? .above : .none
  }

  /// What could not be used, and a table for people.
  package var lines: [String] {
    let head =
      "                        orders  in the range shown             promise kept                   "
      + "after its middle"
    return remarks + [head]
      + cells.map { cell in
        let drift = drift(of: cell)
        let name = cell.factor == "all" ? "all" : "\(cell.factor) \(cell.name)"
        return name.padded(to: 22) + "\(cell.orders)".paddedLeft(to: 8) + "  "
          + (cell.inRange.percentText + drift.inRange.text).padded(to: 31)
          + (cell.onTime.percentText + drift.onTime.text).padded(to: 31)
          + cell.lateness.shortMinutesText
      }
  }

  /// One object: each cell with its shares, their intervals and whether they drift.
  package var json: JSON {
    [
      "nominal": ["inRange": .number(nominalRange), "onTime": .number(nominalOnTime)],
      "cells": .array(
        cells.map { cell in
          let drift = drift(of: cell)
          return [
            "factor": .string(cell.factor), "name": .string(cell.name),
            "orders": .integer(Int64(cell.orders)),
            "inRange": cell.inRange.json(drift.inRange), "onTime": cell.onTime.json(drift.onTime),
            "lateness": cell.lateness.json(nil),
          ]
        }),
      "remarks": .array(remarks.map { .string($0) }),
    ]
  }
}

extension DriftReport.Cell {
  fileprivate init(_ factor: String, _ name: String, _ orders: [DeliveredOrder]) {
    self.factor = factor
    self.name = name
    self.orders = orders.count
    inRange = Measure(orders.count(where: \.isInRange), of: orders.count)
    onTime = Measure(orders.count(where: \.isOnTime), of: orders.count)
    lateness = Measure(
      meanOf: orders.map { $0.actual - ($0.shown.lowerBound + $0.shown.upperBound) / 2 })
  }
}

extension DriftReport.Drift {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .below: " low"
    case .above: " high"
    }
  }
}

extension Measure {
  fileprivate func json(_ drift: DriftReport.Drift?) -> JSON {
    var object: JSON.Object = [
      "value": .figure(value),
      "interval": [.figure(interval.lowerBound), .figure(interval.upperBound)],
    ]
    object["drift"] = drift.map { .string($0.rawValue) }
    return .object(object)
  }
}
