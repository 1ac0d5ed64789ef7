// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses a chosen time that has already passed when the order is placed.
struct LeadTimeRule: Rule {
  let id = "lead-time"

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard case .scheduled(let instant) = context.request.when else {
      return .abstain(reason: "the order is for now")
    }
    guard instant < context.placedAt else { return .pass }
    return .refuse(Refusal(code: .leadTimeTooShort, parameters: ["chosen": .instant(instant)]))
  }
}
