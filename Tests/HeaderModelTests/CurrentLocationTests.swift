// SPDX-License-Identifier: MIT

import HeaderModel
import Testing
import ZoneGeometry

@MainActor
@Suite("Use current location", .timeLimit(.minutes(1)))
struct CurrentLocationTests {
  static let pier = Coordinate(longitude: -71.0419, latitude: 42.3519)
  static let found = Address(id: "here", label: "Pier 4", line: "140 Quay", symbol: "location")
  static let off = "Location access is off for this app."

  let fixture = HeaderFixture()
  let lookUp = Scripted<Coordinate, Address>()
  var header: LocationHeader { fixture.header }

  init() {
    header.onUseCurrentLocation = { [lookUp] in try await lookUp($0) }
  }

  private func device(_ permission: LocationPermission) -> FakeLocation {
    let device = FakeLocation(permission)
    header.environment.locationProvider = device
    return device
  }

  @Test func `nil hides the row`() async {
    header.onUseCurrentLocation = nil
    #expect(header.currentLocation == nil)
    #expect(await header.useCurrentLocation().value == .unavailable)
  }

  @Test func `the closed chooser has no such row to tap`() async {
    header.closeChooser()
    #expect(await header.useCurrentLocation().value == .unavailable)
    #expect(header.chooser == .closed)
  }

  @Test func `the first time it asks for permission, finds the device once and selects`() async {
    let device = device(.notDetermined)
    #expect(header.currentLocation?.state == .idle)
    let pick = header.useCurrentLocation()
    #expect(header.currentLocation?.status?.text == "Waiting for permission")
    await device.question.hasBeenCalled()
    device.question.answer(with: .success(.authorized))
    await device.search.hasBeenCalled()
    #expect(header.currentLocation?.status?.text == "Finding you…")
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    #expect(header.currentLocation?.status?.text == "Finding you…")
    #expect(lookUp.calls == [Self.pier])
    #expect(fixture.feedback.entries.isEmpty)
    lookUp.answer(with: .success(Self.found))
    #expect(await pick.value == .selected(Self.found))
    #expect(device.question.calls.count == 1)
    #expect(device.search.calls.count == 1)
    #expect(header.selection == Self.found)
    #expect(header.chooser == .closed)
    #expect(fixture.feedback.entries == FeedbackLog.success(Self.found))
  }

  @Test func `with permission it does not ask again`() async {
    let device = device(.authorized)
    let pick = header.useCurrentLocation()
    #expect(header.currentLocation?.status?.text == "Finding you…")
    await device.search.hasBeenCalled()
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    lookUp.answer(with: .success(Self.found))
    #expect(await pick.value == .selected(Self.found))
    #expect(device.question.calls.isEmpty)
  }

  @Test func `the result becomes the selection without another check`() async {
    let device = device(.authorized)
    let pick = header.useCurrentLocation()
    await device.search.hasBeenCalled()
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    lookUp.answer(with: .success(Self.found))
    _ = await pick.value
    #expect(fixture.check.calls.isEmpty)
    #expect(header.addresses == Address.samples)
    #expect(header.rows.allSatisfy { !$0.isSelected })
  }

  @Test(arguments: [LocationPermission.denied, .servicesOff])
  func `when location is off it says so with Open Settings`(_ permission: LocationPermission) async
  {
    let device = device(permission)
    var settingsOpened = 0
    header.environment.openSettings = { settingsOpened += 1 }
    header.openSettings()
    #expect(settingsOpened == 0, "there is no such button yet")
    #expect(await header.useCurrentLocation().value == .refused(message: Self.off))
    #expect(header.currentLocation?.state == .accessOff)
    #expect(header.currentLocation?.status?.text == Self.off)
    #expect(header.selection == .home)
    #expect(fixture.feedback.entries == FeedbackLog.failure(Self.off))
    #expect(device.question.calls.isEmpty)
    #expect(device.search.calls.isEmpty)
    header.openSettings()
    #expect(settingsOpened == 1)
  }

  @Test func `a device without location reads as access that is off`() async {
    #expect(await header.useCurrentLocation().value == .refused(message: Self.off))
    #expect(header.currentLocation?.state == .accessOff)
  }

  @Test(arguments: [LocationPermission.denied, .servicesOff])
  func `a permission denied when asked is announced`(_ answer: LocationPermission) async {
    let device = device(.notDetermined)
    let pick = header.useCurrentLocation()
    await device.question.hasBeenCalled()
    device.question.answer(with: .success(answer))
    #expect(await pick.value == .refused(message: Self.off))
    #expect(header.currentLocation?.state == .accessOff)
    #expect(fixture.feedback.entries == FeedbackLog.failure(Self.off))
    #expect(device.search.calls.isEmpty)
  }

