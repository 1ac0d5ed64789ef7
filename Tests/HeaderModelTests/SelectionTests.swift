// SPDX-License-Identifier: MIT

import FoundationEssentials
import HeaderModel
import Schedules
import Testing

@MainActor
@Suite("Picking an address", .timeLimit(.minutes(1)))
struct SelectionTests {
  let fixture = HeaderFixture()
  var header: LocationHeader { fixture.header }
  var check: Scripted<Address, Void> { fixture.check }

  @Test func `the check runs in the row with a spinner while the old address stays`() async {
    let pick = header.pick(.work)
    #expect(fixture.state(of: .work) == .checking)
    #expect(fixture.state(of: .home) == .idle)
    #expect(header.selection == .home)
    #expect(header.chooser == .open(.checking(.work)))
    await check.hasBeenCalled()
    #expect(check.calls == [.work])
    #expect(fixture.feedback.entries.isEmpty)
    check.succeed()
    #expect(await pick.value == .selected(.work))
  }

  @Test func `success moves the radio, updates the header and closes the sheet`() async {
    let pick = header.pick(.work)
    await check.hasBeenCalled()
    check.succeed()
    #expect(await pick.value == .selected(.work))
    #expect(header.selection == .work)
    #expect(header.rows.filter(\.isSelected).map(\.id) == ["work"])
    #expect(header.addressButton.label == "Work")
    #expect(header.chooser == .closed)
    #expect(fixture.feedback.entries == FeedbackLog.success(.work))
  }

  @Test func `a thrown LocalizedError stays in the row and keeps the old address`() async {
    let pick = header.pick(.sams)
    await check.hasBeenCalled()
    check.answer(with: .failure(Refusal()))
    #expect(await pick.value == .refused(message: "We don't deliver there yet"))
    #expect(fixture.state(of: .sams) == .refused(message: "We don't deliver there yet"))
    #expect(fixture.state(of: .home) == .idle)
    #expect(header.selection == .home)
    #expect(header.rows.filter(\.isSelected).map(\.id) == ["home"])
    #expect(header.chooser != .closed)
    #expect(fixture.feedback.entries == FeedbackLog.failure("We don't deliver there yet"))
  }

  @Test(
    arguments: [
      Breakdown(), Refusal(errorDescription: nil), Refusal(errorDescription: ""),
    ] as [any Error & Sendable])
  func `an error without words for people gets a general sentence`(
    _ error: any Error & Sendable
  ) async {
    let general = "This address could not be checked. Please try again."
    let pick = header.pick(.sams)
    await check.hasBeenCalled()
    check.answer(with: .failure(error))
    #expect(await pick.value == .refused(message: general))
    #expect(fixture.state(of: .sams) == .refused(message: general))
    #expect(header.selection == .home)
    #expect(fixture.feedback.entries == FeedbackLog.failure(general))
  }

  @Test func `CancellationError backs out quietly`() async {
    let pick = header.pick(.work)
    await check.hasBeenCalled()
    check.answer(with: .failure(CancellationError()))
    #expect(await pick.value == .backedOut)
    #expect(header.chooser == .open(.idle))
    #expect(header.selection == .home)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `without a check a pick applies at once`() async {
    header.onSelect = nil
    let pick = header.pick(.work)
    // No suspension so far: all of it is done when pick returns.
    #expect(header.selection == .work)
    #expect(header.chooser == .closed)
    #expect(fixture.feedback.entries == FeedbackLog.success(.work))
    #expect(await pick.value == .selected(.work))
  }

  @Test func `a first address can be picked when none is selected`() async {
    header.selection = nil
    let pick = header.pick(.home)
    await check.hasBeenCalled()
    check.succeed()
    #expect(await pick.value == .selected(.home))
    #expect(header.selection == .home)
  }

  @Test func `picking the selected address closes the sheet and asks nothing`() async {
    let pick = header.pick(.home)
    #expect(header.chooser == .closed)
    #expect(await pick.value == .selected(.home))
    #expect(check.calls.isEmpty)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `a saved address edited since it was selected is checked`() async {
    var moved = Address.home
    moved.line = "9 Oak Lane"
    header.addresses = [moved, .work]
    #expect(header.rows.map(\.isSelected) == [true, false])
    let pick = header.pick(moved)
    await check.hasBeenCalled()
    check.succeed()
    #expect(await pick.value == .selected(moved))
    #expect(header.selection == moved)
  }

  @Test func `the next pick removes the error of a row`() async {
    header.pick(.sams)
    await check.hasBeenCalled()
    check.answer(with: .failure(Refusal()))
    await header.attempt?.work?.value
    header.pick(.work)
    #expect(fixture.state(of: .sams) == .idle)
    #expect(fixture.state(of: .work) == .checking)
    header.closeChooser()
  }

  @Test func `the same row can be picked again after its error`() async {
    let first = header.pick(.sams)
    await check.hasBeenCalled()
    check.answer(0, with: .failure(Refusal()))
    _ = await first.value
    let second = header.pick(.sams)
    #expect(fixture.state(of: .sams) == .checking)
    await check.hasBeenCalled(times: 2)
    check.succeed(1)
    #expect(await second.value == .selected(.sams))
  }

  @Test func `picking the row that is being checked waits for the same check`() async {
    let first = header.pick(.work)
    let second = header.pick(.work)
    await check.hasBeenCalled()
    check.succeed()
    #expect(await first.value == .selected(.work))
    #expect(await second.value == .selected(.work))
    #expect(check.calls == [.work])
    #expect(fixture.feedback.entries == FeedbackLog.success(.work))
  }

  @Test func `picking the selected address during a check cancels that check`() async throws {
    let older = header.pick(.work)
    let work = try #require(header.attempt?.work)
    await check.hasBeenCalled()
    #expect(await header.pick(.home).value == .selected(.home))
    #expect(await older.value == .backedOut)
    check.succeed()
    await work.value
    #expect(header.selection == .home)
    #expect(header.chooser == .closed)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `a pick by id is the pick of the first address with it`() async {
    header.onSelect = nil
    #expect(await header.pick(id: "work").value == .selected(.work))
    #expect(header.selection == .work)
  }

  @Test func `an address change never loses the scheduled time`() async {
    let scheduled = LocationHeader.Timing(
      estimate: "25–35 min", scheduled: .init(secondsSince1970: 1_796_171_400))
    header.timing = scheduled
    let pick = header.pick(.work)
    await check.hasBeenCalled()
    check.succeed()
    _ = await pick.value
    #expect(header.timing == scheduled)
  }

  @Test func `a method of a Sendable value can be the check`() async {
    struct Checker: Sendable {
      func check(_ address: Address) async throws {
        if address == .sams { throw Refusal() }
      }
    }
    header.onSelect = Checker().check
    #expect(await header.pick(.sams).value == .refused(message: "We don't deliver there yet"))
    #expect(await header.pick(.work).value == .selected(.work))
  }

  @Test func `a check may set the new estimate`() async {
    header.onSelect = { [weak header] _ in header?.timing.estimate = "40–50 min" }
    _ = await header.pick(.work).value
    #expect(header.timing.estimate == "40–50 min")
  }
}
