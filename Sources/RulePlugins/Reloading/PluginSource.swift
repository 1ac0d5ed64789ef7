// SPDX-License-Identifier: MIT

package import Checksums
package import JSONDocument

/// Which rule plug-in a service wants, and how it is made: enough to make it again when its files change.
package struct PluginSource: Sendable {
  /// The plug-in, as the service calls it.
  package let name: String
  /// The folder of the service, where a relative path starts.
  package let folder: String
  /// The SHA-256 that the file must have; any when nil.
  package let pin: SHA256?
  /// What the plug-in itself reads.
  package let configuration: JSON
  /// How it is run in a process of its own; nil when it runs in this one.
  package let process: ProcessTerms?
  let loader: RulePluginLoader
  package let log: RulePluginLog

  /// Describes a plug-in.
  package init(
    name: String, folder: String, pin: SHA256? = nil, configuration: JSON = [:],
    process: ProcessTerms? = nil, loader: RulePluginLoader = RulePluginLoader(),
    log: @escaping RulePluginLog
  ) {
    self.name = name
    self.folder = folder
    self.pin = pin
    self.configuration = configuration
    self.process = process
    self.loader = loader
    self.log = log
  }

  /// Whether `other` describes the same plug-in, whoever hears of it.
  package func isSame(as other: PluginSource) -> Bool {
    name == other.name && folder == other.folder && pin == other.pin
      && configuration == other.configuration && process == other.process
      && loader.folders == other.loader.folders
  }

  /// Loads the plug-in and makes its instance.
  package func load() throws(RulePluginError) -> LoadedPlugin {
    let file = WatchedFile(try loader.find(name, relativeTo: folder))
    return try LoadedPlugin(self, file: file, version: try version(of: file))
  }

  /// What `file` holds: `known`, or something else.
  func version(
    of file: WatchedFile, unless known: PluginVersion? = nil
  ) throws(RulePluginError) -> PluginVersion {
    do {
      let content = try LibraryContent(at: file.path, pin: pin)
      if let known, known.hash == content.hash { return known }
      return try PluginVersion(of: content, at: file.path, for: self)
    } catch {
      throw RulePluginError(plugin: name, reason: error)
    }
  }
}
