// SPDX-License-Identifier: MIT

package import DeliveryModel
import Schedules

/// Turns refusals into sentences for the customer.
///
/// The service's own words come first, then the catalogue's English. A template names its figures
/// in braces, such as `{distance}`; one whose figures are not all known is passed over.
package struct MessageCatalogue {
  private let area: ServiceArea

  /// The sentences of `area`.
  package init(area: ServiceArea) {
    self.area = area
  }

  /// One sentence for `refusal`.
  package func message(for refusal: Refusal) -> String {
    let figures = refusal.parameters.mapValues(text)
    if let own = area.messages[refusal.code].flatMap({ $0[bestTag: area.locale] }),
      let sentence = filled(own, with: figures)
    {
      return sentence
    }
    // A rule's own words are no template: braces in them are braces.
    if let words = refusal.message { return words }
    let sentences = Self.english[refusal.code, default: []].compactMap { filled($0, with: figures) }
    return sentences.first ?? "We can't deliver this order there"
  }

  private func text(_ parameter: Reason.Parameter) -> String {
    switch parameter {
    case .text(let text): text
    case .meters(let meters): distanceText(meters)
    case .money(let money): money.description
    case .instant(let instant): area.timeZone.civil(at: instant).dateAndMinute
    case .count(let count): String(count)
    case .grams(let grams): "\(grams) g"
    case .seconds(let seconds): "\(seconds) s"
    }
  }

  /// `template` with each `{name}` replaced; nil when a name has no figure.
  private func filled(_ template: String, with figures: [String: String]) -> String? {
    Self.replacingNames(in: template) { figures[$0] }
  }

  /// The names in braces that mean something in sentences for `code`; nil when any may, because
  /// the code is a rule's own.
  package static func names(for code: ReasonCode) -> Set<String>? {
    guard let templates = english[code] else { return nil }
    return templates.reduce(into: []) { $0.formUnion(names(in: $1)) }
  }

  /// The names in braces in `template`.
  package static func names(in template: String) -> [String] {
    var names: [String] = []
    _ = replacingNames(in: template) { name in
      names.append(name)
      return ""
    }
    return names
  }

  /// `template` with each `{name}` replaced; nil as soon as `replacement` is.
  private static func replacingNames(
    in template: String, by replacement: (String) -> String?
  ) -> String? {
    var sentence = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      guard let figure = replacement(String(rest[rest.index(after: open)..<close])) else {
        return nil
      }
      sentence += rest[..<open] + figure
      rest = rest[rest.index(after: close)...]
    }
    return sentence + rest
  }

  /// English templates by code, the most telling first.
  private static let english: [ReasonCode: [String]] = [
    .coordinateInvalid: ["That place is not on the map"],
    .addressNotFound: ["We couldn't find that address on the map"],
    .outOfZone: [
      "We don't deliver there yet: it is {distance} outside {zone}", "We don't deliver there yet",
    ],
    .excludedArea: ["We can't deliver to {zone}"],
    .zonePaused: ["Deliveries to {zone} are paused"],
    .locationImprecise: ["Please set the pin more exactly: the border of {zone} is close"],
    .hubClosed: ["{hub} is closed at that time"],
    .outsideHours: ["We don't deliver there at that time"],
    .leadTimeTooShort: ["{chosen} has already passed"],
    .belowMinimum: ["The minimum order there is {minimum}: add {missing} more"],
    .pluginFailed: ["We can't check that address right now"],
    .missingInput: ["{rule} needs {input}, which is not known"],
  ]
}

extension [String: String] {
  /// The text for the BCP 47 `tag`, or for its language alone, or in English, or any (by tag).
  fileprivate subscript(bestTag tag: String) -> String? {
    let language = tag.prefix { $0 != "-" }
    return self[tag] ?? self[String(language)] ?? self["en"] ?? self.min { $0.key < $1.key }?.value
  }
}

/// A distance as people say it: `412 m`, `2.3 km`, `120 km`.
func distanceText(_ meters: Double) -> String {
  guard meters.magnitude < 1e9 else { return "far" }
  if meters <= 999 { return "\(Int(meters.rounded(.up))) m" }
  guard meters < 99_950 else { return "\(Int((meters / 1000).rounded())) km" }
  let tenths = Int((meters / 100).rounded())
  return "\(tenths / 10).\(tenths % 10) km"
}

extension CivilDateTime {
  /// Day and minute, as in `2026-12-01 18:30`.
  fileprivate var dateAndMinute: String { "\(date) \(time.hourAndMinute)" }
}
