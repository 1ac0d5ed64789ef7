// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

extension Hub {
  /// The members of an element of `hubs`.
  package static let members = ["id", "name", "coordinate"] + Terms.members

  /// Reads a hub, whose estimate is one of `estimates`; nil without an id or a coordinate.
  init?(
    decoding value: JSONValue, estimates: KnownEstimates, clock: ServiceClock,
    noting mistakes: Mistakes
  ) {
    guard mistakes.rejectMembers(of: value, otherThan: Self.members) else { return nil }
    let id = mistakes.required("id", of: value) { value throws(JSONError) in
      try value.nonEmptyString()
    }
    let name = mistakes.member("name", of: value) { value throws(JSONError) in
      try value.nonEmptyString()
    }
    let coordinate = mistakes.required("coordinate", of: value) { value throws(JSONError) in
      try value.coordinate()
    }
    let terms = Terms(decoding: value, estimates: estimates, clock: clock, noting: mistakes)
    guard let id, let coordinate else { return nil }
    self.init(id: id, name: name ?? id, coordinate: coordinate, terms: terms)
  }
}

extension Terms {
  /// Reads what the object `value` says, the estimate being one of `estimates`.
  init(
    decoding value: JSONValue, estimates: KnownEstimates, clock: ServiceClock,
    noting mistakes: Mistakes
  ) {
    let decoder = TermsDecoder(estimates: estimates.names, mistakes: mistakes, clock: clock)
    let reading = decoder.terms(value.member)
    self = reading.terms
    estimate = estimates.models.named(reading.estimate)
  }
}
