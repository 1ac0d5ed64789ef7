// SPDX-License-Identifier: MIT

import HeaderModel
import Observation
import Schedules
import Testing

/// Something a front end draws, and a change that must make it draw again.
struct ObservedCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let read: @MainActor @Sendable (LocationHeader) -> Void
  let change: @MainActor @Sendable (LocationHeader) -> Void

  static let all = [
    Self("the address, by the selection") {
      _ = $0.addressButton
    } change: {
      $0.selection = .work
    },
    Self("the grey shapes, by the addresses") {
      _ = $0.addressButton.skeleton
    } change: {
      $0.addresses = nil
    },
    Self("the bag, by its count") {
      _ = $0.bag
    } change: {
      $0.cartCount = 3
    },
    Self("the bag, by its closure") {
      _ = $0.bag
    } change: {
      $0.onCart = nil
    },
    Self("the search field, by its prompt") {
      _ = $0.searchField
    } change: {
      $0.searchPrompt = "Search shops"
    },
    Self("the pill, by the scheduled time") {
      _ = $0.pill
    } change: {
      $0.timing.scheduled = .init(secondsSince1970: 0)
    },
    Self("the pill, by the style of hours") {
      _ = $0.pill
    } change: {
      $0.environment.hourStyle = .twentyFourHours
    },
    Self("the chooser, by opening it") {
      _ = $0.chooser
    } change: {
      $0.openChooser()
    },
    Self("the rows, by a pick") {
      $0.openChooser()
      _ = $0.rows
    } change: {
      $0.pick(.work)
    },
    Self("the rows, by new addresses") {
      _ = $0.rows
    } change: {
      $0.addresses = [.work]
    },
    Self("the current location, by its failure") {
      $0.openChooser()
      _ = $0.currentLocation
    } change: {
      $0.useCurrentLocation()
    },
  ]

  init(
    _ name: String, read: @escaping @MainActor @Sendable (LocationHeader) -> Void,
    change: @escaping @MainActor @Sendable (LocationHeader) -> Void
  ) {
    testDescription = name
    self.read = read
    self.change = change
  }
}

@MainActor
@Suite("Observation", .timeLimit(.minutes(1)))
struct ObservationTests {
  @Test(arguments: ObservedCase.all)
  func `a change is told to who reads it`(_ sample: ObservedCase) async {
    let header = LocationHeader(
      addresses: Address.samples, selection: .home,
      timing: LocationHeader.Timing(scheduled: .init(secondsSince1970: 86_400)), cartCount: 2,
      onSelect: { _ in }, onUseCurrentLocation: { _ in .work }, onSearch: {}, onCart: {})
    await confirmation { changed in
      withObservationTracking {
        sample.read(header)
      } onChange: {
        changed()
      }
      sample.change(header)
    }
  }

  @Test func `a change of the bag is not told to who reads the address`() async {
    let header = LocationHeader(addresses: Address.samples, onCart: {})
    await confirmation(expectedCount: 0) { changed in
      withObservationTracking {
        _ = header.addressButton
      } onChange: {
        changed()
      }
      header.cartCount = 7
    }
  }

  @Test func `who hears of feedback sees the change that caused it`() async {
    let header = LocationHeader(addresses: Address.samples, selection: .home)
    header.onSelect = { address in if address == .sams { throw Refusal() } }
    var seen: [LocationHeader.Chooser] = []
    header.environment.feedback = { [unowned header] _ in seen.append(header.chooser) }
    header.openChooser()
    _ = await header.pick(.sams).value
    let refused = header.chooser
    _ = await header.pick(.work).value
    #expect(seen == [refused, refused, .closed, .closed])
  }

  @Test func `who hears of feedback may begin the next pick`() async throws {
    let fixture = HeaderFixture()
    let header = fixture.header
    var next: Task<PickOutcome, Never>?
    header.environment.feedback = { [unowned header] feedback in
      guard feedback == .haptic(.selection), next == nil else { return }
      header.openChooser()
      next = header.pick(.sams)
    }
    let first = header.pick(.work)
    await fixture.check.hasBeenCalled()
    fixture.check.succeed()
    #expect(await first.value == .selected(.work))
    #expect(header.chooser == .open(.checking(.sams)))
    await fixture.check.hasBeenCalled(times: 2)
    fixture.check.succeed(1)
    #expect(await next?.value == .selected(.sams))
  }
}
