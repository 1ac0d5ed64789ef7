// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import Testing

/// `onSelect` behind the header: Home is downtown, Work on the waterfront, Sam's out of town.
@Suite("A checker behind the header") @MainActor
struct HeaderTests {
  private static let home = LocationHeader.Address.samples[0]
  private static let work = LocationHeader.Address.samples[1]
  private static let sams = LocationHeader.Address.samples[2]
  private static let unknown = LocationHeader.Address(
    id: "new", label: "New", line: "1 Unmapped Road", symbol: "mappin")

  private static let samsSentence =
    "We don't deliver there yet: it is 1.3 mi outside Greater Harbor"

  private func header(
    _ onSelect: (@MainActor (LocationHeader.Address) async throws -> Void)? = nil
  ) -> LocationHeader {
    let header = LocationHeader(
      addresses: [Self.home, Self.work, Self.sams, Self.unknown], selection: Self.home,
      timing: LocationHeader.Timing(estimate: "1–2 min"), onSelect: onSelect)
    header.environment.locale = "en-US"
    header.openChooser()
    return header
  }

  @Test func `a deliverable address closes the chooser and is selected`() async throws {
    let header = try header(Samples.harborChecker().onSelect)
    #expect(await header.pick(Self.work).value == .selected(Self.work))
    #expect(header.chooser == .closed)
    #expect(header.selection == Self.work)
    // `onSelect` alone knows no header whose estimate it could bring up to date.
    #expect(header.timing.estimate == "1–2 min")
  }

  @Test func `a refusal leaves its sentence in the row and the old address in place`() async throws
  {
    let header = try header(Samples.harborChecker().onSelect)
    #expect(await header.pick(Self.sams).value == .refused(message: Self.samsSentence))
    #expect(header.selection == Self.home)
    #expect(header.rows[2].state == .refused)
    #expect(header.rows[2].status?.text == Self.samsSentence)
    #expect(header.rows[1].state == .idle)
  }

