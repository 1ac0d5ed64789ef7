// SPDX-License-Identifier: MIT

import HeaderModel
import Schedules
import TerminalHeader
import TerminalScreen
import Testing

@Suite("The header under keys")
struct HeaderKeysTests {
  /// What `keys` ask for, one after the other, on a screen that follows `snapshot`.
  private func requests(
    _ keys: [Key], over snapshot: LocationHeader.Snapshot, panel: Panel? = nil
  ) -> [Request] {
    var screen = HeaderScreen.sized(80, 24)
    if let panel { screen.open(panel) }
    screen.follow(snapshot)
    return keys.flatMap { key in
      defer { screen.follow(snapshot) }
      return screen.press(key, over: snapshot)
    }
  }

  @Test(arguments: [
    ([Key.enter], [Request.perform(.openChooser)]),
    ([.down, .enter], [.perform(.openSearch)]),
    ([.character("/")], [.perform(.openSearch)]),
    ([.tab, .tab, .tab, .enter], [.perform(.openBag)]),
    // From the first up to the last.
    ([.up, .enter], [.perform(.openBag)]),
    ([.character("t"), .enter], [.perform(.choose(.now))]),
    ([.character("t"), .character("j"), .enter], [.perform(.choose(.schedule))]),
    ([.character("t"), .character("2")], [.perform(.choose(.schedule))]),
    ([.character("t"), .escape, .enter], []),
    ([.character("q")], [.finish]), ([.escape], [.cancel]), ([.control("c")], [.cancel]),
    ([.control("z")], [.suspend]), ([.control("l")], [.redraw]),
    ([.character("1"), .character("h"), .character("+"), .character("é")], []),
  ])
  func whatAKeyAsksOfTheHeader(_ keys: [Key], _ expected: [Request]) throws {
    let snapshot = try Snapshots.make()
    // After the menu the pill has lost the focus to the address.
    let expected = keys == [.character("t"), .escape, .enter] ? [.perform(.openChooser)] : expected
    #expect(requests(keys, over: snapshot) == expected)
  }

  @Test(arguments: [
    // The focus is where something happens: at the row that was refused.
    ([Key.enter], [Request.perform(.pick(id: "work"))]),
    ([.down, .enter], [.perform(.takeRemedy(id: "at"))]),
    ([.down, .down, .enter], [.perform(.pick(id: "sams"))]),
    ([.up, .enter], [.perform(.pick(id: "home"))]),
    ([.character("1")], [.perform(.pick(id: "home"))]),
    ([.character("3")], [.perform(.pick(id: "sams"))]),
    ([.character("4"), .character("9")], []),
    ([.character("h")], [.perform(.useCurrentLocation)]),
    ([.character("o")], [.perform(.openSettings)]),
    ([.character("+")], [.perform(.addAddress)]),
    ([.end, .enter], [.perform(.closeChooser)]),
    ([.escape], [.perform(.closeChooser)]), ([.character("q")], [.perform(.closeChooser)]),
    ([.control("c")], [.cancel]),
    // What is behind the sheet cannot be reached.
    ([.character("/"), .character("t"), .character("b"), .character("a")], []),
  ])
  func whatAKeyAsksOfTheChooser(_ keys: [Key], _ expected: [Request]) throws {
    let snapshot = try Snapshots.make(isOpen: true, here: Snapshots.here)
    #expect(requests(keys, over: snapshot) == expected)
  }

