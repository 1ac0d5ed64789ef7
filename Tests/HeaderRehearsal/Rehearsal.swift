// SPDX-License-Identifier: MIT

package import HeaderModel
package import JSONDocument
import Schedules

/// A header in a scenario: what was given is set, and its closures end when steps say so.
@MainActor
package final class Rehearsal {
  /// The header.
  package let header = LocationHeader()

  let calls = StagedCalls()
  let device = StagedDevice()
  private var tracked: Set<Task<Void, Never>> = []
  private var waiting: CheckedContinuation<Void, Never>?

  /// What a step caused.
  package struct Happening: Sendable {
    /// The snapshot after it, as JSON.
    package let snapshot: JSON
    /// The calls during it.
    package let calls: [JSON]
    /// The haptics during it.
    package let haptics: [String]
    /// The announcements during it.
    package let announcements: [String]
    /// Whether the call that was settled had been cancelled before; nil when none was.
    package let wasCancelled: Bool?
  }

  /// Sets what `scenario` gives.
  package init(_ scenario: Scenario) throws {
    device.wait = { [weak self] in await self?.wait($0) ?? .cancels }
    try apply(scenario.given)
  }

  /// Does what `step` says and waits until the header has nothing left to do.
  package func perform(_ step: ScenarioStep) async throws -> Happening {
    try await perform(step.event)
  }

  /// Does `event` and waits until the header has nothing left to do; what a front end did before counts as its.
  package func perform(_ event: ScenarioStep.Event) async throws -> Happening {
    let heard = header.snapshot().lastFeedback
    var wasCancelled: Bool?
    switch event {
    case .none: break
    case .action(let name, let id, let occurrence, let text):
      header.perform(try Self.action(name, id: id, occurrence: occurrence, text: text))
    case .settle(let closure, let call, let outcome):
      wasCancelled = try calls.settle(closure, call, outcome)
    case .set(let members):
      try apply(members)
    }
    await quiet()
    let snapshot = header.snapshot(after: heard)
    return Happening(
      snapshot: try snapshot.json, calls: calls.takeNews(),
      haptics: snapshot.feedback.compactMap { $0.haptic?.rawValue },
      announcements: snapshot.feedback.compactMap(\.announcement), wasCancelled: wasCancelled)
  }

  /// Notes a call with what the header shows at that moment.
  func note(_ closure: String, _ details: JSON.Object = JSON.Object()) {
    var all = details
    all["chooserIsOpen"] = .boolean(header.chooser != .closed)
    calls.note(closure, all)
  }

  /// Notes a call and waits until a step settles it, in the pick that is under way unless another task is given.
  func wait(
    _ closure: String, _ details: JSON.Object = JSON.Object(), in task: Task<Void, Never>? = nil
  ) async -> ScenarioOutcome {
    note(closure, details)
    let task = task ?? (closure == "onSchedule" ? header.scheduling : header.attempt?.work)
    return await calls.wait(closure, in: task) { stir() }
  }

  /// Waits until every pick, search and scheduler has ended, or waits itself for a step to settle a call.
  private func quiet() async {
    for work in [header.attempt?.work, header.searchWork, header.scheduling].compactMap(\.self)
    where tracked.insert(work).inserted {
      Task {
        await work.value
        tracked.remove(work)
        stir()
      }
    }
    while tracked.contains(where: { !calls.holds($0) }) {
      await withCheckedContinuation { waiting = $0 }
    }
  }

  private func stir() {
    waiting?.resume()
    waiting = nil
  }

  private static func action(
    _ name: String, id: String, occurrence: Int, text: String
  ) throws -> LocationHeader.Action {
    switch name {
    case "openChooser": .openChooser
    case "closeChooser": .closeChooser
    case "pick": .pick(id: id, occurrence: occurrence)
    case "useCurrentLocation": .useCurrentLocation
    case "openSettings": .openSettings
    case "takeRemedy": .takeRemedy(id: id)
    case "addAddress": .addAddress
    case "chooseNow": .choose(.now)
    case "chooseSchedule": .choose(.schedule)
    case "openSearch": .openSearch
    case "openBag": .openBag
    case "search": .search(text)
    default: throw ScenarioError("there is no action '\(name)'")
    }
  }
}
