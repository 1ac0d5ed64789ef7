// SPDX-License-Identifier: MIT

import DeliveryModel

extension DecisionPlan {
  /// What turns the answer of `decision`, each decided again; an exact pin where that is what is missing.
  func alternatives(to decision: Decision) -> [Alternative] {
    switch decision.deliverable {
    case .yes: []
    case .depends: [Alternative(.setPin)]
    case .no:
      AlternativeSearch(decision).levels.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    }
  }

  /// What turns the answer of `decision`, decided again with the rules that wait.
  func waitForAlternatives(to decision: Decision) async throws -> [Alternative] {
    guard decision.deliverable == .no else { return alternatives(to: decision) }
    for level in AlternativeSearch(decision).levels {
      var offered: [Alternative] = []
      for alternative in level() {
        let request = decision.context.request.applying(alternative)
        let other = try await waitToDecide(request) { decision.context.placedAt }
        if other.deliverable == .yes { offered.append(alternative) }
      }
      guard offered.isEmpty else { return offered }
    }
    return []
  }
}
