// SPDX-License-Identifier: MIT

import DeliveryModel

/// What zones may refer to by name.
struct ZoneNames: Sendable {
  /// The hubs; any when nil.
  let hubs: [Hub.ID]?
  /// The estimates; any when nil.
  let estimates: [String]?

  /// Whatever zones name, to be held against a service later.
  static let any = ZoneNames(hubs: nil, estimates: nil)

  /// What a service defines.
  init(hubs: [Hub], estimates: [EstimateModel]) {
    self.init(hubs: hubs.map(\.id), estimates: estimates.map(\.id))
  }

  private init(hubs: [Hub.ID]?, estimates: [String]?) {
    self.hubs = hubs
    self.estimates = estimates
  }
}
