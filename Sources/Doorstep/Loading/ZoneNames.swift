// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import Schedules

/// What zones may refer to by name, and what holds where they say nothing.
struct ZoneNames: Sendable {
  /// The hubs; any when nil.
  let hubs: [Hub.ID]?
  /// The estimates; any when nil.
  let estimates: [String]?
  /// The estimates themselves, but for mistaken ones.
  let models: [EstimateModel]
  /// The terms of zones that have none of their own; not known when nil.
  let defaults: Terms?
  /// When each hub is open; always when nil.
  let hubHours: [Hub.ID: OpeningHours?]
  /// What hours are told by.
  let clock: ServiceClock

  /// Whatever zones name, to be held against a service later.
  static let any = any(of: [])

  /// Whatever zones name, which was checked before; `models` are the estimates of the service.
  static func any(of models: [EstimateModel]) -> ZoneNames {
    ZoneNames(
      hubs: nil, estimates: nil, models: models, defaults: nil,
      clock: ServiceClock(knowsHolidays: false))
  }

  /// Names that exist; nil where some may that could not be read.
  init(
    hubs: [Hub.ID]?, estimates: [String]?, models: [EstimateModel] = [],
    defaults: Terms? = Terms(), hubHours: [Hub.ID: OpeningHours?] = [:],
    clock: ServiceClock = ServiceClock()
  ) {
    self.hubs = hubs
    self.estimates = estimates
    self.models = models
    self.defaults = defaults
    self.hubHours = hubHours
    self.clock = clock
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
