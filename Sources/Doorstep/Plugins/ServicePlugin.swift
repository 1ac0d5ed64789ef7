// SPDX-License-Identifier: MIT

/// A rule plug-in that a service names, and whether it could decide.
///
///     for plugin in try ServicePlugin.all(of: "Zones/harbor") where !plugin.state.isFine {
///       print(plugin.name, plugin.problem ?? "")
///     }
public struct ServicePlugin: Hashable, Sendable {
  /// How far a plug-in comes.
  public enum State: String, Hashable, Sendable {
    /// Loaded, and content with its configuration.
    case ready
    /// There is no such file.
    case missing
    /// Others may have changed the file, or it is not the pinned one: it was not loaded.
    case untrusted
    /// The file is no plug-in, or none for this Doorstep.
    case broken
    /// Loaded, but it starts a program, which the confined process that it is tried out in may not: whether it is content
    /// with its configuration is known when the service is loaded.
    case untried
    /// Loaded, but the plug-in refuses what the service configures.
    case misconfigured
    /// Its process ended, or did not become ready, while it was loaded and given its configuration.
    case faulty
    /// It should have a process of its own, which cannot be confined as it has to be, or started at all.
    case unconfined

    /// Whether nothing is known to keep it from deciding: it is `ready`, or `untried`.
    public var isFine: Bool { self == .ready || self == .untried }
  }

  /// The plug-in, as the service calls it.
  public let name: String
  /// Its file; nil when there is none.
  public let path: String?
  /// Where it runs: `in-process`, or in a `process` of its own.
  public let mode: String
  /// Whether the service pins the file by its SHA-256.
  public let isPinned: Bool
  /// How far it comes.
  public let state: State
  /// What is doubtful about it and keeps it from nothing; sentences without full stop.
  public let warnings: [String]
  /// Why it is not ready, and how to mend it: a sentence without full stop.
  public let problem: String?
  /// What it says of itself; nil unless it was loaded.
  public let identity: Identity?
  /// How its own process is confined; nil unless it has one and is ready.
  public let sandbox: PluginSandbox?

  /// What a plug-in says of itself.
  public struct Identity: Hashable, Sendable {
    /// Its own name for itself, such as `doorstep.blackout`.
    public let id: String
    /// Its own version.
    public let version: String
    /// What it does, in one sentence.
    public let summary: String
    /// What it was built with; may be empty.
    public let toolchain: String
  }

  /// What is doubtful about the file of the service at `path`, which names plug-ins: that others may change it.
  package static func doubt(aboutServiceAt path: String) throws(ServiceError) -> String? {
    guard let (source, _, plugins) = try PluginConfiguration.all(of: path), !plugins.isEmpty else {
      return nil
    }
    return PluginConfiguration.doubt(about: source)
  }

  /// The plug-ins of the service at `path`, in the order in which they are asked.
  ///
  /// A file that can be trusted is loaded in a process of its own and given its configuration there, wherever it
  /// runs later; one that cannot is not loaded. Nothing else of the service is checked.
  ///
  /// - Parameters:
  ///   - path: What `DeliveryChecker(service:)` takes.
  ///   - pluginFolders: Where plug-ins are looked for by name, after the folder of the executable.
  ///   - pluginHost: The program `doorstep`, which runs plug-ins in processes of their own; the running program, if
  ///     it is that, or the one beside it, when left out.
  /// - Returns: None for zones without a service.
  /// - Throws: `ServiceError` when the service cannot be read, or says something else of a plug-in than it may.
  public static func all(
    of path: String, pluginFolders: [String] = [], pluginHost: String? = nil
  ) throws(ServiceError) -> [ServicePlugin] {
    guard let (source, _, configurations) = try PluginConfiguration.all(of: path) else { return [] }
    let surroundings = PluginSurroundings(folders: pluginFolders, host: pluginHost)
    return configurations.map { $0.inspect(namedBy: source, in: surroundings) }
  }
}
