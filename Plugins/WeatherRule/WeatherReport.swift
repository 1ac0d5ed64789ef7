// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit
import Schedules

/// What the weather is, as another program wrote it.
///
///     { "observedAt": "2026-12-01T18:30:00+01:00",
///       "figures": { "windKmh": 40, "rainMmPerHour": 2.5, "temperatureC": 3 },
///       "zones": { "hill": { "windKmh": 80 } } }
///
/// Which figures there are is up to that program; a zone has those of all, except where it has its own.
struct WeatherReport: Sendable {
  /// When it was so.
  let observedAt: Instant
  private let figures: [String: Double]
  private let zones: [String: [String: Double]]

  /// The figures in a zone; nil is outside all zones.
  func figures(in zone: String?) -> [String: Double] {
    zone.flatMap { zones[$0] } ?? figures
  }

  /// Reads the file, which must have every figure that one of `conditions` looks at.
  static func read(
    _ file: String, in folder: ServiceFolder, for conditions: [WeatherCondition]
  ) -> Result<WeatherReport, BrokenReport> {
    do {
      let document = try JSONDocument(
        parsing: folder.bytes(of: file), source: folder.path(of: file))
      return .success(try WeatherReport(document.root, for: conditions))
    } catch {
      return .failure(BrokenReport(description: "\(error)"))
    }
  }

  private init(_ value: JSONValue, for conditions: [WeatherCondition]) throws(JSONError) {
    observedAt = try Instant(value.required("observedAt"))
    let figures = try Self.figures(try value.required("figures"))
    self.figures = figures
    var zones: [String: [String: Double]] = [:]
    if let members = try value.member("zones")?.members() {
      for (zone, own) in members {
        zones[zone] = figures.merging(try Self.figures(own)) { $1 }
      }
    }
    self.zones = zones
    for name in conditions.flatMap(\.figures) where figures[name] == nil {
      throw try value.required("figures").error("there is no \"\(name)\", which a rule looks at")
    }
  }

  private static func figures(_ value: JSONValue) throws(JSONError) -> [String: Double] {
    var figures: [String: Double] = [:]
    for (name, figure) in try value.members() { figures[name] = try figure.double() }
    return figures
  }
}

/// Why a file is no report.
struct BrokenReport: Error, CustomStringConvertible {
  let description: String
}

extension Instant {
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    let text = try value.string()
    do {
      try self.init(rfc3339: text)
    } catch {
      throw value.error("not an instant such as \"2026-12-24T18:00:00Z\": \(error)")
    }
  }
}
