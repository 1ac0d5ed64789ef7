// SPDX-License-Identifier: MIT

import CustomerWords
public import DeliveryModel
public import HeaderModel
public import Schedules
public import ZoneGeometry

extension DeliveryChecker {
  /// Gives the address of a place, for example out of a store of addresses; nil where there is none.
  public typealias Describing = @MainActor (Coordinate) async throws -> LocationHeader.Address?

  /// Checks an address for the header: returns when it is deliverable now.
  ///
  ///     let header = LocationHeader(addresses: saved, onSelect: checker.onSelect)
  ///
  /// - Throws: `DeliveryRefusal`, whose sentence the header shows in the row of `address`;
  ///   `CancellationError` when a newer pick came.
  public func onSelect(_ address: LocationHeader.Address) async throws {
    _ = try await timing(for: address)
  }

  /// The closure for `header.onSelect` that also brings `header.timing` up to date, and speaks its language.
  ///
  ///     header.onSelect = checker.onSelect(updating: header)
  ///
  /// The check is made for the time that the header has scheduled, which stays chosen, or for that of a remedy
  /// which is being taken. When another time is chosen meanwhile, it is made again. A check that a newer pick
  /// overtook changes nothing.
  ///
  /// - Parameters:
  ///   - header: The header, which the closure does not keep.
  ///   - describing: Gives the address of a deliverable place nearby, so that it can be picked in the stead of
  ///     one that is refused; without it such a place is only told.
  /// - Returns: The closure, which throws as `timing(for:)` does.
  @MainActor public func onSelect(
    updating header: LocationHeader, describing: Describing? = nil
  ) -> @MainActor (LocationHeader.Address) async throws -> Void {
    { [weak header] address in
      var time: Instant?
      var timing = LocationHeader.Timing()
      repeat {
        time = header?.timeToCheck
        do {
          timing = try await self.timing(
            for: address, scheduled: time, locale: header?.environment.locale)
        } catch let refusal as DeliveryRefusal {
          throw await self.describing(refusal, in: header?.environment.locale, describing)
        }
        try Task.checkCancellation()
      } while header?.timeToCheck != time
      header?.timing.estimate = timing.estimate
      header?.timing.window = timing.window
    }
  }

  /// The closure for `header.onUseCurrentLocation` that checks the address which `describing` gives, as exactly
  /// as the device was found.
  ///
  /// The closure throws `DeliveryRefusal` also where no address is found.
  @MainActor public func onUseCurrentLocation(
    updating header: LocationHeader, describing: @escaping Describing
  ) -> @MainActor (Coordinate) async throws -> LocationHeader.Address {
    let onSelect = onSelect(updating: header, describing: describing)
    return { [weak header] coordinate in
      let accuracy = header?.fix?.accuracyMeters
      let locale = header?.environment.locale
      guard var address = try await describing(coordinate) else {
        throw refusal(.addressNotFound, locale: locale)
      }
      address.coordinate = coordinate
      address.accuracyMeters = accuracy
      try await onSelect(address)
      // A yes is one wherever in that circle the place is.
      address.accuracyMeters = nil
      return address
    }
  }

  /// Brings `header.timing` up to date for its chosen address, as after another time was chosen.
  ///
  /// What is chosen meanwhile is what counts. Without a chosen address nothing changes.
  ///
  /// - Throws: `DeliveryRefusal` when the address cannot be reached then; the estimate is not known then.
  @MainActor public func renewTiming(of header: LocationHeader) async throws {
    while let address = header.selection {
      let time = header.timing.scheduled
      let answer: Result<LocationHeader.Timing, any Error>
      do {
        answer = .success(
          try await timing(for: address, scheduled: time, locale: header.environment.locale))
      } catch {
        answer = .failure(error)
      }
      try Task.checkCancellation()
      guard header.selection == address, header.timing.scheduled == time else { continue }
      header.timing = (try? answer.get()) ?? LocationHeader.Timing(scheduled: time)
      _ = try answer.get()
      return
    }
  }

  /// Schedules the order of `header` for `time`, if its chosen address can be delivered to then.
  ///
  ///     header.onSchedule = { try await checker.schedule(chosenTime(), in: header) }
  ///
  /// What address is chosen meanwhile is what counts; without one the time is set as it is.
  ///
  /// - Throws: `DeliveryRefusal` when the address cannot be reached then, for the pill to show; the time and the
  ///   estimate stay as they were. `CancellationError` when a newer choice came.
  @MainActor public func schedule(_ time: Instant, in header: LocationHeader) async throws {
    while let address = header.selection {
      let timing = try await timing(
        for: address, scheduled: time, locale: header.environment.locale)
      try Task.checkCancellation()
      guard header.selection == address else { continue }
      header.timing.scheduled = time
      header.timing.window = timing.window
      return
    }
    header.timing.scheduled = time
    header.timing.window = ""
  }

  /// How long a delivery to `address` takes.
  ///
  /// - Parameters:
  ///   - address: An address with its coordinate.
  ///   - scheduled: The chosen time; as soon as possible when nil.
  ///   - basket: What is ordered; unknown when nil.
  ///   - locale: The language of sentences, a BCP 47 tag; the service's when nil.
  /// - Returns: What the quote's estimate says, empty where the service has none: as the estimate of an order
  ///   for now, or as the window of one for `scheduled`, which is as it was.
  /// - Throws: `DeliveryRefusal` unless it is deliverable; else as `quote(for:)` does.
  public func timing(
    for address: LocationHeader.Address, scheduled: Instant? = nil, basket: Basket? = nil,
    locale: String? = nil
  ) async throws -> LocationHeader.Timing {
    guard let coordinate = address.coordinate else {
      throw refusal(.addressNotFound, locale: locale)
    }
    let when = scheduled.map(DeliveryRequest.When.scheduled) ?? .now
    let quote: Quote
    do {
      quote = try await self.quote(
        for: DeliveryRequest(
          to: coordinate, accuracyMeters: address.accuracyMeters, when: when, basket: basket,
          locale: locale))
    } catch RequestError.coordinate {
      throw refusal(.coordinateInvalid, locale: locale)
    }
    guard quote.deliverable == .yes else { throw refusal(quote, locale: locale) }
    let text = quote.estimate?.text ?? ""
    return scheduled == nil
      ? LocationHeader.Timing(estimate: text)
      : LocationHeader.Timing(scheduled: scheduled, window: text)
  }

  /// What a quote that is not a yes says first.
  private func refusal(_ quote: Quote, locale: String?) -> DeliveryRefusal {
    guard let reason = quote.reasons.first else { return refusal(.ruleRefused, locale: locale) }
    return DeliveryRefusal(
      quote: quote, code: reason.code, message: reason.message,
      remedies: remedies(of: quote))
  }

  /// The refusal of an address that there is no quote for.
  private func refusal(_ code: ReasonCode, locale: String?) -> DeliveryRefusal {
    let message = MessageCatalogue(area: area).message(for: Refusal(code: code), locale: locale)
    return DeliveryRefusal(quote: nil, code: code, message: message, remedies: [])
  }
}
