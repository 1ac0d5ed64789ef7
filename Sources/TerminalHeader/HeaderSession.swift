// SPDX-License-Identifier: MIT

package import HeaderModel
import Observation
import Schedules
package import TerminalScreen

/// A header on a terminal, from the first frame until somebody ends it.
@MainActor
package final class HeaderSession {
  /// How it ended.
  package enum Ending: Hashable, Sendable {
    /// With what is chosen now.
    case finished
    /// The person, or the end of the terminal, wanted nothing of it.
    case cancelled
  }

  private enum Event: Sendable {
    case terminal(Terminal.Event)
    /// The header changed, in what was drawn of it last.
    case headerChange
    /// Something else changed.
    case change
    /// A moment passed.
    case tick
    case end(Ending)
  }

  /// Between the frames of what moves.
  private static let frameTime = Duration.milliseconds(100)
  /// Clocks are set and computers sleep: what changes by itself is looked for at least so often.
  private static let longestSleepSeconds: Int64 = 60
  /// An estimate gets old, and the service behind it may be another one by now.
  private static let renewalTime = Duration.seconds(60)

  private let header: LocationHeader
  private let terminal: Terminal
  private let host: HeaderHost
  private var screen: HeaderScreen
  private var writer: ScreenWriter
  private var parser = KeyParser()
  private var frame: HeaderFrame?
  private var phase = 0
  private var lastFeedback = 0
  private var isTicking = false
  /// Whether the next change of the header will be told.
  private var isObserving = false
  private var alarm: Task<Void, Never>?
  /// What was told of the last renewal of the estimate.
  private var renewalProblem: String?
  private var bytesRead = 0
  private var scheduling: CheckedContinuation<OfferedTime?, Never>?
  /// The question for the times of the day that the scheduler shows next.
  private var asking: Task<Void, Never>?
  private var waiting: [(bytes: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private let events = AsyncStream.makeStream(of: Event.self)

  /// A session of `header` on `terminal`, which was taken with the opening of `writer`.
  package init(
    header: LocationHeader, terminal: Terminal, writer: ScreenWriter, look: Look, host: HeaderHost
  ) {
    self.header = header
    self.terminal = terminal
    self.writer = writer
    self.host = host
    screen = HeaderScreen(size: terminal.size, look: look)
  }

  /// Shows the header and obeys the person until the end; the terminal is given back then.
  package func run() async -> Ending {
    let continuation = events.continuation
    terminal.listen { continuation.yield(.terminal($0)) }
    defer { close() }
    draw()
    let renewal = Task { await keepEstimateNew() }
    defer { renewal.cancel() }
    for await event in events.stream {
      switch event {
      case .terminal(let event): take(event)
      case .headerChange: isObserving = false
      case .change: break
      case .tick:
        isTicking = false
        phase += 1
      case .end(let ending): return ending
      }
      draw()
      resumeWaiting()
    }
    return .cancelled
  }

  /// Opens `panel`: the app's answer to `onSearch` and the like.
  package func open(_ panel: Panel) {
    screen.open(panel)
    events.continuation.yield(.change)
  }

  /// Opens the scheduler and waits for the time that is chosen with it; nil when it is closed without one.
  package func chooseTime() async -> OfferedTime? {
    endScheduling(with: nil)
    showDay(0)
    return await withCheckedContinuation { scheduling = $0 }
  }

  /// Gives `time` to who waits for one.
  private func endScheduling(with time: OfferedTime?) {
    asking?.cancel()
    asking = nil
    scheduling?.resume(returning: time)
    scheduling = nil
  }

  /// Asks for the times of the day that is so many days from today, and shows them in the scheduler.
  ///
  /// The newest question alone is answered: an older one may have been about another address.
  private func showDay(_ offset: Int) {
    open(.scheduler(offset: offset, nil))
    asking?.cancel()
    asking = Task {
      let day = await host.day(offset)
      guard !Task.isCancelled else { return }
      screen.show(day)
      events.continuation.yield(.change)
    }
  }

  /// Tells the person `sentence`.
  private func tell(_ sentence: String) {
    screen.tell(sentence)
    events.continuation.yield(.change)
  }

  /// Ends the session.
  package func end(_ ending: Ending) {
    events.continuation.yield(.end(ending))
  }

  /// Returns once `bytes` of keys have been read since the beginning, and what they ask for has begun.
  package func waitUntilRead(_ bytes: Int) async {
    await withCheckedContinuation { continuation in
      waiting.append((bytes, continuation))
      resumeWaiting()
    }
  }

  /// Writes what differs from what the terminal shows.
  package func draw() {
    let snapshot = observedSnapshot()
    lastFeedback = snapshot.lastFeedback
    screen.follow(snapshot)
    let new = screen.frame(of: snapshot, phase: phase)
    frame = new
    terminal.write(writer.bytes(for: new.lines, cursor: new.cursor))
    if new.isAnimated { tickSoon() }
    setAlarm(at: snapshot.changesAt)
  }

  /// What the header shows, with one observer of it at a time: each would live until the next change, and keys and
  /// moments draw too.
  private func observedSnapshot() -> LocationHeader.Snapshot {
    guard !isObserving else { return header.snapshot(after: lastFeedback) }
    isObserving = true
    return withObservationTracking {
      header.snapshot(after: lastFeedback)
    } onChange: { [continuation = events.continuation] in
      continuation.yield(.headerChange)
    }
  }

  private func take(_ event: Terminal.Event) {
    switch event {
    case .bytes(let bytes):
      bytesRead += bytes.count
      for key in parser.keys(in: bytes) { press(key) }
    case .pause: for key in parser.pause() { press(key) }
    case .silence: for key in parser.silence() { press(key) }
    case .resize:
      screen.size = terminal.size
      writer.resize(columns: screen.size.columns)
    case .resume:
      screen.size = terminal.size
      writer.restart()
    case .interruption, .end: end(.cancelled)
    }
  }

  private func press(_ key: Key) {
    let snapshot = header.snapshot(after: lastFeedback)
    screen.follow(snapshot)
    for request in screen.press(key, over: snapshot, frame: frame) { obey(request) }
    if !screen.isScheduling { endScheduling(with: nil) }
  }

  private func obey(_ request: Request) {
    switch request {
    case .perform(let action):
      header.perform(action)
      guard action == .choose(.now) else { return }
      renewalProblem = nil
      Task { await renewEstimate() }
    case .showDay(let offset): showDay(offset)
    case .schedule(let time): endScheduling(with: time)
    case .save(let form):
      if let problem = host.save(form) { screen.refuseForm(problem) } else { screen.closePanel() }
    case .suspend: terminal.suspend()
    case .redraw: writer.forget()
    case .finish: end(.finished)
    case .cancel: end(.cancelled)
    }
  }

  /// Brings the estimate up to date now and again, until cancelled.
  private func keepEstimateNew() async {
    repeat {
      await renewEstimate()
      try? await Task.sleep(for: Self.renewalTime)
    } while !Task.isCancelled
  }

  /// Brings the estimate up to date, and tells what there is to tell unless it was told before.
  private func renewEstimate() async {
    let sentence = await host.renewEstimate()
    if let sentence, sentence != renewalProblem { tell(sentence) }
    renewalProblem = sentence
  }

  private func tickSoon() {
    guard !isTicking else { return }
    isTicking = true
    Task { [continuation = events.continuation] in
      try? await Task.sleep(for: Self.frameTime)
      continuation.yield(.tick)
    }
  }

  /// Draws again when the header changes by itself, `instant` seconds after 1970.
  private func setAlarm(at instant: Int64?) {
    guard let instant, alarm == nil else { return }
    let left = header.environment.now().seconds(until: Instant(secondsSince1970: instant))
    alarm = Task { [weak self, continuation = events.continuation] in
      try? await Task.sleep(for: .seconds(min(max(1, left), Self.longestSleepSeconds)))
      self?.alarm = nil
      continuation.yield(.change)
    }
  }

  private func resumeWaiting() {
    guard !parser.isWaiting else { return }
    for wait in waiting where wait.bytes <= bytesRead { wait.continuation.resume() }
    waiting.removeAll { $0.bytes <= bytesRead }
  }

  private func close() {
    alarm?.cancel()
    endScheduling(with: nil)
    terminal.write(writer.removing())
    terminal.giveBack()
  }
}
