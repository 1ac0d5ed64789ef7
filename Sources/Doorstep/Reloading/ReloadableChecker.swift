// SPDX-License-Identifier: MIT

public import DeliveryRules
public import Schedules
import Synchronization

/// A service that is loaded anew while others ask it; for servers.
///
///     let service = try ReloadableChecker(service: "Zones/harbor")
///     let quote = try service.checker.quote(for: request)  // on any thread, again and again
///     try service.reload()  // on another, when the files have changed
///
/// The new service is built beside the old one and takes its place at once. Who asks never waits for
/// that, and who is being answered by the old one gets its answer from it.
public final class ReloadableChecker: Sendable {
  private let current: AtomicReference<Loaded>
  private let load: @Sendable () throws(ServiceError) -> DeliveryChecker
  private let loading = Mutex(())

  private final class Loaded: Sendable {
    let checker: DeliveryChecker

    init(_ checker: DeliveryChecker) { self.checker = checker }
  }

  /// Loads the service at `path`; see `DeliveryChecker.init` for the parameters.
  ///
  /// - Throws: `ServiceError` with the file and place of the first mistake.
  public init(
    service path: String, pluginFolders: [String] = [], pluginHost: String? = nil,
    waitingRules: [any WaitingRule] = [],
    clock: @escaping @Sendable () -> Instant = { Instant.now() },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ServiceError) {
    load = { () throws(ServiceError) in
      try DeliveryChecker(
        service: path, pluginFolders: pluginFolders, pluginHost: pluginHost,
        waitingRules: waitingRules, clock: clock, log: log)
    }
    current = AtomicReference(Loaded(try load()))
  }

  /// The service as last loaded; a value that goes on answering alike when it is loaded anew.
  public var checker: DeliveryChecker { current.value.checker }

  /// Loads the files of the service again.
  ///
  /// Of several calls at once, each loads after the one before.
  ///
  /// - Throws: `ServiceError` as `init` does; the service then stays as it was.
  public func reload() throws(ServiceError) {
    try loading.withLock { _ throws(ServiceError) in
      current.replace(with: Loaded(try load()))
    }
  }
}
