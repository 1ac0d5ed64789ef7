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
  /// Other files that it reads while it is made: when one changes, it is made again.
  package let files: [String]
  let loader: RulePluginLoader
  package let log: RulePluginLog

  /// Describes a plug-in.
  package init(
    name: String, folder: String, pin: SHA256? = nil, configuration: JSON = [:],
    files: [String] = [], loader: RulePluginLoader = RulePluginLoader(),
    log: @escaping RulePluginLog
  ) {
    self.name = name
    self.folder = folder
    self.pin = pin
    self.configuration = configuration
    self.files = files
    self.loader = loader
    self.log = log
  }

  /// Whether `other` describes the same plug-in, whoever hears of it.
  package func isSame(as other: PluginSource) -> Bool {
    name == other.name && folder == other.folder && pin == other.pin
      && configuration == other.configuration && files == other.files
      && loader.folders == other.loader.folders
  }

  /// Loads the plug-in and makes its instance.
  package func load() throws(RulePluginError) -> LoadedPlugin {
    let path = try loader.find(name, relativeTo: folder)
    return try LoadedPlugin(self, file: WatchedFile(path)) { () throws(RulePluginError) in
      try loader.load(name, from: path, pin: pin)
    }
  }
}
