// SPDX-License-Identifier: MIT

package import HeaderModel
package import TerminalScreen

/// The header as a screen of a terminal: what has the focus, which panel is open, and how a snapshot is drawn.
///
/// It is a value that knows no terminal: keys come in, requests and frames go out. What the header does is the
/// model's alone.
///
///     var screen = HeaderScreen(size: size, look: look)
///     screen.follow(snapshot)
///     for request in screen.press(key, over: snapshot) { … }
///     let frame = screen.frame(of: snapshot, phase: 0)
package struct HeaderScreen: Sendable {
  /// The cells that there are.
  package var size: Size
  /// How it is drawn.
  package let look: Look
  /// What is shown below the address, besides the chooser.
  package internal(set) var panel: Panel?
  /// What Enter chooses.
  package internal(set) var focus: Control?
  /// What was announced last, until the next key.
  package internal(set) var notice: String?

  /// A screen that shows the header alone.
  package init(size: Size, look: Look) {
    self.size = size
    self.look = look
  }

  /// Opens `panel` with the focus at its first control.
  package mutating func open(_ panel: Panel) {
    self.panel = panel
    focus = nil
  }

  /// Closes whatever panel is open.
  package mutating func closePanel() {
    panel = nil
    focus = nil
  }

  /// Shows `day` if the scheduler still waits for it.
  package mutating func show(_ day: OfferedDay) {
    guard case .scheduler(day.offset, nil) = panel else { return }
    open(.scheduler(offset: day.offset, day))
  }

  /// Shows in the form why it was not taken.
  package mutating func refuseForm(_ problem: String) {
    guard case .form(var form) = panel else { return }
    form.problem = problem
    panel = .form(form)
  }

  /// Shows `sentence` until the next key.
  package mutating func tell(_ sentence: String) {
    notice = sentence
  }

  /// Adapts to `snapshot`, which is about to be drawn: a focus on what is not there any more moves to what
  /// matters most, and announcements show.
  package mutating func follow(_ snapshot: LocationHeader.Snapshot) {
    if let announcement = snapshot.feedback.last(where: { $0.announcement != nil })?.announcement {
      notice = announcement
    }
    // Its field is part of the chooser.
    if case .search = panel, snapshot.chooser.search == nil || !snapshot.chooser.isOpen {
      closePanel()
    }
    let controls = controls(of: snapshot)
    if let focus, controls.contains(focus) { return }
    focus = preferred(in: snapshot) ?? controls.first
  }

  /// What can be chosen now, in the order of the arrow keys.
  package func controls(of snapshot: LocationHeader.Snapshot) -> [Control] {
    switch panel {
    case .menu: snapshot.pill.menu.map { .menuEntry($0.id) }
    case .search: (snapshot.chooser.rows + snapshot.chooser.foundRows).map(\.control)
    case .scheduler(_, let day):
      (day?.times ?? []).indices.filter { day?.times[$0].isOffered == true }.map { .time($0) }
    case .form: AddressForm.Field.allCases.map { .field($0) }
    case nil where snapshot.chooser.isOpen: chooserControls(snapshot.chooser)
    case nil: headerControls(snapshot)
    }
  }

  /// Whether the search in the chooser is being typed into.
  var isSearching: Bool {
    if case .search = panel { true } else { false }
  }

  /// Whether the scheduler is open.
  var isScheduling: Bool {
    if case .scheduler = panel { true } else { false }
  }

  private func headerControls(_ snapshot: LocationHeader.Snapshot) -> [Control] {
    var controls: [Control] = snapshot.address.skeleton == nil ? [.address] : []
    if snapshot.search != nil { controls.append(.search) }
    if snapshot.pill.isMenu { controls.append(.pill) }
    if snapshot.bag != nil { controls.append(.bag) }
    return controls
  }

  private func chooserControls(_ chooser: LocationHeader.Snapshot.ChooserSheet) -> [Control] {
    var controls: [Control] = chooser.search == nil ? [] : [.find]
    for row in chooser.rows + chooser.foundRows {
      controls.append(row.control)
      controls += row.remedies.filter(\.isAction).map { .remedy(id: $0.id) }
    }
    if let here = chooser.currentLocation {
      controls.append(.currentLocation)
      if here.openSettings != nil { controls.append(.openSettings) }
      controls += here.remedies.filter(\.isAction).map { .remedy(id: $0.id) }
    }
    if chooser.addAddress != nil { controls.append(.addAddress) }
    controls.append(.closeChooser)
    return controls
  }

  /// Where the focus goes when it has to go somewhere: to where something happens, else to what is chosen.
  private func preferred(in snapshot: LocationHeader.Snapshot) -> Control? {
    switch panel {
    case .menu: return snapshot.pill.menu.first(where: \.isSelected).map { .menuEntry($0.id) }
    case .search, .scheduler, .form: return nil
    case nil where snapshot.chooser.isOpen:
      let chooser = snapshot.chooser
      let rows = chooser.rows + chooser.foundRows
      if let row = rows.first(where: { $0.state != .idle }) { return row.control }
      if let here = chooser.currentLocation, here.state != .idle { return .currentLocation }
      return (rows.first(where: \.isSelected) ?? rows.first)?.control
    case nil: return nil
    }
  }
}

extension LocationHeader.Snapshot.ChooserSheet {
  /// The rows of addresses that were found, below the saved ones.
  var foundRows: [LocationHeader.Snapshot.Row] { search?.rows ?? [] }
}

extension LocationHeader.Snapshot.Row {
  /// What chooses it.
  var control: Control { .row(id: id, occurrence: occurrence) }
}
