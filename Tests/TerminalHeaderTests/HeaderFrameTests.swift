// SPDX-License-Identifier: MIT

import HeaderModel
import Schedules
import TerminalHeader
import TerminalScreen
import Testing

@Suite("The header in a frame")
struct HeaderFrameTests {
  @Test func showsAddressSearchPillAndBag() throws {
    var screen = HeaderScreen.sized(80, 24)
    let lines = screen.text(of: try Snapshots.make())
    #expect(lines.count == 24)
    #expect(
      Array(lines.prefix(7)) == [
        // 80 columns: the bag ends at the last, "  Bag, 2 items" is 14 of them and " " and " 2 " four.
        "  Deliver to" + String(repeating: " ", count: 80 - 12 - 18) + "  Bag, 2 items  2",
        "› Home  221 Elm Street, Apt 4 ▾",
        "",
        "  / Search restaurants",
        "",
        "  ( Now · 25–35 min ▾ )",
        "",
      ])
    #expect(lines[23].hasPrefix("↑↓ Enter open  / search  t time  q done"))
  }

  @Test(arguments: ["", "  "])
  func aFieldWhosePromptSaysNothingSaysWhatItIsFor(_ prompt: String) throws {
    var screen = HeaderScreen.sized(80, 24)
    let lines = screen.text(
      of: try Snapshots.make(
        search: #"{"prompt": "\#(prompt)", "accessibilityText": "Suchen"}"#))
    #expect(lines.contains("  / Suchen"))
  }

  @Test func showsTheSheetBelowTheAddress() throws {
    var screen = HeaderScreen.sized(80, 24)
    let lines = screen.text(of: try Snapshots.make(isOpen: true, here: Snapshots.here))
    #expect(
      Array(lines[7..<22]) == [
        "  Choose an address" + String(repeating: " ", count: 80 - 19 - 7) + "  Close",
        "  Saved addresses",
        "  ◉ 1 Home",
        "      221 Elm Street, Apt 4",
        "› ○ 2 Work",
        "      18 Harbor Street, Floor 3",
        "      ✗ We don't deliver there at this hour",
        "      → From 5:30 PM",
        "      · Add $3.20",
        "  ○ 3 Sam's",
        "      40 Beech Road",
        "      ⠋ Checking…",
        "",
        "  ⌖ Use current location",
        "      ✗ Location access is off for this app.",
      ])
    // The rest is further down, which a sign tells.
    #expect(lines[23].hasSuffix("↓"))
  }

  @Test func aSmallScreenScrollsToTheFocus() throws {
    let snapshot = try Snapshots.make(isOpen: true, here: Snapshots.here)
    var screen = HeaderScreen.sized(40, 12)
    #expect(
      screen.text(of: snapshot) == [
        "  Deliver to            Bag, 2 items  2",
        "  Home  221 Elm Street, Apt 4 ▾",
        "  Choose an address                Close",
        "  ◉ 1 Home",
        "      221 Elm Street, Apt 4",
        "› ○ 2 Work",
        "      18 Harbor Street, Floor 3",
        "      ✗ We don't deliver there at this",
        "        hour",
        "      → From 5:30 PM",
        "      · Add $3.20",
        "↑↓ Enter choose  Esc close             ↓",
      ])
    _ = screen.press(.end, over: snapshot)
    _ = screen.press(.up, over: snapshot)
    let lines = screen.text(of: snapshot)
    #expect(lines[10] == "› + Add address")
    #expect(lines[11].hasSuffix("↑"))
  }

  @Test func aTinyScreenShowsTheAddressAndTheFocus() throws {
    let snapshot = try Snapshots.make(isOpen: true)
    var screen = HeaderScreen.sized(20, 5)
    #expect(
      screen.text(of: snapshot) == [
        // The badge alone is left of the bag. Of 20 columns it takes 2 + 3 and a gap, the focus 2, the name 4 + 2,
        // the chevron 2: 4 are left for the street.
        "  Home  221… ▾    2", "› ○ 2 Work", "      18 Harbor Str…", "      ✗ We don't",
        "        deliver",
      ])
  }

  @Test func aLongRemedyGoesOnBelowItself() throws {
    let remedy =
      #"{"id": "near", "title": "Deliverable 1.3 mi away, at 12 Main Street", "isAction": true}"#
    let row = try Snapshots.row("far", "Far", nil, isSelected: true, remedies: remedy)
    let snapshot = try Snapshots.make(isOpen: true, rows: row)
    var screen = HeaderScreen.sized(24, 24)
    screen.follow(snapshot)
    _ = screen.press(.down, over: snapshot)
    let lines = screen.text(of: snapshot)
    // 24 columns without 8 are 16.
    #expect(
      lines.contains([
        "›     → Deliverable 1.3", "        mi away, at 12", "        Main Street",
      ]))
    let frame = screen.frame(of: snapshot, phase: 0)
    let second = try #require(lines.firstIndex { $0.hasSuffix("at 12") })
    #expect(frame.control(row: second, column: 9) == .remedy(id: "near"))
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (7, 2), (20, 5), (40, 12), (80, 24), (300, 100)])
  func everyFrameFits(_ columns: Int, _ rows: Int) throws {
    let hostile = try Snapshots.row(
      "x\u{1B}", "\u{1B}[31m" + String(repeating: "👩‍👩‍👧‍👦", count: 200), "a\nb\u{202E}",
      isSelected: true, state: "refused", status: #"{"text": "no\u001b[2J", "color": "danger"}"#)
    for isInline in [false, true] {
      for isOpen in [false, true] {
        for direction in ["ltr", "rtl"] {
          let snapshot = try Snapshots.make(
            isOpen: isOpen, rows: "\(Snapshots.rows),\(hostile)", here: Snapshots.here,
            find: Snapshots.find,
            direction: direction)
          for panel in Self.panels {
            var screen = HeaderScreen.sized(columns, rows, isInline: isInline)
            if let panel { screen.open(panel) }
            screen.tell(
              "a sentence that is\u{1B}[2J longer than most screens of this test are wide")
            screen.follow(snapshot)
            let frame = screen.frame(of: snapshot, phase: 3)
            #expect(isInline ? frame.lines.count <= rows : frame.lines.count == rows)
            for line in frame.lines {
              #expect(line.columns <= columns)
              #expect(
                line.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
            for target in frame.targets { #expect(target.row < max(rows, 1)) }
            if let cursor = frame.cursor {
              #expect(cursor.row < rows && cursor.column < max(columns, 1))
            }
          }
        }
      }
    }
  }

  static let panels: [Panel?] = [
    nil, .menu, .search(TextField("har\u{1B}[A")),
    .search(TextField(String(repeating: "日", count: 99))),
    .form(AddressForm()), .scheduler(offset: 0, nil),
    .scheduler(
      offset: 0,
      OfferedDay(
        offset: 0, title: "tuesday",
        times: (0..<60).map { number in
          OfferedTime(
            instant: .init(secondsSince1970: Int64(number)), title: "\(number):00",
            detail: "\u{1B}c",
            isOffered: number.isMultiple(of: 2))
        }, note: "a note")),
  ]

  @Test func dataCannotSteerTheTerminal() throws {
    let row = try Snapshots.row("x", "\u{1B}[2J\u{9B}31m\u{7F}", "\u{202E}gnp.exe\r\n\t")
    var screen = HeaderScreen.sized(80, 24)
    let lines = screen.text(of: try Snapshots.make(isOpen: true, rows: row))
    #expect(lines.contains("› ○ 1 \\u{1B}[2J\\u{9B}31m\\u{7F}"))
    #expect(lines.contains("      \\u{202E}gnp.exe\\r\\n\\t"))
  }

  @Test func linesFromRightToLeftBeginAtTheRight() throws {
    var screen = HeaderScreen.sized(40, 12)
    let lines = screen.text(of: try Snapshots.make(direction: "rtl"))
    // " 2 " and "Bag, 2 items  " at the left, "Deliver to  " at the right.
    #expect(
      lines[0] == " 2  Bag, 2 items" + String(repeating: " ", count: 40 - 16 - 12) + "Deliver to")
    #expect(lines[1] == String(repeating: " ", count: 40 - 31) + "▾ 221 Elm Street, Apt 4  Home ‹")
    #expect(lines.contains { $0.hasSuffix("( ▾ 25–35 min · Now )") })
  }

  @Test func theSignsOfARightToLeftListAreAColumn() throws {
    var screen = HeaderScreen.sized(40, 40)
    let snapshot = try Snapshots.make(isOpen: true, here: Snapshots.here, direction: "rtl")
    screen.follow(snapshot)
    // With the blanks at the end: each line is 40 columns.
    let lines = screen.frame(of: snapshot, phase: 0).lines.map(\.text)
    func line(_ text: String) -> String { String(repeating: " ", count: 40 - text.count) + text }
    for text in [
      "Home 1 ◉  ", "221 Elm Street, Apt 4      ", "Work 2 ○ ‹", "From 5:30 PM ←      ",
      "Add $3.20 ·      ", "Sam's 3 ○  ", "Use current location ⌖  ", "[Open Settings]      ",
    ] {
      #expect(lines.contains(line(text)), "\(text)")
    }
    // The key that points to where lines go on is the next one.
    let day = Panel.scheduler(offset: 1, OfferedDay(offset: 1, title: "", times: []))
    screen.open(day)
    #expect(screen.press(.left, over: snapshot) == [.showDay(2)])
    #expect(screen.press(.right, over: snapshot) == [.showDay(0)])
  }

  @Test func greyShapesShimmerUnlessMotionIsReduced() throws {
    func address(_ shimmers: Bool) -> String {
      #"""
      {"caption": "Deliver to", "isPlaceholder": false, "accessibilityText": "Loading",
       "skeleton": {"shapes": ["label", "line"], "shimmers": \#(shimmers)}}
      """#
    }
    var screen = HeaderScreen.sized(80, 24)
    let moving = try Snapshots.make(address: address(true))
    screen.follow(moving)
    #expect(screen.frame(of: moving, phase: 0).isAnimated)
    #expect(
      screen.frame(of: moving, phase: 0).lines[1] != screen.frame(of: moving, phase: 5).lines[1])
    // A label of 6 columns and a line of 20.
    let still = try Snapshots.make(address: address(false), reduceMotion: true)
    #expect(!screen.frame(of: still, phase: 0).isAnimated)
    #expect(
      screen.text(of: still, phase: 5)[1]
        == "  " + String(repeating: "░", count: 6) + "  " + String(repeating: "░", count: 20))
    // Grey shapes are no button.
    #expect(!screen.controls(of: still).contains(.address))
  }

  @Test func whatIsHiddenLeavesNoTrace() throws {
    let snapshot = try Snapshots.make(
      search: "null",
      pill: #"{"text": "Now", "isMenu": false, "menu": [], "accessibilityText": ""}"#, bag: "null",
      isOpen: true, add: false)
    var screen = HeaderScreen.sized(80, 24)
    let lines = screen.text(of: snapshot)
    #expect(lines[0] == "  Deliver to")
    #expect(!lines.contains { $0.contains("/ ") || $0.contains("+ ") || $0.contains("⌖") })
    #expect(lines.contains("  ( Now )"))
  }

  @Test func inASCIIOnlyTextsAreNot() throws {
    var screen = HeaderScreen.sized(80, 30, marks: .ascii)
    let lines = screen.text(of: try Snapshots.make(isOpen: true, here: Snapshots.here))
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.isASCII || $0 == "–" || $0 == "…" })
    #expect(lines.contains("  (*) 1 Home"))
    #expect(lines.contains("        ! We don't deliver there at this hour"))
  }
}
