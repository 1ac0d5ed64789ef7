// SPDX-License-Identifier: MIT

public import JSONDocument

extension EstimateTable {
  /// The table as a JSON text that is easy to read and edit: each list of numbers is on one line.
  ///
  /// - Throws: A number that JSON cannot express; a table that was fitted or read has none.
  public func text() throws(JSONError) -> String {
    try json.readableText(indentation: "") + "\n"
  }
}

extension JSON {
  /// The value with a line for each member, and for each element of an array of objects.
  fileprivate func readableText(indentation: String) throws(JSONError) -> String {
    let inner = indentation + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      var lines: [String] = []
      for (key, value) in members {
        lines.append(
          try inner + JSON.string(key).text() + ": " + value.readableText(indentation: inner))
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    case .array(let elements) where elements.contains(where: \.isObject):
      var lines: [String] = []
      for element in elements { lines.append(try inner + element.readableText(indentation: inner)) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .array(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try element.text()) }
      return "[" + texts.joined(separator: ", ") + "]"
    default:
      return try text()
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
