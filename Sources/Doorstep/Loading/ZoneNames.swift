// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument

/// What zones may refer to by name, and what holds where they say nothing.
struct ZoneNames: Sendable {
  /// The hubs; any when nil.
  let hubs: [Hub.ID]?
  /// The estimates; any when nil.
  let estimates: [String]?
  /// The terms of zones that have none of their own; not known when nil.
  let defaults: Terms?

  /// Whatever zones name, to be held against a service later.
  static let any = ZoneNames(hubs: nil, estimates: nil, defaults: nil)

  /// Names that exist; nil where some may that could not be read.
  init(hubs: [Hub.ID]?, estimates: [String]?, defaults: Terms? = Terms()) {
    self.hubs = hubs
    self.estimates = estimates
    self.defaults = defaults
  }
}

/// The estimates of a service, and their names, those of mistaken ones too.
struct KnownEstimates {
  let models: [EstimateModel]
  /// Nil when the names could not be read.
  let names: [String]?

  /// The `models` that were read from `place`.
  init(_ models: [EstimateModel], at place: JSONValue?) {
    self.models = models
    guard let place else {
      names = []
      return
    }
    names = (try? place.members())?.map(\.key)
  }
}
