// SPDX-License-Identifier: MIT

import DeliveryRules
import Glibc
import Synchronization

/// The thread of a `ShadowDesk`, and what waits for it.
final class ShadowWork: Sendable {
  /// So many decisions wait; those that come then are missed.
  private static let mostWaiting = 1024
  /// How long reports may be behind.
  private static let reportNanoseconds: Int64 = 1_000_000_000
  /// How long who wants to know, or ends the work, waits for the thread.
  private static let patienceNanoseconds: Int64 = 2_000_000_000

  private let alarm = Alarm()
  private let finished = Alarm()
  private let queue = Mutex(Queue())
  private let ledger = Mutex(ShadowLedger())

  private struct Queue {
    var waiting: [(decision: ShadowedDecision, places: [ShadowDesk.Place])] = []
    var isRunning = false
    var isAsking = false
    var isEnding = false
  }

  /// Has `decision` looked at, if there is room.
  func take(_ decision: ShadowedDecision, _ places: [ShadowDesk.Place]) {
    let (isTaken, isFirst) = queue.withLock { queue in
      guard isRunning(&queue), queue.waiting.count < Self.mostWaiting else { return (false, false) }
      queue.waiting.append((decision, places))
      return (true, queue.waiting.count == 1)
    }
    if isFirst { alarm?.ring() }
    if !isTaken { ledger.withLock { $0.miss(at: places) } }
  }

  /// Ends the work after what waits, for which it waits a moment.
  func end() {
    let isRunning = queue.withLock { queue in
      queue.isEnding = true
      return queue.isRunning
    }
    guard isRunning else { return }
    alarm?.ring()
    finished?.wait(nanoseconds: Self.patienceNanoseconds)
  }

  /// What came of it, after a moment's wait for what waits.
  func settledRecords() -> [ShadowRecord] {
    let deadline = MonotonicClock.nanoseconds() + Self.patienceNanoseconds
    while queue.withLock({ $0.isAsking || !$0.waiting.isEmpty }),
      MonotonicClock.nanoseconds() < deadline
    {
      usleep(1000)
    }
    return ledger.withLock { $0.records }
  }

  /// Whether the thread runs, which is started if it does not.
  private func isRunning(_ queue: inout Queue) -> Bool {
    if !queue.isRunning, alarm != nil, finished != nil {
      queue.isRunning = BackgroundThread.start { self.run() }
    }
    return queue.isRunning
  }

  private func run() {
    var isReported = true
    var nextReport = MonotonicClock.nanoseconds()
    while true {
      let (waiting, isEnding) = queue.withLock { queue in
        defer { queue.waiting = [] }
        queue.isAsking = !queue.waiting.isEmpty
        return (queue.waiting, queue.isEnding)
      }
      for (decision, places) in waiting { ask(decision, places) }
      if !waiting.isEmpty { isReported = false }
      queue.withLock { $0.isAsking = false }
      let now = MonotonicClock.nanoseconds()
      if !isReported, isEnding || now >= nextReport {
        report()
        isReported = true
        nextReport = now + Self.reportNanoseconds
      }
      if isEnding { break }
      alarm?.wait(nanoseconds: isReported ? nil : nextReport - now)
    }
    finished?.ring()
  }

  private func ask(_ decision: ShadowedDecision, _ places: [ShadowDesk.Place]) {
    // Outside the lock: it takes as long as the plug-ins do.
    let verdicts = decision.verdicts
    ledger.withLock { ledger in
      for (place, verdict) in zip(places, verdicts) {
        ledger.add(decision, ShadowFinding(verdict, about: decision.deliverable), at: place)
      }
    }
  }

  private func report() {
    for (place, record) in ledger.withLock({ $0.takeUnwritten() }) {
      let problem = place.report?.append(record)
      let isNews = ledger.withLock { $0.note(problem, of: place) }
      if let problem, isNews { place.log(.warning, "its report cannot be written: \(problem)") }
    }
  }
}
