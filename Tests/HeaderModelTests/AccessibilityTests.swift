// SPDX-License-Identifier: MIT

import HeaderModel
import Testing

@MainActor
@Suite("What a screen reader says", .timeLimit(.minutes(1)))
struct AccessibilityTests {
  let header = LocationHeader(
    addresses: Address.samples, selection: .home, cartCount: 2, onCart: {})

  @Test func `the address reads as one button`() {
    #expect(
      header.addressButton.accessibilityText == "Deliver to, Home, 221 Elm Street, Apt 4")
    header.selection = nil
    #expect(header.addressButton.accessibilityText == "Deliver to, Choose an address")
    header.addresses = nil
    #expect(header.addressButton.accessibilityText == "Deliver to, Loading addresses")
  }

  @Test(arguments: [(2, "Bag, 2 items"), (1, "Bag, 1 item"), (0, "Bag, 0 items")])
  func `the bag reads its items`(count: Int, label: String) {
    header.cartCount = count
    #expect(header.bag?.accessibilityText == label)
  }

  @Test func `the pill reads the delivery time`() {
    #expect(header.pill.accessibilityText == "Delivery time, Now")
  }

  @Test func `each saved address reads with Selected on the current one`() {
    #expect(
      header.rows.map(\.accessibilityText) == [
        "Home, 221 Elm Street, Apt 4, Selected",
        "Work, 18 Harbor Street, Floor 3",
        "Sam's, 40 Beech Road",
      ])
  }

  @Test func `a row reads its check and its error`() async {
    header.onSelect = { _ in throw Refusal() }
    header.openChooser()
    let pick = header.pick(.sams)
    #expect(header.rows[2].accessibilityText == "Sam's, 40 Beech Road, Checking…")
    _ = await pick.value
    #expect(
      header.rows[2].accessibilityText == "Sam's, 40 Beech Road, We don't deliver there yet")
  }

  @Test func `the current location reads its name and its status`() async {
    #expect(header.currentLocation?.accessibilityText == nil)
    header.onUseCurrentLocation = { _ in .work }
    #expect(header.currentLocation?.accessibilityText == "Use current location")
    header.openChooser()
    _ = await header.useCurrentLocation().value
    #expect(
      header.currentLocation?.accessibilityText
        == "Use current location, Location access is off for this app.")
  }

  @Test func `an empty label leaves no gap`() {
    header.selection = Address(id: "1", label: "", line: "9 Oak Lane", symbol: "")
    #expect(header.addressButton.accessibilityText == "Deliver to, 9 Oak Lane")
    header.selection?.line = ""
    #expect(header.addressButton.accessibilityText == "Deliver to, Address without a name")
  }
}
