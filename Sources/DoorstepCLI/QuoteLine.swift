// SPDX-License-Identifier: MIT

import Doorstep

/// An answer as one line for a person.
struct QuoteLine {
  let quote: Quote
  let timeZone: IANATimeZone

  var text: String {
    switch quote.deliverable {
    case .yes: "yes, " + terms.joined(separator: ", ") + unchecked
    case .no: "no, " + causes(with: .refuses) + alternatives
    case .depends: "depends, " + causes(with: .unknown)
    }
  }

  private var terms: [String] {
    let place = [quote.zone?.name, quote.hub.map { "from \($0.name)" }].compactMap(\.self)
      .joined(separator: " ")
    return [
      place, time, quote.fee.map { $0.total.minorUnits == 0 ? "free" : "\($0.total)" },
      quote.minimumOrder.flatMap { $0.minorUnits == 0 ? nil : "orders from \($0)" },
    ].compactMap(\.self)
  }

  /// The window of a scheduled order, else minutes.
  private var time: String? {
    guard let window = quote.estimate?.window else { return quote.estimate?.text }
    return SlotWindow(from: window.from, until: window.until, timeZone: timeZone).text
  }

  private func causes(with effect: Reason.Effect) -> String {
    quote.reasons.filter { $0.effect == effect }.map { "\($0.code.rawValue): \($0.message)" }
      .joined(separator: "; also ")
  }

  /// The rules that a yes went without; that of the minimum order stands among the terms.
  var unchecked: String {
    quote.reasons.filter { $0.code == .missingInput && $0.rule != "minimum-order" }.map { reason in
      guard case .text(let input) = reason.parameters["input"] else { return "" }
      return "; \(reason.rule) not checked without \(input)"
    }.joined()
  }

  private var alternatives: String {
    let offers = quote.alternatives.map { alternative in
      "deliverable " + alternative.changes.map(words).joined(separator: " and ")
    }
    return offers.isEmpty ? "" : "; " + offers.joined(separator: ", or ")
  }

  /// What follows "deliverable" in an offer.
  private func words(_ change: Alternative.Change) -> String {
    switch change {
    case .setPin: "once the pin is set exactly"
    case .serveFrom(let hub): "from the hub \(hub)"
    case .deliverBy(let vehicle): "by \(vehicle)"
    case .deliverAt(let instant): "at \(SlotWindow.text(of: instant, in: timeZone))"
    case .leaveOut(let tags): "without \(tags.joined(separator: ", "))"
    case .takeOutItems(let count): "with \(count) \(count == 1 ? "item" : "items") fewer"
    case .reduceWeight(let grams): "with \(grams) g less"
    case .takeFromBasket(let amount): "with \(amount) less"
    case .addToBasket(let amount): "with \(amount) more"
    case .deliverNearby(let coordinate, _, _):
      "at \(coordinate.longitude),\(coordinate.latitude)"
    }
  }
}
