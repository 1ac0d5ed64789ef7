// SPDX-License-Identifier: MIT

package import DeliveryModel
package import Schedules

/// Turns refusals into sentences for the customer, in the customer's language.
///
///     let catalogue = MessageCatalogue(area: area)
///     catalogue.message(for: refusal, locale: "pt-BR", placedAt: now)
///
/// The service's own words come first, then those of the rule, then the catalogue's; but where neither the
/// service nor the rule speaks the customer's language and the catalogue does, its sentence is understood, and
/// comes first. Of several sentences the first is taken whose figures are all known; the most telling come first.
///
/// Making a catalogue reads the service's templates: make one per service and keep it.
package struct MessageCatalogue: Sendable {
  private let area: ServiceArea
  private let ownTemplates: [ReasonCode: [String: MessageTemplate]]
  private let preferences: LanguagePreferences

  /// The sentences of `area`.
  ///
  /// Templates of the service that `fault(in:for:)` finds a fault in are left out.
  package init(area: ServiceArea) {
    self.area = area
    ownTemplates = area.messages.mapValues { texts in
      texts.byLowercasedTag.compactMapValues { try? MessageTemplate(parsing: $0) }
    }
    preferences = LanguagePreferences([LanguageRange(area.locale)])
  }

  /// One sentence for `refusal`.
  ///
  /// - Parameters:
  ///   - refusal: What the sentence tells.
  ///   - locale: The BCP 47 tag that the customer asks for; the service's when nil. A language that
  ///     has no words is served by the service's, then by English.
  ///   - placedAt: The instant that "today" and "tomorrow" are counted from, on the clocks of the
  ///     service; instants are told with their full date when nil.
  /// - Returns: The sentence, without a full stop.
  package func message(
    for refusal: Refusal, locale: String? = nil, placedAt: Instant? = nil
  ) -> String {
    let preferences = preferences(for: locale)
    func filled(_ templates: [MessageTemplate], in tag: String) -> String? {
      let writer = FigureWriter(
        conventions: preferences.conventions(for: tag), timeZone: area.timeZone,
        placedAt: placedAt)
      return templates.lazy.compactMap { $0.text(filling: refusal.parameters, by: writer) }.first
    }
    let own = ownTemplates[refusal.code].flatMap { preferences.best(of: $0) }
    let asked = LanguageRange(locale ?? area.locale).candidates
    if own.map({ !asked.contains($0.tag) }) ?? true, refusal.words.isEmpty, refusal.message == nil,
      let language = asked.lazy.compactMap(Language.init(exactly:)).first,
      language.hasTemplates(for: refusal.code),
      let sentence = filled(language.templates(for: refusal.code), in: language.tag)
    {
      return sentence
    }
    if let own, let sentence = filled([own.text], in: own.tag) { return sentence }
    let ruleTemplates = refusal.words.byLowercasedTag.compactMapValues {
      try? MessageTemplate(parsing: $0)
    }
    if let words = preferences.best(of: ruleTemplates),
      let sentence = filled([words.text], in: words.tag)
    {
      return sentence
    }
    // The message of a plug-in is no template: braces in it are braces.
    if let words = refusal.message { return words }
    for language in preferences.languages {
      if let sentence = filled(language.templates(for: refusal.code), in: language.tag) {
        return sentence
      }
    }
    return refusal.code.rawValue
  }

  /// The text for the customer among `texts`, by BCP 47 tag: the words that a rule brings along.
  ///
  /// - Parameters:
  ///   - texts: What the rule says, by BCP 47 tag.
  ///   - locale: The BCP 47 tag that the customer asks for; the service's when nil.
  /// - Returns: The text in the customer's language, else in the service's, in English, or the first
  ///   by tag; nil only when there is none.
  package func words(from texts: [String: String], locale: String? = nil) -> String? {
    preferences(for: locale).best(of: texts.byLowercasedTag)?.text
  }

  /// What is wrong with `template` as a service's own words for `code`; nil when nothing is.
  ///
  /// Names are checked against `MessageVocabulary`, unless the code is a rule's own.
  package static func fault(in template: String, for code: ReasonCode) -> MessageTemplateError? {
    fault(in: template, parameters: MessageVocabulary.parameters(of: code))
  }

  /// What is wrong with `template` as words that `parameters` fill, any when nil; nil when nothing is.
  package static func fault(
    in template: String, parameters: [String: MessageVocabulary.Kind]?
  ) -> MessageTemplateError? {
    do {
      _ = try MessageTemplate(parsing: template, parameters: parameters)
      return nil
    } catch {
      return error
    }
  }

  /// How figures are written for a customer who asks for `locale`, the service's when nil.
  func conventions(for locale: String?) -> Conventions {
    let preferences = preferences(for: locale)
    return preferences.conventions(for: preferences.catalogueTag)
  }

  /// The language of the catalogue that serves a customer who asks for `locale`.
  func catalogueTag(for locale: String?) -> String { preferences(for: locale).catalogueTag }

  /// What people call the hub `id`.
  func hubName(_ id: Hub.ID) -> String { area.hubs.first { $0.id == id }?.name ?? id }

  /// The clocks of the service.
  var timeZone: IANATimeZone { area.timeZone }

  private func preferences(for locale: String?) -> LanguagePreferences {
    guard let locale, locale != area.locale else { return preferences }
    return LanguagePreferences([LanguageRange(locale), LanguageRange(area.locale)])
  }
}
