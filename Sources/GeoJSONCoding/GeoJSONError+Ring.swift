// SPDX-License-Identifier: MIT

import ZoneGeometry

extension GeoJSONError {
  /// Why `positions`, to which `pointer` leads, are no ring.
  init(_ error: RingError, in positions: GeoJSONPositions, pointer: String, source: String?) {
    let index = error.positionIndex
    let place = "\(pointer)/\(index)"
    switch error.reason {
    case .tooFewPositions(let count):
      self.init(.ringTooShort(positions: count), pointer: pointer, source: source)
    case .notClosed(let first, let last):
      self.init(.ringNotClosed(first: first, last: last), pointer: pointer, source: source)
    case .invalidPosition(let error):
      switch error.reason {
      case .longitudeNotFinite(let number):
        self.init(.notFinite(number), pointer: place + "/0", source: source)
      case .latitudeNotFinite(let number):
        self.init(.notFinite(number), pointer: place + "/1", source: source)
      case .longitudeOutOfRange(let longitude):
        self.init(.longitudeOutOfRange(longitude), pointer: place + "/0", source: source)
      case .latitudeOutOfRange:
        let coordinate = positions.coordinates[index]
        self.init(.latitudeOutOfRange(coordinate), pointer: place + "/1", source: source)
      }
    }
  }
}
