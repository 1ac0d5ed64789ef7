// SPDX-License-Identifier: MIT

/// A plug-in as a process of its own finds it: loaded, given its configuration, and ended again.
package struct PluginProbe: Sendable {
  /// What the plug-in says of itself; nil when it could not be loaded.
  package let identity: PluginIdentity?
  /// Why it could not decide; nil when it could.
  package let problem: RulePluginError.Reason?
  /// How its process is confined; nil unless it was ready.
  package let sandbox: SandboxReport?

  /// Tries `plugin` out.
  ///
  /// - Parameters:
  ///   - plugin: What to run.
  ///   - executable: What runs it.
  ///   - limit: How long that may take.
  package init(
    of plugin: HostedPlugin, by executable: PluginHostExecutable, limit: Duration = .seconds(10)
  ) {
    do throws(ProcessFault) {
      let child = try PluginChild(running: plugin, by: executable)
      var listener = ChildListener(to: child) { _, _ in }
      var deadline = MonotonicClock.nanoseconds(after: limit)
      var isOver = false
      while !isOver {
        switch listener.wait(until: deadline, bell: nil) {
        case .news, .bell:
          if listener.isReady, !child.exchange.isEnding { child.exchange.end() }
        case .malformed: child.kill(for: .malformedMessage)
        case .late:
          child.kill(for: .slowStart(limit, child.exchange.stage))
          deadline = .max
        case .end: isOver = true
        }
      }
      let fault = child.reap()
      identity = child.identity
      problem = listener.refusal ?? fault.map { .process($0) }
      sandbox = listener.isReady ? listener.report : nil
    } catch {
      identity = nil
      problem = .process(error)
      sandbox = nil
    }
  }
}
