// SPDX-License-Identifier: MIT

package import JSONDocument

/// How the process of a plug-in is confined.
package struct SandboxReport: Hashable, Sendable {
  /// What confines it, such as `landlock`, in the order in which it came about.
  package internal(set) var active: [String] = []
  /// What does not, and why.
  package internal(set) var missing: [String] = []

  init() {}

  /// The report as an object.
  package var json: JSON {
    [
      "active": .array(active.map { .string($0) }), "missing": .array(missing.map { .string($0) }),
    ]
  }

  init(decoding value: JSONValue) throws(JSONError) {
    active = try Self.texts(value.required("active"))
    missing = try Self.texts(value.required("missing"))
  }

  private static func texts(_ value: JSONValue) throws(JSONError) -> [String] {
    try value.elements().map { text throws(JSONError) in try text.string() }
  }
}
