// SPDX-License-Identifier: MIT

/// A rule plug-in in one of its versions, loaded and configured.
///
/// Its instance is given back when nobody holds this any more, so after its last answer.
package final class LoadedPlugin: Sendable {
  /// What it was made by.
  package let source: PluginSource
  /// The loaded library.
  package let library: RulePluginLibrary
  /// What decides.
  package let evaluator: any PluginEvaluator
  private let file: WatchedFile
  private let others: [WatchedFile]

  /// The files that it was made of: its own first, then those that it read while it was made.
  package var paths: [String] { [file.path] + others.map(\.path) }

  init(
    _ source: PluginSource, file: WatchedFile,
    loading load: () throws(RulePluginError) -> RulePluginLibrary
  ) throws(RulePluginError) {
    self.source = source
    self.file = file
    library = try load()
    // Before the instance is made, so that a change during that is noticed afterwards.
    others = source.files.map(WatchedFile.init)
    evaluator = try library.makeInstance(configuration: source.configuration, log: source.log)
  }

  /// The plug-in as its files are now; nil when they are as they were.
  ///
  /// Another content is loaded and tried with a few requests; other files that it read give a new instance. The
  /// same content in a new file is nothing new.
  ///
  /// - Throws: A `RulePluginError` when that cannot decide instead of this one.
  package func renewed() throws(RulePluginError) -> LoadedPlugin? {
    let file = WatchedFile(try source.loader.find(source.name, relativeTo: source.folder))
    var library = library
    if file.path != self.file.path || self.file.hasChanged {
      do {
        let content = try LibraryContent(at: file.path, pin: source.pin)
        if content.hash != library.hash {
          library = try RulePluginLibrary(name: source.name, path: file.path, content: content)
          try checkID(of: library)
        }
      } catch {
        throw RulePluginError(plugin: source.name, reason: error)
      }
    }
    guard library.hash != self.library.hash || others.contains(where: \.hasChanged) else {
      return nil
    }
    let renewed = try LoadedPlugin(source, file: file) { library }
    try PluginTrial.check(renewed.evaluator)
    return renewed
  }

  private func checkID(of library: RulePluginLibrary) throws(RulePluginError.Reason) {
    guard library.identity.id == self.library.identity.id else {
      throw .otherPlugin(found: library.identity.id, expected: self.library.identity.id)
    }
  }
}
