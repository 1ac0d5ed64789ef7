// SPDX-License-Identifier: MIT

import JSONDocument

extension JSONValue {
  /// The `type` of this object, which must be one of `expected`.
  @discardableResult
  func require(type expected: [String]) throws(GeoJSONError) -> String {
    let type = try reading(required("type"))
    let name = try reading(type.string())
    guard expected.contains(name) else {
      throw GeoJSONError(.wrongType(name, expected: expected), at: type)
    }
    return name
  }

  /// The members of this object that are not in `known`.
  func members(otherThan known: [String]) throws(GeoJSONError) -> JSON.Object {
    var others = JSON.Object()
    for (key, value) in try reading(members()) where !known.contains(key) {
      others.append(uniqueKey: key, value: JSON(value))
    }
    return others
  }
}

/// What `value` gives, its error in the words of GeoJSON.
func reading<Value>(
  _ value: @autoclosure () throws(JSONError) -> Value
) throws(GeoJSONError) -> Value {
  do throws(JSONError) {
    return try value()
  } catch {
    throw GeoJSONError(error)
  }
}
