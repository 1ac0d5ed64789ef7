// SPDX-License-Identifier: MIT

package import DeliveryEstimates

/// What a table said of an order before it came, and how it came.
package struct Outcome: Sendable {
  /// The order.
  package let order: HistoryOrder
  /// What the table said.
  package let quantiles: EstimateQuantiles

  /// What `table` says of an order of `history`.
  init(_ order: HistoryOrder, of history: History, _ table: EstimateTable) {
    self.order = order
    let tags = table.combinations.isEmpty ? [] : history.tags(of: order)
    quantiles = table.quantiles(
      hour: order.hour, weekday: order.weekday, distanceMeters: order.distanceMeters,
      items: order.itemCount, tags: tags, zone: order.zone)
  }
}

extension EstimateTable {
  /// What the table says of each order of `history`.
  package func outcomes(of history: History) -> [Outcome] {
    history.orders.map { Outcome($0, of: history, self) }
  }
}