  @Test func `a question left unanswered backs out quietly`() async {
    let device = device(.notDetermined)
    let pick = header.useCurrentLocation()
    await device.question.hasBeenCalled()
    device.question.answer(with: .success(.notDetermined))
    #expect(await pick.value == .backedOut)
    #expect(header.currentLocation?.state == .idle)
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `once access was switched on in Settings it works`() async {
    let device = device(.denied)
    _ = await header.useCurrentLocation().value
    device.permission = .authorized
    let pick = header.useCurrentLocation()
    await device.search.hasBeenCalled()
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    lookUp.answer(with: .success(Self.found))
    #expect(await pick.value == .selected(Self.found))
  }

  /// What is thrown, and what the row shows then; nil is nothing.
  static let failures: [(any Error & Sendable, String?)] = [
    (Refusal(), "We don't deliver there yet"),
    (Breakdown(), "Your location could not be found. Please try again."),
    (CancellationError(), nil),
  ]

  @Test(arguments: 0..<3, [false, true])
  func `errors of the device and of the closure stay in the row`(
    failure: Int, isOfDevice: Bool
  ) async {
    let (error, message) = Self.failures[failure]
    let device = device(.authorized)
    let pick = header.useCurrentLocation()
    await device.search.hasBeenCalled()
    if isOfDevice {
      device.search.answer(with: .failure(error))
    } else {
      device.search.answer(with: .success(Self.pier))
      await lookUp.hasBeenCalled()
      lookUp.answer(with: .failure(error))
    }
    #expect(await pick.value == (message.map { .refused(message: $0) } ?? .backedOut))
    #expect(header.currentLocation?.state == (message == nil ? .idle : .failed))
    #expect(header.currentLocation?.status?.text == message)
    #expect(header.selection == .home)
    #expect(header.chooser != .closed)
    #expect(fixture.feedback.entries == (message.map { FeedbackLog.failure($0) } ?? []))
  }

  @Test func `a second tap waits for the same search`() async {
    let device = device(.authorized)
    let first = header.useCurrentLocation()
    let second = header.useCurrentLocation()
    await device.search.hasBeenCalled()
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    lookUp.answer(with: .success(Self.found))
    #expect(await first.value == .selected(Self.found))
    #expect(await second.value == .selected(Self.found))
    #expect(device.search.calls.count == 1)
  }

  /// The three places at which a newer pick can overtake.
  enum Stage: CaseIterable, Sendable { case question, search, lookUp }

  @Test(arguments: Stage.allCases)
  func `a pick of a row overtakes it and it goes no further`(_ stage: Stage) async throws {
    let device = device(.notDetermined)
    let older = header.useCurrentLocation()
    let work = try #require(header.attempt?.work)
    await device.question.hasBeenCalled()
    if stage != .question {
      device.question.answer(with: .success(.authorized))
      await device.search.hasBeenCalled()
    }
    if stage == .lookUp {
      device.search.answer(with: .success(Self.pier))
      await lookUp.hasBeenCalled()
    }
    let newer = header.pick(.work)
    #expect(header.currentLocation?.state == .idle)
    #expect(await older.value == .backedOut)
    device.question.answer(with: .success(.authorized))
    device.search.answer(with: .success(Self.pier))
    lookUp.answer(with: .success(Self.found))
    await work.value
    #expect(fixture.state(of: .work) == .checking)
    #expect(device.search.calls.count == (stage == .question ? 0 : 1))
    #expect(lookUp.calls.count == (stage == .lookUp ? 1 : 0))
    await fixture.check.hasBeenCalled()
    fixture.check.succeed()
    #expect(await newer.value == .selected(.work))
    #expect(fixture.feedback.entries == FeedbackLog.success(.work))
  }

  @Test func `it overtakes the check of a row`() async throws {
    let older = header.pick(.work)
    let work = try #require(header.attempt?.work)
    await fixture.check.hasBeenCalled()
    #expect(await header.useCurrentLocation().value == .refused(message: Self.off))
    #expect(await older.value == .backedOut)
    fixture.check.succeed()
    await work.value
    #expect(header.selection == .home)
    #expect(header.currentLocation?.state == .accessOff)
  }

  @Test func `it removes the error of a row, and a pick removes its own`() async {
    header.onSelect = { _ in throw Refusal() }
    _ = await header.pick(.sams).value
    _ = await header.useCurrentLocation().value
    #expect(fixture.state(of: .sams) == .idle)
    _ = await header.pick(.sams).value
    #expect(header.currentLocation?.state == .idle)
  }

  @Test func `new addresses do not disturb it`() async {
    let device = device(.authorized)
    let pick = header.useCurrentLocation()
    header.addresses = []
    header.addresses = nil
    #expect(header.currentLocation?.state == .finding)
    await device.search.hasBeenCalled()
    device.search.answer(with: .success(Self.pier))
    await lookUp.hasBeenCalled()
    lookUp.answer(with: .success(Self.found))
    #expect(await pick.value == .selected(Self.found))
  }

  @Test func `hiding the row during a search backs out of it`() async throws {
    let device = device(.authorized)
    let pick = header.useCurrentLocation()
    let work = try #require(header.attempt?.work)
    await device.search.hasBeenCalled()
    header.onUseCurrentLocation = nil
    #expect(await pick.value == .backedOut)
    #expect(header.chooser == .open(.idle))
    device.search.answer(with: .success(Self.pier))
    await work.value
    #expect(lookUp.calls.isEmpty)
    #expect(header.selection == .home)
  }

  @Test func `hiding the row leaves the check of another row alone`() async {
    let pick = header.pick(.work)
    header.onUseCurrentLocation = nil
    await fixture.check.hasBeenCalled()
    fixture.check.succeed()
    #expect(await pick.value == .selected(.work))
  }
}
