// SPDX-License-Identifier: MIT

import RulePlugins

extension PluginConfiguration {
  /// How far the plug-in comes that `source` names.
  func inspect(namedBy source: SourceFile, orFrom folders: [String]) -> ServicePlugin {
    var path: String?
    var library: RulePluginLibrary?
    do {
      let loader = RulePluginLoader(folders: folders)
      path = try loader.find(name, relativeTo: source.folder)
      let loaded = try loader.load(name, relativeTo: source.folder, pin: pin)
      library = loaded
      _ = try loaded.makeInstance(
        configuration: configuration, folder: source.folder
      ) { _, _ in }
      return ServicePlugin(self, path: path, library: library, error: nil)
    } catch {
      return ServicePlugin(self, path: path, library: library, error: error)
    }
  }
}

extension ServicePlugin {
  fileprivate init(
    _ configuration: PluginConfiguration, path: String?, library: RulePluginLibrary?,
    error: RulePluginError?
  ) {
    name = configuration.name
    self.path = path
    mode = "in-process"
    isPinned = configuration.pin != nil
    identity = library.map { library in
      Identity(
        id: library.identity.id, version: library.identity.version,
        summary: library.identity.summary, toolchain: library.identity.toolchain)
    }
    problem = error?.reason.description
    state =
      switch error?.reason {
      case nil: .ready
      case .notFound: .missing
      case .untrusted, .otherContent: .untrusted
      default: library == nil ? .broken : .misconfigured
      }
  }
}
