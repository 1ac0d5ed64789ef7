// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import RulePlugins

extension ShadowReport {
  /// What was written down for the service at `path`, by each version of its plug-ins with `"shadow": true`.
  ///
  /// - Parameter path: What `DeliveryChecker(service:)` takes.
  /// - Returns: A report of nothing for a plug-in that was never asked, or has no `report` in `service.json`.
  /// - Throws: `ServiceError` when the service cannot be read, or says something else of a plug-in than it may.
  public static func all(of path: String) throws(ServiceError) -> [ShadowReport] {
    guard let (source, document, plugins) = try PluginConfiguration.all(of: path) else { return [] }
    let currency =
      document.root.member("currency").flatMap { try? $0.currency() } ?? Currency.usDollar
    return plugins.flatMap { plugin in
      guard let shadow = plugin.shadow else { return [ShadowReport]() }
      let records = shadow.file(of: source.folder)?.records() ?? []
      let own = records.filter { $0.subject.name == plugin.name }
      let unknown = ShadowRecord(of: ShadowSubject(name: plugin.name, id: "", version: ""))
      return (own.isEmpty ? [unknown] : own).map { ShadowReport($0, currency: currency) }
    }
  }

  init(_ record: ShadowRecord, currency: Currency) {
    let tally = record.tally
    self.init(
      plugin: record.subject.name, id: record.subject.id, version: record.subject.version,
      currency: currency, asked: tally.asked, agreed: tally.agreed, missed: tally.missed,
      refusals: tally.refusals, fee: Spread(tally.minorUnits), estimate: Spread(tally.seconds),
      missingInputs: tally.missingInputs, failures: tally.failures,
      examples: record.examples.reversed().compactMap(Example.init))
  }
}

extension ShadowReport.Spread {
  fileprivate init?(_ distribution: ShadowDistribution) {
    guard let least = distribution.quantile(0), let median = distribution.quantile(0.5),
      let p90 = distribution.quantile(0.9), let most = distribution.quantile(1)
    else { return nil }
    self.init(count: distribution.count, least: least, median: median, p90: p90, most: most)
  }
}

extension ShadowReport.Example {
  fileprivate init?(_ example: ShadowExample) {
    let change: Change? =
      switch example.finding {
      case .nothing: nil
      case .refusal(let code): .refusal(code: code)
      case .adjustment(let seconds, let minorUnits):
        .adjustment(seconds: seconds, minorUnits: minorUnits)
      case .missingInput(let name): .missingInput(name)
      case .failure(let reason): .failure(reason)
      }
    guard let change else { return nil }
    self.init(
      time: example.time, coordinate: example.coordinate, zone: example.zone,
      answer: example.answer, code: example.code, serviceVersion: example.serviceVersion,
      change: change)
  }
}

extension DeliveryChecker {
  /// What plug-ins with `"shadow": true` would have changed about answers of this process so far; waits a moment for
  /// those that are still to be asked.
  public var shadowReports: [ShadowReport] {
    servicePlugins?.desk?.records.map { ShadowReport($0, currency: area.currency) } ?? []
  }
}
