// SPDX-License-Identifier: MIT

import HeaderModel
import TerminalScreen
import Testing

@testable import TerminalHeader

/// What the terminal says by itself, language by language.
@Suite("The words of the terminal's panels")
struct PanelWordsTests {
  private static let tags = PanelWords.byTag.keys.sorted()

  private static func texts(_ tag: String) -> [(name: String, text: String)] {
    Mirror(reflecting: PanelWords.words(for: tag)).children.compactMap { child in
      (child.value as? String).map { (child.label ?? "", $0) }
    }
  }

  @Test func `are there in every language of the header`() {
    let languages = Set(HeaderWords.byTag.keys.map { $0.prefix(2) })
    #expect(Set(Self.tags.map { $0.prefix(2) }) == languages)
    #expect(PanelWords.words(for: "de_CH") == .german)
    #expect(PanelWords.words(for: "pt-PT") == .portugueseOfPortugal)
    #expect(PanelWords.words(for: "nl") == .english)
  }

  @Test(arguments: Self.tags)
  func `are all there, and tell how to write a place`(tag: String) {
    for (name, text) in Self.texts(tag) {
      #expect(text.contains { !$0.isWhitespace } && !text.contains("{"), "\(name)")
    }
    let words = PanelWords.words(for: tag)
    #expect(words.coordinateExpected.contains("-71.0552,42.3601"))
    // As it is typed: two parts with a comma between them.
    #expect(words.coordinate.split(separator: ",").count == 2)
  }

  @Test(arguments: Self.tags.filter { $0 != "en" })
  func `are of their language`(tag: String) {
    let same = zip(Self.texts(tag), Self.texts("en")).filter { $0.text == $1.text }.map(\.0.name)
    // The keys have the names that stand on them.
    #expect(Set(same).isSubset(of: ["enter", "escape", "tab", "control"]))
  }

  private static let panels: [Panel?] = [
    nil, .menu, .search(TextField()), .scheduler(offset: 0, nil), .form(AddressForm()),
  ]

  /// The hints on a screen of so many columns, at the bottom; 3 of them are for the signs of what is out of sight.
  private func hints(_ tag: String, _ panel: Panel?, isOpen: Bool, columns: Int) throws -> [String]
  {
    var screen = HeaderScreen(
      size: Size(columns: columns, rows: 30), look: Look(theme: Theme(.dark, depth: .indexed)))
    if let panel { screen.open(panel) }
    // The search is one of the chooser.
    let isSearch = panel == .search(TextField())
    let snapshot = try Snapshots.make(
      isOpen: isOpen || isSearch, find: isSearch ? Snapshots.find : "null", locale: tag)
    screen.follow(snapshot)
    let lines = screen.frame(of: snapshot, phase: 0).lines
    let hints = screen.hintLines(snapshot, columns: columns - 3)
    let shown = lines.suffix(hints.count).map { line in
      line.text.split(separator: " ").joined(separator: " ")
    }
    // Nothing of them is cut, and nothing of the panel stands where they are.
    #expect(shown == hints.map { $0.split(separator: " ").joined(separator: " ") })
    return hints
  }

  @Test(arguments: Self.tags)
  func `fit as hints into one line of 80 columns, and into three of 40`(tag: String) throws {
    for panel in Self.panels {
      for isOpen in [false, true] {
        #expect(try hints(tag, panel, isOpen: isOpen, columns: 80).count == 1)
        let lines = try hints(tag, panel, isOpen: isOpen, columns: 40)
        #expect(lines.allSatisfy { $0.shownColumns <= 37 })
        let words = PanelWords.words(for: tag)
        let last = panel == nil && !isOpen ? words.cancel : panel == nil ? words.close : words.back
        #expect(lines.last?.hasSuffix(last) == true, "the way out of \(tag)")
      }
    }
  }

  /// What a screen of 40 columns shows of a panel, its wrapped lines put together again.
  private func text(_ tag: String, _ panel: Panel) throws -> String {
    var screen = HeaderScreen(
      size: Size(columns: 40, rows: 30), look: Look(theme: Theme(.dark, depth: .indexed)))
    screen.open(panel)
    let direction = tag == "ar" ? "rtl" : "ltr"
    let lines = screen.text(of: try Snapshots.make(locale: tag, direction: direction))
    #expect(lines.allSatisfy { $0.shownColumns <= 40 })
    return unspaced(lines.joined())
  }

  private func unspaced(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: Self.tags)
  func `are all read in a form of 40 columns`(tag: String) throws {
    let words = PanelWords.words(for: tag)
    var form = AddressForm()
    form.problem = words.coordinateExpected
    let text = try text(tag, .form(form))
    for word in [
      words.name, words.address, words.coordinate, words.coordinateExpected, words.keptUntilEnd,
    ] {
      #expect(text.contains(unspaced(word)), "\(word)")
    }
  }

  @Test(arguments: Self.tags)
  func `are all read in a scheduler of 40 columns`(tag: String) throws {
    let words = PanelWords.words(for: tag)
    for note in [
      words.addressMissing, words.nothingBookable, words.nothingLeft, words.timesUnknown,
    ] {
      let day = OfferedDay(offset: 0, title: "2026-12-01", times: [], note: note)
      #expect(try text(tag, .scheduler(offset: 0, day)).contains(unspaced(note)), "\(note)")
    }
  }

  /// A prompt of the form counts as many columns as it is drawn with, or fields would not stand in line.
  @Test(arguments: Self.tags)
  func `leave the fields of the form in one column`(tag: String) throws {
    var form = AddressForm()
    for field in AddressForm.Field.allCases { form[field] = TextField("@") }
    var screen = HeaderScreen(
      size: Size(columns: 60, rows: 30), look: Look(theme: Theme(.dark, depth: .indexed)))
    screen.open(.form(form))
    let lines = screen.text(of: try Snapshots.make(locale: tag))
    let columns = lines.compactMap { line in
      line.firstIndex(of: "@").map { String(line[..<$0]).shownColumns }
    }
    #expect(columns.count == 3 && Set(columns).count == 1)
  }
}
