// SPDX-License-Identifier: MIT

import DeliveryRules

/// The decisions that wait for plug-ins to be asked beside them, and how it is with the thread that asks.
struct ShadowQueue {
  /// A decision, and who is asked about it.
  typealias Task = (decision: ShadowedDecision, places: [ShadowDesk.Place])

  /// So many decisions wait; those that come then are missed.
  static let mostWaiting = 1024

  private var tasks: [Task] = []
  /// So many of `tasks` do not wait any more.
  private var begun = 0
  /// What is being asked about.
  private var current: Task?
  /// Whether the thread runs.
  var isRunning = false
  /// Whether the thread ends when nothing waits.
  var isEnding = false
  /// Whether nobody waits for the thread any more: what it has not finished has been counted as missed.
  private(set) var isGivenUp = false

  var waitingCount: Int { tasks.count - begun }
  var isIdle: Bool { waitingCount == 0 && current == nil }

  mutating func add(_ task: Task) { tasks.append(task) }

  /// What is to be asked about next, after what came from here before is finished; nil when nothing is.
  mutating func next() -> Task? {
    guard begun < tasks.count else {
      current = nil
      return nil
    }
    current = tasks[begun]
    begun += 1
    if begun == tasks.count || begun >= Self.mostWaiting {
      tasks.removeFirst(begun)
      begun = 0
    }
    return current
  }

  /// Takes away all that has not been finished.
  mutating func giveUp() -> [Task] {
    defer {
      (tasks, begun, current) = ([], 0, nil)
      isGivenUp = true
    }
    return (current.map { [$0] } ?? []) + tasks[begun...]
  }
}
