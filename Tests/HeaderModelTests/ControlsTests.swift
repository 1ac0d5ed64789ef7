// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

@MainActor
@Suite("The header's controls", .timeLimit(.minutes(1)))
struct ControlsTests {
  let header = LocationHeader(addresses: Address.samples, selection: .home)

  @Test func `the plainest header loads and offers nothing`() {
    let header = LocationHeader()
    #expect(header.addressButton.skeleton != nil)
    #expect(header.bag == nil)
    #expect(header.searchField == nil)
    #expect(header.pill.text == "Now")
    #expect(header.pill.menu.isEmpty)
    #expect(header.currentLocation == nil)
    #expect(header.addAddressRow == nil)
    #expect(header.rows.isEmpty)
    #expect(header.chooser == .closed)
  }

  @Test func `every argument of the initialiser arrives at its place`() async {
    var calls: [String] = []
    let header = LocationHeader(
      addresses: Address.samples, selection: .home,
      timing: LocationHeader.Timing(estimate: "25–35 min"), cartCount: 2,
      searchPrompt: "Search restaurants",
      onSelect: { calls.append("select \($0.id)") },
      onUseCurrentLocation: { _ in .work },
      onAddAddress: { calls.append("add") }, onSchedule: { calls.append("schedule") },
      onSearch: { calls.append("search") }, onCart: { calls.append("cart") })
    #expect(header.addressButton.label == "Home")
    #expect(header.timing == LocationHeader.Timing(estimate: "25–35 min", scheduled: nil))
    #expect(header.bag?.count == 2)
    #expect(header.searchField?.prompt == "Search restaurants")
    #expect(header.currentLocation?.state == .idle)
    header.openSearch()
    header.openBag()
    await header.choose(.schedule)?.value
    header.openChooser()
    _ = await header.pick(.sams).value
    header.openChooser()
    header.addAddress()
    #expect(calls == ["search", "cart", "schedule", "select sams", "add"])
  }

  @Test(arguments: [("en", "Search"), ("de", "Suchen"), ("ar", "بحث"), ("ja", "検索")])
  func `a field without a prompt of its own says what it is for`(locale: String, word: String) {
    header.onSearch = {}
    header.environment.locale = locale
    #expect(header.searchField?.prompt == "")
    #expect(header.searchField?.accessibilityText == word)
  }

  @Test func `Deliver to sits over the label and line of the current address`() {
    #expect(header.addressButton.caption == "Deliver to")
    #expect(header.addressButton.label == "Home")
    #expect(header.addressButton.line == "221 Elm Street, Apt 4")
  }

  @Test func `nil selection reads Choose an address`() {
    header.selection = nil
    #expect(header.addressButton.isPlaceholder)
    #expect(header.addressButton.label == "Choose an address")
    #expect(header.addressButton.line == nil)
  }

  @Test func `nil addresses show grey shapes, even over a selection`() {
    header.addresses = nil
    #expect(header.addressButton.skeleton?.shapes == [.label, .line])
    #expect(header.addressButton.label == nil)
    #expect(header.addressButton.line == nil)
  }

  @Test func `Reduce Motion turns the loading shimmer off and changes into fades`() {
    #expect(header.addressButton.skeleton == nil)
    header.addresses = nil
    #expect(header.addressButton.skeleton?.shimmers == true)
    #expect(!header.snapshot().reduceMotion)
    header.environment.reducesMotion = true
    #expect(header.addressButton.skeleton?.shimmers == false)
    #expect(header.snapshot().reduceMotion)
  }

  @Test func `the chooser does not open while the addresses load`() {
    header.addresses = nil
    header.openChooser()
    #expect(header.chooser == .closed)
    header.addresses = []
    header.openChooser()
    #expect(header.chooser == .open(.idle))
  }

  @Test func `opening the open chooser disturbs nothing`() async {
    header.onSelect = { _ in throw Refusal() }
    header.openChooser()
    _ = await header.pick(.sams).value
    let before = header.chooser
    header.openChooser()
    #expect(header.chooser == before)
  }

  @Test func `Add address calls its closure after the sheet closed`() {
    var chooserThen: [LocationHeader.Chooser] = []
    header.onAddAddress = { [unowned header] in chooserThen.append(header.chooser) }
    header.addAddress()
    #expect(chooserThen.isEmpty, "the row is in the chooser, which is closed")
    header.openChooser()
    #expect(header.addAddressRow?.title == "Add address")
    header.addAddress()
    #expect(chooserThen == [.closed])
  }

  @Test func `Add address that is not there leaves the sheet open`() {
    header.openChooser()
    header.addAddress()
    #expect(header.chooser == .open(.idle))
  }

  @Test(arguments: [(2, 2), (1, 1), (0, 0), (-3, 0), (Int.max, Int.max), (Int.min, 0)])
  func `the bag counts what is in it`(cartCount: Int, shown: Int) {
    header.cartCount = cartCount
    #expect(header.bag == nil)
    header.onCart = {}
    #expect(header.bag?.count == shown)
  }

  @Test func `rows keep the order of the addresses and mark the selected one`() {
    #expect(header.rows.map(\.id) == Address.samples.map(\.id))
    #expect(header.rows.map(\.isSelected) == [true, false, false])
    #expect(header.rows.allSatisfy { $0.state == .idle })
  }

  @Test func `the samples are Home, Work and Sam's`() {
    #expect(Address.samples.map(\.label) == ["Home", "Work", "Sam's"])
    #expect(Set(Address.samples.map(\.id)).count == 3)
    #expect(Address.samples[0].line == "221 Elm Street, Apt 4")
    #expect(Address.samples.allSatisfy { $0.coordinate != nil && !$0.symbol.isEmpty })
  }
}
