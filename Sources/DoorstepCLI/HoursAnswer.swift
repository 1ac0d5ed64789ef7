// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument

/// What `doorstep hours` says about an expression.
struct HoursAnswer {
  /// How far the next change is looked for, in seconds: two years.
  private static let searchedSeconds: Int64 = 731 * 86_400

  let hours: OpeningHours
  let question: HoursQuestion

  init(to question: HoursQuestion, from hours: OpeningHours) {
    self.hours = hours
    self.question = question
  }

  /// The lines for people.
  var lines: [String] {
    let answers: [String] =
      switch question.time {
      case .at(let instant):
        [
          "\(text(of: instant)) \(state(at: instant).text)",
          "next change: \(changeText(after: instant))",
        ]
      case .between(let start, let end):
        intervals(from: start, until: end).map {
          "\(text(of: $0.start))/\(text(of: $0.end)) \($0.state.text)"
        }
      }
    return answers + ["normal spelling: \(hours.normalized)", "in words: \(hours.plainWords)"]
  }

  /// The answer for programs, about the expression written as `text`.
  func json(of expression: String) -> JSON {
    var object = JSON.Object()
    object["expression"] = .string(expression)
    object["normalized"] = .string(hours.normalized)
    object["words"] = .string(hours.plainWords)
    object["zone"] = .string(question.zone.identifier)
    switch question.time {
    case .at(let instant):
      object["at"] = .string(text(of: instant))
      object["state"] = state(at: instant).json
      object["nextChange"] =
        nextChange(after: instant).map {
          ["at": .string(text(of: $0)), "state": state(at: $0).json]
        } ?? JSON.null
    case .between(let start, let end):
      object["intervals"] = .array(
        intervals(from: start, until: end).map {
          [
            "from": .string(text(of: $0.start)), "until": .string(text(of: $0.end)),
            "state": $0.state.json,
          ]
        })
    }
    return .object(object)
  }

  /// That the answer may lack holidays, where no country is named or the question reaches beyond what is known of
  /// them.
  var doubt: String? {
    guard hours.namesPublicHolidays else { return nil }
    if question.holidays.dates.isEmpty {
      return "PH is no day without a country: name one with --country"
    }
    return question.holidays.doubt(at: lastInstant, in: question.zone)
  }

  /// The last instant that the answer is about.
  private var lastInstant: Instant {
    switch question.time {
    case .at(let instant): nextChange(after: instant) ?? endOfSearch(from: instant)
    case .between(_, let end): end.advanced(bySeconds: -1)
    }
  }

  private func changeText(after instant: Instant) -> String {
    nextChange(after: instant).map { "\(text(of: $0)) \(state(at: $0).text)" }
      ?? "none in two years"
  }

  private func state(at instant: Instant) -> OpeningHours.State {
    hours.state(at: instant, in: question.zone, holidays: question.holidays)
  }

  private func nextChange(after instant: Instant) -> Instant? {
    hours.nextChange(
      after: instant, in: question.zone, holidays: question.holidays,
      limit: endOfSearch(from: instant))
  }

  private func endOfSearch(from instant: Instant) -> Instant {
    instant.advanced(bySeconds: Self.searchedSeconds)
  }

  private func intervals(from start: Instant, until end: Instant) -> OpeningHours.Intervals {
    hours.intervals(from: start, until: end, in: question.zone, holidays: question.holidays)
  }

  private func text(of instant: Instant) -> String {
    instant.rfc3339(in: question.zone)
  }
}

extension OpeningHours.State {
  /// `{"kind":"open","comment":null}`.
  fileprivate var json: JSON {
    ["kind": .string(word), "comment": comment.map(JSON.string) ?? .null]
  }

  /// `closed "moved"`.
  fileprivate var text: String { comment.map { "\(word) \"\($0)\"" } ?? word }

  private var word: String {
    switch kind {
    case .open: "open"
    case .closed: "closed"
    case .unknown: "unknown"
    }
  }
}
