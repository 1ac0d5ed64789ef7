// SPDX-License-Identifier: MIT

import RulePlugins

/// Is the process of a rule plug-in, when this program was started to be one, and then ends.
///
/// Call it before anything else, on the first thread: such a process has no other.
package func runPluginIfCalled() {
  PluginHost.runIfCalled(CommandLine.arguments)
}
