// SPDX-License-Identifier: MIT

package import JSONDocument

/// A file of `Tests/Scenarios`: what is given, and what happens step by step.
package struct Scenario: Sendable {
  /// What the story is about.
  package let name: String
  /// The sentences of the block's description that it tests.
  package let quotes: [String]
  /// What is given: all members, the defaults too.
  package let given: JSON.Object
  /// What happens.
  package let steps: [ScenarioStep]

  /// Reads a scenario; `defaults` are the members of `given` that it leaves out.
  ///
  /// - Throws: A `JSONError` or `ScenarioError` for what is not in `Tests/Scenarios/README.md`.
  package init(parsing bytes: [UInt8], source: String, defaults: JSON) throws {
    let root = try JSONDocument(parsing: bytes, source: source).root
    try root.rejectMembers(otherThan: ["name", "quotes", "note", "given", "steps"])
    name = try root.required("name").string()
    quotes = try root.member("quotes")?.elements().map { try $0.string() } ?? []
    guard case .object(var given) = root.member("given").map({ JSON($0) }) ?? [:],
      case .object(let defaults) = defaults
    else { throw ScenarioError("'given' is no object in \(source)") }
    if let unknown = given.first(where: { defaults[$0.key] == nil }) {
      throw ScenarioError("'given' has no member '\(unknown.key)', in \(source)")
    }
    given.appendNew(defaults)
    self.given = given
    steps = try root.required("steps").elements().map { try ScenarioStep($0) }
  }
}

/// One thing that happens, and what is expected then.
package struct ScenarioStep: Sendable {
  /// What happens.
  package enum Event: Sendable {
    /// Nothing: the first look.
    case none
    /// The person does `action`.
    case action(name: String, id: String, occurrence: Int, text: String)
    /// A call ends.
    case settle(closure: String, call: Int?, outcome: ScenarioOutcome)
    /// The app changes members of what was given.
    case set(JSON.Object)
  }

  /// What happens.
  package let event: Event
  /// The members of the snapshot that must match.
  package let expected: JSON?
  /// All calls during the step.
  package let calls: [JSON]?
  /// All haptics during the step.
  package let haptics: [String]?
  /// All announcements during the step.
  package let announcements: [String]?
  /// Whether the call that is settled had been cancelled.
  package let wasCancelled: Bool?

  init(_ value: JSONValue) throws {
    try value.rejectMembers(otherThan: Self.members)
    event = try Self.event(value)
    expected = value.member("expect").map { JSON($0) }
    calls = try value.member("calls")?.elements().map { element in
      element.kind == .string ? ["closure": JSON(element)] : JSON(element)
    }
    haptics = try value.member("haptics")?.elements().map { try $0.string() }
    announcements = try value.member("announcements")?.elements().map { try $0.string() }
    wasCancelled = try value.member("wasCancelled")?.boolean()
  }

  private static let members = [
    "note", "do", "id", "occurrence", "text", "settle", "call", "returns", "throws", "cancels",
    "set",
    "expect", "calls", "haptics", "announcements", "wasCancelled",
  ]

  private static func event(_ value: JSONValue) throws -> Event {
    if let name = try value.member("do")?.string() {
      return .action(
        name: name, id: try value.member("id")?.string() ?? "",
        occurrence: Int(clamping: try value.member("occurrence")?.integer() ?? 0),
        text: try value.member("text")?.string() ?? "")
    }
    if let closure = try value.member("settle")?.string() {
      return .settle(
        closure: closure, call: try value.member("call").map { Int(clamping: try $0.integer()) },
        outcome: try ScenarioOutcome(value))
    }
    guard let set = value.member("set") else { return .none }
    return .set(JSON.Object(try set.members()))
  }
}

/// How a call of a closure ends.
package enum ScenarioOutcome: Sendable {
  /// With a value.
  case returns(JSON)
  /// With an error: a sentence, null, or an object.
  case throwsError(JSON)
  /// Quietly.
  case cancels

  init(_ value: JSONValue) throws {
    if let returned = value.member("returns") {
      self = .returns(JSON(returned))
    } else if let thrown = value.member("throws") {
      self = .throwsError(JSON(thrown))
    } else if try value.member("cancels")?.boolean() == true {
      self = .cancels
    } else {
      throw value.error("a call ends with 'returns', 'throws' or 'cancels'")
    }
  }
}

/// A mistake in a scenario, in words.
package struct ScenarioError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
