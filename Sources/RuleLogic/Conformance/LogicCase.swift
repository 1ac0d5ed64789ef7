// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

/// A rule with data and the answer that a suite expects.
struct LogicCase {
  /// What evaluating a rule gives, as suites write it.
  enum Answer: Hashable {
    case value(JSON)
    /// For want of data, in strict mode; written `"unknown": true`.
    case unknown
    case error(type: String)

    /// A JSON text, or `unknown`, or `error "NaN"`.
    var text: String {
      switch self {
      case .value(let value): (try? value.text()) ?? value.summary
      case .unknown: "unknown"
      case .error(let type): "error \(quoted(type))"
      }
    }
  }

  let pointer: String
  let title: String
  let rule: JSON
  let data: JSON
  let mode: LogicMode
  let expected: Answer

  /// Reads a case in one of the two forms.
  init(_ value: JSONValue) throws(JSONError) {
    pointer = value.pointer
    switch value.content {
    case .array(let elements):
      guard elements.count == 3 else {
        throw value.error("expected a rule, data and a result, found \(elements.count) elements")
      }
      (rule, data, mode) = (JSON(elements[0]), JSON(elements[1]), .loose)
      expected = .value(JSON(elements[2]))
      title = Self.title(of: rule, data)
    case .object:
      rule = JSON(try value.required("rule"))
      data = value.member("data").map(JSON.init) ?? nil
      mode = try Self.mode(value.member("mode"))
      expected = try Self.answer(value)
      let description = try value.member("description")?.string()
      title = (description.map { $0 + ": " } ?? "") + Self.title(of: rule, data)
    default: throw value.unexpectedKind("a case: an array or an object")
    }
  }

  private static func title(of rule: JSON, _ data: JSON) -> String {
    "\(Answer.value(rule).text) with \(Answer.value(data).text)"
  }

  private static func mode(_ value: JSONValue?) throws(JSONError) -> LogicMode {
    guard let value else { return .loose }
    guard let mode = LogicMode(rawValue: try value.string()) else {
      throw value.unexpectedKind("\"strict\" or \"loose\"")
    }
    return mode
  }

  private static func answer(_ value: JSONValue) throws(JSONError) -> Answer {
    if let error = value.member("error") {
      return .error(type: javaScriptText(of: JSON(try error.required("type"))))
    }
    if let unknown = value.member("unknown"), try unknown.boolean() { return .unknown }
    return .value(JSON(try value.required("result")))
  }
}
