// SPDX-License-Identifier: MIT

/// What is offered in the stead of a refusal, in one language: short, for a button.
struct OfferSentences: Sendable {
  /// Set the pin exactly.
  let setPin: String
  /// From another `{hub}`.
  let serveFrom: String
  /// By another `{vehicle}`.
  let deliverBy: String
  /// At another time: `{at}`.
  let deliverAt: String
  /// Without items with the tags `{tags}`.
  let leaveOut: String
  /// Without `{count}` items.
  let takeOutItems: String
  /// Lighter by `{weight}`.
  let reduceWeight: String
  /// Cheaper by `{amount}`.
  let takeFromBasket: String
  /// Dearer by `{amount}`.
  let addToBasket: String
  /// To a place `{distance}` away, which is `{place}`; the second, where that has no name.
  let deliverNearby: (named: String, nameless: String)
  /// What stands between changes that are made together.
  var separator = ", "

  /// The sentences for a tag in lower case of the catalogue.
  static func sentences(for tag: String) -> OfferSentences {
    switch tag {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "ja": japanese
    case "pt": portuguese
    case "pt-pt": portugueseOfPortugal
    default: english
    }
  }
}
