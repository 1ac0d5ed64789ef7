// SPDX-License-Identifier: MIT

package import HeaderModel
package import TerminalScreen

extension HeaderScreen {
  /// Does what `key` does to the screen.
  ///
  /// - Parameters:
  ///   - key: What the person did.
  ///   - snapshot: What the header shows.
  ///   - frame: Where the controls were when the mouse was pressed.
  /// - Returns: What the key asks of others, in order.
  package mutating func press(
    _ key: Key, over snapshot: LocationHeader.Snapshot, frame: HeaderFrame? = nil
  ) -> [Request] {
    notice = nil
    switch snapshot.direction == .rtl ? key.mirrored : key {
    case .control("c"): return [.cancel]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    case .escape: return escape(snapshot)
    case .enter: return focus.map { choose($0, snapshot) } ?? []
    case .up, .backTab, .control("p"), .scroll(down: false): move(-1, snapshot)
    case .down, .tab, .control("n"), .scroll(down: true): move(1, snapshot)
    case .home, .pageUp: focus = controls(of: snapshot).first
    case .end, .pageDown: focus = controls(of: snapshot).last
    case .left where isScheduling: return choose(.earlierDay, snapshot)
    case .right where isScheduling: return choose(.laterDay, snapshot)
    case .left: move(-1, snapshot)
    case .right: move(1, snapshot)
    case .click(let row, let column):
      guard let control = frame?.control(row: row, column: column) else { return [] }
      return click(control, snapshot)
    default:
      return type(key, snapshot)
    }
    return []
  }

  /// Puts the focus `steps` further, and from one end to the other.
  private mutating func move(_ steps: Int, _ snapshot: LocationHeader.Snapshot) {
    let controls = controls(of: snapshot)
    guard !controls.isEmpty else { return }
    let present = focus.flatMap(controls.firstIndex) ?? (steps > 0 ? -1 : 0)
    focus = controls[(present + steps + controls.count) % controls.count]
  }

  private mutating func escape(_ snapshot: LocationHeader.Snapshot) -> [Request] {
    if panel != nil {
      closePanel()
      return []
    }
    return snapshot.chooser.isOpen ? [.perform(.closeChooser)] : [.cancel]
  }

  /// Does what a click on `control` does: what is behind the panel or the sheet cannot be reached.
  private mutating func click(
    _ control: Control, _ snapshot: LocationHeader.Snapshot
  ) -> [Request] {
    switch control {
    case .earlierDay, .laterDay: return choose(control, snapshot)
    case .pill where panel == .menu: return escape(snapshot)
    default:
      guard controls(of: snapshot).contains(control) else { return [] }
      focus = control
      return choose(control, snapshot)
    }
  }

  /// Does what Enter does on `control`.
  private mutating func choose(
    _ control: Control, _ snapshot: LocationHeader.Snapshot
  ) -> [Request] {
    switch control {
    case .address: return [.perform(.openChooser)]
    case .search: return [.perform(.openSearch)]
    case .pill:
      if snapshot.pill.isMenu { open(.menu) }
      return []
    case .bag: return [.perform(.openBag)]
    case .find:
      let query = TextField(snapshot.chooser.search?.query ?? "")
      open(.search(query))
      return []
    case .row(let id, let occurrence):
      // The row tells what comes of it.
      panel = nil
      return [.perform(.pick(id: id, occurrence: occurrence))]
    case .currentLocation: return [.perform(.useCurrentLocation)]
    case .openSettings: return [.perform(.openSettings)]
    case .addAddress: return [.perform(.addAddress)]
    case .closeChooser: return [.perform(.closeChooser)]
    case .remedy(let id): return [.perform(.takeRemedy(id: id))]
    case .menuEntry(let choice):
      closePanel()
      return [.perform(.choose(choice))]
    case .time(let number):
      guard case .scheduler(_, let day?) = panel, day.times.indices.contains(number),
        day.times[number].isOffered
      else { return [] }
      closePanel()
      return [.schedule(day.times[number])]
    case .earlierDay, .laterDay:
      guard case .scheduler(let offset, _) = panel else { return [] }
      let next = offset + (control == .earlierDay ? -1 : 1)
      let day = min(max(0, next), OfferedDay.maximumOffset)
      return day == offset ? [] : [.showDay(day)]
    case .field(let field):
      guard case .form(let form) = panel else { return [] }
      guard let next = AddressForm.Field(rawValue: field.rawValue + 1) else { return [.save(form)] }
      focus = .field(next)
      return []
    }
  }

  /// Does what a character does: it is typed into a field, or is the shortcut of a control.
  private mutating func type(_ key: Key, _ snapshot: LocationHeader.Snapshot) -> [Request] {
    switch panel {
    case .search(var query):
      guard query.take(key) else { return [] }
      open(.search(query))
      return [.perform(.search(query.text))]
    case .form(var form):
      guard case .field(let field) = focus else { return [] }
      if form[field].take(key) {
        form.problem = nil
        panel = .form(form)
      }
      return []
    case .menu, .scheduler, nil:
      guard case .character(let character) = key else { return [] }
      return takeShortcut(character, snapshot)
    }
  }

  private mutating func takeShortcut(
    _ character: Character, _ snapshot: LocationHeader.Snapshot
  ) -> [Request] {
    let controls = controls(of: snapshot)
    switch character {
    case "j": move(1, snapshot)
    case "k": move(-1, snapshot)
    case "q" where panel == nil && !snapshot.chooser.isOpen: return [.finish]
    case "q": return escape(snapshot)
    default:
      guard let control = shortcut(character, snapshot), controls.contains(control) else {
        return []
      }
      focus = control
      return choose(control, snapshot)
    }
    return []
  }

  /// What a letter or number chooses at once.
  private func shortcut(_ character: Character, _ snapshot: LocationHeader.Snapshot) -> Control? {
    switch character {
    case "a": return .address
    case "/": return snapshot.chooser.isOpen ? .find : .search
    case "t": return .pill
    case "b": return .bag
    case "h": return .currentLocation
    case "o": return .openSettings
    case "+": return .addAddress
    case "1"..."9":
      let number = (character.wholeNumberValue ?? 0) - 1
      // In the chooser rows alone have numbers; in lists everything has.
      let controls = controls(of: snapshot).filter { control in
        switch control {
        case .row, .menuEntry, .time: true
        default: false
        }
      }
      return controls.indices.contains(number) ? controls[number] : nil
    default: return nil
    }
  }
}

extension Key {
  /// The key for the same where lines are read from the right.
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
