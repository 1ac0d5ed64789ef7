// SPDX-License-Identifier: MIT

/// How a plug-in is run in a process of its own.
package struct ProcessTerms: Hashable, Sendable {
  /// What runs it.
  package let executable: PluginHostExecutable
  /// What follows when the process cannot be confined in every way.
  package let sandbox: SandboxDemand
  /// Files and folders that it may read until its instance is made, from the folder of the service on.
  package let readablePaths: [String]

  /// Creates terms.
  package init(
    by executable: PluginHostExecutable, sandbox: SandboxDemand = .required,
    readablePaths: [String] = []
  ) {
    self.executable = executable
    self.sandbox = sandbox
    self.readablePaths = readablePaths
  }
}
