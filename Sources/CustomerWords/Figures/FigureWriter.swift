// SPDX-License-Identifier: MIT

import DeliveryModel
package import Schedules

/// Writes the figures of one sentence for one reader.
package struct FigureWriter: Sendable {
  /// How they are written.
  let conventions: Conventions
  private let timeZone: IANATimeZone
  private let placedAt: Instant?

  /// Writes as `conventions` say, on the clocks of `timeZone`, for an order placed at `placedAt`.
  package init(conventions: Conventions, timeZone: IANATimeZone, placedAt: Instant?) {
    self.conventions = conventions
    self.timeZone = timeZone
    self.placedAt = placedAt
  }

  /// The figure `name` of `parameters` as `form` asks; nil when it is not known, not of that kind, or is no
  /// figure to tell.
  ///
  /// A distance beyond a limit is told with so many digits that it is more than the limit.
  func text(
    forFigure name: String, of parameters: [String: Reason.Parameter],
    as form: MessageTemplate.Form
  ) -> String? {
    guard let parameter = parameters[name] else { return nil }
    if form == .standard, case .meters(let meters) = parameter,
      case .meters(let other) = Self.counterparts[name].flatMap({ parameters[$0] }),
      let text = conventions.measures.distance(
        meters, apartFrom: other, numbers: conventions.numbers)
    {
      return isolated(text)
    }
    return text(for: parameter, as: form, called: name)
  }

  /// Figures that a sentence holds against each other.
  private static let counterparts = ["distance": "limit", "limit": "distance"]

  /// `parameter` as `form` asks; nil when it is not of that kind, or is no figure to tell.
  ///
  /// A weight that is rounded is never better than the true one: one that is `called` a limit is rounded down.
  func text(
    for parameter: Reason.Parameter, as form: MessageTemplate.Form, called name: String = ""
  ) -> String? {
    switch (parameter, form) {
    case (.count(let count), .number): whole(count)
    case (.text(let text), .standard): Isolation.text(text, isRightToLeft: isRightToLeft)
    case (.instant(let instant), .standard): isolated(when(instant, tellsDate: true, time: true))
    case (.instant(let instant), .date): isolated(when(instant, tellsDate: true, time: false))
    case (.instant(let instant), .time): isolated(when(instant, tellsDate: false, time: true))
    case (.money(let money), .standard):
      isolated(conventions.money.text(money, numbers: conventions.numbers))
    case (.count(let count), .standard): isolated(whole(count))
    case (.meters(let meters), .standard): distance(meters).map(isolated)
    case (.grams(let grams), .standard): isolated(weight(grams, isLimit: name == "limit"))
    case (.seconds(let seconds), .standard): isolated(duration(seconds))
    default: nil
    }
  }

  private var isRightToLeft: Bool { conventions.isRightToLeft }

  private func isolated(_ figure: String) -> String {
    isRightToLeft ? Isolation.isolated(figure) : figure
  }

  private func whole(_ count: Int64) -> String {
    (count < 0 ? conventions.money.minus : "") + conventions.numbers.text(count.magnitude)
  }

  private func when(_ instant: Instant, tellsDate: Bool, time tellsTime: Bool) -> String {
    conventions.when(
      timeZone.civil(at: instant), today: placedAt.map { timeZone.civil(at: $0).date },
      tellsDate: tellsDate, tellsTime: tellsTime)
  }

  private func distance(_ meters: Double) -> String? {
    conventions.measures.distance(meters, numbers: conventions.numbers)
  }

  private func weight(_ grams: Int64, isLimit: Bool) -> String {
    conventions.measures.weight(
      grams, rounding: isLimit ? .down : .up, numbers: conventions.numbers)
  }

  private func duration(_ seconds: Int64) -> String {
    conventions.duration(seconds)
  }
}
