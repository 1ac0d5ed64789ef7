// SPDX-License-Identifier: MIT

import HeaderModel

/// What the terminal says by itself, in one language: all that the header leaves to its app.
///
/// The words of the header itself are those of its snapshot.
package struct PanelWords: Hashable, Sendable {
  // The names of keys.
  var enter = "Enter"
  var escape = "Esc"
  var tab = "Tab"
  var control = "Ctrl"

  // What keys do, in a word or two each.
  var open: String
  var choose: String
  var close: String
  var back: String
  var search: String
  var time: String
  var done: String
  var cancel: String
  /// Goes to another day.
  var day: String
  /// Goes to the next field.
  var next: String
  /// Goes to another field.
  var field: String
  /// What typing does in the search.
  var typeToSearch: String
  var deliverThere: String

  // The form for a new address.
  var name: String
  var address: String
  /// Longitude and latitude, as they are written with a comma between them.
  var coordinate: String
  /// What is said where they are not written so.
  package var coordinateExpected: String
  var keptUntilEnd: String

  // The scheduler.
  package var addressMissing: String
  package var nothingBookable: String
  package var nothingLeft: String
  /// What is said where the times of a day cannot be found out.
  package var timesUnknown: String
  /// That a delivery costs nothing.
  package var free: String

  // Places that have no name of their own.
  package var currentLocation: String
  package var placeNearby: String

  /// The words for a BCP 47 tag; what is in none of the languages is served by English.
  package static func words(for tag: String) -> PanelWords {
    byTag.value(forLanguage: tag) ?? english
  }

  /// The words by BCP 47 tag in lower case.
  static let byTag: [String: PanelWords] = [
    "ar": arabic, "de": german, "en": english, "es": spanish, "fr": french, "ja": japanese,
    "pt": portuguese, "pt-pt": portugueseOfPortugal,
  ]

  /// The same but for `change`: what a region says otherwise.
  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}
