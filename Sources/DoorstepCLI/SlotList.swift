// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument

/// The slots of a day at one place.
struct SlotList {
  let date: CivilDate
  let offers: [SlotOffer]
  let timeZone: IANATimeZone

  /// Whether any of them can be booked.
  var hasBookable: Bool { offers.contains(where: \.isBookable) }

  /// The lines for people: one for each slot, or one that says that there are none.
  var lines: [String] {
    guard !offers.isEmpty else { return ["no slots on \(date)"] }
    return offers.map { offer in
      let window = SlotWindow(from: offer.slot.start, until: offer.slot.end, timeZone: timeZone)
      return "\(window.text): \(answer(offer))"
    }
  }

  /// The answer for programs, about the place at `coordinate`.
  func json(at coordinate: Coordinate) -> JSON {
    [
      "coordinate": [.number(coordinate.longitude), .number(coordinate.latitude)],
      "date": .string(date.description),
      "slots": .array(offers.map { $0.json(in: timeZone) }),
    ]
  }

  private func answer(_ offer: SlotOffer) -> String {
    guard offer.isBookable else {
      let codes = offer.quote.reasons.map(\.code.rawValue).joined(separator: ", ")
      return "\(offer.quote.deliverable.rawValue), \(codes)"
    }
    let room = [
      offer.ordersLeft.map { $0 == 1 ? "1 order" : "\($0) orders" },
      offer.valueLeft.map(\.description),
    ].compactMap(\.self)
    return (room.isEmpty ? "yes" : "yes, \(room.joined(separator: " and ")) left")
      + QuoteLine(quote: offer.quote, timeZone: timeZone).unchecked
  }
}

/// A window on the clock: `2026-12-01 18:30–19:00`.
///
/// Where clocks are put back, offsets tell which of two equal times is meant: `2026-11-01 01:30–02:00 (UTC-05:00)`.
struct SlotWindow {
  let from: Instant
  let until: Instant
  let timeZone: IANATimeZone

  var text: String {
    let start = timeZone.civil(at: from)
    let end = timeZone.civil(at: until)
    let endText = end.date == start.date ? end.time.hourAndMinute : end.dateAndMinute
    guard Self.isShownTwice(start, in: timeZone) || Self.isShownTwice(end, in: timeZone) else {
      return "\(start.dateAndMinute)–\(endText)"
    }
    let (startOffset, endOffset) = (
      Self.offset(at: from, in: timeZone), Self.offset(at: until, in: timeZone)
    )
    let shownStartOffset = startOffset == endOffset ? "" : startOffset
    return "\(start.dateAndMinute)\(shownStartOffset)–\(endText)\(endOffset)"
  }

  /// One instant, which reads back as itself: with seconds if there are any, and with its offset where clocks show
  /// the time twice.
  static func text(of instant: Instant, in timeZone: IANATimeZone) -> String {
    let civil = timeZone.civil(at: instant)
    let text = civil.time.second == 0 ? civil.dateAndMinute : "\(civil.date) \(civil.time)"
    return isShownTwice(civil, in: timeZone) ? text + offset(at: instant, in: timeZone) : text
  }

  private static func isShownTwice(_ time: CivilDateTime, in timeZone: IANATimeZone) -> Bool {
    if case .overlap = timeZone.instants(for: time) { true } else { false }
  }

  private static func offset(at instant: Instant, in timeZone: IANATimeZone) -> String {
    " (UTC\(instant.rfc3339(in: timeZone).suffix(6)))"
  }
}

extension CivilDateTime {
  /// Day and minute, as in `2026-12-01 18:30`.
  var dateAndMinute: String { "\(date) \(time.hourAndMinute)" }
}
