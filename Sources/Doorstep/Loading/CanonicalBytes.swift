// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

/// Bytes that are the same for what means the same, to be named by a checksum.
struct CanonicalBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends `json`, whose members count in any order, and whose numbers count as numbers.
  mutating func append(_ json: JSON) {
    switch json {
    case .null: bytes.append(0)
    case .boolean(let boolean): bytes += [1, boolean ? 1 : 0]
    case .integer(let integer):
      // Whole numbers beyond 2⁵³ stay apart, where doubles would run together.
      if let number = Double(exactly: integer) {
        append(number)
      } else {
        bytes.append(3)
        append(UInt64(bitPattern: integer))
      }
    case .number(let number): append(number)
    case .string(let text): append(text)
    case .array(let elements):
      bytes.append(5)
      append(UInt64(elements.count))
      for element in elements { append(element) }
    case .object(let object):
      bytes.append(6)
      append(UInt64(object.count))
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        append(key)
        append(value)
      }
    }
  }

  /// Appends a mark that says what follows.
  mutating func append(mark: UInt8) { bytes.append(mark) }

  /// Appends `word`, the lowest byte first.
  mutating func append(_ word: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Takes all bytes away, but keeps their memory.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func append(_ number: Double) {
    bytes.append(2)
    append((number == 0 ? 0 : number).bitPattern)
  }

  private mutating func append(_ text: String) {
    bytes.append(4)
    append(UInt64(text.utf8.count))
    bytes += text.utf8
  }
}

extension CanonicalBytes {
  /// What a `service.json` says, whatever its zones, tables and plug-ins are called: those count by their
  /// contents, the tables of estimates by `tables`, which names the content of each by its name in the service.
  ///
  /// Addresses that can be searched decide nothing.
  init(service root: JSONValue, tables: [String: UInt128]) {
    var members = JSON.Object()
    for (name, value) in JSON(root).members where !Self.meaningless.contains(name) {
      members[name] =
        switch name {
        case "plugins": Self.withoutNames(value)
        case "estimates": Self.withContents(of: tables, value)
        default: value
        }
    }
    append(.object(members))
  }

  /// What a table of estimates says, without where it came from.
  init(estimates root: JSONValue) {
    var members = JSON.Object()
    for (name, value) in JSON(root).members where name != "history" && name != "measured" {
      members[name] = value
    }
    append(.object(members))
  }

  private static func withContents(of tables: [String: UInt128], _ estimates: JSON) -> JSON {
    var models = JSON.Object()
    for (id, model) in estimates.members {
      models[id] = model
      guard case .object(var members) = model, case .string(let name)? = members["table"],
        let content = tables[name]
      else { continue }
      members["table"] = .string(String(content, radix: 16))
      models[id] = .object(members)
    }
    return .object(models)
  }

  /// What plug-ins are told to decide; those that are only asked beside decisions say nothing.
  private static func withoutNames(_ plugins: JSON) -> JSON {
    .array(
      plugins.elements.filter { $0["shadow"] != true }.map { plugin in
        var members = JSON.Object()
        for (name, value) in plugin.members where !meaninglessOfPlugins.contains(name) {
          members[name] = value
        }
        return .object(members)
      })
  }

  private static let meaningless = ["$schema", "zones", "addresses"]
  private static let meaninglessOfPlugins = ["name", "sha256", "reload", "shadow", "report"]
}

extension JSON {
  /// The members of an object; none of anything else.
  fileprivate var members: [(key: String, value: JSON)] {
    if case .object(let object) = self { Array(object) } else { [] }
  }

  /// The elements of an array; none of anything else.
  fileprivate var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
