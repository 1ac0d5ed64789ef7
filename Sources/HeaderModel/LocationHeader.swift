// SPDX-License-Identifier: MIT

public import Observation
public import Schedules
public import ZoneGeometry

/// The "Deliver to" header of an order: all of its behaviour, none of its drawing.
///
/// It holds the current address, the bag, the prompt of a search field, the delivery time, and the
/// chooser in which another address is picked.
///
///     let header = LocationHeader(
///       addresses: LocationHeader.Address.samples,
///       selection: LocationHeader.Address.samples.first,
///       timing: LocationHeader.Timing(estimate: "25–35 min"),
///       onSelect: { address in try await checkDelivery(to: address) })
///     header.openChooser()
///     let outcome = await header.pick(LocationHeader.Address.samples[1]).value
///
/// A front end draws a `snapshot(after:)`, or the parts of it that it reads here one by one, turns what the
/// person does into `perform(_:)`, and is told of changes by `Observation`. What differs between devices comes
/// in through `environment`.
///
/// The closure of a control that is nil takes that control away, and its action with it.
@MainActor @Observable
public final class LocationHeader {
  /// The saved addresses in the order of the chooser's rows; nil while they load.
  ///
  /// Ids should differ: rows that share one are selected together. A check under way belongs to
  /// the address it was given, so it is backed out of when that address is no longer among these.
  public var addresses: [Address]? {
    didSet { forgetMissingAddress() }
  }

  /// The chosen address; nil reads "Choose an address".
  ///
  /// It need not be a saved one, and changing it here asks nothing.
  public var selection: Address? {
    didSet { if selection != oldValue { schedulingFailure = nil } }
  }

  /// The estimate for an order now, and the time for which it is scheduled instead.
  ///
  /// The header itself changes only the scheduled time, and only when told to: choosing Now clears it, and
  /// taking a remedy that is a time sets it. No change of address loses it.
  public var timing: Timing {
    didSet {
      guard timing.scheduled != oldValue.scheduled else { return }
      schedulingFailure = nil
      forgetOtherTime()
    }
  }

  /// How many items are in the bag.
  public var cartCount: Int

  /// What the empty search field says; where that is nothing, "Search" in the language of the header.
  public var searchPrompt: String

  /// Runs before an address becomes the selection, so that it can be refused.
  ///
  /// An error thrown that is a `LocalizedError` leaves its `errorDescription` in the row, any
  /// other a general sentence; `CancellationError` backs out quietly. In each of these cases the
  /// old address stays. Nil applies every pick at once.
  ///
  /// A newer pick cancels the task that runs this. A closure that changes something itself, such
  /// as `timing.estimate`, should call `Task.checkCancellation()` first: the header drops the late
  /// answer of a cancelled check, but cannot take back what the closure did.
  public var onSelect: (@MainActor (Address) async throws -> Void)?

  /// Turns the coordinate of this device into the address that becomes the selection.
  ///
  /// Nil hides "Use current location". Errors are shown as those of `onSelect` are.
  public var onUseCurrentLocation: (@MainActor (Coordinate) async throws -> Address)? {
    didSet { forgetHiddenCurrentLocation() }
  }

  /// Opens the form for a new address, after the chooser closed; nil hides "Add address".
  public var onAddAddress: (@MainActor () -> Void)?

  /// Opens the scheduler from the menu of the pill; nil leaves the pill a plain label.
  ///
  /// It may return once the scheduler is open, or wait until a time was chosen, checked and set. An error that it
  /// throws stays at the pill, told as those of `onSelect` are, until something else is chosen; `CancellationError`
  /// says nothing. A newer choice from the menu cancels the task that runs this.
  public var onSchedule: (@MainActor () async throws -> Void)? {
    didSet { forgetHiddenScheduling() }
  }

  /// Opens the search; nil hides the search field.
  public var onSearch: (@MainActor () -> Void)?

  /// Opens the bag; nil hides it.
  public var onCart: (@MainActor () -> Void)?

  /// Finds addresses beside the saved ones for the words that a person types, the best first.
  ///
  /// Nil takes the search out of the chooser; the search field of the header, which `onSearch` opens, is apart from
  /// it. A newer search cancels the task that runs this. A `LocalizedError` is told in its own words, any other in a
  /// general sentence, and `CancellationError` not at all.
  public var onFind: (@MainActor (String) async throws -> [Address])? {
    didSet { if onFind == nil { forgetSearch() } }
  }

  /// The device around the header: its clock, its location, its settings.
  public var environment = Environment()

  /// Whether the chooser is open, and what goes on in it.
  public internal(set) var chooser = Chooser.closed {
    didSet { if chooser == .closed { forgetSearch() } }
  }

  /// What is searched for in the chooser, and what was found.
  var search = Search()

  /// The last search that began, and its number.
  @ObservationIgnored package internal(set) var searchWork: Task<Void, Never>?
  @ObservationIgnored var searchNumber = 0

  /// The pick under way: there is one exactly while the chooser is checking or locating.
  @ObservationIgnored package internal(set) var attempt: Attempt?

  /// Why the last time was not chosen, as the pill tells it; nil when nothing is to be told.
  var schedulingFailure: String?

  /// The run of `onSchedule` that the menu began last.
  @ObservationIgnored package internal(set) var scheduling: Task<Void, Never>?

  /// Where this device was last found, and how exactly, for `onUseCurrentLocation` to read; nil before.
  public internal(set) var fix: LocationFix?

  /// The time for which a check that begins now is made: that of the remedy which is being taken, else the one
  /// that is scheduled; nil for an order now.
  public var timeToCheck: Instant? { attempt?.scheduled ?? timing.scheduled }

  /// The newest feedback, oldest first.
  var recentFeedback: [NumberedFeedback] = []

  /// The number of the newest feedback.
  var lastFeedback = 0

  /// Creates the header in its first state, with the chooser closed.
  public init(
    addresses: [Address]? = nil,
    selection: Address? = nil,
    timing: Timing = Timing(),
    cartCount: Int = 0,
    searchPrompt: String = "",
    onSelect: (@MainActor (Address) async throws -> Void)? = nil,
    onUseCurrentLocation: (@MainActor (Coordinate) async throws -> Address)? = nil,
    onAddAddress: (@MainActor () -> Void)? = nil,
    onSchedule: (@MainActor () async throws -> Void)? = nil,
    onSearch: (@MainActor () -> Void)? = nil,
    onCart: (@MainActor () -> Void)? = nil
  ) {
    self.addresses = addresses
    self.selection = selection
    self.timing = timing
    self.cartCount = cartCount
    self.searchPrompt = searchPrompt
    self.onSelect = onSelect
    self.onUseCurrentLocation = onUseCurrentLocation
    self.onAddAddress = onAddAddress
    self.onSchedule = onSchedule
    self.onSearch = onSearch
    self.onCart = onCart
  }

  isolated deinit {
    attempt?.settle(.backedOut)
    scheduling?.cancel()
    searchWork?.cancel()
  }
}
