// SPDX-License-Identifier: MIT

import DeliveryModel
package import JSONDocument
import Schedules
import ZoneGeometry

extension Quote {
  /// The answer as one line of JSON, its instants in the wall clock of `timeZone` (RFC 3339).
  ///
  /// - Throws: An error for a number that JSON cannot write, such as an infinite distance; no quote
  ///   that the engine makes has one.
  public func jsonText(in timeZone: IANATimeZone) throws -> String {
    try json(in: timeZone).text()
  }

  /// The answer as JSON, its instants in the wall clock of `timeZone` (RFC 3339), with or without its trace.
  package func json(in timeZone: IANATimeZone, isTraced: Bool = true) -> JSON {
    [
      "coordinate": coordinate.json,
      "deliverable": .string(deliverable.rawValue),
      "zone": .optional(zone?.json),
      "hub": .optional(hub?.json),
      "estimate": .optional(estimate?.json(in: timeZone)),
      "fee": .optional(fee?.json),
      "minimumOrder": .optional(minimumOrder?.json),
      "reasons": .array(reasons.map { $0.json(in: timeZone) }),
      "sides": .array(sides.map(\.json)),
      "alternatives": .array(alternatives.map { $0.json(in: timeZone) }),
      "trace": .array(isTraced ? trace.map(\.json) : []),
      "version": .string(version),
      "validUntil": .string(validUntil.rfc3339(in: timeZone)),
    ]
  }
}

extension JSON {
  /// `value`, or null.
  fileprivate static func optional(_ value: JSON?) -> JSON {
    value ?? .null
  }
}

extension JSON {
  /// A distance to the decimetre.
  static func meters(_ meters: Double) -> JSON {
    .number((meters * 10).rounded() / 10)
  }
}

extension Coordinate {
  var json: JSON { [.number(longitude), .number(latitude)] }
}

extension Quote.Place {
  fileprivate var json: JSON { ["id": .string(id), "name": .string(name)] }
}

extension Quote.Side {
  fileprivate var json: JSON {
    [
      "zone": .optional(zone?.json), "deliverable": .string(deliverable.rawValue),
      "code": .optional(code.map { .string($0.rawValue) }),
    ]
  }
}

extension Money {
  var json: JSON {
    [
      "minorUnits": .integer(minorUnits), "currency": .string(currency.code),
      "text": .string(description),
    ]
  }
}

extension Fee {
  fileprivate var json: JSON {
    [
      "minorUnits": .integer(total.minorUnits), "currency": .string(total.currency.code),
      "text": .string(total.description),
      "parts": .array(
        parts.map { ["name": .string($0.name), "minorUnits": .integer($0.amount.minorUnits)] }),
      "freeFrom": .optional(
        freeFrom.map { ["threshold": $0.threshold.json, "missing": $0.missing.json] }),
    ]
  }
}

extension Estimate {
  fileprivate func json(in timeZone: IANATimeZone) -> JSON {
    [
      "text": .string(text),
      "minutes": [.integer(Int64(minutes.lowerBound)), .integer(Int64(minutes.upperBound))],
      "seconds": seconds.json,
      "p10": .integer(forecast.p10),
      "p50": .integer(forecast.p50),
      "p90": .integer(forecast.p90),
      "onTime": .number(onTime),
      "promiseBy": .string(promiseBy.rfc3339(in: timeZone)),
      "earliest": .string(earliest.rfc3339(in: timeZone)),
      "parts": .array(
        parts.map { part in
          [
            "name": .string(part.name), "seconds": part.seconds.json,
            "detail": .string(part.detail),
          ]
        }),
      "window": .optional(
        window.map { window in
          [
            "from": .string(window.from.rfc3339(in: timeZone)),
            "until": .string(window.until.rfc3339(in: timeZone)),
          ]
        }),
    ]
  }
}

extension ClosedRange<Int64> {
  fileprivate var json: JSON { [.integer(lowerBound), .integer(upperBound)] }
}

extension Reason {
  func json(in timeZone: IANATimeZone) -> JSON {
    var members = JSON.Object()
    for (name, parameter) in parameters.sorted(by: { $0.key < $1.key }) {
      switch parameter {
      case .text(let text): members[name] = .string(text)
      case .meters(let meters): members["\(name)Meters"] = .meters(meters)
      case .money(let money): members[name] = money.json
      case .instant(let instant): members[name] = .string(instant.rfc3339(in: timeZone))
      case .count(let count): members[name] = .integer(count)
      case .grams(let grams): members["\(name)Grams"] = .integer(grams)
      case .seconds(let seconds): members["\(name)Seconds"] = .integer(seconds)
      }
    }
    return [
      "code": .string(code.rawValue), "rule": .string(rule), "effect": .string(effect.rawValue),
      "message": .string(message), "parameters": .object(members),
    ]
  }
}

extension TraceEntry {
  fileprivate var json: JSON {
    var members: JSON.Object = [
      "rule": .string(rule), "outcome": .string(outcome.rawValue), "detail": .string(detail),
      "inputs": .object(inputsObject),
    ]
    if isShadow { members["shadow"] = true }
    return .object(members)
  }

  private var inputsObject: JSON.Object {
    var members = JSON.Object()
    for input in inputs { members[input.name] = .optional(input.value.map(JSON.string)) }
    return members
  }
}
