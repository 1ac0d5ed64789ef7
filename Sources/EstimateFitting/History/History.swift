// SPDX-License-Identifier: MIT

/// Delivered orders, from which a table is fitted or against which it is measured.
package struct History: Sendable {
  /// The orders that can be used, in the order of the file.
  package let orders: [HistoryOrder]
  /// The names of the columns that count one kind of item each.
  package let itemNames: [String]
  /// The rows that cannot be used.
  package let rejections: Rejections
  /// How the columns were read.
  package let columns: ColumnNames
  /// The names of all columns.
  package let header: [String]

  /// The factors that the history tells of.
  package var factors: Set<EstimateFactor> {
    var factors: Set<EstimateFactor> = []
    let hasClock = columns.placed != nil
    if columns.hour != nil || hasClock { factors.insert(.hour) }
    if columns.weekday != nil || hasClock { factors.insert(.weekday) }
    if orders.first?.distanceMeters != nil { factors.insert(.distance) }
    if orders.first?.itemCount != nil { factors.insert(.items) }
    if !itemNames.isEmpty { factors.insert(.combinations) }
    if columns.zone != nil { factors.insert(.zone) }
    return factors
  }

  /// `factors`, and with the items which of them come together, as far as the history tells.
  package func completing(_ factors: Set<EstimateFactor>) -> Set<EstimateFactor> {
    guard factors.contains(.items), !itemNames.isEmpty else { return factors }
    return factors.union([.combinations])
  }

  /// Some of the orders, by their indices.
  func selecting(_ indices: [Int]) -> Self {
    History(
      orders: indices.map { orders[$0] }, itemNames: itemNames, rejections: rejections,
      columns: columns, header: header)
  }

  /// The names of the items in the basket of `order`.
  func tags(of order: HistoryOrder) -> Set<String> {
    Set(order.items.map { itemNames[$0] })
  }
}
