// SPDX-License-Identifier: MIT

extension PluginProcess {
  /// How the process of a plug-in is.
  package struct Health: Hashable, Sendable {
    /// Whether it can be asked.
    package enum State: String, Hashable, Sendable, CaseIterable {
      /// It is being started.
      case starting
      /// It can be asked.
      case ready
      /// It is started again in a moment.
      case backingOff = "backing-off"
      /// It is not asked for a while, but for a trial, after faults without a good answer between them.
      case circuitOpen = "circuit-open"
      /// It is not started any more.
      case stopped
    }

    /// Whether it can be asked.
    package let state: State
    /// How often the process had to be started again.
    package let restarts: Int
    /// How often which kind of fault ended it.
    package let faults: [ProcessFault.Kind: Int]
    /// What ended it last.
    package let lastFault: ProcessFault?
    /// How it is confined; nil until it was ready for the first time.
    package let sandbox: SandboxReport?

    init(_ state: SupervisedState) {
      self.state =
        switch state.phase {
        case .refused, .stopped: .stopped
        case _ where state.policy.isOpen: .circuitOpen
        case .starting: .starting
        case .ready: .ready
        case .resting: .backingOff
        }
      restarts = state.restarts
      faults = state.faults
      lastFault = state.lastFault
      sandbox = state.sandbox
    }
  }
}
