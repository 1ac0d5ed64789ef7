// SPDX-License-Identifier: MIT

import DeliveryRules

/// Tries a new version of a plug-in before it decides for customers: with a few generated requests.
enum PluginTrial {
  /// Refuses a plug-in that says something malformed, or fails each time.
  ///
  /// That it fails at some requests may be right: it is asked about things that no service has.
  static func check(_ plugin: any PluginEvaluator) throws(RulePluginError) {
    var failures: [RulePluginError] = []
    for context in contexts {
      do {
        _ = try plugin.evaluate(context, timeout: .seconds(1))
      } catch {
        switch error.reason {
        case .malformedVerdict, .process(.malformedVerdict): throw error
        default: failures.append(error)
        }
      }
    }
    if let failure = failures.first, failures.count == contexts.count { throw failure }
  }

  /// Made once, as they never change.
  private static let contexts: [DecisionContext] = {
    var requests = GeneratedRequests(seed: 1)
    return requests.contexts(count: 8)
  }()
}
