// SPDX-License-Identifier: MIT

import DeliveryModel
import Synchronization

/// One question on its way, and how many wait for its answers.
///
/// When the last of them goes, it is given up.
final class Flight: Sendable {
  typealias Answers = [WayKey: TravelTime.Answer]

  /// Tells it from other flights.
  let number: Int
  private let task: Task<Answers, Never>
  private let passengers = Mutex(1)

  /// Starts to `ask`, with one who waits.
  init(number: Int, ask: @escaping @Sendable () async -> Answers) {
    self.number = number
    task = Task(operation: ask)
  }

  /// Waits too.
  ///
  /// - Returns: Whether that is possible; not when it was given up.
  func join() -> Bool {
    passengers.withLock { count in
      guard count > 0 else { return false }
      count += 1
      return true
    }
  }

  /// The answers, for each who waits once.
  func answers() async -> Answers {
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      let isDeserted = passengers.withLock { count in
        count -= 1
        return count == 0
      }
      if isDeserted { task.cancel() }
    }
  }
}
