// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

@MainActor
@Suite("Addresses replaced during a check", .timeLimit(.minutes(1)))
struct ReplacedAddressesTests {
  let fixture = HeaderFixture()
  var header: LocationHeader { fixture.header }
  var check: Scripted<Address, Void> { fixture.check }

  @Test func `a check goes on when its address is still there`() async {
    let pick = header.pick(.work)
    await check.hasBeenCalled()
    header.addresses = [.sams, .work]
    #expect(fixture.state(of: .work) == .checking)
    check.succeed()
    #expect(await pick.value == .selected(.work))
  }

  nonisolated static let edited = {
    var address = Address.work
    address.line = "9 Oak Lane"
    return address
  }()

  @Test(arguments: [nil, [], [.home], [.home, edited]] as [[Address]?])
  func `a check is cancelled quietly when its address is gone`(_ addresses: [Address]?) async throws
  {
    let pick = header.pick(.work)
    let work = try #require(header.attempt?.work)
    await check.hasBeenCalled()
    header.addresses = addresses
    #expect(await pick.value == .backedOut)
    #expect(header.chooser == .open(.idle))
    check.succeed()
    await work.value
    #expect(header.selection == .home)
    #expect(header.chooser == .open(.idle))
    #expect(fixture.feedback.entries.isEmpty)
  }

  @Test func `an error stays while its address is there, and goes with it`() async {
    header.onSelect = { _ in throw Refusal() }
    _ = await header.pick(.sams).value
    header.addresses = [.sams]
    #expect(fixture.state(of: .sams) == .refused(message: "We don't deliver there yet"))
    header.addresses = [.home]
    #expect(header.chooser == .open(.idle))
  }
}
