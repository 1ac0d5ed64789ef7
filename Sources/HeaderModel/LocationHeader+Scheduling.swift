// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// Does what the entry of the pill's menu says; nothing without a menu.
  ///
  /// The newest choice wins: what an older run of `onSchedule` still throws is told to nobody.
  ///
  /// - Returns: For the scheduler, a task that ends when `onSchedule` did, and its error is shown; cancelling it
  ///   cancels the closure. Nil for what is done when this returns.
  @discardableResult
  public func choose(_ choice: Snapshot.Pill.Choice) -> Task<Void, Never>? {
    guard let onSchedule else { return nil }
    dropScheduling()
    switch choice {
    case .now:
      timing.scheduled = nil
      return nil
    case .schedule:
      let scheduling = Task { [weak self] in
        do {
          try await onSchedule()
        } catch {
          // Nobody waits for one that was dropped.
          guard !(error is CancellationError), !Task.isCancelled else { return }
          self?.failToSchedule(error)
        }
      }
      self.scheduling = scheduling
      return scheduling
    }
  }

  /// Leaves at the pill why the time was not chosen.
  private func failToSchedule(_ error: any Error) {
    let refusal = Refusal(error, otherwise: environment.words.notScheduled)
    schedulingFailure = refusal.message
    give(.haptic(.error))
    give(.announcement(refusal.message))
  }

  /// Cancels the scheduler that is open, if any, and forgets why the last one failed.
  func dropScheduling() {
    scheduling?.cancel()
    scheduling = nil
    schedulingFailure = nil
  }

  /// Drops the scheduler when there is no menu any more that opens it.
  func forgetHiddenScheduling() {
    guard onSchedule == nil else { return }
    dropScheduling()
  }
}
