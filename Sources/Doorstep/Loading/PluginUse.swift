// SPDX-License-Identifier: MIT

import DeliveryRules
import JSONDocument
import RulePlugins

/// A loaded plug-in, and how its service uses it.
struct PluginUse: Sendable {
  /// The plug-in in one of its versions.
  var plugin: LoadedPlugin
  /// What follows for the answer when it fails.
  let consequence: RuleFailure.Consequence
  /// How long an answer is waited for.
  let timeout: Duration
  /// Whether a change of its files is taken up when it happens.
  let reloads: Bool
  /// How it is asked beside decisions; nil when what it says counts.
  let shadow: PluginShadow?

  /// The version of the plug-in that is asked.
  var subject: ShadowSubject {
    let identity = plugin.evaluator.identity
    return ShadowSubject(name: plugin.source.name, id: identity.id, version: identity.version)
  }

  /// The plug-in as a rule like any other.
  var rule: PluginRule {
    PluginRule(
      plugin.evaluator, onFailure: consequence, timeout: timeout, log: plugin.source.log)
  }
}

/// How a plug-in is asked beside decisions.
struct PluginShadow: Hashable, Sendable {
  /// The file that disagreements are appended to, if any.
  let report: String?

  /// The file, when the service is in `folder`, which ends in a slash or is empty.
  func file(of folder: String) -> ShadowReportFile? {
    report.map { ShadowReportFile($0.hasPrefix("/") ? $0 : folder + $0) }
  }

  /// Reads the members of `plugin`, an element of `plugins`; nil unless it has `"shadow": true`.
  init?(decoding plugin: JSONValue) throws(JSONError) {
    let isShadow = try plugin.member("shadow")?.boolean() ?? false
    report = try plugin.member("report")?.nonEmptyString()
    if !isShadow, let report = plugin.member("report") {
      throw report.error("only a plug-in with \"shadow\": true has a report")
    }
    guard isShadow else { return nil }
  }
}
