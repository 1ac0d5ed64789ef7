// SPDX-License-Identifier: MIT

import Foundation
import HeaderModel
import TerminalHeader
import TerminalScreen

/// Snapshots written by hand, as JSON.
enum Snapshots {
  /// The parts of a snapshot as JSON; those left out are of a header without anything going on.
  static func make(
    address: String = #"""
    {"caption": "Deliver to", "label": "Home", "line": "221 Elm Street, Apt 4", "isPlaceholder": false,
     "accessibilityText": "Deliver to, Home, 221 Elm Street, Apt 4"}
    """#,
    search: String =
      #"{"prompt": "Search restaurants", "accessibilityText": "Search restaurants"}"#,
    pill: String = #"""
    {"text": "Now", "estimate": "25–35 min", "isMenu": true, "accessibilityText": "Delivery time, Now",
     "menu": [{"id": "now", "title": "Now", "isSelected": true},
              {"id": "schedule", "title": "Schedule…", "isSelected": false}]}
    """#,
    bag: String = #"{"count": 2, "badge": "2", "accessibilityText": "Bag, 2 items"}"#,
    isOpen: Bool = false, rows: String = Self.rows, here: String = "null", add: Bool = true,
    find: String = "null", locale: String = "en", direction: String = "ltr",
    reduceMotion: Bool = false
  ) throws -> LocationHeader.Snapshot {
    let text = """
      {"locale": "\(locale)", "direction": "\(direction)", "reduceMotion": \(reduceMotion),
       "address": \(address), "search": \(search), "pill": \(pill), "bag": \(bag),
       "chooser": {"isOpen": \(isOpen), "title": "Choose an address", "closeTitle": "Close",
                   "rowsTitle": "Saved addresses", "rows": [\(rows)], "search": \(find), "currentLocation": \(here),
                   "addAddress": \(add ? #"{"title": "Add address", "symbol": "plus"}"# : "null")},
       "feedback": [], "lastFeedback": 0}
      """
    return try JSONDecoder().decode(LocationHeader.Snapshot.self, from: Data(text.utf8))
  }

  /// A row; `more` are further members.
  static func row(
    _ id: String, _ label: String?, _ line: String?, isSelected: Bool = false,
    state: String = "idle", status: String = "null", remedies: String = ""
  ) throws -> String {
    func quoted(_ text: String?) throws -> String {
      guard let text else { return "null" }
      return String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    return try """
    {"id": \(quoted(id)), "occurrence": 0, "label": \(quoted(label)), "line": \(quoted(line)),
     "symbol": "house", "isSelected": \(isSelected), "state": "\(state)", "status": \(status),
     "remedies": [\(remedies)], "accessibilityText": ""}
    """
  }

  static let rows = """
    {"id": "home", "occurrence": 0, "label": "Home", "line": "221 Elm Street, Apt 4", "symbol": "house",
     "isSelected": true, "state": "idle", "remedies": [], "accessibilityText": ""},
    {"id": "work", "occurrence": 0, "label": "Work", "line": "18 Harbor Street, Floor 3",
     "symbol": "briefcase", "isSelected": false, "state": "refused",
     "status": {"text": "We don't deliver there at this hour", "color": "danger"},
     "remedies": [{"id": "at", "title": "From 5:30 PM", "isAction": true},
                  {"id": "add", "title": "Add $3.20", "isAction": false}], "accessibilityText": ""},
    {"id": "sams", "occurrence": 0, "label": "Sam's", "line": "40 Beech Road", "symbol": "person",
     "isSelected": false, "state": "checking", "status": {"text": "Checking…", "color": "textSecondary"},
     "remedies": [], "accessibilityText": ""}
    """

  /// A search that found an address.
  static let find = """
    {"prompt": "Search", "query": "elm", "state": "idle", "rowsTitle": "Found addresses", "rows": [
      {"id": "elm", "occurrence": 0, "label": "12 Elm Street", "line": "Seaport", "symbol": "mappin",
       "isSelected": false, "state": "idle", "remedies": [], "accessibilityText": ""}]}
    """

  static let here = """
    {"title": "Use current location", "symbol": "location", "state": "accessOff",
     "status": {"text": "Location access is off for this app.", "color": "danger"},
     "openSettings": "Open Settings", "remedies": [], "accessibilityText": ""}
    """
}

extension HeaderScreen {
  /// A screen of such a size, in colour.
  static func sized(
    _ columns: Int, _ rows: Int, marks: Marks = .unicode, isInline: Bool = false
  ) -> HeaderScreen {
    HeaderScreen(
      size: Size(columns: columns, rows: rows),
      look: Look(theme: Theme(.dark, depth: .indexed), marks: marks, isInline: isInline))
  }

  /// The lines that the screen shows of `snapshot`.
  mutating func text(of snapshot: LocationHeader.Snapshot, phase: Int = 0) -> [String] {
    follow(snapshot)
    return frame(of: snapshot, phase: phase).lines.map { $0.text.trimmingSuffix }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmingSuffix: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
