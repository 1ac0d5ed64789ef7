// SPDX-License-Identifier: MIT

public import DeliveryModel
public import DeliveryRules
import RulePlugins
public import Schedules
import Synchronization

/// A service that is loaded anew while others ask it; for servers.
///
///     let service = try ReloadableChecker(service: "Zones/harbor")
///     let quote = try service.quote(for: request)  // on any thread, again and again
///     try service.reload()  // on another, when the zones have changed
///
/// The new service is built beside the old one and takes its place at once. Who asks never waits for
/// that, and who is being answered by the old one gets its answer from it.
///
/// A change of `service.json`, or of a plug-in, is noticed and taken up without being asked for; see
/// `docs/PLUGINS.md`.
public final class ReloadableChecker: Sendable {
  private let current: AtomicReference<Loaded>
  private let load: @Sendable (ServicePlugins?) throws(ServiceError) -> DeliveryChecker
  private let log: @Sendable (String) -> Void
  private let watchesFiles: Bool
  private let past: Mutex<ReloadHistory>
  /// Held by who replaces `current`.
  private let following = Mutex(Following())

  private final class Loaded: Sendable {
    let checker: DeliveryChecker

    init(_ checker: DeliveryChecker) { self.checker = checker }
  }

  /// What is known of the files.
  private struct Following {
    var paths: [String] = []
    var watch: FileWatch?
    /// The `service.json` that could not be loaded, so that it is not tried again.
    var refused: UInt128?
  }

  /// Loads the service at `path`.
  ///
  /// - Parameters:
  ///   - path: What `DeliveryChecker.init` takes.
  ///   - pluginFolders: Where plug-ins are looked for by name, after the folder of the executable.
  ///   - pluginHost: The program `doorstep`, which runs plug-ins in processes of their own; the running program, if
  ///     it is that, or the one beside it, when left out.
  ///   - waitingRules: Checks of the embedder's own that have to wait.
  ///   - watchesFiles: Whether to take up changes of `service.json` and of plug-ins when they happen, on a
  ///     thread that all of the process share. Zones are loaded anew with `service.json`, or by `reload()`.
  ///   - clock: The time of requests that do not give their own.
  ///   - progress: Told how far the loading of each file with zones has come.
  ///   - log: Takes what plug-ins say, what goes wrong with them, and what became of changes.
  /// - Throws: `ServiceError` with the file and place of the first mistake.
  public init(
    service path: String, pluginFolders: [String] = [], pluginHost: String? = nil,
    waitingRules: [any WaitingRule] = [], watchesFiles: Bool = true,
    clock: @escaping @Sendable () -> Instant = { Instant.now() },
    progress: @escaping LoadingProgress.Report = { _ in },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ServiceError) {
    let surroundings = PluginSurroundings(folders: pluginFolders, host: pluginHost)
    load = { plugins throws(ServiceError) in
      let service = try LoadedService(
        path: path, plugins: surroundings, reusing: plugins, verifiesZones: false,
        progress: progress, log: log)
      return DeliveryChecker(service, waitingRules: waitingRules, clock: clock)
    }
    self.log = log
    self.watchesFiles = watchesFiles
    current = AtomicReference(Loaded(try load(nil)))
    past = Mutex(ReloadHistory(loadedAt: .now()))
    following.withLock { follow(&$0) }
  }

  /// The service as last loaded; a value that goes on answering alike when it is loaded anew.
  public var checker: DeliveryChecker { current.value.checker }

  /// What became of changes so far.
  public var history: ReloadHistory { past.withLock(\.self) }

  /// Answers `request` on the calling thread, by the service as last loaded.
  ///
  /// - Throws: As `DeliveryChecker.quote(for:)` does.
  public func quote(for request: DeliveryRequest) throws(RequestError) -> Quote {
    try current.value.checker.quote(for: request)
  }

