// SPDX-License-Identifier: MIT

import EstimateFitting
import Testing

@Suite("Drift of estimates")
struct DriftReportTests {
  private func records(_ quotes: String, _ outcomes: String) -> DeliveryRecords {
    DeliveryRecords(
      quotes: Array(quotes.utf8), named: "q", outcomes: Array(outcomes.utf8), named: "o")
  }

  private static let quote = #"{"zone":{"id":"harbor","name":"Harbor"},"estimate":"#

  @Test func `brings quotes and outcomes together`() throws {
    let records = records(
      """
      {"id":"a","at":"2026-12-04T18:30:00+01:00","quote":\(Self.quote){"minutes":[25,35]}}}
      {"id":7,"at":"2026-12-04T19:00:00Z","quote":{"zone":null,"estimate":{"minutes":[20,30],\
      "promiseBy":"2026-12-04T19:33:00Z"}}}
      {"id":"w","at":"2026-12-04T19:00:00Z","quote":{"estimate":{"minutes":[20,30],\
      "window":{"from":"2026-12-04T20:00:00Z","until":"2026-12-04T20:30:00Z"}}}}
      """,
      """
      {"id":"7","deliveredAt":"2026-12-04T19:32:00Z"}
      {"id":"a","deliveredAt":"2026-12-04T17:58:30Z"}
      {"id":"w","deliveredAt":"2026-12-04T20:40:00Z"}
      """)
    #expect(records.remarks.isEmpty)
    #expect(records.orders.map(\.zone) == ["harbor", nil, nil])
    #expect(records.orders.map(\.hour) == [18, 19, 19])
    #expect(records.orders.map(\.shown) == [25...35, 20...30, 60...90])
    #expect(records.orders.map(\.promise) == [35, 33, 90])
    #expect(records.orders.map(\.actual) == [28.5, 32, 100])
    #expect(records.orders.map(\.isInRange) == [true, false, false])
    #expect(records.orders.map(\.isOnTime) == [true, true, false])
  }

  @Test func `says which lines cannot be used`() {
    let records = records(
      """
      {"id":"a","at":"2026-12-04T18:30:00Z","quote":{"estimate":null}}
      {"id":"b","at":"18:30","quote":\(Self.quote){"minutes":[25,35]}}}
      {"id":"c","at":"2026-12-04T18:30:00Z","quote":{"estimate":{"minutes":[35,25]}}}
      {"id":"d","at":"2026-12-04T18:30:00Z","quote":{"estimate":{"minutes":[25,1e300]}}}
      nothing
      {"id":"e","at":"2026-12-04T18:30:00Z","quote":{"estimate":{"minutes":[25,35]}}}
      {"id":"f","at":"2026-12-04T18:30:00Z","quote":{"estimate":{"minutes":[25,35]}}}
      """,
      """
      {"id":"f","deliveredAt":"2026-12-04T18:00:00Z"}
      {"id":"x","deliveredAt":"2026-12-04T18:00:00Z"}
      {"id":"x","deliveredAt":"2026-12-04T18:05:00Z"}
      """)
    #expect(records.orders.isEmpty)
    #expect(
      records.remarks == [
        "q, line 2: /at: expected a timestamp such as 2026-12-04T18:30:00+01:00, found \"18:30\"",
        "q, line 3: /quote/estimate: expected a lower and an upper end of the estimate, "
          + "found [35.0, 25.0]",
        "q, line 4: /quote/estimate: expected a lower and an upper end of the estimate, "
          + "found [25.0, 1e+300]",
        "q, line 5: line 1, column 1: expected a value, found 'nothing'",
        "q: 1 line without an estimate",
        "q: 1 line without an outcome",
        "q: 1 line whose order came before it was placed",
        "o: 1 line without a quote",
        "o: 1 line about an order told before; the last one counts",
      ])
  }

  @Test func `finds a zone that drifts`() throws {
    // 100 orders each: 80 of 100 in range is as it should be, 60 of 100 (at most 69.1 by Wilson) is less.
    let orders = (0..<200).map { index in
      let isNorth = index < 100
      let isMissed = index % 100 >= (isNorth ? 80 : 60)
      return DeliveredOrder.sample(
        zone: isNorth ? "north" : "south", hour: 18, actual: isMissed ? 40 : 30)
    }
    let report = DriftReport(orders, nominalRange: 0.8, nominalOnTime: 0.8)
    let cells = Dictionary(uniqueKeysWithValues: report.cells.map { ($0.name, $0) })
    let (north, south) = (try #require(cells["north"]), try #require(cells["south"]))
    #expect(report.drift(of: north) == (.none, .none))
    #expect(report.drift(of: south) == (.below, .below))
    #expect(south.inRange.value == 0.6)
    // 60 of 100 at the middle, 40 of 100 ten minutes after it.
    #expect(south.lateness.value == 4)
    #expect(report.lines.count == 5)
  }
}

extension DeliveredOrder {
  /// An order that was told 25 to 35 minutes.
  static func sample(zone: String?, hour: Int, actual: Double) -> Self {
    Self(zone: zone, hour: hour, shown: 25...35, promise: 35, actual: actual)
  }
}
