// SPDX-License-Identifier: MIT

import JSONDocument
import RulePluginKit
import Schedules

/// Adds time and fee, or refuses, by the weather that another program writes into a file.
///
///     { "file": "weather.json", "maximumAgeMinutes": 60, "onBrokenFile": "fail",
///       "rules": [
///         { "when": { "windKmh": { "from": 75 } }, "refuse": true, "message": "No deliveries in this storm" },
///         { "when": { "rainMmPerHour": { "from": 2 } }, "addMinutes": 5, "addFee": 50 },
///         { "when": { "temperatureC": { "below": 0 }, "rainMmPerHour": { "from": 0.1 } }, "addMinutes": 10 } ] }
///
/// What all rules add that hold is added up; one that refuses goes before them. `WeatherReport` shows the file.
struct WeatherRule: WatchingRulePlugin {
  static let id = "doorstep.weather"
  static let version = "1.0.0"
  static let summary = "Adds time and fee, or refuses, by the weather in a file."
  static let configurationSchema = WeatherConfiguration.schema
  static let isPure = true

  private let configuration: WeatherConfiguration
  /// What the file says, or what is wrong with it.
  private let report: Result<WeatherReport, BrokenReport>

  static func watchedFiles(configuration: JSONValue) throws -> [String] {
    [try WeatherConfiguration(configuration).file]
  }

  init(configuration value: JSONValue, folder: ServiceFolder) throws {
    configuration = try WeatherConfiguration(value)
    report = WeatherReport.read(configuration.file, in: folder, for: configuration.conditions)
    if case .failure(let broken) = report, !configuration.abstainsIfBroken {
      throw try value.required("file").error(broken.description)
    }
  }

  func evaluate(_ request: borrowing RuleRequest) -> Verdict {
    switch report {
    case .success(let report): decide(request, by: report)
    case .failure(let broken): abstain(request, "weather.problem", broken.description)
    }
  }

  private func decide(_ request: borrowing RuleRequest, by report: WeatherReport) -> Verdict {
    let age = report.observedAt.seconds(until: request.scheduledFor ?? request.placedAt)
    request.annotate(
      "weather.age", "\(age / 60) min, of at most \(configuration.maximumAgeMinutes)")
    // The weather says nothing about the day after, and nothing about the one before.
    guard age.magnitude <= configuration.maximumAgeMinutes * 60 else { return .abstain }
    let figures = report.figures(in: request.zoneID)
    let holding = configuration.conditions.filter { $0.holds(given: figures) }
    request.annotate("weather.figures", figures.sorted { $0.key < $1.key }.described)
    request.annotate("weather.rules", holding.map { "\($0.number)" }.joined(separator: ", "))
    if let refusing = holding.first(where: \.refuses) {
      return .refuse(code: "BAD_WEATHER", message: refusing.message)
    }
    let seconds = holding.reduce(0) { $0 + $1.addSeconds }
    let fee = holding.reduce(0) { $0 + $1.addFee }
    return seconds == 0 && fee == 0 ? .allow : .adjust(seconds: seconds, minorUnits: fee)
  }

  private func abstain(
    _ request: borrowing RuleRequest, _ key: String, _ value: String
  ) -> Verdict {
    request.annotate(key, value)
    return .abstain
  }
}

extension [(key: String, value: Double)] {
  /// As `rainMmPerHour 2.5, windKmh 40.0`.
  fileprivate var described: String {
    map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

private let entry = RuleEntry(for: WeatherRule.self)

/// The entry function of `doorstep_rule.h`.
@c(doorstep_rule_entry_v1)
public func ruleEntry() -> UnsafeRawPointer { unsafe entry.table }
