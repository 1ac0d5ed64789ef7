// SPDX-License-Identifier: MIT

import DeliveryModel
package import JSONDocument
import Schedules
import ZoneGeometry

/// The lines of a report: one of numbers, and one for each example. Numbers of several lines add up.
///
///     {"plugin":"./rule.so","id":"x.rule","version":"2.0","asked":9,"agreed":8,"missed":0,"refused":{"NIGHT":1}}
///     {"plugin":"./rule.so","id":"x.rule","version":"2.0","example":{"time":"2026-12-01T12:00:00Z",
///      "coordinate":[13.4,52.52],"zone":"centre","answer":"yes","service":"0123456789abcdef",
///      "says":{"refuse":"NIGHT"}}}
extension ShadowRecord {
  /// The record as lines without their ends.
  func lines() throws(JSONError) -> [String] {
    try ([tally.json] + examples.map { ["example": $0.json] }).map { json throws(JSONError) in
      var members = subject.members
      if case .object(let object) = json { members.appendNew(object) }
      return try JSON.object(members).text()
    }
  }
}

extension ShadowSubject {
  fileprivate var members: JSON.Object {
    ["plugin": .string(name), "id": .string(id), "version": .string(version)]
  }

  init(_ line: JSONValue) throws(JSONError) {
    self.init(
      name: try line.required("plugin").string(), id: try line.required("id").string(),
      version: try line.required("version").string())
  }
}

extension ShadowTally {
  var json: JSON {
    var members: JSON.Object = [
      "asked": .integer(Int64(asked)), "agreed": .integer(Int64(agreed)),
      "missed": .integer(Int64(missed)),
    ]
    func give(_ name: String, _ counts: [String: Int]) {
      guard !counts.isEmpty else { return }
      let sorted = counts.sorted { $0.key < $1.key }.map { ($0.key, JSON.integer(Int64($0.value))) }
      members[name] = .object(sorted.reduce(into: JSON.Object()) { $0[$1.0] = $1.1 })
    }
    give("refused", refusals)
    give("seconds", seconds.named)
    give("minorUnits", minorUnits.named)
    give("missing", missingInputs)
    give("failed", failures)
    return .object(members)
  }

  init(_ line: JSONValue) throws(JSONError) {
    func count(_ value: JSONValue) throws(JSONError) -> Int {
      // So that no sum of a forged report overflows.
      Int(clamping: min(max(0, try value.integer()), 1_000_000_000_000))
    }
    func counts(_ name: String) throws(JSONError) -> [String: Int] {
      var counts: [String: Int] = [:]
      guard let members = try line.member(name)?.members() else { return counts }
      for (key, value) in members { counts[key] = try count(value) }
      return counts
    }
    self.init()
    asked = try count(line.required("asked"))
    agreed = try count(line.required("agreed"))
    missed = try count(line.required("missed"))
    refusals = try counts("refused")
    seconds = ShadowDistribution(named: try counts("seconds"))
    minorUnits = ShadowDistribution(named: try counts("minorUnits"))
    missingInputs = try counts("missing")
    failures = try counts("failed")
  }
}

extension ShadowDistribution {
  fileprivate var named: [String: Int] {
    Dictionary(counts.map { (String($0.key), $0.value) }) { first, _ in first }
  }

  fileprivate init(named counts: [String: Int]) {
    self.init()
    for (name, times) in counts { if let number = Int64(name) { add(number, times: times) } }
  }
}

extension ShadowExample {
  /// The example as an object; what is not known is left out.
  package var json: JSON {
    var members: JSON.Object = [
      "time": .string(time.rfc3339(in: .utc)),
      "coordinate": [.number(coordinate.longitude), .number(coordinate.latitude)],
    ]
    members["zone"] = zone.map(JSON.string)
    members["answer"] = .string(answer.rawValue)
    members["code"] = code.map(JSON.string)
    members["service"] = .string(serviceVersion)
    members["says"] = finding.json
    return .object(members)
  }

  init(_ value: JSONValue) throws(JSONError) {
    let place = try value.required("coordinate").numbers()
    let time = try value.required("time")
    let answer = try value.required("answer")
    guard let instant = try? Instant(rfc3339: time.string()) else {
      throw time.error("expected a time of RFC 3339")
    }
    guard let deliverable = Quote.Deliverable(rawValue: try answer.string()) else {
      throw answer.error("expected yes, no or depends")
    }
    guard place.count == 2 else { throw value.error("expected longitude and latitude") }
    self.init(
      time: instant,
      coordinate: Coordinate(longitude: place[0], latitude: place[1]),
      zone: try value.member("zone")?.string(),
      answer: deliverable,
      code: try value.member("code")?.string(),
      serviceVersion: try value.required("service").string(),
      finding: try ShadowFinding(value.required("says")))
  }
}

extension ShadowFinding {
  fileprivate var json: JSON {
    switch self {
    case .nothing: [:]
    case .refusal(let code): ["refuse": .string(code.rawValue)]
    case .adjustment(let seconds, let minorUnits):
      ["seconds": .integer(seconds), "minorUnits": .integer(minorUnits)]
    case .missingInput(let name): ["missing": .string(name)]
    case .failure(let reason): ["failed": .string(reason)]
    }
  }

  fileprivate init(_ value: JSONValue) throws(JSONError) {
    if let code = value.member("refuse") {
      self = .refusal(ReasonCode(rawValue: try code.string()))
    } else if let name = value.member("missing") {
      self = .missingInput(try name.string())
    } else if let reason = value.member("failed") {
      self = .failure(try reason.string())
    } else {
      self = .adjustment(
        seconds: try value.required("seconds").integer(),
        minorUnits: try value.required("minorUnits").integer())
    }
  }
}
