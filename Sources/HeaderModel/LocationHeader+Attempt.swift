// SPDX-License-Identifier: MIT

import Schedules

extension LocationHeader {
  /// Shows `activity` while `work` finds the address to select, and then what came of it.
  ///
  /// - Parameters:
  ///   - activity: What the chooser shows meanwhile.
  ///   - time: For which the order is scheduled together with the address, where that is new.
  ///   - work: Finds the address. It is cancelled when nobody waits for it any more.
  ///   - failure: What the chooser shows when `work` throws anything but `CancellationError`.
  /// - Returns: The task that `outcome(of:)` gives.
  func begin(
    _ activity: Activity, scheduled time: Instant? = nil,
    work: @escaping @MainActor () async throws -> Address,
    failure: @escaping @MainActor (any Error) -> Failure
  ) -> Task<PickOutcome, Never> {
    dropAttempt()
    let attempt = Attempt(scheduled: time)
    self.attempt = attempt
    chooser = .open(activity)
    attempt.work = Task { [weak self] in
      // A pick that a newer one overtook before it could start need not ask at all.
      guard !attempt.isSettled else { return }
      do {
        let address = try await work()
        self?.conclude(attempt) { $0.select(address, scheduled: time) }
      } catch is CancellationError {
        self?.conclude(attempt) { $0.backOut() }
      } catch {
        self?.conclude(attempt) { $0.fail(failure(error)) }
      }
    }
    return outcome(of: attempt)
  }

  /// A task that ends when `attempt` does, and backs out of it when cancelled itself.
  func outcome(of attempt: Attempt) -> Task<PickOutcome, Never> {
    Task { [weak self] in
      await withTaskCancellationHandler {
        await attempt.outcome
      } onCancel: { [weak self] in
        Task { @MainActor [weak self] in self?.conclude(attempt) { $0.backOut() } }
      }
    }
  }

  /// Makes `address` the selection, and `time` the scheduled time if there is one, and closes the chooser.
  func select(_ address: Address, scheduled time: Instant? = nil) -> PickOutcome {
    selection = address
    if let time { timing.scheduled = time }
    chooser = .closed
    give(.haptic(.selection))
    give(.announcement(announcement(of: address)))
    return .selected(address)
  }

  /// Leaves `failure` in the chooser, and the old address in place.
  func fail(_ failure: Failure) -> PickOutcome {
    chooser = .open(.failed(failure))
    let message = failure.refusal?.message ?? environment.words.accessOff
    give(.haptic(.error))
    give(.announcement(message))
    return .refused(message: message)
  }

  /// Leaves the chooser open, with nothing under way and nothing to tell.
  @discardableResult
  func backOut() -> PickOutcome {
    dropAttempt()
    chooser = .open(.idle)
    return .backedOut
  }

  /// Cancels the attempt under way, if any; the caller says what the chooser shows instead.
  func dropAttempt() {
    attempt?.settle(.backedOut)
    attempt = nil
  }

  /// Ends `attempt` with what `conclusion` does, unless it was dropped before.
  private func conclude(_ attempt: Attempt, _ conclusion: (LocationHeader) -> PickOutcome) {
    guard attempt === self.attempt else { return }
    // Not under way any more when `conclusion` tells the outside, which may begin another.
    self.attempt = nil
    attempt.settle(conclusion(self))
  }
}
