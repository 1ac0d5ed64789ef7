// SPDX-License-Identifier: MIT

import DeliveryEstimates
import Schedules
import Testing

@testable import EstimateFitting

@Suite("Trials")
struct HeldOutTrialTests {
  private static let settings = FitSettings(name: "t", factors: [.hour], onTime: 0.9, seed: 1)

  /// 500 orders, an hour apart when they have dates, the last hundred of which took ten minutes longer.
  private func history(dated: Bool) -> History {
    let orders = (0..<500).map { index in
      HistoryOrder(
        minutes: 20 + Double(index % 5) + (index < 400 ? 0 : 10),
        placed: dated ? Instant(secondsSince1970: Int64(index) * 3600) : nil, hour: 12,
        weekday: .monday, distanceMeters: nil, itemCount: nil, items: [], zone: nil)
    }
    return History(
      orders: orders, itemNames: [], rejections: Rejections(), columns: ColumnNames(), header: [])
  }

  @Test func `hold out the latest fifth of orders with dates`() {
    let trial = HeldOutTrial(Self.settings, history(dated: true))
    #expect(trial.split == .latest(from: Instant(secondsSince1970: 400 * 3600)))
    #expect(trial.outcomes.count == 100)
    // Tables of the past say 22; what came was 30 to 34.
    #expect(abs(trial.metrics.mae.value - 10) < 0.5)
    #expect(trial.metrics.coverage80.value == 0)
  }

  @Test func `hold out each order once when there are no dates`() {
    let trial = HeldOutTrial(Self.settings, history(dated: false))
    #expect(trial.split == .folds(seed: 2))
    #expect(trial.outcomes.count == 500)
    // Each table has seen four fifths of the late ones.
    #expect(trial.metrics.coverage80.value > 0.7)
  }
}