  @Test func `an address without a coordinate is refused as not found`() async throws {
    let checker = try Samples.harborChecker()
    let header = header(checker.onSelect)
    let sentence = "We couldn't find that address on the map"
    #expect(await header.pick(Self.unknown).value == .refused(message: sentence))
    #expect(header.selection == Self.home)
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      try await checker.timing(for: Self.unknown)
    }
    #expect(refusal?.code == .addressNotFound && refusal?.quote == nil)
  }

  @Test func `a refusal tells the developer the whole answer`() async throws {
    let checker = try Samples.harborChecker()
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      try await checker.onSelect(Self.sams)
    }
    #expect(refusal?.code == .outOfZone)
    #expect(refusal?.errorDescription == Self.samsSentence)
    #expect(refusal?.description == "OUT_OF_ZONE: \(Self.samsSentence)")
    #expect(refusal?.quote?.alternatives.isEmpty == false)
  }

  @Test func `a refusal of a plug-in is its own sentence`() async throws {
    let island = LocationHeader.Address(
      id: "island", label: "Island", line: "Lighthouse", symbol: "sailboat",
      coordinate: Coordinate(longitude: -71.0085, latitude: 42.3210))
    let checker = try Samples.harborChecker()
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      try await checker.onSelect(island)
    }
    #expect(refusal?.message == "No boats to the islands before April")
  }

  @Test func `an address off the globe is refused in words`() async throws {
    var broken = Self.work
    broken.coordinate = Coordinate(longitude: 0, latitude: 120)
    let checker = try Samples.harborChecker()
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      try await checker.onSelect(broken)
    }
    #expect(refusal?.code == .coordinateInvalid)
    let header = LocationHeader(addresses: [broken], onSelect: checker.onSelect)
    header.openChooser()
    #expect(
      await header.pick(broken).value == .refused(message: "That place is not on the map"))
  }

  /// Pier 4 (-71.0419, 42.3519) to Work (-71.0421, 42.3530): 123 m by bike, 43 s.
  ///
  /// Shortest 18 min 43 s → 15; longest 26 min 43 s → 30.
  @Test func `the estimate is renewed when the header is given along`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.onSelect = checker.onSelect(updating: header)
    #expect(await header.pick(Self.work).value == .selected(Self.work))
    #expect(header.timing == LocationHeader.Timing(estimate: "15–30 min"))

    header.openChooser()
    _ = await header.pick(Self.sams).value
    #expect(header.timing == LocationHeader.Timing(estimate: "15–30 min"))
  }

  @Test func `the scheduled time is checked and stays chosen`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.onSelect = checker.onSelect(updating: header)
    let tomorrow = try Instant(rfc3339: "2026-12-02T18:30:00-05:00")
    header.timing.scheduled = tomorrow
    #expect(await header.pick(Self.work).value == .selected(Self.work))
    let window = "Wed 6:30\u{2009}–\u{2009}7:00\u{A0}PM"
    #expect(header.timing == LocationHeader.Timing(scheduled: tomorrow, window: window))

    header.openChooser()
    header.timing.scheduled = try Instant(rfc3339: "2026-12-01T18:00:00-05:00")
    let outcome = await header.pick(Self.home).value
    let message =
      "We can't make it today at 6:00\u{A0}PM: the earliest we can deliver is today at 6:30\u{A0}PM"
    #expect(outcome == .refused(message: message))
  }

  @Test func `another time renews the estimate, or tells why not`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.selection = Self.work
    header.timing.scheduled = try Instant(rfc3339: "2026-12-02T18:30:00-05:00")
    try await checker.renewTiming(of: header)
    #expect(header.pill.estimate == "Wed 6:30\u{2009}–\u{2009}7:00\u{A0}PM")
    header.timing.scheduled = nil
    try await checker.renewTiming(of: header)
    #expect(header.pill.estimate == "15–30 min")
    header.selection = Self.sams
    await #expect(throws: DeliveryRefusal.self) { try await checker.renewTiming(of: header) }
    #expect(header.pill.estimate == nil)
    header.selection = nil
    try await checker.renewTiming(of: header)
  }

  @Test func `a time is scheduled with its window, unless the address cannot be reached then`()
    async throws
  {
    let checker = try Samples.harborChecker()
    let header = header()
    let market = LocationHeader.Address(
      id: "market", label: "Market", line: "3 Quay", symbol: "mappin",
      coordinate: Coordinate(longitude: -71.03, latitude: 42.37))
    header.selection = market
    func schedule(_ time: Instant) async {
      header.onSchedule = { [weak header] in
        guard let header else { return }
        try await checker.schedule(time, in: header)
      }
      await header.choose(.schedule)?.value
    }
    let noon = try Instant(rfc3339: "2026-12-02T12:30:00-05:00")
    await schedule(noon)
    #expect(header.timing.scheduled == noon && !header.timing.window.isEmpty)
    let timing = header.timing
    // At four in the morning nobody delivers across the river.
    let night = try Instant(rfc3339: "2026-12-02T04:00:00-05:00")
    await schedule(night)
    #expect(header.timing == timing)
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      _ = try await checker.timing(for: market, scheduled: night, locale: "en-US")
    }
    let status = try #require(header.pill.status)
    #expect(status.text == refusal?.message && status.color == .danger)
    // Without an address there is nothing to ask.
    header.selection = nil
    await schedule(night)
    #expect(header.timing.scheduled == night && header.timing.window.isEmpty)
    #expect(header.pill.status == nil)
  }

  @Test func `a time is checked for the address that is chosen when the check ends`()
    async throws
  {
    let gate = Gate()
    let checker = try Samples.harborChecker(waitingRules: [GateRule(zone: "waterfront", gate: gate)]
    )
    let header = header()
    header.selection = Self.work
    let noon = try Instant(rfc3339: "2026-12-02T12:30:00-05:00")
    let scheduling = Task { try await checker.schedule(noon, in: header) }
    await gate.someone()
    header.selection = Self.sams
    await gate.open()
    await #expect(throws: DeliveryRefusal.self) { try await scheduling.value }
    #expect(header.timing.scheduled == nil)
  }

  @Test func `a newer pick overtakes one that is still checked`() async throws {
    let gate = Gate()
    let checker = try Samples.harborChecker(waitingRules: [GateRule(zone: "waterfront", gate: gate)]
    )
    let header = header()
    header.selection = nil
    header.onSelect = checker.onSelect(updating: header)
    let slow = header.pick(Self.work)
    await gate.someone()
    #expect(await header.pick(Self.home).value == .selected(Self.home))
    #expect(await slow.value == .backedOut)
    let timing = header.timing
    #expect(timing.estimate == "25–35 min")
    await gate.open()
    #expect(header.selection == Self.home && header.timing == timing)
  }

  /// The check itself, whose end a pick that was overtaken does not tell.
  @Test func `a check that was overtaken changes nothing, however late it ends`() async throws {
    let gate = Gate()
    let checker = try Samples.harborChecker(waitingRules: [GateRule(zone: "waterfront", gate: gate)]
    )
    let header = header()
    let onSelect = checker.onSelect(updating: header)
    let check = Task { try await onSelect(Self.work) }
    await gate.someone()
    check.cancel()
    await gate.open()
    await #expect(throws: CancellationError.self) { try await check.value }
    #expect(header.timing.estimate == "1–2 min")
  }

  @Test func `a closure for a header does not keep it`() async throws {
    let checker = try Samples.harborChecker()
    weak var gone: LocationHeader?
    do {
      let header = header()
      header.onSelect = checker.onSelect(updating: header)
      gone = header
    }
    #expect(gone == nil)
  }
}
