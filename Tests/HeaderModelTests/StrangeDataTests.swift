// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

@MainActor
@Suite("Strange data and closures", .timeLimit(.minutes(1)))
struct StrangeDataTests {
  nonisolated static let texts = [
    "", " ", "👩‍👩‍👧‍👦🏳️‍🌈", "שלום רחוב 5", "\u{202E}esrever", "line\nbreak\ttab", "\u{0}\u{1B}[31mred",
    "e\u{301}", String(repeating: "Ḁ̷", count: 10_000),
  ]

  @Test(arguments: texts)
  func `texts are kept as they are`(_ text: String) async {
    let address = Address(id: text, label: text, line: text, symbol: text)
    let header = LocationHeader(addresses: [address], searchPrompt: text, onSearch: {})
    header.openChooser()
    #expect(await header.pick(id: text).value == .selected(address))
    #expect(header.searchField.map { Array($0.prompt.utf8) } == Array(text.utf8))
    let isBlank = text.allSatisfy(\.isWhitespace)
    let shown = isBlank ? "Address without a name" : text
    #expect(header.addressButton.label.map { Array($0.utf8) } == Array(shown.utf8))
    #expect(header.addressButton.line.map { Array($0.utf8) } == (isBlank ? nil : Array(text.utf8)))
  }

  @Test(arguments: texts)
  func `messages are kept as they are`(_ text: String) async {
    let header = LocationHeader(
      addresses: Address.samples, onSelect: { _ in throw Refusal(errorDescription: text) })
    header.openChooser()
    let outcome = await header.pick(.home).value
    let general = "This address could not be checked. Please try again."
    #expect(outcome == .refused(message: text.isEmpty ? general : text))
  }

  @Test func `rows that share an id are told apart by a pick and by the radio`() async {
    let twins = [
      Address(id: "1", label: "First", line: "1 Elm Street", symbol: "house"),
      Address(id: "1", label: "Second", line: "2 Elm Street", symbol: "house"),
    ]
    let fixture = HeaderFixture()
    fixture.header.addresses = twins
    let pick = fixture.header.pick(twins[1])
    #expect(fixture.header.rows.map(RowState.init) == [.idle, .checking])
    await fixture.check.hasBeenCalled()
    fixture.check.succeed()
    #expect(await pick.value == .selected(twins[1]))
    #expect(fixture.header.rows.map(\.isSelected) == [false, true])
    #expect(fixture.header.rows.map(\.occurrence) == [0, 1])
    #expect(fixture.header.addressButton.label == "Second")
  }

  @Test func `ten thousand addresses are ten thousand rows`() async {
    let addresses = (0..<10_000).map {
      Address(id: "\($0)", label: "Place \($0)", line: "\($0) Elm Street", symbol: "house")
    }
    let header = LocationHeader(addresses: addresses)
    header.openChooser()
    #expect(header.rows.count == 10_000)
    #expect(await header.pick(id: "9999").value == .selected(addresses[9999]))
  }

  @Test func `a check that never returns holds neither a newer pick nor the sheet`() async {
    let fixture = HeaderFixture()
    let stuck = fixture.header.pick(.work)
    await fixture.check.hasBeenCalled()
    fixture.header.onSelect = { _ in }
    #expect(await fixture.header.pick(.sams).value == .selected(.sams))
    #expect(await stuck.value == .backedOut)
    #expect(fixture.header.chooser == .closed)
    // Ended only now, so that the test leaves no task behind.
    fixture.check.succeed()
  }

  @Test func `a check may itself close the chooser, pick another row or remove its own`() async {
    let header = LocationHeader(addresses: Address.samples, selection: .home)
    header.openChooser()
    header.onSelect = { [unowned header] _ in header.closeChooser() }
    #expect(await header.pick(.work).value == .backedOut)
    #expect(header.chooser == .closed)

    header.openChooser()
    header.onSelect = { [unowned header] address in
      if address == .work { header.pick(.sams) }
    }
    let overtaken = header.pick(.work)
    #expect(await overtaken.value == .backedOut)
    await header.attempt?.work?.value
    #expect(header.selection == .sams)

    header.openChooser()
    header.onSelect = { [unowned header] _ in header.addresses = [.home] }
    #expect(await header.pick(.work).value == .backedOut)
    #expect(header.selection == .sams)
  }
}
