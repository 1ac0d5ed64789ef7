// SPDX-License-Identifier: MIT

/// Every word that the header says by itself, in one language, and how figures are written with it.
///
/// All of it is data, so that a front end in another language than Swift can use the same:
/// `Tests/Scenarios/catalogue/words.json` holds it, and a test holds that file to this.
package struct HeaderWords: Hashable, Sendable, Codable {
  /// Whether lines run from right to left.
  var isRightToLeft = false
  /// What stands between the parts of a control when they are read one after the other.
  var separator = ", "

  // The address and the chooser.
  var deliverTo: String
  var chooseAddress: String
  var savedAddresses: String
  var loadingAddresses: String
  var selected: String
  var checking: String
  var addAddress: String
  var close: String
  /// The name of an address whose label and line say nothing.
  var unnamedAddress: String

  // The current location.
  var useCurrentLocation: String
  var waitingForPermission: String
  var finding: String
  var accessOff: String
  var openSettings: String
  /// How exactly a place is known; `{distance}` stands for how far the true one may be.
  var accuracy: String

  // The search in the chooser.
  var foundAddresses: String
  var searching: String
  var nothingFound: String

  // What is told for errors that were not written for people.
  var notChecked: String
  var notLocated: String
  var notScheduled: String
  var notSearched: String

  // The controls beside it.
  var search: String
  var bag: String
  /// The number of items by its category in CLDR's cardinal plural rules; `#` stands for the number.
  var items: [String: String]
  /// Whether nothing is counted in the form for one, as in French.
  var zeroCountsAsOne = false
  var deliveryTime: String
  var now: String
  var schedule: String

  /// How times are written.
  var clock: ClockWords
  /// How distances are written.
  var distances = DistanceWords.metric(decimal: ".")
  /// The digits from 0 to 9.
  var digits = "0123456789"

  /// The same but for `change`: what a region does otherwise.
  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// `text` with the digits 0 to 9 written as they are here.
  func localized(_ text: String) -> String {
    guard !digits.hasPrefix("0") else { return text }
    let digits = Array(digits)
    return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
  }

  /// The `parts` of a control in reading order, empty ones left out.
  func spoken(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
