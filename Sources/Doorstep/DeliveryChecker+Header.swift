// SPDX-License-Identifier: MIT

import CustomerWords
public import DeliveryModel
public import HeaderModel
public import Schedules

extension DeliveryChecker {
  /// Checks an address for the header: returns when it is deliverable now.
  ///
  ///     let header = LocationHeader(addresses: saved, onSelect: checker.onSelect)
  ///
  /// - Throws: `DeliveryRefusal`, whose sentence the header shows in the row of `address`;
  ///   `CancellationError` when a newer pick came.
  public func onSelect(_ address: LocationHeader.Address) async throws {
    _ = try await timing(for: address)
  }

  /// The closure for `header.onSelect` that also brings `header.timing` up to date.
  ///
  ///     header.onSelect = checker.onSelect(updating: header)
  ///
  /// The check is made for the time that the header has scheduled, which stays chosen, or for that of a remedy
  /// which is being taken. When another time is chosen meanwhile, it is made again. A check that a newer pick
  /// overtook changes nothing.
  @MainActor public func onSelect(
    updating header: LocationHeader
  ) -> @MainActor (LocationHeader.Address) async throws -> Void {
    { [weak header] address in
      var time: Instant?
      var timing = LocationHeader.Timing()
      repeat {
        time = header?.timeToCheck
        timing = try await self.timing(for: address, scheduled: time)
        try Task.checkCancellation()
      } while header?.timeToCheck != time
      header?.timing.estimate = timing.estimate
      header?.timing.window = timing.window
    }
  }

  /// How long a delivery to `address` takes.
  ///
  /// - Parameters:
  ///   - address: A saved address with its coordinate.
  ///   - scheduled: The chosen time; as soon as possible when nil.
  ///   - basket: What is ordered; unknown when nil.
  /// - Returns: What the quote's estimate says in the service's language, empty where the service has none: as
  ///   the estimate of an order for now, or as the window of one for `scheduled`, which is as it was.
  /// - Throws: `DeliveryRefusal` unless it is deliverable; else as `quote(for:)` does.
  public func timing(
    for address: LocationHeader.Address, scheduled: Instant? = nil, basket: Basket? = nil
  ) async throws -> LocationHeader.Timing {
    guard let coordinate = address.coordinate else { throw refusal(.addressNotFound) }
    let when = scheduled.map(DeliveryRequest.When.scheduled) ?? .now
    let quote: Quote
    do {
      quote = try await self.quote(
        for: DeliveryRequest(to: coordinate, when: when, basket: basket))
    } catch RequestError.coordinate {
      throw refusal(.coordinateInvalid)
    }
    guard quote.deliverable == .yes else { throw refusal(quote) }
    let text = quote.estimate?.text ?? ""
    return scheduled == nil
      ? LocationHeader.Timing(estimate: text)
      : LocationHeader.Timing(scheduled: scheduled, window: text)
  }

  /// What a quote that is not a yes says first.
  private func refusal(_ quote: Quote) -> DeliveryRefusal {
    guard let reason = quote.reasons.first else { return refusal(.ruleRefused) }
    return DeliveryRefusal(quote: quote, code: reason.code, message: reason.message)
  }

  /// The refusal of an address that there is no quote for.
  private func refusal(_ code: ReasonCode) -> DeliveryRefusal {
    let message = MessageCatalogue(area: area).message(for: Refusal(code: code))
    return DeliveryRefusal(quote: nil, code: code, message: message)
  }
}
