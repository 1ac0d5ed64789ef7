// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

// What rules looked at, in words for the trace.
extension DecisionContext {
  func input(_ name: String, _ instant: Instant) -> TraceEntry.Input {
    TraceEntry.Input(name: name, value: instant.rfc3339(in: area.timeZone))
  }

  func input(_ name: String, _ number: Int64?, unit: String? = nil) -> TraceEntry.Input {
    let value = number.map { number in unit.map { "\(number) \($0)" } ?? "\(number)" }
    return TraceEntry.Input(name: name, value: value)
  }

  func moneyInput(_ name: String, _ minorUnits: Int64?) -> TraceEntry.Input {
    TraceEntry.Input(name: name, value: minorUnits.map { money($0).description })
  }

  func tagsInput(_ name: String, _ tags: Set<String>?) -> TraceEntry.Input {
    let value = tags.map { $0.isEmpty ? "none" : $0.sorted().joined(separator: ", ") }
    return TraceEntry.Input(name: name, value: value)
  }
}

extension Int64 {
  /// How much more this is than `other`, at the limit beyond 64 bits.
  func saturatingDifference(to other: Int64) -> Int64 {
    Int64(clamping: Int128(self) - Int128(other))
  }
}
