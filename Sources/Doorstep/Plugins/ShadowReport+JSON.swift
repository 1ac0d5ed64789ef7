// SPDX-License-Identifier: MIT

package import JSONDocument
import Schedules

extension ShadowReport {
  /// The report as an object; fees are in minor units, estimates in seconds.
  package var json: JSON {
    [
      "plugin": .string(plugin), "id": .string(id), "version": .string(version),
      "currency": .string(currency.code), "asked": .integer(Int64(asked)),
      "agreed": .integer(Int64(agreed)), "missed": .integer(Int64(missed)),
      "refusals": .counts(refusals), "fee": fee?.json ?? .null,
      "estimate": estimate?.json ?? .null, "missingInputs": .counts(missingInputs),
      "failures": .counts(failures), "examples": .array(examples.map(\.json)),
    ]
  }
}

extension JSON {
  fileprivate static func counts(_ counts: [String: Int]) -> JSON {
    .object(
      counts.sorted { $0.key < $1.key }.reduce(into: Object()) {
        $0[$1.key] = .integer(Int64($1.value))
      })
  }
}

extension ShadowReport.Spread {
  fileprivate var json: JSON {
    [
      "count": .integer(Int64(count)), "least": .integer(least), "median": .integer(median),
      "p90": .integer(p90), "most": .integer(most),
    ]
  }
}

extension ShadowReport.Example {
  fileprivate var json: JSON {
    var members: JSON.Object = [
      "time": .string(time.rfc3339(in: .utc)), "coordinate": coordinate.json,
      "zone": zone.map(JSON.string) ?? .null, "answer": .string(answer.rawValue),
      "code": code.map(JSON.string) ?? .null, "serviceVersion": .string(serviceVersion),
    ]
    switch change {
    case .refusal(let code): members["refuses"] = .string(code.rawValue)
    case .adjustment(let seconds, let minorUnits):
      members["seconds"] = .integer(seconds)
      members["minorUnits"] = .integer(minorUnits)
    case .missingInput(let name): members["missing"] = .string(name)
    case .failure(let reason): members["failed"] = .string(reason)
    }
    return .object(members)
  }
}
