// SPDX-License-Identifier: MIT

import Doorstep
import ZoneIndexing

extension Benchmark {
  /// Every case, on data generated from `seed`.
  static func all(seed: UInt64) throws -> [Benchmark] {
    let city = try ZoneSet.city(zones: 150, vertices: 100, seed: seed)
    let anywhere = city.uniformCoordinates(count: 10_000, seed: seed)
    let near = city.coordinatesNearBorders(count: 10_000, seed: seed)
    let index = ZoneIndex(city.shapes)
    let inside = anywhere.filter { !index.zones(containing: $0).isEmpty }
    let outside = anywhere.filter { index.zones(containing: $0).isEmpty }
    return [
      lookup("index", anywhere, index, city.data), lookup("index-border", near, index, city.data),
      build(city), scan(city, anywhere), try decide("decide-yes", inside, city),
      try decide("decide-no", Array(outside.prefix(500)), city),
    ]
  }

  /// Whole decisions about those `places` that are deliverable, or those that are not: a service
  /// with hub, hours, minimum order, fee and estimate.
  private static func decide(
    _ name: String, _ places: [Coordinate], _ city: ZoneSet
  ) throws -> Benchmark {
    let zones = city.shapes.enumerated().map { Zone(id: "z\($0)", name: "Zone \($0)", shape: $1) }
    let hub = Hub(
      id: "hub", name: "Hub", coordinate: Coordinate(longitude: -71, latitude: 42.3))
    let bike = EstimateModel(id: "bike", preparation: 10...18, speedKilometersPerHour: 14)
    let area = ServiceArea(
      name: "City", timeZone: .utc, zones: zones, hubs: [hub], holidays: .empty,
      defaults: ServiceArea.Defaults(
        hours: try OpeningHours(parsing: "Mo-Su 11:00-21:30; PH off"), minimumOrder: 1500,
        fee: FeeSchedule(base: 299, freeFrom: 5000), estimate: bike),
      version: "bench")
    let checker = DeliveryChecker(area: area)
    let noon = Instant(secondsSince1970: 1_796_126_400)
    return Benchmark(name: name, data: "\(places.count) coordinates", operations: places.count) {
      try places.reduce(into: UInt64(0)) { sum, coordinate in
        let request = DeliveryRequest(
          to: coordinate, placedAt: noon, basket: Basket(subtotal: 2000))
        if try checker.quote(for: request).deliverable == .yes { sum &+= 1 }
      }
    }
  }
}
