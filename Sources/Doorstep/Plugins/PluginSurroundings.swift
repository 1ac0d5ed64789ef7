// SPDX-License-Identifier: MIT

import DeliveryRules
import RulePlugins

/// What plug-ins are found and run with.
struct PluginSurroundings: Sendable {
  /// Where they are looked for by name, after the folder of the executable.
  let folders: [String]
  /// The program that runs them in processes of their own; nil for the one that is there by itself.
  let host: String?

  /// The program that runs the plug-in called `name`.
  func executable(for name: String) throws(RulePluginError) -> PluginHostExecutable {
    do {
      return try PluginHostExecutable(host)
    } catch {
      throw RulePluginError(plugin: name, reason: error)
    }
  }
}

/// A plug-in that can be asked.
struct LoadedPlugin {
  /// The plug-in as a rule like any other.
  let rule: any Rule
  /// The file that it was loaded from.
  let path: String
  /// What decides.
  let evaluator: any PluginEvaluator
}
