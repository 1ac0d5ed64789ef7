// SPDX-License-Identifier: MIT

/// What a supervisor and those who ask know of a plug-in's process.
struct SupervisedState {
  enum Phase {
    case starting
    case ready(PluginChild)
    /// Until CLOCK_MONOTONIC shows so many nanoseconds.
    case resting(until: Int64)
    /// Never to be started again.
    case refused(RulePluginError.Reason)
    case stopped
  }

  /// An answer that nobody waits for any more, though its time is not over yet.
  struct Debt {
    let number: UInt32
    /// When the process is killed, if there is no answer by then.
    let deadline: Int64
    let limit: Duration
  }

  var phase = Phase.starting
  var isStopping = false
  /// Whether the outcome of the first start is still open.
  var isFirstStart = true
  /// Whether somebody has the process.
  var isBusy = false
  var debt: Debt?
  var policy = RestartPolicy()

  var identity: PluginIdentity?
  /// The files that the plug-in named when it was made last, of those that it may read.
  var files: [WatchedFile] = []
  /// Called when `files` are others.
  var onFiles: (@Sendable () -> Void)?
  var sandbox: SandboxReport?
  var restarts = 0
  var faults: [ProcessFault.Kind: Int] = [:]
  var lastFault: ProcessFault?

  /// The process for one who will wait until `deadline`; nil as long as it may still become free in time.
  mutating func take(until deadline: Int64) -> Result<PluginChild, RulePluginError.Reason>? {
    switch phase {
    case .ready(let child):
      guard isBusy else {
        isBusy = true
        return .success(child)
      }
      return policy.isOpen ? .failure(.unavailable(pauseText)) : nil
    case .starting: return policy.isOpen ? .failure(.unavailable(pauseText)) : nil
    case .resting(let end):
      return policy.isOpen || end >= deadline ? .failure(.unavailable(pauseText)) : nil
    case .refused(let reason): return .failure(reason)
    case .stopped: return .failure(.unavailable("it has been stopped"))
    }
  }

  /// Why the process was not free in time.
  var waitText: String {
    if case .starting = phase { return "its process has not started yet" }
    return "its process is busy with other requests"
  }

  private var pauseText: String {
    let why = lastFault.map { ": \($0)" } ?? ""
    return policy.isOpen ? "it is not asked for a while\(why)" : "it is started again\(why)"
  }
}
