// SPDX-License-Identifier: MIT

import DeliveryEstimates
import EstimateFitting
import JSONDocument
import TestSupport
import Testing

@Suite("Real deliveries", .enabled(if: SharedData.isPresent, SharedData.absence))
struct DeliveriesTests {
  @Test func `a table reaches its goals on orders that it did not see`() throws {
    let bytes = try SharedData.bytes("estimates/deliveries.csv")
    let history = try History(reading: bytes, source: "deliveries.csv", columns: ColumnNames())
    #expect(history.orders.count == 8010)
    #expect(history.rejections.count == 0)
    let settings = FitSettings(
      name: "deliveries", factors: history.factors, onTime: 0.9, seed: 1)
    let metrics = HeldOutTrial(settings, history).metrics
    #expect(metrics.orders == 8010)
    #expect(metrics.mae.value < 1.35)
    #expect(metrics.window10.value > 0.98)
    #expect((0.785...0.815).contains(metrics.coverage80.value))
    #expect(metrics.width80.value < 4.3)
    #expect(metrics.onTime.value > 0.93)
    #expect(metrics.meanEarliness.value < 3)
    let table = TableFitter(settings).table(of: history)
    let document = try JSONDocument(parsing: table.json.text(pretty: true))
    #expect(try EstimateTable(decoding: document.root) == table)
    // What the names of the columns mean is not known, but their pairs stand out of the noise.
    #expect(
      table.combinations.map(\.items) == [["item_01", "item_10"], ["item_04", "item_19"]])
  }
}