  @Test func theSearchIsTypedIntoTheChooser() throws {
    let snapshot = try Snapshots.make(isOpen: true, find: Snapshots.find)
    // What is typed goes behind what is there already, and digits pick nothing.
    #expect(
      requests([.character("/"), .character(" "), .character("1")], over: snapshot)
        == [.perform(.search("elm ")), .perform(.search("elm 1"))])
    #expect(
      requests([.paste("a\u{7}")], over: snapshot, panel: .search(TextField()))
        == [.perform(.search("a\u{7}"))])
    // Esc ends the typing alone, and the rows are those of the chooser.
    #expect(
      requests([.character("/"), .escape, .escape], over: snapshot) == [.perform(.closeChooser)])
    #expect(
      requests([.character("/"), .end, .enter], over: snapshot) == [.perform(.pick(id: "elm"))])
    #expect(
      requests([.character("4")], over: snapshot) == [.perform(.pick(id: "elm"))])
  }

  @Test func theSearchGoesWithTheChooser() throws {
    #expect(
      requests([.character("q")], over: try Snapshots.make(), panel: .search(TextField()))
        == [.finish])
    #expect(requests([.character("/")], over: try Snapshots.make(isOpen: true)) == [])
  }

  @Test func theFormGoesFromFieldToField() throws {
    let keys: [Key] =
      [.character("A"), .enter, .paste("1 Elm"), .tab] + "-71,42x".map { .character($0) }
      + [.backspace, .enter]
    let saved = requests(keys, over: try Snapshots.make(), panel: .form(AddressForm()))
    guard case .save(let form)? = saved.first, saved.count == 1 else {
      return #expect(Bool(false), "\(saved)")
    }
    #expect([form.label.text, form.line.text, form.coordinate.text] == ["A", "1 Elm", "-71,42"])
  }

  @Test func theSchedulerOffersWhatCanBeHad() throws {
    let times = [false, true, false, true].enumerated().map { number, isOffered in
      OfferedTime(
        instant: Instant(secondsSince1970: Int64(number)), title: "", detail: "",
        isOffered: isOffered)
    }
    let day = Panel.scheduler(offset: 1, OfferedDay(offset: 1, title: "", times: times))
    let snapshot = try Snapshots.make()
    #expect(requests([.enter], over: snapshot, panel: day) == [.schedule(times[1])])
    #expect(requests([.down, .enter], over: snapshot, panel: day) == [.schedule(times[3])])
    #expect(requests([.left], over: snapshot, panel: day) == [.showDay(0)])
    #expect(requests([.right], over: snapshot, panel: day) == [.showDay(2)])
    let last = Panel.scheduler(offset: OfferedDay.maximumOffset, nil)
    #expect(requests([.right], over: snapshot, panel: last) == [])
    #expect(
      requests([.left], over: snapshot, panel: last) == [.showDay(OfferedDay.maximumOffset - 1)])
    let today = Panel.scheduler(offset: 0, nil)
    #expect(requests([.left, .enter, .character("1")], over: snapshot, panel: today) == [])
  }

  @Test func aClickChoosesWhatIsUnderIt() throws {
    let snapshot = try Snapshots.make(isOpen: true)
    var screen = HeaderScreen.sized(80, 24)
    screen.follow(snapshot)
    let frame = screen.frame(of: snapshot, phase: 0)
    func click(_ text: String) throws -> [Request] {
      let row = try #require(frame.lines.firstIndex { $0.text.contains(text) })
      let column = try #require(frame.lines[row].text.firstRange(of: text)?.lowerBound)
        .utf16Offset(in: frame.lines[row].text)
      return screen.press(.click(row: row, column: column), over: snapshot, frame: frame)
    }
    #expect(try click("1 Home") == [.perform(.pick(id: "home"))])
    #expect(try click("40 Beech") == [.perform(.pick(id: "sams"))])
    #expect(try click("From 5:30") == [.perform(.takeRemedy(id: "at"))])
    #expect(try click("Add $3.20") == [])
    #expect(try click("Close") == [.perform(.closeChooser)])
    #expect(screen.press(.click(row: 99, column: 99), over: snapshot, frame: frame) == [])
  }

  @Test(arguments: [Panel.scheduler(offset: 0, nil), .form(AddressForm()), .menu])
  func aClickDoesNotReachWhatIsBehindAPanel(_ panel: Panel) throws {
    let snapshot = try Snapshots.make()
    var screen = HeaderScreen.sized(80, 24)
    screen.open(panel)
    screen.follow(snapshot)
    let frame = screen.frame(of: snapshot, phase: 0)
    for text in ["Home  221", "Bag, 2 items", "/ Search restaurants", "( Now"] {
      let row = try #require(frame.lines.firstIndex { $0.text.contains(text) })
      let line = frame.lines[row].text
      let column = try #require(line.firstRange(of: text)?.lowerBound).utf16Offset(in: line)
      #expect(screen.press(.click(row: row, column: column), over: snapshot, frame: frame) == [])
      // A second click on the pill closes its menu.
      #expect(screen.panel == (panel == .menu && text == "( Now" ? nil : panel))
    }
  }

  @Test func theFocusStaysWhereItIsWhileThatIsThere() throws {
    var screen = HeaderScreen.sized(80, 24)
    screen.follow(try Snapshots.make(isOpen: true))
    #expect(screen.focus == .row(id: "work", occurrence: 0))
    let open = try Snapshots.make(isOpen: true)
    _ = screen.press(.down, over: open)
    #expect(screen.focus == .remedy(id: "at"))
    let refusedNoMore = try Snapshots.make(
      isOpen: true, rows: try Snapshots.row("work", "Work", nil, isSelected: true))
    screen.follow(refusedNoMore)
    #expect(screen.focus == .row(id: "work", occurrence: 0))
    screen.follow(try Snapshots.make())
    #expect(screen.focus == .address)
  }
}
