// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument
import Schedules

/// Quotes and their outcomes, each a file of JSON lines, brought together by the identifier of the order.
///
///     {"id": "1042", "at": "2026-12-04T18:30:00+01:00", "quote": {"zone": …, "estimate": …}}
///     {"id": "1042", "deliveredAt": "2026-12-04T19:02:10+01:00"}
///
/// `quote` is what `doorstep check --json` prints. The promise is its `promiseBy`, or else the upper end of
/// the range that was shown.
package struct DeliveryRecords: Sendable {
  /// The orders of which both are known, in the order of the quotes.
  package private(set) var orders: [DeliveredOrder] = []
  /// What cannot be used, by line, and how many lines have no counterpart.
  package private(set) var remarks: [String] = []

  /// How many lines of a file are told that cannot be used.
  private static let remarkLimit = 5

  /// A quote that has an estimate.
  private struct Quoted {
    let id: String
    let placed: Instant
    let hour: Int
    let zone: String?
    let shown: ClosedRange<Double>
    let promise: Double
  }

  /// Reads the files `quotes` and `outcomes`, whose names are for remarks.
  package init(
    quotes: [UInt8], named quotesName: String, outcomes: [UInt8], named outcomesName: String
  ) {
    let quotedOrNot = read(quotes, quotesName, Self.quoted)
    let quoted = quotedOrNot.compactMap(\.self)
    let delivered = read(outcomes, outcomesName) { root throws(JSONError) in
      (id: try root.required("id").identifier(), at: try root.required("deliveredAt").instant())
    }
    var arrivals: [String: Instant] = [:]
    var repeated = 0
    for outcome in delivered where arrivals.updateValue(outcome.at, forKey: outcome.id) != nil {
      repeated += 1
    }
    var (unmatched, early) = (0, 0)
    for quote in quoted {
      guard let arrival = arrivals.removeValue(forKey: quote.id) else {
        unmatched += 1
        continue
      }
      let minutes = Double(quote.placed.seconds(until: arrival)) / 60
      guard minutes > 0 else {
        early += 1
        continue
      }
      orders.append(
        DeliveredOrder(
          zone: quote.zone, hour: quote.hour, shown: quote.shown, promise: quote.promise,
          actual: minutes))
    }
    remark(quotedOrNot.count - quoted.count, "without an estimate", of: quotesName)
    remark(unmatched, "without an outcome", of: quotesName)
    remark(early, "whose order came before it was placed", of: quotesName)
    remark(arrivals.count, "without a quote", of: outcomesName)
    remark(repeated, "about an order told before; the last one counts", of: outcomesName)
  }

  private mutating func remark(_ count: Int, _ what: String, of name: String) {
    if count > 0 { remarks.append("\(name): \(count) \(count == 1 ? "line" : "lines") \(what)") }
  }

  /// Reads each line of a file; what cannot be read becomes a remark.
  private mutating func read<Record>(
    _ bytes: [UInt8], _ name: String, _ record: (JSONValue) throws(JSONError) -> Record
  ) -> [Record] {
    var records: [Record] = []
    var faulty = 0
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      do throws(JSONError) {
        records.append(try record(try JSONDocument(parsing: Array(line)).root))
      } catch {
        faulty += 1
        if faulty <= Self.remarkLimit { remarks.append("\(name), line \(index + 1): \(error)") }
      }
    }
    if faulty > Self.remarkLimit {
      remarks.append("\(name): \(faulty - Self.remarkLimit) more lines that cannot be used")
    }
    return records
  }

  /// What a line of quotes says; nil when nothing was estimated, as for a place without delivery.
  private static func quoted(_ root: JSONValue) throws(JSONError) -> Quoted? {
    let at = try root.required("at")
    let placed = try at.instant()
    let quote = try root.required("quote")
    let estimate = try quote.required("estimate")
    guard !estimate.isNull else { return nil }
    let shown = try estimate.shownMinutes(after: placed)
    let promise = estimate.member("promiseBy").flatMap { $0.isNull ? nil : $0 }
    let zone = quote.member("zone").flatMap { $0.isNull ? nil : $0 }
    return Quoted(
      id: try root.required("id").identifier(), placed: placed, hour: try at.writtenHour(),
      zone: try zone?.required("id").string(), shown: shown,
      promise: try promise.map { value throws(JSONError) in
        Double(placed.seconds(until: try value.instant())) / 60
      } ?? shown.upperBound)
  }
}

extension JSONValue {
  /// A year: nobody books a delivery earlier.
  private static let mostMinutes = 525_600.0

  /// A text or a whole number, as text.
  fileprivate func identifier() throws(JSONError) -> String {
    kind == .integer ? String(try integer()) : try string()
  }

  fileprivate func instant() throws(JSONError) -> Instant {
    let text = try string()
    do throws(TimestampError) {
      return try Instant(rfc3339: text)
    } catch {
      throw self.error(
        "expected a timestamp such as 2026-12-04T18:30:00+01:00, found \(quoted(text))")
    }
  }

  /// The hour that a timestamp is written with.
  fileprivate func writtenHour() throws(JSONError) -> Int {
    Int(try string().dropFirst(11).prefix(2)) ?? 0
  }

  /// The range that the customer saw: a window for a scheduled order, or else minutes.
  fileprivate func shownMinutes(after placed: Instant) throws(JSONError) -> ClosedRange<Double> {
    let ends: [Double]
    if let window = member("window"), !window.isNull {
      ends = [try window.required("from").instant(), try window.required("until").instant()]
        .map { Double(placed.seconds(until: $0)) / 60 }
    } else {
      ends = try required("minutes").numbers()
    }
    guard ends.count == 2, ends[0] <= ends[1], ends.allSatisfy({ abs($0) <= Self.mostMinutes })
    else {
      throw error("expected a lower and an upper end of the estimate, found \(ends)")
    }
    return ends[0]...ends[1]
  }
}
