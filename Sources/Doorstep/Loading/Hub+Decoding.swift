// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

extension Hub {
  /// The members of an element of `hubs`.
  package static let members = ["id", "name", "coordinate", "hours"]

  init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    let id = try value.required("id").nonEmptyString()
    self.init(
      id: id, name: try value.member("name")?.nonEmptyString() ?? id,
      coordinate: try value.required("coordinate").coordinate(),
      hours: try value.member("hours")?.openingHours())
  }
}
