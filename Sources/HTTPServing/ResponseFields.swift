// SPDX-License-Identifier: MIT

/// The fields of a response, in the order in which they were set.
package struct ResponseFields: Hashable, Sendable {
  private struct Field: Hashable {
    let name: String
    var value: String
  }

  private var fields: [Field] = []

  /// The value of the field `name`, which is always written alike; setting nil removes it.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }
}

extension ResponseFields: ExpressibleByDictionaryLiteral {
  /// Creates fields, each name once.
  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }
}

extension ResponseFields: RandomAccessCollection {
  /// The index of the first field.
  package var startIndex: Int { 0 }

  /// The index past the last field.
  package var endIndex: Int { fields.count }

  /// The field at `index`.
  package subscript(index: Int) -> (name: String, value: String) {
    (fields[index].name, fields[index].value)
  }
}
