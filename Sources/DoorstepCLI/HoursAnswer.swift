// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument

/// What `doorstep hours` says about an expression.
struct HoursAnswer {
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
          "\(text(of: instant)) \(state(at: instant))",
          "next change: \(changeText(after: instant))",
        ]
      case .between(let start, let end):
        intervals(from: start, until: end).map {
          "\(text(of: $0.start))/\(text(of: $0.end)) \($0.state)"
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

  private func changeText(after instant: Instant) -> String {
    nextChange(after: instant).map { "\(text(of: $0)) \(state(at: $0))" } ?? "none in two years"
  }

  private func state(at instant: Instant) -> OpeningHours.State {
    hours.state(at: instant, in: question.zone, holidays: question.holidays)
  }

  private func nextChange(after instant: Instant) -> Instant? {
    hours.nextChange(after: instant, in: question.zone, holidays: question.holidays)
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
    let word =
      switch kind {
      case .open: "open"
      case .closed: "closed"
      case .unknown: "unknown"
      }
    return ["kind": .string(word), "comment": comment.map(JSON.string) ?? .null]
  }
}
