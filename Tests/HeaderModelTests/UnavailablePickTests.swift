// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

@MainActor
@Suite("Picks of what is not there, and backing out", .timeLimit(.minutes(1)))
struct UnavailablePickTests {
  let fixture = HeaderFixture()
  var header: LocationHeader { fixture.header }
  var check: Scripted<Address, Void> { fixture.check }

  @Test func `a pick while the addresses load changes nothing`() async {
    header.addresses = nil
    #expect(await header.pick(.work).value == .unavailable)
    #expect(await header.pick(id: "work").value == .unavailable)
    #expect(header.selection == .home)
    #expect(check.calls.isEmpty)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `a pick of an unknown address changes nothing`() async {
    let stranger = Address(id: "x", label: "X", line: "1 Nowhere", symbol: "questionmark")
    #expect(await header.pick(stranger).value == .unavailable)
    #expect(await header.pick(id: "x").value == .unavailable)
    #expect(header.chooser == .open(.idle))
    #expect(check.calls.isEmpty)
  }

  @Test func `a pick of an address that was edited meanwhile changes nothing`() async {
    var moved = Address.work
    moved.line = "9 Oak Lane"
    header.addresses = [.home, moved]
    #expect(await header.pick(.work).value == .unavailable)
    #expect(header.selection == .home)
  }

  @Test func `an unavailable pick leaves the check under way alone`() async {
    let pick = header.pick(.work)
    #expect(await header.pick(id: "x").value == .unavailable)
    #expect(fixture.state(of: .work) == .checking)
    await check.hasBeenCalled()
    check.succeed()
    #expect(await pick.value == .selected(.work))
  }

  @Test func `a pick in the closed chooser changes nothing`() async {
    header.closeChooser()
    #expect(await header.pick(.work).value == .unavailable)
    #expect(header.selection == .home)
    #expect(check.calls.isEmpty)
  }

  @Test func `closing the sheet during a check cancels it quietly`() async throws {
    let pick = header.pick(.work)
    let work = try #require(header.attempt?.work)
    await check.hasBeenCalled()
    header.closeChooser()
    #expect(header.chooser == .closed)
    // The outcome does not wait for the closure, which has not returned.
    #expect(await pick.value == .backedOut)
    check.succeed()
    await work.value
    #expect(check.wasCancelled == [0: true])
    #expect(header.selection == .home)
    #expect(header.chooser == .closed)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `a check that ends after the sheet was opened again changes nothing`() async throws {
    header.pick(.work)
    let work = try #require(header.attempt?.work)
    await check.hasBeenCalled()
    header.closeChooser()
    header.openChooser()
    check.answer(with: .failure(Refusal()))
    await work.value
    #expect(header.chooser == .open(.idle))
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `closing the sheet forgets its error`() async {
    header.onSelect = { _ in throw Refusal() }
    _ = await header.pick(.sams).value
    header.closeChooser()
    header.openChooser()
    #expect(fixture.state(of: .sams) == .idle)
  }

  @Test func `cancelling the task of a pick backs out of it`() async throws {
    let pick = header.pick(.work)
    let work = try #require(header.attempt?.work)
    await check.hasBeenCalled()
    pick.cancel()
    #expect(await pick.value == .backedOut)
    check.succeed()
    await work.value
    #expect(header.selection == .home)
    #expect(header.chooser == .open(.idle))
  }

  @Test func `a pick closed before its check could start asks nothing`() async throws {
    let pick = header.pick(.work)
    let work = try #require(header.attempt?.work)
    header.closeChooser()
    await work.value
    #expect(await pick.value == .backedOut)
    #expect(check.calls.isEmpty)
  }

  @Test func `a header that goes away cancels its check`() async throws {
    let check = Scripted<Address, Void>()
    var header: LocationHeader? = LocationHeader(
      addresses: Address.samples, onSelect: { try await check($0) })
    header?.openChooser()
    let pick = try #require(header?.pick(.work))
    let work = try #require(header?.attempt?.work)
    await check.hasBeenCalled()
    weak let remains = header
    header = nil
    #expect(remains == nil)
    #expect(await pick.value == .backedOut)
    check.succeed()
    await work.value
    #expect(check.wasCancelled == [0: true])
  }
}
