// SPDX-License-Identifier: MIT

import DeliveryModel

/// Refuses postcodes that are not delivered to.
///
///     "postcodes": ["SW1A *", "KW15*", "90210...90299"]
///     "postcodes": { "allow": ["SW1A *"], "refuse": ["SW1A 1AA"] }
///
/// The forms are those of `PostcodePattern`; what is refused is refused whatever is allowed. Without a
/// postcode the answer is unknown, and with what cannot be one too, which is then told. Refuses with
/// `POSTCODE_NOT_SERVED`.
final class PostcodeRule: BuiltInRule {
  /// How much of what cannot be read is told.
  private static let shownCharacters = 32

  let id: String
  let postcodes: PostcodeTerms

  init(id: String, postcodes: PostcodeTerms) {
    self.id = id
    self.postcodes = postcodes
  }

  func evaluate(_ context: DecisionContext) -> Verdict {
    guard let text = context.request.postcode, let postcode = Postcode(text) else {
      return .unknown(input: "destination.postcode")
    }
    if postcodes.contain(postcode) { return .pass }
    return .refuse(Refusal(code: .postcodeNotServed, parameters: ["postcode": .text(text)]))
  }

  func unreadableInput(_ context: DecisionContext) -> String? {
    guard let text = context.request.postcode, Postcode(text) == nil,
      !text.allSatisfy(\.isWhitespace)
    else { return nil }
    let shown = text.prefix(Self.shownCharacters)
    return shown.endIndex == text.endIndex ? text : "\(shown)…"
  }

  func inputs(_ context: DecisionContext) -> [TraceEntry.Input] {
    let lists = [("allow", postcodes.allowed), ("refuse", postcodes.refused)]
    return [TraceEntry.Input(name: "destination.postcode", value: context.request.postcode)]
      + lists.filter { !$1.isEmpty }.map { name, patterns in
        let text = patterns.map(\.description).joined(separator: ", ")
        return TraceEntry.Input(name: name, value: text)
      }
  }
}
