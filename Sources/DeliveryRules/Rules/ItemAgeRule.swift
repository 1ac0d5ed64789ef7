// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses items of a tag to customers who are not known to be of age.
///
///     "items": { "age": { "alcohol": 21 } }
///
/// A customer is of age by a tag `age-N` with `N` at least the limit: `age-21` is somebody whose 21 years
/// were checked. Without the tags of the basket or, where it has such items, of the customer, the
/// answer is unknown. Refuses with `AGE_RESTRICTED`.
final class ItemAgeRule: BuiltInRule {
  private static let prefix = "age-"

  let id: String
  let tag: String
  let years: Int64

  init(id: String, tag: String, years: Int64) {
    self.id = id
    self.tag = tag
    self.years = years
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let tags = context.request.basket?.tags else { return .unknown(input: "basket.tags") }
    guard tags.has(tag) else { return .pass }
    guard let customer = context.request.customerTags else {
      return .unknown(input: "customer.tags")
    }
    if customer.contains(where: isOfAge) { return .pass }
    return .refuse(
      Refusal(code: .ageRestricted, parameters: ["tag": .text(tag), "age": .count(years)]))
  }

  private func isOfAge(_ tag: String) -> Bool {
    guard tag.hasPrefix(Self.prefix) else { return false }
    return Int64(tag.dropFirst(Self.prefix.count)).map { $0 >= years } ?? false
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    [
      context.tagsInput("basket.tags", context.request.basket?.tags),
      context.tagsInput("customer.tags", context.request.customerTags),
      TraceEntry.Input(name: "tag", value: tag), context.input("age", years),
    ]
  }
}
