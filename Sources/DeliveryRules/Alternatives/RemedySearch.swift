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
    isAboutPostcode = refused.refusedCodesHere.contains(.postcodeNotServed)
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
    let decision = attempt.decision
    let changes: [Alternative.Change]
    switch remedy {
    case .wait: return NextInstant(after: attempt, budget: budget).first(where: isEnough)
    case .moveNearby: return NearbyPlace(of: attempt).nearest(where: isEnough)
    case .leaveOut: return leaveOut(after: attempt, until: isEnough)
    case .otherHub: changes = decision.otherHubs.map { .serveFrom(hub: $0.id) }
    case .otherVehicle: changes = decision.otherVehicles.map { .deliverBy(vehicle: $0) }
    case .fewerItems: changes = decision.fewerItems
    case .lessWeight: changes = decision.lessWeight
    case .otherAmount: changes = decision.otherAmount
    }
    return changes.lazy.prefix(Self.mostChoices)
      .compactMap { attempt.applying($0, by: remedy) }.first { isEnough($0.decision) }
  }

  /// Leaves out items with the tags that are refused.
  ///
  /// A rule names one tag at a time, so this goes on while other ones come up.
  private func leaveOut(
    after attempt: Attempt, until isEnough: (Decision) -> Bool
  ) -> Attempt? {
    var tags: Set<String> = []
    var last = attempt
    while true {
      let found = last.decision.refusedTags.subtracting(tags)
      guard !found.isEmpty else { return nil }
      tags.formUnion(found)
      guard let next = attempt.applying(.leaveOut(tags: tags.sorted()), by: .leaveOut) else {
        return nil
      }
      if isEnough(next.decision) { return next }
      last = next
    }
  }
}

extension Verdict {
  /// Whether it cannot be told since hours say that nobody knows.
  var isUnknownHours: Bool { self == .unknown(input: "hours") }
}
