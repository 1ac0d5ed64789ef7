// SPDX-License-Identifier: MIT

import CDoorstepRule
package import DeliveryRules
import Glibc
import JSONDocument

/// A rule plug-in with its configuration, in a confined process of its own.
///
/// Nothing that the plug-in does reaches further than its process: a request whose answer does not come, or is none,
/// is a failure within its time, and the process is started again. Requests wait for each other, for the process
/// has one thread.
package final class PluginProcess: PluginEvaluator {
  package let name: String
  private let supervisor: PluginSupervisor
  private let thread: pthread_t

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - plugin: What to run.
  ///   - executable: What runs it.
  ///   - patience: How long to wait for the plug-in to be ready; then it goes on starting by itself.
  ///   - startLimit: How long a start may take before the process is killed.
  ///   - log: Where the plug-in's messages go, and what is to say about its process.
  /// - Throws: A `RulePluginError` when the plug-in cannot be loaded or refuses its configuration. That its process crashes,
  ///   or takes long, is no error: it is told in the log, and by every request until it works.
  package init(
    _ plugin: HostedPlugin, by executable: PluginHostExecutable,
    patience: Duration = .seconds(2), startLimit: Duration = .seconds(10),
    log: @escaping RulePluginLog
  ) throws(RulePluginError) {
    name = plugin.name
    do {
      supervisor = try PluginSupervisor(
        of: plugin, by: executable, startLimit: startLimit, log: log)
    } catch {
      throw RulePluginError(plugin: plugin.name, reason: .process(error))
    }
    var thread = pthread_t()
    // Given back by the thread when it ends.
    let context = unsafe Unmanaged.passRetained(supervisor)
    let code = unsafe pthread_create(&thread, nil, superviseOnThread, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      throw RulePluginError(plugin: plugin.name, reason: .process(.unstartable("no thread")))
    }
    self.thread = thread
    let limit = MonotonicClock.nanoseconds(after: patience)
    let phase = supervisor.state.wait(until: limit) { state in
      if case .refused = state.phase { return state.phase }
      return state.isFirstStart ? nil : state.phase
    }
    if case .refused(let reason)? = phase { throw RulePluginError(plugin: name, reason: reason) }
  }

  /// Ends the process.
  deinit {
    supervisor.state.update { $0.isStopping = true }
    supervisor.ring()
    pthread_join(thread, nil)
  }

  /// What the plug-in says of itself; its name as its id as long as it has not said anything.
  package var identity: PluginIdentity {
    knownIdentity ?? PluginIdentity(unknownPluginNamed: name)
  }

  package var knownIdentity: PluginIdentity? { supervisor.state.read(\.identity) }

  package var namedFiles: [WatchedFile] { supervisor.state.read(\.files) }

  package func onNamedFiles(_ call: @escaping @Sendable () -> Void) {
    supervisor.state.update { $0.onFiles = call }
  }

  /// How the process is.
  package var health: Health { supervisor.state.read(Health.init) }

  package func evaluate(
    _ context: DecisionContext, by deadline: AnswerDeadline?
  ) throws(RulePluginError) -> Verdict {
    // By its own clock: here the limit is kept.
    try evaluate([context], timeout: deadline?.limit.duration)[0].get()
  }

  /// What the plug-in says of several requests, up to 64 of which are handed over at a time.
  ///
  /// - Parameters:
  ///   - contexts: The requests.
  ///   - timeout: How long all answers together are worth waiting for; without end when nil.
  /// - Returns: As many as there are requests, in their order: verdicts as from asking for one, or why there is
  ///   none. Requests behind one that ends the process are asked again.
  package func evaluate(
    _ contexts: [DecisionContext], timeout: Duration?
  ) -> [Result<Verdict, RulePluginError>] {
    var conversation = Conversation(with: supervisor, of: name, timeout: timeout)
    return conversation.answers(to: contexts)
  }
}

private func superviseOnThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<PluginSupervisor>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
