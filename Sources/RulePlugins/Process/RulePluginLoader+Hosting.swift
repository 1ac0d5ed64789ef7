// SPDX-License-Identifier: MIT

package import Checksums
package import JSONDocument

extension RulePluginLoader {
  /// Finds a plug-in and checks its file, to be run in a process of its own; this process loads nothing of it.
  ///
  /// - Parameters:
  ///   - name: A name or path, as for `load`.
  ///   - folder: What relative paths start from: the folder of the service.
  ///   - pin: The SHA-256 that the file must have; any when nil.
  ///   - configuration: What the plug-in reads itself.
  ///   - readablePaths: What it may read besides its own folder and libraries, while its instance is made.
  ///   - sandbox: What follows when its process cannot be confined in every way.
  /// - Returns: What `PluginProcess` and `PluginProbe` run.
  /// - Throws: A `RulePluginError`: nothing there, not a library for this machine, or one that others than root and
  ///   the running user may have changed.
  package func hosted(
    _ name: String, relativeTo folder: String, pin: SHA256? = nil, configuration: JSON = [:],
    readablePaths: [String] = [], sandbox: SandboxDemand = .required
  ) throws(RulePluginError) -> HostedPlugin {
    let found = try find(name, relativeTo: folder)
    do {
      return try HostedPlugin(
        of: LibraryContent(at: found, pin: pin), called: name, folder: folder,
        configuration: configuration, readablePaths: readablePaths, sandbox: sandbox)
    } catch {
      throw RulePluginError(plugin: name, reason: error)
    }
  }
}
