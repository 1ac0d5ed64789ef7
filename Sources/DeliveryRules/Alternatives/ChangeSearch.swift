// SPDX-License-Identifier: MIT

import DeliveryModel

/// Looks for the smallest change of one kind to the order itself, or to who brings it.
struct ChangeSearch {
  let remedy: Remedy
  let attempt: Attempt
  private var decision: Decision { attempt.decision }

  /// The first of `changes` that `isEnough`.
  func first(
    of changes: [Alternative.Change], until isEnough: (Decision) -> Bool
  ) -> Attempt? {
    changes.lazy.prefix(RemedySearch.mostChoices)
      .compactMap { attempt.applying($0, by: remedy) }.first { isEnough($0.decision) }
  }

  /// Leaves out items with the tags that are refused.
  ///
  /// Of those that an expression names one may be enough. Else a rule names one tag at a time, so this goes on
  /// while other ones come up.
  func tags(until isEnough: (Decision) -> Bool) -> Attempt? {
    let single = decision.tagsOfExpressions.map { Alternative.Change.leaveOut(tags: [$0]) }
    if let attempt = first(of: single, until: isEnough) { return attempt }
    var tags: Set<String> = []
    var last = attempt
    while true {
      let found = last.decision.refusedTags.subtracting(tags)
      guard !found.isEmpty else { return nil }
      tags.formUnion(found)
      guard let next = attempt.applying(.leaveOut(tags: tags.sorted()), by: remedy) else {
        return nil
      }
      if isEnough(next.decision) { return next }
      last = next
    }
  }

  /// Takes out items.
  func items(until isEnough: (Decision) -> Bool) -> Attempt? {
    first(of: decision.excessItems.map { .takeOutItems(count: $0) }, until: isEnough)
      ?? number(
        decision.context.request.basket?.itemCount.map(Int64.init), reading: "basket.items",
        until: isEnough
      ) { $0 < 0 ? .takeOutItems(count: -$0) : nil }
  }

  /// Makes the basket lighter.
  func weight(until isEnough: (Decision) -> Bool) -> Attempt? {
    first(of: decision.excessGrams.map { .reduceWeight(grams: $0) }, until: isEnough)
      ?? number(
        decision.context.request.basket?.weightGrams, reading: "basket.weight", until: isEnough
      ) { $0 < 0 ? .reduceWeight(grams: -$0) : nil }
  }

  /// Makes the basket dearer or cheaper.
  func amount(until isEnough: (Decision) -> Bool) -> Attempt? {
    first(of: decision.missingAmounts.compactMap(amountChange), until: isEnough)
      ?? number(
        decision.context.request.basket?.subtotal, reading: "basket.subtotal", until: isEnough,
        amountChange)
  }

  private func amountChange(_ difference: Int64) -> Alternative.Change? {
    guard difference != .min else { return nil }
    let amount = decision.context.money(abs(difference))
    return difference > 0 ? .addToBasket(amount: amount) : .takeFromBasket(amount: amount)
  }

  /// Changes a number of the request that an expression reads which refuses.
  private func number(
    _ value: Int64?, reading variable: String, until isEnough: (Decision) -> Bool,
    _ change: (Int64) -> Alternative.Change?
  ) -> Attempt? {
    guard let value, value >= 0,
      decision.refusingExpressions.contains(where: { $0.reads([variable]) })
    else { return nil }
    let search = NumberSearch(
      value: value, hints: decision.numbersOfExpressions(reading: variable))
    let found = search.nearest { number in
      guard let change = change(number - value),
        let screened = attempt.screening(change, by: remedy)
      else { return false }
      return isEnough(screened.decision)
    }
    guard let found, let change = change(found - value),
      let complete = attempt.applying(change, by: remedy), isEnough(complete.decision)
    else { return nil }
    return complete
  }
}
