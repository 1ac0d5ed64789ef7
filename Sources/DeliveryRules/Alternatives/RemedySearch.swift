// SPDX-License-Identifier: MIT

import DeliveryModel

/// Looks for the smallest change of one kind.
struct RemedySearch {
  /// How many hubs or vehicles are tried.
  static let mostChoices = 8

  /// Whether the answer is a no because of the postcode, so that an unknown one is no better.
  private let isAboutPostcode: Bool
  private let budget = NextInstant.Budget()

  /// Remedies for the no of `refused`.
  init(for refused: Decision) {
    isAboutPostcode =
      refused.refusedCodesHere.contains(.postcodeNotServed)
      || refused.refusingExpressions.contains { $0.reads(["destination.postcode"]) }
  }

  /// Whether `decision` is one to offer: a yes that does not hang on hours that nobody knows, or on what
  /// made the answer no.
  func isYes(_ decision: Decision) -> Bool {
    guard decision.deliverable == .yes else { return false }
    return !decision.opinions.contains { opinion in
      opinion.verdict.isUnknownHours
        || isAboutPostcode && opinion.verdict == .unknown(input: "destination.postcode")
    }
  }

  /// The smallest change of the kind of `remedy` after `attempt` with which the decision `isEnough`.
  func attempt(
    _ remedy: Remedy, after attempt: Attempt, until isEnough: (Decision) -> Bool
  ) -> Attempt? {
    let search = ChangeSearch(remedy: remedy, attempt: attempt)
    return switch remedy {
    case .wait: NextInstant(after: attempt, budget: budget).first(where: isEnough)
    case .bringForward: LastInstant(before: attempt, budget: budget).last(where: isEnough)
    case .moveNearby: NearbyPlace(of: attempt).nearest(where: isEnough)
    case .leaveOut: search.tags(until: isEnough)
    case .otherHub:
      search.first(of: attempt.decision.otherHubs.map { .serveFrom(hub: $0.id) }, until: isEnough)
    case .otherVehicle:
      search.first(
        of: attempt.decision.otherVehicles.map { .deliverBy(vehicle: $0) }, until: isEnough)
    case .fewerItems: search.items(until: isEnough)
    case .lessWeight: search.weight(until: isEnough)
    case .otherAmount: search.amount(until: isEnough)
    }
  }
}

extension Verdict {
  /// Whether it cannot be told since hours say that nobody knows.
  var isUnknownHours: Bool { self == .unknown(input: "hours") }
}
