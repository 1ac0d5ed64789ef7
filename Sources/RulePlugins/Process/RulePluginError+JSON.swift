// SPDX-License-Identifier: MIT

import JSONDocument

extension RulePluginError.Reason {
  /// The reason as a message between processes.
  var json: JSON {
    switch self {
    case .badConfiguration(let pointer, let message):
      ["badConfiguration": .string(message), "pointer": .string(pointer)]
    case .notLoadable(let why): ["notLoadable": .string(why)]
    case .notAPlugin: ["notAPlugin": true]
    case .otherMajor(let major): ["otherMajor": .integer(Int64(major))]
    case .newerHostNeeded(let minor): ["newerHostNeeded": .integer(Int64(minor))]
    case .malformedTable(let what): ["malformedTable": .string(what)]
    case .failed(let why): ["failed": .string(why)]
    case .noSandbox(let missing): ["noSandbox": .array(missing.map { .string($0) })]
    // What concerns the file has been found out before there was a process.
    default: ["failed": .string(description)]
    }
  }

  /// Reads what a process that may be hostile says.
  init(decoding value: JSONValue) throws(JSONError) {
    if let message = value.member("badConfiguration") {
      self = .badConfiguration(
        pointer: try value.required("pointer").string(), message: try message.string())
    } else if let why = value.member("notLoadable") {
      self = .notLoadable(try why.string())
    } else if value.member("notAPlugin") != nil {
      self = .notAPlugin
    } else if let major = value.member("otherMajor") {
      self = .otherMajor(Int(try major.integer()))
    } else if let minor = value.member("newerHostNeeded") {
      self = .newerHostNeeded(minor: UInt32(clamping: try minor.integer()))
    } else if let what = value.member("malformedTable") {
      self = .malformedTable(try what.string())
    } else if let missing = value.member("noSandbox") {
      self = .noSandbox(
        missing: try missing.elements().map { text throws(JSONError) in try text.string() })
    } else {
      self = .failed(try value.required("failed").string())
    }
  }
}
