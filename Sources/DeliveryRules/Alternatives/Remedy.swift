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
  case bringForward
  case leaveOut
  case fewerItems
  case lessWeight
  case otherAmount
  case moveNearby

  /// The order in which several are applied: the place says which terms hold, and which instant is the
  /// next one is known only when all else is.
  static let inOrderOfApplication: [Remedy] = [
    .moveNearby, .otherHub, .otherVehicle, .leaveOut, .fewerItems, .lessWeight, .otherAmount, .wait,
    .bringForward,
  ]

  /// Whether one request can have both.
  func goes(with other: Remedy) -> Bool {
    self != other && !(changesTime && other.changesTime)
  }

  private var changesTime: Bool { self == .wait || self == .bringForward }

  /// The codes that are gone when the remedy has worked.
  private var codes: Set<ReasonCode> {
    switch self {
    case .otherHub: [.hubClosed, .tooFar, .estimateTooLong]
    case .otherVehicle: [.vehicleUnavailable]
    case .wait, .bringForward:
      [
        .zonePaused, .hubClosed, .outsideHours, .cutoffPassed, .tooEarlyToBook, .leadTimeTooShort,
        .slotFull,
      ]
    case .leaveOut: [.itemRestricted, .ageRestricted]
    case .fewerItems: [.tooManyItems]
    case .lessWeight: [.overweight]
    case .otherAmount: [.belowMinimum, .aboveMaximum]
    case .moveNearby:
      [.outOfZone, .excludedArea, .zonePaused, .postcodeNotServed, .tooFar, .estimateTooLong]
    }
  }

  /// What an expression reads whose mind the remedy may change.
  private var variables: [String] {
    switch self {
    case .otherHub: DecisionVariable.namesOfHub
    case .otherVehicle: ["vehicle"]
    case .wait, .bringForward: DecisionVariable.namesOfTime
    case .leaveOut: ["basket.tags"]
    case .fewerItems: ["basket.items"]
    case .lessWeight: ["basket.weight"]
    case .otherAmount: ["basket.subtotal"]
    case .moveNearby: DecisionVariable.namesOfPlace + DecisionVariable.namesOfPlaces
    }
  }

  /// Whether it has something to mend in `decision`.
  func isNeeded(by decision: Decision) -> Bool {
    guard isPossible(for: decision.context) else { return false }
    if self == .otherHub, decision.isRefusedByHub { return true }
    return decision.refusedCodesHere.contains(where: codes.contains)
      || decision.refusingExpressions.contains { $0.reads(variables) }
  }

  private func isPossible(for context: DecisionContext) -> Bool {
    switch self {
    case .otherHub: return context.terms.hubs.count > 1
    case .bringForward:
      guard case .scheduled(let chosen) = context.request.when else { return false }
      return chosen > context.placedAt
    case .otherVehicle, .wait, .leaveOut, .fewerItems, .lessWeight, .otherAmount, .moveNearby:
      return true
    }
  }

  /// Whether it is worth trying: when it is needed, and with time also where a rule that is not known to
  /// Doorstep, an exclusion or the hours of an item may be about time.
  func isSuggested(by decision: Decision) -> Bool {
    if isNeeded(by: decision) { return true }
    return changesTime && isPossible(for: decision.context)
      && decision.refusedCodesHere.contains(where: Self.isPerhapsTemporary)
  }

  private static let lasting: Set<ReasonCode> = [
    .coordinateInvalid, .addressNotFound, .outOfZone, .postcodeNotServed, .tooFar,
    .customerNotEligible, .belowMinimum, .aboveMaximum, .ageRestricted, .overweight, .tooManyItems,
    .vehicleUnavailable, .estimateTooLong,
  ]

  private static func isPerhapsTemporary(_ code: ReasonCode) -> Bool { !lasting.contains(code) }
}

extension Decision {
  /// Whether something refuses a delivery from this hub that may not refuse one from another.
  fileprivate var isRefusedByHub: Bool {
    noted.contains { $0.refusedCode != nil && $0.dependsOnHub }
  }

  /// Whether something refuses that may not refuse another place in the same zone.
  var isRefusedForPlace: Bool {
    noted.contains { $0.refusedCode != nil && $0.builtIn?.dependsOnPlace == true }
  }

  /// The expressions that refuse.
  var refusingExpressions: [ExpressionRule] {
    noted.filter { $0.refusedCode != nil }.compactMap { $0.builtIn as? ExpressionRule }
  }
}
