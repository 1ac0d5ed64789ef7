// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses customers who are not among those that are served.
///
///     "customers": { "allow": ["member", "staff"], "refuse": ["blocked"] }
///
/// With `allow`, a customer needs one of its tags; one of `refuse` is enough to be refused. Where nothing
/// is known of the customer, the answer is unknown. Refuses with `CUSTOMER_NOT_ELIGIBLE`.
final class CustomerRule: BuiltInRule {
  let id: String
  let customers: TagTerms

  init(id: String, customers: TagTerms) {
    self.id = id
    self.customers = customers
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let tags = context.request.customerTags else { return .unknown(input: "customer.tags") }
    if let refused = customers.refused.first(where: tags.has) {
      return .refuse(Refusal(code: .customerNotEligible, parameters: ["tag": .text(refused)]))
    }
    guard !customers.allowed.isEmpty, !customers.allowed.contains(where: tags.has) else {
      return .pass
    }
    return .refuse(Refusal(code: .customerNotEligible))
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    let lists = [("allow", customers.allowed), ("refuse", customers.refused)]
    return [context.tagsInput("customer.tags", context.request.customerTags)]
      + lists.filter { !$1.isEmpty }.map {
        TraceEntry.Input(name: $0, value: $1.joined(separator: ", "))
      }
  }
}
