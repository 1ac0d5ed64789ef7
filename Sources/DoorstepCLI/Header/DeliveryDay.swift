// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import TerminalHeader

/// The times of a day at one place, as the scheduler offers them: the service's slots, or every half hour where it
/// has none.
struct DeliveryDay {
  private static let stepSeconds: Int64 = 1800

  let checker: DeliveryChecker
  let coordinate: Coordinate?
  /// The address is off by so much at most, where that matters.
  let accuracyMeters: Double?
  let locale: String
  /// A time, and a day, in the words of the header.
  let textOfTime: @Sendable @MainActor (Instant) -> String
  let textOfDay: @Sendable @MainActor (CivilDate) -> String

  private var words: PanelWords { .words(for: locale) }

  /// The day that is `offset` days from today.
  func offered(_ offset: Int) async -> OfferedDay {
    let timeZone = checker.area.timeZone
    let date = timeZone.civil(at: checker.now).date.advanced(byDays: offset)
    let title = await textOfDay(date)
    guard let coordinate else {
      return OfferedDay(offset: offset, title: title, times: [], note: words.addressMissing)
    }
    do {
      let offers = try await checker.slots(for: request(to: coordinate, at: nil), on: date)
      guard offers.isEmpty else {
        return OfferedDay(
          offset: offset, title: title, times: await times(of: offers),
          note: offers.contains(where: \.isBookable) ? nil : words.nothingBookable)
      }
      return try await halfHours(of: date, offset, title, at: coordinate)
    } catch {
      return OfferedDay(offset: offset, title: title, times: [], note: words.timesUnknown)
    }
  }

  private func times(of offers: [SlotOffer]) async -> [OfferedTime] {
    var times: [OfferedTime] = []
    for offer in offers {
      times.append(
        OfferedTime(
          instant: offer.slot.start,
          title: "\(await textOfTime(offer.slot.start)) – \(await textOfTime(offer.slot.end))",
          detail: detail(offer.quote), isOffered: offer.isBookable))
    }
    return times
  }

  /// Where there are no slots any time may be chosen: every half hour is offered at which the answer is yes.
  private func halfHours(
    of date: CivilDate, _ offset: Int, _ title: String, at coordinate: Coordinate
  ) async throws -> OfferedDay {
    let timeZone = checker.area.timeZone
    let day = timeZone.instants(of: date)
    var times: [OfferedTime] = []
    var refusal: String?
    var instant = day.lowerBound
    while instant < day.upperBound {
      defer { instant = instant.advanced(bySeconds: Self.stepSeconds) }
      guard instant > checker.now else { continue }
      try Task.checkCancellation()
      let quote = try await checker.quote(for: request(to: coordinate, at: instant))
      guard quote.deliverable == .yes else {
        refusal = refusal ?? quote.reasons.first?.message
        continue
      }
      times.append(
        OfferedTime(
          instant: instant, title: await textOfTime(instant), detail: detail(quote), isOffered: true
        ))
    }
    let note = times.isEmpty ? refusal ?? words.nothingLeft : nil
    return OfferedDay(offset: offset, title: title, times: times, note: note)
  }

  private func request(to coordinate: Coordinate, at time: Instant?) -> DeliveryRequest {
    DeliveryRequest(
      to: coordinate, accuracyMeters: accuracyMeters,
      when: time.map(DeliveryRequest.When.scheduled) ?? .now, locale: locale)
  }

  private func detail(_ quote: Quote) -> String {
    guard quote.deliverable == .yes else { return quote.reasons.first?.message ?? "" }
    return quote.fee.map { $0.total.minorUnits == 0 ? words.free : "\($0.total)" } ?? ""
  }
}
