// SPDX-License-Identifier: MIT

import RulePlugins

/// How a plug-in of a running service is, for whoever watches it.
///
///     for plugin in checker.plugins where plugin.process?.state == .circuitOpen {
///       alert("\(plugin.name): \(plugin.process?.lastFault ?? "")")
///     }
public struct PluginStatus: Hashable, Sendable {
  /// The plug-in, as the service calls it.
  public let name: String
  /// Its own name for itself; its name as long as it has not said anything.
  public let id: String
  /// Its own version; empty as long as it has not said anything.
  public let version: String
  /// How its process is; nil when it runs within the process that decides.
  public let process: Process?

  /// How the process of a plug-in is.
  public struct Process: Hashable, Sendable {
    /// Whether it can be asked.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// It is being started.
      case starting
      /// It can be asked.
      case ready
      /// It is started again in a moment.
      case backingOff = "backing-off"
      /// After faults without a good answer between them it is not asked for a while, but for a trial.
      case circuitOpen = "circuit-open"
      /// It is not started any more.
      case stopped
    }

    /// Whether it can be asked.
    public let state: State
    /// How often it had to be started again.
    public let restarts: Int
    /// How often which kind of fault ended it.
    ///
    /// The kinds are `crash`, `exit`, `timeout`, `slow-start`, `malformed-verdict`,
    /// `malformed-message`, `refusal`, `unstartable`. Kinds that did not occur are left out.
    public let faults: [String: Int]
    /// What ended it last, as a sentence without full stop.
    public let lastFault: String?
    /// How it is confined; nil until it was ready for the first time.
    public let sandbox: PluginSandbox?
  }
}

/// How the process of a plug-in is confined.
public struct PluginSandbox: Hashable, Sendable {
  /// What confines it: `limits`, `closed descriptors`, `no new privileges`, `end with its parent`, `landlock`,
  /// `seccomp`.
  public let active: [String]
  /// What does not, each with the reason.
  public let missing: [String]

  init(_ report: SandboxReport) {
    active = report.active
    missing = report.missing
  }
}

extension PluginStatus {
  init(_ evaluator: any PluginEvaluator) {
    name = evaluator.name
    id = evaluator.identity.id
    version = evaluator.identity.version
    process = (evaluator as? PluginProcess).map { Process($0.health) }
  }
}

extension PluginStatus.Process {
  fileprivate init(_ health: PluginProcess.Health) {
    state =
      switch health.state {
      case .starting: .starting
      case .ready: .ready
      case .backingOff: .backingOff
      case .circuitOpen: .circuitOpen
      case .stopped: .stopped
      }
    restarts = health.restarts
    faults = Dictionary(uniqueKeysWithValues: health.faults.map { ($0.key.rawValue, $0.value) })
    lastFault = health.lastFault.map { "\($0)" }
    sandbox = health.sandbox.map(PluginSandbox.init)
  }
}
