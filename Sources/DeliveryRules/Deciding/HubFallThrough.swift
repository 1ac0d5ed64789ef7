// SPDX-License-Identifier: MIT

import DeliveryModel

// The best hub serves unless something refuses a delivery from it and lets another one serve: its own rules,
// or rules of the zone that look at the hub, the distance or the estimate. Plug-ins and rules that wait are
// asked about the chosen hub only, since they may take their time.
extension ZoneTerms {
  /// The place of the hub that `request` wishes for, if it may serve.
  func wishedHub(of request: DeliveryRequest) -> Int? {
    guard let wished = request.hub else { return nil }
    return hubs.firstIndex { $0.hub.id == wished }
  }

  /// The hub that serves the destination of `undecided`, in the end.
  func servingHub(for undecided: DecisionContext) -> HubCandidate? {
    guard let best = bestHub(for: undecided) else { return nil }
    guard hubs.count > 1, isRefused(best, for: undecided) else { return best }
    return hubInstead(of: best.terms, for: undecided) ?? best
  }

  /// The best of the hubs other than `refused` from which a delivery is not refused as well.
  func hubInstead(of refused: HubTerms, for undecided: DecisionContext) -> HubCandidate? {
    guard hubs.count > 1, wishedHub(of: undecided.request) == nil else { return nil }
    var best: HubCandidate?
    for place in hubs.indices where hubs[place] !== refused {
      let other = candidate(at: place, for: undecided)
      guard best.map(other.isBetter) ?? true, !isRefused(other, for: undecided) else {
        continue
      }
      best = other
    }
    return best
  }

  /// Whether something refuses a delivery from `hub` that may not refuse one from another hub.
  private func isRefused(_ hub: HubCandidate, for undecided: DecisionContext) -> Bool {
    let context = undecided.settled(on: self, servedBy: hub)
    return hub.terms.rules.contains { $0.evaluate(context).refusedCode != nil }
      || rules.contains { $0.dependsOnHub && $0.evaluate(context).refusedCode != nil }
  }

  /// What refuses a delivery from `hub` and may not refuse one from another hub.
  func refusals(of hub: HubCandidate, for undecided: DecisionContext) -> [ReasonCode] {
    let context = undecided.settled(on: self, servedBy: hub)
    let ofZone = rules.lazy.filter(\.dependsOnHub).map { $0.evaluate(context) }
    return (hub.terms.rules.map { $0.evaluate(context) } + ofZone).compactMap(\.refusedCode)
  }
}

extension DecisionContext {
  /// The hub that serves instead of the chosen one, which `opinions` are about; nil when the chosen one does.
  func hubInstead(given opinions: [Opinion]) -> HubCandidate? {
    guard let hubTerms, opinions.contains(where: { $0.dependsOnHub && $0.refusedCode != nil })
    else { return nil }
    return terms.hubInstead(of: hubTerms, for: self)
  }
}
