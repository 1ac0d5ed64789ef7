// SPDX-License-Identifier: MIT

import DeliveryRules
import Glibc
import Synchronization

/// The thread of a `ShadowDesk`, and what waits for it.
final class ShadowWork: Sendable {
  /// How long reports may be behind.
  private static let reportNanoseconds: Int64 = 1_000_000_000
  /// How long who wants to know, or ends the work, waits for the thread.
  private static let patienceNanoseconds: Int64 = 2_000_000_000

  private let alarm = Alarm()
  private let finished = Alarm()
  private let queue = Mutex(ShadowQueue())
  private let ledger = Mutex(ShadowLedger())

  /// Has `decision` looked at, if there is room.
  func take(_ decision: ShadowedDecision, _ places: [ShadowDesk.Place]) {
    let (isTaken, isFirst) = queue.withLock { queue in
      guard isRunning(&queue), queue.waitingCount < ShadowQueue.mostWaiting else {
        return (false, false)
      }
      queue.add((decision, places))
      return (true, queue.waitingCount == 1)
    }
    if isFirst { alarm?.ring() }
    if !isTaken { ledger.withLock { $0.miss(at: places) } }
  }

  /// Ends the work after what waits, for which it waits a moment; what is not finished by then counts as missed.
  func end() {
    let isRunning = queue.withLock { queue in
      queue.isEnding = true
      return queue.isRunning
    }
    guard isRunning else { return }
    alarm?.ring()
    finished?.wait(nanoseconds: Self.patienceNanoseconds)
    let rest = queue.withLock { $0.giveUp() }
    guard !rest.isEmpty else { return }
    ledger.withLock { ledger in for task in rest { ledger.miss(at: task.places) } }
    report()
  }

  /// What came of it, after a moment's wait for what waits.
  func settledRecords() -> [ShadowRecord] {
    let deadline = MonotonicClock.nanoseconds() + Self.patienceNanoseconds
    while queue.withLock({ !$0.isIdle }),
      MonotonicClock.nanoseconds() < deadline
    {
      usleep(1000)
    }
    return ledger.withLock { $0.records }
  }

  /// Whether the thread runs, which is started if it does not.
  private func isRunning(_ queue: inout ShadowQueue) -> Bool {
    if !queue.isRunning, alarm != nil, finished != nil {
      queue.isRunning = BackgroundThread.start { self.run() }
    }
    return queue.isRunning
  }

  private func run() {
    var isReported = true
    var nextReport = MonotonicClock.nanoseconds()
    while true {
      while let task = queue.withLock({ $0.next() }) {
        ask(task)
        isReported = false
        if MonotonicClock.nanoseconds() >= nextReport { break }
      }
      let (isIdle, isEnding) = queue.withLock { ($0.isIdle, $0.isEnding) }
      let now = MonotonicClock.nanoseconds()
      if !isReported, isEnding && isIdle || now >= nextReport {
        isReported = report()
        nextReport = now + Self.reportNanoseconds
      }
      guard isIdle else { continue }
      if isEnding { break }
      alarm?.wait(nanoseconds: isReported ? nil : nextReport - now)
    }
    finished?.ring()
  }

  private func ask(_ task: ShadowQueue.Task) {
    // Outside the lock: it takes as long as the plug-ins do.
    let verdicts = task.decision.verdicts
    // Whoever has given the work up has counted it as missed.
    queue.withLock { queue in
      guard !queue.isGivenUp else { return }
      ledger.withLock { ledger in
        for (place, verdict) in zip(task.places, verdicts) {
          let finding = ShadowFinding(verdict, about: task.decision.deliverable)
          ledger.add(task.decision, finding, at: place)
        }
      }
    }
  }

  /// Writes what is not written yet; what cannot be waits for the next time.
  ///
  /// - Returns: Whether all is written.
  @discardableResult
  private func report() -> Bool {
    var isComplete = true
    for (place, record) in ledger.withLock({ $0.takeUnwritten() }) {
      let problem = place.report?.append(record)
      let isNews = ledger.withLock { ledger in
        if problem != nil { ledger.putBack(record, at: place) }
        return ledger.note(problem, of: place)
      }
      guard let problem else { continue }
      isComplete = false
      if isNews { place.log(.warning, "its report cannot be written: \(problem)") }
    }
    return isComplete
  }
}
