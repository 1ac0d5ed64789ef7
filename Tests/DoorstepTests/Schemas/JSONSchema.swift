// SPDX-License-Identifier: MIT

import JSONDocument

/// A JSON Schema (draft 2020-12), as far as the schemas of this package need it.
///
/// Another validator would say the same of them: a keyword that is not known here is an error, so
/// that none can be skipped.
struct JSONSchema {
  struct UnknownKeyword: Error, Hashable {
    let pointer: String
  }

  private static let annotations: Set = ["$schema", "title", "description"]
  private static let known = annotations.union([
    "$ref", "$defs", "type", "const", "enum", "anyOf", "not", "required", "properties",
    "additionalProperties", "minProperties", "items", "prefixItems", "minItems", "maxItems",
    "minLength", "pattern", "minimum", "maximum", "exclusiveMinimum",
  ])

  private let root: JSON

  init(_ root: JSON) throws {
    self.root = root
    try Self.checkKeywords(of: root, at: "")
  }

  /// Whether `value` is as the schema says.
  func accepts(_ value: JSON) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSON, _ schema: JSON) -> Bool {
    if case .boolean(let isAnything) = schema { return isAnything }
    return schema.members.allSatisfy { keyword, argument in
      switch keyword {
      case "$ref": accepts(value, target(of: argument))
      case "type":
        (argument.text.map { [$0] } ?? argument.elements.compactMap(\.text))
          .contains { value.isOfType($0) }
      case "const": value == argument
      case "enum": argument.elements.contains(value)
      case "anyOf": argument.elements.contains { accepts(value, $0) }
      case "not": !accepts(value, argument)
      default:
        switch value {
        case .object(let members): accepts(members, keyword, argument, in: schema)
        case .array(let elements): accepts(elements, keyword, argument, in: schema)
        case .string(let text): accepts(text, keyword, argument)
        case .integer, .number: accepts(value.double ?? 0, keyword, argument.double ?? 0)
        case .null, .boolean: true
        }
      }
    }
  }

  private func accepts(
    _ members: JSON.Object, _ keyword: String, _ argument: JSON, in schema: JSON
  ) -> Bool {
    switch keyword {
    case "required":
      argument.elements.allSatisfy { name in name.text.flatMap { members[$0] } != nil }
    case "properties":
      argument.members.allSatisfy { name, schema in
        members[name].map { accepts($0, schema) } ?? true
      }
    case "additionalProperties":
      members.allSatisfy { name, value in
        schema["properties"]?[name] != nil || accepts(value, argument)
      }
    case "minProperties": Double(members.count) >= argument.double ?? 0
    default: true
    }
  }

  private func accepts(
    _ elements: [JSON], _ keyword: String, _ argument: JSON, in schema: JSON
  ) -> Bool {
    switch keyword {
    case "prefixItems": zip(elements, argument.elements).allSatisfy { accepts($0, $1) }
    case "items":
      elements.dropFirst(schema["prefixItems"]?.elements.count ?? 0)
        .allSatisfy { accepts($0, argument) }
    case "minItems": Double(elements.count) >= argument.double ?? 0
    case "maxItems": Double(elements.count) <= argument.double ?? 0
    default: true
    }
  }

  private func accepts(_ text: String, _ keyword: String, _ argument: JSON) -> Bool {
    switch keyword {
    // Lengths count code points (RFC 8259 characters).
    case "minLength": Double(text.unicodeScalars.count) >= argument.double ?? 0
    case "pattern": argument.text.flatMap { try? Regex($0) }.map { text.contains($0) } ?? false
    default: true
    }
  }

  private func accepts(_ number: Double, _ keyword: String, _ argument: Double) -> Bool {
    switch keyword {
    case "minimum": number >= argument
    case "maximum": number <= argument
    case "exclusiveMinimum": number > argument
    default: true
    }
  }

  /// The schema at `reference`, which is in the same text; nothing is accepted when it is not there.
  private func target(of reference: JSON) -> JSON {
    guard let text = reference.text, text.hasPrefix("#") else { return false }
    return root.value(at: String(text.dropFirst())) ?? false
  }

  private static func checkKeywords(of schema: JSON, at pointer: String) throws {
    for (keyword, argument) in schema.members {
      let place = pointer + pointerToken(keyword)
      guard known.contains(keyword) else { throw UnknownKeyword(pointer: place) }
      switch keyword {
      case "$defs", "properties":
        for (name, schema) in argument.members {
          try checkKeywords(of: schema, at: place + pointerToken(name))
        }
      case "anyOf", "prefixItems":
        for (index, schema) in argument.elements.enumerated() {
          try checkKeywords(of: schema, at: "\(place)/\(index)")
        }
      case "additionalProperties", "items", "not":
        try checkKeywords(of: argument, at: place)
      default: break
      }
    }
  }
}

extension JSON {
  fileprivate func isOfType(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.boolean, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.integer, "integer"), (.integer, "number"), (.number, "number"):
      true
    // 2020-12, validation §6.1.1: a number without a fraction is an integer.
    case (.number(let number), "integer"): number.rounded() == number
    default: false
    }
  }
}
