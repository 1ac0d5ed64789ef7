// SPDX-License-Identifier: MIT

import HeaderModel
import TestSupport
import Testing

@MainActor
@Suite("Actions", .timeLimit(.minutes(1)))
struct ActionTests {
  @Test func `only picks give a task`() async {
    let header = HeaderFixture().header
    #expect(header.perform(.openChooser) == nil)
    #expect(header.perform(.choose(.now)) == nil)
    #expect(header.perform(.openSearch) == nil)
    #expect(header.perform(.openBag) == nil)
    #expect(header.perform(.openSettings) == nil)
    #expect(await header.perform(.takeRemedy(id: "x"))?.value == .unavailable)
    #expect(await header.perform(.useCurrentLocation)?.value == .unavailable)
    #expect(await header.perform(.pick(id: "home"))?.value == .selected(.home))
    header.perform(.openChooser)
    #expect(header.perform(.closeChooser) == nil)
    #expect(header.chooser == .closed)
  }

  /// Random actions on random data: nothing traps, and what is drawn makes sense.
  @Test(arguments: UInt64(0)..<60)
  func `any actions leave a header that can be drawn`(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let device = FakeLocation(.authorized)
    let fixture = HeaderFixture()
    let header = fixture.header
    header.environment.locationProvider = device
    header.onUseCurrentLocation = { _ in .work }
    header.onSchedule = {}
    header.onCart = {}
    let actions: [LocationHeader.Action] = [
      .openChooser, .closeChooser, .pick(id: "home"), .pick(id: "work"), .pick(id: "sams"),
      .pick(id: "sams", occurrence: 1), .pick(id: "home", occurrence: -1),
      .pick(id: "home", occurrence: .max), .useCurrentLocation, .openSettings,
      .takeRemedy(id: "at"), .addAddress, .choose(.now), .choose(.schedule), .openSearch, .openBag,
    ]
    for step in 0..<60 {
      for action in actions.shuffled(using: &generator).prefix(1) { header.perform(action) }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: header.addresses = Bool.random(using: &generator) ? [.home, .sams, .sams] : nil
      case 1: header.addresses = Address.samples
      case 2:
        fixture.check.succeed(Int.random(in: 0...fixture.check.calls.count, using: &generator))
      case 3: header.selection = Bool.random(using: &generator) ? nil : .work
      default: await Task.yield()
      }
      let snapshot = header.snapshot()
      let place: Comment = "seed \(seed), step \(step)"
      #expect(snapshot.chooser.rows.filter(\.isSelected).count <= 1, place)
      #expect(
        Set(snapshot.chooser.rows.map { "\($0.occurrence) \($0.id)" }).count
          == snapshot.chooser.rows.count, place)
      let busy = snapshot.chooser.rows.filter { $0.state == .checking }.count
      let locating = [.finding, .waitingForPermission].contains(
        snapshot.chooser.currentLocation?.state)
      #expect(busy + (locating ? 1 : 0) == (header.attempt == nil ? 0 : 1), place)
      #expect(snapshot.chooser.isOpen || header.attempt == nil, place)
    }
    header.closeChooser()
    for call in fixture.check.calls.indices { fixture.check.succeed(call) }
    for call in device.search.calls.indices {
      device.search.answer(call, with: .failure(Breakdown()))
    }
  }
}
