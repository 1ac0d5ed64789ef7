// SPDX-License-Identifier: MIT

package import JSONDocument

extension JSON {
  /// Where this differs from what a scenario expects, each place with its JSON Pointer; empty when it matches.
  ///
  /// Only the members that `expected` has are compared; null matches what is absent.
  package func mismatches(with expected: JSON, at pointer: String = "") -> [String] {
    switch (expected, self) {
    case (.object(let members), .object):
      return members.flatMap { name, value in
        (self[name] ?? .null).mismatches(with: value, at: "\(pointer)/\(name)")
      }
    case (.array(let values), .array(let own)) where values.count == own.count:
      return zip(own, values).enumerated().flatMap { index, pair in
        pair.0.mismatches(with: pair.1, at: "\(pointer)/\(index)")
      }
    default:
      guard self != expected else { return [] }
      return ["\(pointer) is \(shown), not \(expected.shown)"]
    }
  }

  private var shown: String { (try? text()) ?? "\(self)" }
}
