// SPDX-License-Identifier: MIT

package import DeliveryModel

/// A sentence with figures in braces, read once and filled often.
///
/// The syntax is the part of ICU's MessageFormat that sentences here need: `{distance}`,
/// `{from, date}`, `{until, time}`, `{items, plural, one {# item} other {# items}}` and
/// `{input, select, basket {…} other {…}}`. An apostrophe before a brace quotes up to the next one.
package struct MessageTemplate: Hashable, Sendable {
  /// How a figure is written.
  enum Form: Hashable, Sendable {
    /// In full.
    case standard
    /// Of an instant, the day alone.
    case date
    /// Of an instant, the time of day alone.
    case time
    /// Of a count that a form was chosen by, the number.
    case number
  }

  /// A part of the sentence.
  enum Piece: Hashable, Sendable {
    case text(String)
    case figure(name: String, Form)
    /// One of several texts, by a count: exact numbers before plural forms.
    case plural(name: String, exact: [Int64: [Piece]], forms: [PluralCategory: [Piece]])
    /// One of several texts, by another text.
    case select(name: String, [String: [Piece]], other: [Piece])
  }

  let pieces: [Piece]

  /// The names in braces.
  package var names: Set<String> {
    var names: Set<String> = []
    Self.collectNames(of: pieces, into: &names)
    return names
  }

  /// The sentence with every figure in its place; nil when one is not known, or not of the kind that
  /// the sentence needs.
  package func text(
    filling parameters: [String: Reason.Parameter], by writer: FigureWriter
  ) -> String? {
    var sentence = ""
    return Self.append(pieces, to: &sentence, filling: parameters, by: writer) ? sentence : nil
  }

  /// Whether every figure was there.
  private static func append(
    _ pieces: [Piece], to sentence: inout String, filling parameters: [String: Reason.Parameter],
    by writer: FigureWriter
  ) -> Bool {
    for piece in pieces {
      let chosen: [Piece]
      switch piece {
      case .text(let text):
        sentence += text
        continue
      case .figure(let name, let form):
        guard
          let figure = writer.text(forFigure: name, of: parameters, as: form)
        else {
          return false
        }
        sentence += figure
        continue
      case .plural(let name, let exact, let forms):
        guard case .count(let count) = parameters[name] else { return false }
        let category = writer.conventions.plural.category(of: count)
        chosen = exact[count] ?? forms[category] ?? forms[.other] ?? []
      case .select(let name, let texts, let other):
        guard case .text(let key) = parameters[name] else { return false }
        chosen = texts[key] ?? other
      }
      guard append(chosen, to: &sentence, filling: parameters, by: writer) else { return false }
    }
    return true
  }

  private static func collectNames(of pieces: [Piece], into names: inout Set<String>) {
    for piece in pieces {
      switch piece {
      case .text: break
      case .figure(let name, _): names.insert(name)
      case .plural(let name, let exact, let forms):
        names.insert(name)
        for arm in [exact.values.map(\.self), forms.values.map(\.self)].joined() {
          collectNames(of: arm, into: &names)
        }
      case .select(let name, let texts, let other):
        names.insert(name)
        for arm in texts.values.map(\.self) + [other] { collectNames(of: arm, into: &names) }
      }
    }
  }
}
