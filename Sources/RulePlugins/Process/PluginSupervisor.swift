// SPDX-License-Identifier: MIT

import CPluginSandbox
import Glibc

/// Keeps a process with a plug-in running, on a thread of its own: starts it, hears what it says, notices its
/// end, and starts it again.
///
/// Whoever asks takes the process from `state` for as long as it takes, and says then how it went.
final class PluginSupervisor: Sendable {
  private let plugin: HostedPlugin
  private let executable: PluginHostExecutable
  private let startLimit: Duration
  private let log: RulePluginLog
  let state = Monitor(SupervisedState())
  /// Rung to have the thread look at `state`.
  private let bell: Descriptor

  init(
    of plugin: HostedPlugin, by executable: PluginHostExecutable, startLimit: Duration,
    log: @escaping RulePluginLog
  ) throws(ProcessFault) {
    self.plugin = plugin
    self.executable = executable
    self.startLimit = startLimit
    self.log = log
    bell = try Descriptor(sandbox_make_bell(), of: "eventfd")
  }

  /// Has the thread look at the state.
  func ring() { sandbox_ring(bell.number) }

  /// What the thread does.
  func run() {
    while !state.read(\.isStopping) {
      switch life() {
      case .dismissed: break
      case .lost(let pause): rest(for: pause)
      case .refused(let reason):
        state.update { $0.phase = .refused(reason) }
        return
      }
    }
    state.update { $0.phase = .stopped }
  }

  /// How one process ended.
  private enum End {
    /// As it should.
    case dismissed
    /// By a fault, so that the next one waits so many nanoseconds.
    case lost(pause: Int64)
    /// Because the plug-in cannot be asked at all.
    case refused(RulePluginError.Reason)
  }

  /// Starts a process and stays with it until it has ended.
  private func life() -> End {
    let child: PluginChild
    do {
      child = try PluginChild(running: plugin, by: executable)
    } catch {
      return .lost(pause: note(error))
    }
    var ears = ChildListener(to: child, log: log)
    var limit = MonotonicClock.nanoseconds(after: startLimit)
    while true {
      let isReady = ears.isReady
      let event = ears.wait(until: isReady ? debtLimit : limit, bell: bell.number)
      if state.read(\.isStopping) { return dismiss(child, &ears) }
      switch event {
      case .news:
        if !isReady, ears.isReady { welcome(child, ears.report ?? SandboxReport()) }
      case .late where isReady: collectDebt(of: child)
      case .late:
        child.kill(for: .slowStart(startLimit, child.exchange.stage))
        limit = .max
      case .bell: break
      case .malformed: child.kill(for: .malformedMessage)
      case .end: return bury(child, ears.refusal)
      }
    }
  }

  /// When the answer that nobody waits for any more is due.
  private var debtLimit: Int64 {
    state.read { $0.debt?.deadline ?? .max }
  }

  /// Kills the process unless it has given the answer that was due.
  ///
  /// Nobody need have looked: who asked has given up, and no other request may have come since.
  private func collectDebt(of child: PluginChild) {
    let unpaid = state.update { state in
      defer { state.debt = nil }
      return state.debt.flatMap { child.exchange.hasAnswered($0.number) ? nil : $0 }
    }
    if let unpaid { child.kill(for: .timeout(unpaid.limit)) }
  }

  /// Lets the process be asked.
  private func welcome(_ child: PluginChild, _ report: SandboxReport) {
    if state.read(\.sandbox) == nil {
      let active = report.active.isEmpty ? "nothing" : report.active.joined(separator: ", ")
      log(.info, "runs in a process of its own, confined by \(active)")
      if !report.missing.isEmpty {
        log(.warning, "is not confined by \(report.missing.joined(separator: ", "))")
      }
    }
    let files = (child.files ?? []).filter { plugin.mayRead($0.path) }
    let onFiles = state.update { state in
      defer { state.files = files }
      state.isFirstStart = false
      state.identity = child.identity
      state.sandbox = report
      state.isBusy = false
      state.debt = nil
      state.phase = .ready(child)
      return state.files.map(\.path) == files.map(\.path) ? nil : state.onFiles
    }
    onFiles?()
  }

  /// Finds out why the process ended, has nobody ask it any more, and tells who waits for it.
  private func bury(_ child: PluginChild, _ refusal: RulePluginError.Reason?) -> End {
    defer { child.giveUp() }
    let fault = child.reap()
    if let refusal, state.read(\.isFirstStart) { return .refused(refusal) }
    let words = refusal.map { ProcessFault.refusal("\($0)") }
    return .lost(pause: note(words ?? fault ?? .exit(0, child.exchange.stage)))
  }

  /// Ends the process as it should end, or else by force.
  private func dismiss(_ child: PluginChild, _ ears: inout ChildListener) -> End {
    let isTold = child.isCondemned || !ears.isReady
    // What is not made has nothing to finish.
    if !ears.isReady { child.kill(for: .slowStart(startLimit, child.exchange.stage)) }
    child.exchange.end()
    let limit = MonotonicClock.nanoseconds(after: .milliseconds(500))
    var isOver = false
    while !isOver {
      switch ears.wait(until: limit, bell: nil) {
      case .news, .bell: break
      case .late, .malformed:
        child.kill(for: .timeout(.milliseconds(500)))
        isOver = true
      case .end: isOver = true
      }
    }
    if let fault = child.reap(), !isTold { log(.warning, "when it should end: \(fault)") }
    child.giveUp()
    return .dismissed
  }

  /// Counts the fault, and says how many nanoseconds to wait before the next start.
  private func note(_ fault: ProcessFault) -> Int64 {
    let (pause, hasOpened) = state.update { state in
      let wasOpen = state.policy.isOpen
      let now = MonotonicClock.nanoseconds()
      let pause = state.policy.noteFault(at: now)
      state.isFirstStart = false
      state.restarts += 1
      state.faults[fault.kind, default: 0] += 1
      state.lastFault = fault
      state.phase = pause > 0 ? .resting(until: now + pause) : .starting
      return (pause, state.policy.isOpen && !wasOpen)
    }
    // Who asked hears of the others.
    if !fault.isAnswer { log(.error, "\(fault)") }
    if hasOpened {
      log(.error, "is not asked for a while, after faults without a good answer between them")
    }
    return pause
  }

  /// Waits so many nanoseconds, or until the thread should stop.
  private func rest(for pause: Int64) {
    guard pause > 0 else { return }
    let end = MonotonicClock.nanoseconds() + pause
    while !state.read(\.isStopping) {
      let left = end - MonotonicClock.nanoseconds()
      guard left > 0 else { break }
      var request = pollfd(fd: bell.number, events: Int16(POLLIN), revents: 0)
      unsafe poll(&request, 1, Int32(clamping: (left + 999_999) / 1_000_000))
      sandbox_hush(bell.number)
    }
    state.update { $0.phase = .starting }
  }
}
