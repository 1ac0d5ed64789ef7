// SPDX-License-Identifier: MIT

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
