// SPDX-License-Identifier: MIT

import HTTPClient
import JSONDocument

/// The JSON that an engine answered with.
struct EngineAnswer {
  private let document: JSONDocument
  private let status: Int

  /// Reads the body of `response`.
  ///
  /// - Throws: `refused` when it is no JSON because of its status, `malformed` when it is none though all is
  ///   well.
  init(_ response: HTTPResponse) throws(TravelTimeError) {
    status = response.status
    do {
      document = try JSONDocument(parsing: response.body)
    } catch {
      guard response.status == 200 else {
        throw TravelTimeError(.refused(status: response.status, code: "", message: ""))
      }
      throw TravelTimeError(.malformed(problem: error.description))
    }
  }

  /// The text called `name`; nil when there is none.
  func text(_ name: String) -> String? { try? document.root.member(name)?.string() }

  /// The integer called `name`; nil when there is none.
  func integer(_ name: String) -> Int64? { try? document.root.member(name)?.integer() }

  /// What `read` makes of it.
  ///
  /// - Throws: `malformed` where `read` finds something else than expected.
  func reading<Value>(
    _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(TravelTimeError) -> Value {
    do {
      return try read(document.root)
    } catch {
      throw TravelTimeError(.malformed(problem: error.description))
    }
  }
}

extension JSONValue {
  /// The elements of an array of `count`.
  func elements(_ count: Int) throws(JSONError) -> JSONElements {
    let elements = try elements()
    guard elements.count == count else {
      throw error("expected \(count) elements, found \(elements.count)")
    }
    return elements
  }

  /// The rows of a table that answers `question`.
  func rows(_ question: TableQuestion) throws(JSONError) -> [JSONElements] {
    try elements(question.sources.count).map { row throws(JSONError) in
      try row.elements(question.destinations.count)
    }
  }
}
