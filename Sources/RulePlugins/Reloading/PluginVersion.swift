// SPDX-License-Identifier: MIT

package import Checksums

/// One content of the file of a plug-in, of which instances can be made.
package struct PluginVersion: Sendable {
  /// Tells it from others, also where somebody means to deceive.
  package let hash: SHA256
  /// The same as a shorter number, which somebody could forge.
  package let checksum: UInt128
  private let form: Form

  private enum Form {
    /// Loaded into this process.
    case library(RulePluginLibrary)
    /// To be loaded by the process that `executable` becomes.
    case hosted(HostedPlugin, by: PluginHostExecutable)
  }

  /// Makes `content`, which the file at `path` held, what `source` wants: loaded, or a copy for another process to load.
  init(
    of content: LibraryContent, at path: String, for source: PluginSource
  ) throws(RulePluginError.Reason) {
    hash = content.hash
    checksum = content.checksum
    if let terms = source.process {
      form = .hosted(
        try HostedPlugin(
          of: content, called: source.name, folder: source.folder,
          configuration: source.configuration, readablePaths: terms.readablePaths,
          sandbox: terms.sandbox),
        by: terms.executable)
    } else {
      let image = try LibraryImage(of: content, called: source.name, from: path)
      form = .library(try RulePluginLibrary(name: source.name, path: path, image: image))
    }
  }

  /// The library, where this process has loaded it.
  var library: RulePluginLibrary? {
    if case .library(let library) = form { library } else { nil }
  }

  /// Makes an instance as `source` wants it.
  func makeEvaluator(for source: PluginSource) throws(RulePluginError) -> any PluginEvaluator {
    switch form {
    case .library(let library):
      try library.makeInstance(
        configuration: source.configuration, folder: source.folder, log: source.log)
    case .hosted(let plugin, let executable):
      try PluginProcess(plugin, by: executable, log: source.log)
    }
  }

  /// The files and folders that an instance may read while it is made, so that another is made when one of them
  /// changes; in a process of its own, besides those that it names itself.
  func files(for source: PluginSource) throws(RulePluginError) -> [String] {
    switch form {
    case .library(let library):
      try library.watchedFiles(configuration: source.configuration, folder: source.folder)
    case .hosted(let plugin, _): plugin.readablePaths
    }
  }
}
