// SPDX-License-Identifier: MIT

extension DeliveryRequest {
  /// The request of one who takes `alternative`.
  ///
  /// What an alternative does not speak of stays as it is: a basket that becomes cheaper keeps its
  /// weight. Another place loses the postcode, the accuracy and the travel times of the old one.
  public func applying(_ alternative: Alternative) -> DeliveryRequest {
    alternative.changes.reduce(into: self) { $0.apply($1) }
  }

  private mutating func apply(_ change: Alternative.Change) {
    switch change {
    case .setPin: accuracyMeters = nil
    case .serveFrom(let hub): self.hub = hub
    case .deliverBy(let vehicle): self.vehicle = vehicle
    case .deliverAt(let instant): when = .scheduled(instant)
    case .leaveOut(let tags): basket?.tags?.subtract(tags)
    case .takeOutItems(let count): basket?.take(count)
    case .reduceWeight(let grams): basket?.weightGrams?.add(-Int128(grams))
    case .takeFromBasket(let amount): basket?.subtotal?.add(-Int128(amount.minorUnits))
    case .addToBasket(let amount): basket?.subtotal?.add(Int128(amount.minorUnits))
    case .deliverNearby(let coordinate, _, _):
      destination = coordinate
      postcode = nil
      travelTimes = nil
      accuracyMeters = nil
    }
  }
}

extension Basket {
  fileprivate mutating func take(_ count: Int64) {
    guard let itemCount else { return }
    self.itemCount = Int(clamping: Int128(itemCount) - Int128(count))
  }
}

extension Int64 {
  /// Adds `difference`, at the limit beyond 64 bits.
  fileprivate mutating func add(_ difference: Int128) {
    self = Int64(clamping: Int128(self) + difference)
  }
}
