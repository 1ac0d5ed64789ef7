// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// Takes the remedy `id` of the refusal that the chooser shows.
  ///
  /// A time is checked as a pick is, for the address that was refused: it becomes the scheduled time only
  /// together with the address, so a check that refuses again loses nobody's choice. Another place becomes the
  /// selection once it was checked.
  ///
  /// - Returns: A task that ends with the outcome; `unavailable` when there is no such button.
  @discardableResult
  public func takeRemedy(id: Remedy.ID) -> Task<PickOutcome, Never> {
    guard case .open(.failed(let failure)) = chooser,
      let change = failure.refusal?.remedies.first(where: { $0.id == id })?.change,
      canTake(change)
    else { return Task { .unavailable } }
    switch (change, failure) {
    case (.openBag, _):
      closeChooser()
      openBag()
      return Task { .backedOut }
    case (.schedule(let time), .refused(let address, _)):
      return check(address, in: address, scheduled: time)
    case (.schedule(let time), _):
      return useCurrentLocation(scheduled: time)
    case (.deliver(let place), .refused(let address, _)):
      return check(place, in: address)
    case (.deliver(let place), _):
      return checkFoundPlace(place)
    }
  }

  /// The remedies as a row shows them.
  func shown(_ remedies: [Remedy]) -> [Snapshot.Remedy] {
    remedies.map {
      Snapshot.Remedy(id: $0.id, title: $0.title, isAction: $0.change.map(canTake) ?? false)
    }
  }

  /// Whether the header has what `change` takes: a time needs the menu that leads back to now.
  private func canTake(_ change: Remedy.Change) -> Bool {
    switch change {
    case .schedule: onSchedule != nil
    case .deliver: true
    case .openBag: onCart != nil
    }
  }
}

extension LocationHeader {
  /// Backs out of a remedy under way that is a time, when another time is chosen meanwhile.
  func forgetOtherTime() {
    guard attempt?.scheduled != nil else { return }
    backOut()
  }
}
