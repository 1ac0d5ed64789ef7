// SPDX-License-Identifier: MIT

public import JSONDocument

/// A rule that reads files while it is made, such as the weather that another program writes.
///
/// When one of its files changes, appears or goes, the service makes a new instance with the same
/// configuration and asks that one from then on; if its `init` throws, the one before stays. So `evaluate`
/// never has to look at a file, and must not.
public protocol WatchingRulePlugin: RulePlugin {
  /// The files that `init` reads with this configuration, whether they exist or not.
  ///
  /// - Returns: Up to 64 paths; a relative one starts at the folder of the service.
  /// - Throws: What `init` would throw, if the files cannot be told.
  static func watchedFiles(configuration: JSONValue) throws -> [String]

  /// Makes an instance with what the service configured.
  ///
  /// - Throws: Best a `JSONError`, which names the member at fault; see `JSONValue.error(_:)`.
  init(configuration: JSONValue, folder: ServiceFolder) throws
}

extension WatchingRulePlugin {
  /// Makes an instance whose relative paths start at the current folder.
  public init(configuration: JSONValue) throws {
    try self.init(configuration: configuration, folder: ServiceFolder(path: ""))
  }
}
