// SPDX-License-Identifier: MIT

import Synchronization

/// The log of what goes wrong with the answers of one plug-in, from any thread.
///
/// A plug-in that fails at every request, or is not asked for a while, must not fill it: the same words are
/// written once a minute, with how often they would have been since, and others only so often.
final class FailureLog: Sendable {
  private let log: RulePluginLog
  private let lines = Mutex(FailureLines())

  init(to log: @escaping RulePluginLog) {
    self.log = log
  }

  /// Writes `text`, unless that has been written often enough.
  func tell(_ level: RulePluginLogLevel, _ text: String) {
    let line = lines.withLock { $0.line(for: text, at: MonotonicClock.nanoseconds()) }
    if let line { log(level, line) }
  }
}

/// What becomes of lines that a log of failures should have.
struct FailureLines {
  private static let minute: Int64 = 60_000_000_000
  private var quota = LineQuota()
  private var last = ""
  private var lastTime: Int64 = 0
  private var repetitions = 0

  /// What to write for `text` at `now` in nanoseconds; nil for nothing.
  mutating func line(for text: String, at now: Int64) -> String? {
    if text == last, now - lastTime < Self.minute {
      repetitions += 1
      return nil
    }
    let decision = quota.take(at: now)
    guard decision == .pass else {
      return decision == .last ? "fails too often; the rest of this minute is left out" : nil
    }
    let before = repetitions == 0 ? "" : " (the line before, \(repetitions) times more)"
    last = text
    lastTime = now
    repetitions = 0
    return text + before
  }
}
