// SPDX-License-Identifier: MIT

import HeaderModel
import JSONDocument
import Schedules

extension Rehearsal {
  /// Sets members of `given`.
  func apply(_ members: JSON.Object) throws {
    for (name, value) in members {
      switch name {
      case "addresses":
        header.addresses = value == .null ? nil : try value.elements.map { try $0.address }
      case "selection": header.selection = try selection(value)
      case "timing": header.timing = try timing(value)
      case "cartCount": header.cartCount = try value.integer
      case "searchPrompt": header.searchPrompt = try value.text
      case "closures": setClosures(try Set(value.elements.map { try $0.text }))
      case "locale": header.environment.locale = try value.text
      case "hourCycle": header.environment.hourStyle = try hourStyle(value)
      case "reduceMotion": header.environment.reducesMotion = value == .boolean(true)
      case "permission": try setPermission(value)
      case "now":
        let now = try value.instant
        header.environment.now = { now }
      case "timeZone":
        header.environment.timeZone = try IANATimeZone(identifier: value.text)
      default: throw ScenarioError("there is no '\(name)' to set")
      }
    }
    header.environment.openSettings = { [weak self] in self?.note("openSettings") }
  }

  private func selection(_ value: JSON) throws -> LocationHeader.Address? {
    switch value {
    case .null: return nil
    case .string(let id):
      // While addresses load, the selection is one of those that are given in general.
      let saved = header.addresses ?? LocationHeader.Address.samples
      guard let address = saved.first(where: { $0.id == id }) else {
        throw ScenarioError("there is no saved address '\(id)' to select")
      }
      return address
    default: return try value.address
    }
  }

  private func timing(_ value: JSON) throws -> LocationHeader.Timing {
    let scheduled = value["scheduled"] ?? .null
    return LocationHeader.Timing(
      estimate: try value["estimate"]?.text ?? "",
      scheduled: scheduled == .null ? nil : try scheduled.instant,
      window: try value["window"]?.text ?? "")
  }

  private func hourStyle(_ value: JSON) throws -> LocationHeader.HourStyle? {
    switch value {
    case .null: nil
    case "h12": .twelveHours
    case "h23": .twentyFourHours
    default: throw ScenarioError("'hourCycle' is h12, h23 or null")
    }
  }

  private func setPermission(_ value: JSON) throws {
    guard value != .null else { return header.environment.locationProvider = nil }
    guard let permission = LocationPermission(rawValue: try value.text) else {
      throw ScenarioError("there is no permission '\(try value.text)'")
    }
    device.permission = permission
    header.environment.locationProvider = device
  }

  private func setClosures(_ names: Set<String>) {
    func plain(_ name: String) -> (@MainActor () -> Void)? {
      guard names.contains(name) else { return nil }
      return { [weak self] in self?.note(name) }
    }
    header.onSelect = nil
    if names.contains("onSelect") {
      header.onSelect = { [weak self] address in try await self?.select(address) }
    }
    if names.contains("onUseCurrentLocation") {
      header.onUseCurrentLocation = { [weak self] coordinate in
        guard let self else { throw CancellationError() }
        return try await self.address(at: coordinate)
      }
    } else {
      header.onUseCurrentLocation = nil
    }
    header.onFind = nil
    if names.contains("onFind") {
      header.onFind = { [weak self] query in try await self?.find(query) ?? [] }
    }
    header.onAddAddress = plain("onAddAddress")
    header.onSchedule = nil
    if names.contains("onSchedule") {
      header.onSchedule = { [weak self] in _ = try await self?.wait("onSchedule").get() }
    }
    header.onSearch = plain("onSearch")
    header.onCart = plain("onCart")
  }
}
