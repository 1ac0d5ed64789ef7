// SPDX-License-Identifier: MIT

package import DeliveryEstimates
import Diagnostics

extension History {
  /// Refuses a history, from the file `source`, with fewer orders than `count`.
  package func require(orders count: Int, from source: String) throws(HistoryError) {
    guard orders.count < count else { return }
    throw HistoryError(
      source: source,
      reason: .tooFewOrders(
        found: orders.count, needed: count, rejections: rejections.lines))
  }

  /// Refuses a history, from the file `source`, that does not tell of all `factors`.
  package func require(
    _ factors: Set<EstimateFactor>, from source: String
  ) throws(HistoryError) {
    for factor in EstimateFactor.allCases where factors.subtracting(self.factors).contains(factor) {
      throw HistoryError(
        source: source,
        reason: .needsColumn(role: factor.role, option: factor.option, columns: header))
    }
  }

  /// What may not be meant when a table is fitted by `factors`, each as a sentence.
  package func doubts(about factors: Set<EstimateFactor>) -> [String] {
    var doubts: [String] = []
    if factors.contains(.zone), !self.factors.contains(.zone) {
      doubts.append(
        "no column is known to be the zone, so all orders count as of one; name it with --zone-column"
      )
    }
    if let longitude = columns.longitude, columns.latitude != nil, columns.hub == nil,
      columns.distance == nil
    {
      doubts.append(
        "\(quoted(longitude)) and the latitude tell no distance without the kitchen; name it with --hub"
      )
    }
    return doubts
  }
}

extension EstimateFactor {
  /// What a column has to be for the factor.
  fileprivate var role: String {
    switch self {
    case .hour: "the hour, or when an order was placed"
    case .weekday: "the weekday, or when an order was placed"
    case .zone: "the zone"
    case .distance: "the distance, or longitude and latitude with --hub"
    case .items: "the number of items"
    case .combinations: "the number of each item"
    }
  }

  /// The option that names such a column.
  fileprivate var option: String {
    switch self {
    case .hour: "--hour or --placed"
    case .weekday: "--weekday or --placed"
    case .zone: "--zone-column"
    case .distance: "--distance"
    case .items: "--items"
    case .combinations: "--items 'item_*'"
    }
  }
}

extension EstimateTable {
  /// What the table makes times depend on.
  package var factors: Set<EstimateFactor> {
    var factors: Set<EstimateFactor> = []
    if base.hours.count > 1 { factors.insert(.hour) }
    if base.isByWeekday { factors.insert(.weekday) }
    if !zones.isEmpty { factors.insert(.zone) }
    if distance != nil { factors.insert(.distance) }
    if items != nil { factors.insert(.items) }
    if !combinations.isEmpty { factors.insert(.combinations) }
    return factors
  }
}
