// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses items that are not delivered.
///
///     "items": { "allow": ["food", "drink"], "refuse": ["tobacco"] }
///
/// With `allow`, every tag of the basket has to be in it. Without the tags of the basket the answer is
/// unknown. Refuses with `ITEM_RESTRICTED`.
final class ItemTagsRule: BuiltInRule {
  let id: String
  let items: ItemTerms

  init(id: String, items: ItemTerms) {
    self.id = id
    self.items = items
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let tags = context.request.basket?.tags else { return .unknown(input: "basket.tags") }
    // The first in the rule's order or the alphabet's, so that the same basket has the same answer.
    guard let tag = items.refused.first(where: tags.has) ?? stranger(among: tags) else {
      return .pass
    }
    return .refuse(Refusal(code: .itemRestricted, parameters: ["tag": .text(tag)]))
  }

  private func stranger(among tags: Set<String>) -> String? {
    guard let allowed = items.allowed, !tags.isSubset(of: allowed) else { return nil }
    return tags.subtracting(allowed).min()
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    var inputs = [context.tagsInput("basket.tags", context.request.basket?.tags)]
    if let allowed = items.allowed { inputs.append(context.tagsInput("allow", allowed)) }
    if !items.refused.isEmpty {
      inputs.append(TraceEntry.Input(name: "refuse", value: items.refused.joined(separator: ", ")))
    }
    return inputs
  }
}
