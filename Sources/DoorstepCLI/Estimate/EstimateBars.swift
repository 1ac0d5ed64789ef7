// SPDX-License-Identifier: MIT

import Doorstep

/// The parts of an estimate as a table with bars: what a part takes for sure, then as far as it may take.
struct EstimateBars {
  /// What bars are drawn of.
  enum Style {
    /// Block elements such as `█`.
    case blocks
    /// ASCII.
    case plain

    fileprivate var sure: String { self == .blocks ? "█" : "#" }
    fileprivate var perhaps: String { self == .blocks ? "░" : "-" }
  }

  private static let width: Int128 = 40

  private let estimate: Estimate
  private let timeZone: IANATimeZone
  private let style: Style

  /// A table about `estimate`, its instants on the clocks of `timeZone`.
  init(_ estimate: Estimate, timeZone: IANATimeZone, style: Style) {
    self.estimate = estimate
    self.timeZone = timeZone
    self.style = style
  }

  /// The table: the parts, all together, and what is promised.
  var lines: [String] {
    var rows: [Row] = []
    var start: Int128 = 0
    for part in estimate.parts {
      rows.append(
        Row(name: part.name, seconds: part.seconds, start: start, detail: part.detail))
      start += (Int128(part.seconds.lowerBound) + Int128(part.seconds.upperBound)) / 2
    }
    rows.append(Row(name: "together", seconds: estimate.seconds, start: 0, detail: ""))
    return aligned(rows) + [summary]
  }

  private struct Row {
    let name: String
    let seconds: ClosedRange<Int64>
    /// When it begins, if all before it take what is in the middle.
    let start: Int128
    let detail: String
  }

  private func aligned(_ rows: [Row]) -> [String] {
    let times = rows.map { Self.range($0.seconds) }
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let timeWidth = times.map(\.count).max() ?? 0
    let end = rows.map { $0.start + Int128($0.seconds.upperBound) }.max() ?? 0
    return zip(rows, times).map { row, time in
      let name = row.name + String(repeating: " ", count: nameWidth - row.name.count)
      let padding = String(repeating: " ", count: timeWidth - time.count)
      let bar = bar(row, end: max(1, end))
      let detail = row.detail.isEmpty ? "" : " \(row.detail)"
      return "  \(name)  \(padding)\(time)  \(bar)\(detail)".withoutSpacesAtTheEnd
    }
  }

  /// The bar of `row` on a line that ends at `end` seconds.
  private func bar(_ row: Row, end: Int128) -> String {
    func place(_ seconds: Int128) -> Int {
      let column = (seconds * Self.width + end / 2) / end
      return Int(clamping: min(max(0, column), Self.width))
    }
    let from = place(row.start)
    let sure = place(row.start + Int128(row.seconds.lowerBound))
    let until = place(row.start + Int128(row.seconds.upperBound))
    func run(_ sign: String, _ count: Int) -> String {
      String(repeating: sign, count: max(0, count))
    }
    let drawn = max(from, sure, until)
    return run(" ", from) + run(style.sure, sure - from)
      + run(style.perhaps, until - max(from, sure)) + run(" ", Int(Self.width) - drawn)
  }

  private var summary: String {
    let forecast = estimate.forecast
    let share = "\(Self.percent(estimate.onTime)) %"
    let promise = timeZone.civil(at: estimate.promiseBy)
    return """
        p10 \(Self.clock(forecast.p10)), p50 \(Self.clock(forecast.p50)), p90 \
      \(Self.clock(forecast.p90)); \(share) by \(promise.dateAndMinute)
      """
  }

  /// A share in percent, with a tenth where it has one.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func range(_ seconds: ClosedRange<Int64>) -> String {
    seconds.lowerBound == seconds.upperBound
      ? clock(seconds.lowerBound)
      : "\(clock(seconds.lowerBound))–\(clock(seconds.upperBound))"
  }

  /// Minutes and seconds.
  private static func clock(_ seconds: Int64) -> String {
    let rest = seconds.magnitude % 60
    return (seconds < 0 ? "-" : "") + "\(seconds.magnitude / 60):" + (rest < 10 ? "0" : "")
      + "\(rest)"
  }
}

extension String {
  fileprivate var withoutSpacesAtTheEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
