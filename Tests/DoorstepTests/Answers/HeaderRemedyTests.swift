// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import Testing

/// What a header offers under a row that the harbor service refused.
@Suite("Remedies behind the header") @MainActor
struct HeaderRemedyTests {
  private static let home = LocationHeader.Address.samples[0]
  private static let work = LocationHeader.Address.samples[1]
  private static let sams = LocationHeader.Address.samples[2]

  private func header() -> LocationHeader {
    let header = LocationHeader(
      addresses: LocationHeader.Address.samples, selection: LocationHeader.Address.samples[0],
      onSchedule: {}, onCart: {})
    header.environment.locale = "en-US"
    header.openChooser()
    return header
  }

  /// The remedies that the row of `address` shows.
  private func remedies(
    of address: LocationHeader.Address, in header: LocationHeader
  ) -> [LocationHeader.Snapshot.Remedy] {
    header.rows.first { $0.id == address.id }?.remedies ?? []
  }

  @Test func `a time too early is mended by the next one, which comes with the address`()
    async throws
  {
    // It is 2026-12-01T18:00 or so; an order placed then cannot be there at once.
    let checker = try Samples.harborChecker()
    let header = header()
    header.onSelect = checker.onSelect(updating: header)
    let early = try Instant(rfc3339: "2026-12-01T18:00:00-05:00")
    header.timing.scheduled = early
    _ = await header.pick(Self.work).value
    let remedy = try #require(remedies(of: Self.work, in: header).first { $0.isAction })
    #expect(remedy.title.hasPrefix("Deliver today at "))
    #expect(header.timing.scheduled == early)
    #expect(await header.takeRemedy(id: remedy.id).value == .selected(Self.work))
    let scheduled = try #require(header.timing.scheduled)
    #expect(scheduled > early)
    #expect(!header.timing.window.isEmpty && header.timing.estimate.isEmpty)
  }

  @Test func `a place nearby is told, and can be picked where it can be described`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.onSelect = checker.onSelect(updating: header)
    _ = await header.pick(Self.sams).value
    let told = try #require(remedies(of: Self.sams, in: header).first)
    // It is 1.3 mi outside, as the refusal says.
    #expect(told.title == "Deliverable 1.3 mi away")
    #expect(!told.isAction)

    let gate = LocationHeader.Address(
      id: "gate", label: "City gate", line: "1 Gate Street", symbol: "mappin")
    header.onSelect = checker.onSelect(updating: header) { _ in gate }
    _ = await header.pick(Self.sams).value
    let offered = try #require(remedies(of: Self.sams, in: header).first)
    #expect(offered.title == "Deliverable 1.3 mi away, at 1 Gate Street")
    #expect(offered.isAction)
    guard case .selected(let chosen) = await header.takeRemedy(id: offered.id).value else {
      Issue.record("the place nearby was not taken")
      return
    }
    #expect(chosen.id == "gate" && chosen.coordinate != nil)
    #expect(header.addressButton.line == "1 Gate Street")
  }

  /// Downtown asks for $15.00: $15.00 − $11.80 = $3.20.
  @Test(arguments: [(nil, "Add $3.20"), ("de-DE", "Für 3,20\u{A0}$ mehr bestellen")])
  func `what the bag mends opens the bag`(_ locale: String?, _ title: String) async throws {
    let checker = try Samples.harborChecker()
    let basket = Basket(subtotal: 1180, tags: [])
    let refusal = await #expect(throws: DeliveryRefusal.self) {
      _ = try await checker.timing(for: Self.home, basket: basket, locale: locale)
    }
    let remedy = try #require(refusal?.remedies.first)
    #expect(remedy.title == title && remedy.change == .openBag)
  }

  @Test func `the refusal is told in the language of the header`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.environment.locale = "de-DE"
    header.onSelect = checker.onSelect(updating: header)
    _ = await header.pick(Self.sams).value
    let row = header.rows[2]
    #expect(row.status?.text.hasPrefix("Dorthin liefern wir noch nicht") == true)
    #expect(row.remedies.first?.title == "2,1 km weiter können wir liefern")
  }

  /// The border between downtown and nowhere, and a device that knows its place to 5 km.
  @Test func `a place known too roughly says how roughly`() async throws {
    let checker = try Samples.harborChecker()
    let header = header()
    header.environment.locationProvider = RoughDevice()
    header.onUseCurrentLocation = checker.onUseCurrentLocation(updating: header) { _ in
      LocationHeader.Address(id: "here", label: "Here", line: "Somewhere", symbol: "location")
    }
    guard case .refused = await header.useCurrentLocation().value else {
      Issue.record("the answer should depend on the place")
      return
    }
    // 5000 m ÷ 1609.344 m = 3.1 mi.
    #expect(header.currentLocation?.accuracy == "Accurate to 3.1 mi")
    #expect(header.selection?.id == "home")
  }

  private struct RoughDevice: LocationProvider {
    let permission = LocationPermission.authorized

    func requestPermission() async -> LocationPermission { permission }

    func locate() async -> LocationFix {
      LocationFix(
        coordinate: Coordinate(longitude: -71.0552, latitude: 42.3601), accuracyMeters: 5000)
    }
  }
}
