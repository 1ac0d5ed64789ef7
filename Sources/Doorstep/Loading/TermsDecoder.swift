// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

/// Reads the terms that a zone, or the defaults of a service, may name.
struct TermsDecoder {
  /// What a zone, or the defaults of a service, says of a delivery.
  struct Terms {
    let hours: OpeningHours?
    let minimumOrder: Int64?
    let fee: FeeSchedule?
    /// The name of its estimate.
    let estimate: String?
  }

  /// The estimates that may be named; any when nil.
  let estimates: [String]?

  /// The terms that `member` finds by their names.
  func terms(_ member: (String) -> JSONValue?) throws(JSONError) -> Terms {
    Terms(
      hours: try member("hours")?.openingHours(),
      minimumOrder: try member("minimumOrder")?.minorUnits(),
      fee: try member("fee").map(FeeSchedule.init(decoding:)),
      estimate: try member("estimate").map(estimate(named:)))
  }

  private func estimate(named value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    if let estimates, !estimates.contains(name) {
      throw value.unknownName(name, among: estimates, of: "estimate")
    }
    return name
  }
}

extension [EstimateModel] {
  /// The estimate called `name`.
  func named(_ name: String?) -> EstimateModel? {
    first { $0.id == name }
  }
}

extension FeeSchedule {
  /// The members of `fee`.
  package static let members = ["base", "freeFrom"]

  init(decoding value: JSONValue) throws(JSONError) {
    try value.rejectMembers(otherThan: Self.members)
    self.init(
      base: try value.required("base").minorUnits(),
      freeFrom: try value.member("freeFrom")?.minorUnits())
  }
}
