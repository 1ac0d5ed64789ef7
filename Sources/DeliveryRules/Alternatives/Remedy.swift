// SPDX-License-Identifier: MIT

import DeliveryModel

/// A way to change a request that may turn a no into a yes, the one that takes the customer least effort
/// first.
///
/// Who brings it does not matter to the customer. Waiting leaves the order as it is; then come changes to
/// the order, what is left out before what is paid more for; to go somewhere else is most.
enum Remedy: Int, CaseIterable {
  case otherHub
  case otherVehicle
  case wait
  case leaveOut
  case fewerItems
  case lessWeight
  case otherAmount
  case moveNearby

  /// The order in which several are applied: the place says which terms hold, and which instant is the
  /// next one is known only when all else is.
  static let inOrderOfApplication: [Remedy] = [
    .moveNearby, .otherHub, .otherVehicle, .leaveOut, .fewerItems, .lessWeight, .otherAmount, .wait,
  ]

  /// The codes that are gone when the remedy has worked.
  private var codes: Set<ReasonCode> {
    switch self {
    case .otherHub: [.hubClosed, .tooFar, .estimateTooLong]
    case .otherVehicle: [.vehicleUnavailable]
    case .wait:
      [
        .zonePaused, .hubClosed, .outsideHours, .cutoffPassed, .tooEarlyToBook, .leadTimeTooShort,
        .slotFull,
      ]
    case .leaveOut: [.itemRestricted, .ageRestricted]
    case .fewerItems: [.tooManyItems]
    case .lessWeight: [.overweight]
    case .otherAmount: [.belowMinimum, .aboveMaximum]
    case .moveNearby: [.outOfZone, .excludedArea, .zonePaused, .postcodeNotServed, .tooFar]
    }
  }

  /// Whether it has something to mend in `decision`.
  func isNeeded(by decision: Decision) -> Bool {
    if self == .otherHub {
      guard decision.context.terms.hubs.count > 1 else { return false }
      if decision.isRefusedByHub { return true }
    }
    return decision.refusedCodesHere.contains(where: codes.contains)
  }

  /// Whether it is worth trying: when it is needed, and with time also where a rule that is not known to
  /// Doorstep, an exclusion or the hours of an item may be about time.
  func isSuggested(by decision: Decision) -> Bool {
    if isNeeded(by: decision) { return true }
    return self == .wait && decision.refusedCodesHere.contains(where: Self.isPerhapsTemporary)
  }

  private static let lasting: Set<ReasonCode> = [
    .coordinateInvalid, .addressNotFound, .outOfZone, .postcodeNotServed, .tooFar,
    .customerNotEligible, .belowMinimum, .aboveMaximum, .ageRestricted, .overweight, .tooManyItems,
    .vehicleUnavailable, .estimateTooLong,
  ]

  private static func isPerhapsTemporary(_ code: ReasonCode) -> Bool { !lasting.contains(code) }
}

extension Decision {
  /// Whether one of the rules of the hub refuses.
  fileprivate var isRefusedByHub: Bool {
    guard let hub = context.hubTerms else { return false }
    return noted.contains { opinion in
      opinion.refusedCode != nil && hub.rules.contains { $0.id == opinion.rule }
    }
  }
}
