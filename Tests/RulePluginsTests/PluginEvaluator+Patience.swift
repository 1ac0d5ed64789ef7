// SPDX-License-Identifier: MIT

import DeliveryRules
import RulePlugins

extension PluginEvaluator {
  /// What the plug-in says of `context`, however long it takes.
  func evaluate(_ context: DecisionContext) throws(RulePluginError) -> Verdict {
    try evaluate(context, timeout: nil)
  }
}
