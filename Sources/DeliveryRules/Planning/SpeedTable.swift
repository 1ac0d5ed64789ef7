// SPDX-License-Identifier: MIT

import DeliveryModel
import Schedules

/// Speeds whose hours remember what they said.
struct SpeedTable: Sendable {
  /// A speed in kilometres per hour, with the hours for which it is listed.
  struct Row: Sendable {
    let speed: Double
    /// Nil for the usual speed.
    let timetable: Timetable?
  }

  private struct Vehicle: Sendable {
    let usual: Row
    /// The slowest first.
    let hours: [Row]
  }

  private let standard: Vehicle
  private let vehicles: [String: Vehicle]

  init(_ speeds: EstimateSpeeds, timetables: Timetables) {
    func compiled(_ vehicle: EstimateSpeeds.Vehicle) -> Vehicle {
      let hours = vehicle.hours.map {
        Row(speed: $0.speed, timetable: timetables.timetable(of: $0.hours))
      }
      return Vehicle(
        usual: Row(speed: vehicle.usual, timetable: nil),
        hours: hours.sorted { $0.speed < $1.speed })
    }
    standard = compiled(speeds.standard)
    vehicles = speeds.vehicles.mapValues(compiled)
  }

  /// The speed of the vehicle of `request` at `instant`.
  func speed(for request: DeliveryRequest, at instant: Instant) -> Double {
    // Most services have one speed, and few requests name a vehicle.
    if vehicles.isEmpty && standard.hours.isEmpty { return standard.usual.speed }
    return row(of: request.vehicle, at: instant).speed
  }

  /// The speed of `vehicle` at `instant`.
  func row(of vehicle: String?, at instant: Instant) -> Row {
    let listed = vehicles.isEmpty ? nil : vehicle.flatMap { vehicles[$0] }
    let rows = listed ?? standard
    for row in rows.hours where row.timetable?.state(at: instant) == .open { return row }
    return rows.usual
  }

  /// The next instant after `instant` and before `limit` at which a speed may be another.
  func nextChange(after instant: Instant, limit: Instant) -> Instant? {
    ([standard] + vehicles.values).flatMap(\.hours)
      .compactMap { $0.timetable?.nextChange(after: instant, limit: limit) }.min()
  }
}
