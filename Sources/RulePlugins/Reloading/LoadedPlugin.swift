// SPDX-License-Identifier: MIT

import Diagnostics

/// A rule plug-in in one of its versions, loaded and configured.
///
/// Its instance is given back, and its process ended, when nobody holds this any more, so after its last answer.
package final class LoadedPlugin: Sendable {
  /// What it was made by.
  package let source: PluginSource
  /// What its file held.
  package let version: PluginVersion
  /// What decides.
  package let evaluator: any PluginEvaluator
  private let file: WatchedFile
  private let others: [WatchedFile]

  /// The files and folders that it was made of: its own file first, then what it may have read while it was made.
  package var paths: [String] { [file.path] + data.map(\.path) }

  /// What it may have read while it was made.
  private var data: [WatchedFile] { others + evaluator.namedFiles }

  init(
    _ source: PluginSource, file: WatchedFile, version: PluginVersion
  ) throws(RulePluginError) {
    self.source = source
    self.file = file
    self.version = version
    // Before the instance is made, so that a change during that is noticed afterwards.
    others = try version.files(for: source).map(WatchedFile.init)
    evaluator = try version.makeEvaluator(for: source)
    for file in others {
      guard let doubt = file.doubt else { continue }
      source.log(.warning, "follows \(quoted(file.path, limit: 1000)), but \(doubt)")
    }
  }

  /// Has `call` called, on a thread on which it must only pass that on, when `paths` are others.
  package func onOtherPaths(_ call: @escaping @Sendable () -> Void) {
    evaluator.onNamedFiles(call)
  }

  /// The plug-in as its files are now; nil when they are as they were.
  ///
  /// Another content is loaded and tried with a few requests; other files that it read give a new instance. The
  /// same content in a new file is nothing new.
  ///
  /// - Throws: A `RulePluginError` when that cannot decide instead of this one.
  package func renewed() throws(RulePluginError) -> LoadedPlugin? {
    let file = WatchedFile(try source.loader.find(source.name, relativeTo: source.folder))
    let isOther = file.path != self.file.path || self.file.hasChanged
    let version = isOther ? try source.version(of: file, unless: version) : version
    guard version.hash != self.version.hash || data.contains(where: \.hasChanged) else {
      return nil
    }
    try check(version.library?.identity)
    let renewed = try LoadedPlugin(source, file: file, version: version)
    try PluginTrial.check(renewed.evaluator)
    try check(renewed.evaluator.knownIdentity)
    return renewed
  }

  /// Refuses another plug-in in the place of this one.
  private func check(_ identity: PluginIdentity?) throws(RulePluginError) {
    guard let identity, let known = evaluator.knownIdentity, identity.id != known.id else { return }
    throw RulePluginError(
      plugin: source.name, reason: .otherPlugin(found: identity.id, expected: known.id))
  }
}