  /// Loads the files of the service again; plug-ins that have not changed stay as they are.
  ///
  /// Of several calls at once, each loads after the one before.
  ///
  /// - Throws: `ServiceError` as `init` does; the service then stays as it was.
  public func reload() throws(ServiceError) {
    try following.withLock { following throws(ServiceError) in
      do throws(ServiceError) {
        try replace(with: load(checker.servicePlugins))
      } catch {
        noteFailure()
        throw error
      }
      following.refused = nil
      follow(&following)
    }
  }

  /// Watches the files that make the service now, and takes up what changed before that.
  private func follow(_ following: inout Following) {
    while watchesFiles, let plugins = checker.servicePlugins,
      following.paths != plugins.watchedPaths
    {
      following.paths = plugins.watchedPaths
      let watch = FileWatch(of: following.paths) { [weak self] in self?.takeUpChanges() }
      following.watch = watch
      // What a plug-in in a process of its own follows may be known only later.
      for use in plugins.uses where use.reloads {
        use.plugin.onOtherPaths { [weak watch] in watch?.pretendChange() }
      }
      if !watch.isEffective {
        log(
          "changes of service.json and plug-ins are not noticed: the system has no inotify queues or "
            + "watches left (fs.inotify.max_user_instances, fs.inotify.max_user_watches)")
      }
      takeUpChanges(&following)
    }
  }

  private func takeUpChanges() {
    following.withLock { following in
      takeUpChanges(&following)
      follow(&following)
    }
  }

  private func takeUpChanges(_ following: inout Following) {
    guard let plugins = checker.servicePlugins else { return }
    if takeUpService(plugins, &following) { return }
    takeUpPlugins(plugins)
  }

  /// Loads everything anew if `service.json` says something else.
  ///
  /// - Returns: Whether it was loaded.
  private func takeUpService(_ plugins: ServicePlugins, _ following: inout Following) -> Bool {
    do throws(ServiceError) {
      let checksum = try SourceFile(path: plugins.servicePath).checksum
      guard checksum != plugins.serviceChecksum, checksum != following.refused else {
        return false
      }
      following.refused = checksum
      try replace(with: load(plugins))
      following.refused = nil
      log(
        "\(plugins.servicePath) has changed: version \(plugins.version) → \(checker.area.version)")
      return true
    } catch {
      noteFailure()
      log("\(plugins.servicePath) has changed, version \(plugins.version) goes on: \(error)")
      return false
    }
  }

  /// Replaces the plug-ins whose files have changed.
  private func takeUpPlugins(_ plugins: ServicePlugins) {
    var uses = plugins.uses
    var news: [String] = []
    for place in uses.indices where uses[place].reloads {
      let old = uses[place].plugin
      do throws(RulePluginError) {
        guard let renewed = try old.renewed() else { continue }
        uses[place].plugin = renewed
        news.append("plug-in \(old.source.name): \(renewed.change(from: old))")
      } catch {
        noteFailure()
        log(
          "plug-in \(old.source.name): has changed, version \(old.evaluator.identity.version) goes on: "
            + "\(error.reason)")
      }
    }
    guard !news.isEmpty else { return }
    replace(with: checker.replacing(plugins.replacing(uses)))
    news.forEach(log)
  }

  private func replace(with checker: DeliveryChecker) {
    current.replace(with: Loaded(checker))
    past.withLock { history in
      history.reloads += 1
      history.loadedAt = .now()
    }
  }

  private func noteFailure() {
    past.withLock { $0.failures += 1 }
  }
}

extension LoadedPlugin {
  /// What is new about it, as a clause for the log.
  fileprivate func change(from old: LoadedPlugin) -> String {
    guard version.hash != old.version.hash else {
      return "made anew, since a file that it reads has changed"
    }
    let hash = "\(version.hash)".prefix(12)
    return
      "version \(old.evaluator.identity.version) → \(evaluator.identity.version), SHA-256 \(hash)…"
  }
}
