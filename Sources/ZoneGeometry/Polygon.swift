// SPDX-License-Identifier: MIT

/// A shell without its holes, as in GeoJSON (RFC 7946 §3.1.6).
public struct Polygon: Hashable, Sendable {
  /// The outer ring.
  public let shell: Ring
  /// The rings that are cut out.
  public let holes: [Ring]
  /// The smallest box that holds all rings.
  public let boundingBox: BoundingBox

  /// Creates a polygon from its rings, whatever their winding.
  public init(shell: Ring, holes: [Ring] = []) {
    self.shell = shell
    self.holes = holes
    boundingBox =
      BoundingBox(enclosing: [shell.boundingBox] + holes.map(\.boundingBox)) ?? shell.boundingBox
  }

  /// The shell and then the holes.
  public var rings: [Ring] { [shell] + holes }

  /// The number of vertices of all rings.
  public var vertexCount: Int { holes.reduce(shell.vertexCount) { $0 + $1.vertexCount } }

  /// Whether `coordinate` is in the polygon, decided exactly.
  ///
  /// It is when it lies inside an odd number of rings (the even-odd rule, which ignores winding),
  /// and when it lies on an edge or a vertex of the shell or of a hole. A longitude outside
  /// -180...180 loses whole turns; a coordinate that is not on the globe is in no polygon.
  ///
  /// - Complexity: O(*n*) for *n* vertices; O(1) outside the bounding box.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.isOnGlobe && placement(of: coordinate.withinOneTurn) != .outside
  }

  /// Where `coordinate`, with a longitude in -180...180, lies.
  package func placement(of coordinate: Coordinate) -> Placement {
    let inShell = shell.placement(of: coordinate)
    if inShell == .border { return .border }
    var isInside = inShell == .inside
    for hole in holes {
      switch hole.placement(of: coordinate) {
      case .border: return .border
      case .inside: isInside.toggle()
      case .outside: break
      }
    }
    return isInside ? .inside : .outside
  }

  /// The area of the shell less that of the holes in square metres on the sphere, at least 0.
  ///
  /// Rings that cross themselves or each other make it an estimate; see `Ring.signedArea`.
  public var areaSquareMeters: Double {
    holes.reduce(abs(shell.signedArea)) { max(0, $0 - abs($1.signedArea)) }
  }

  /// The centre of mass as drawn in the longitude/latitude plane, holes left out.
  ///
  /// It need not be in the polygon. The shell's centroid when the holes leave no area.
  public var centroid: Coordinate {
    let origin = shell.positions[0]
    var area = abs(shell.moments.area)
    let center = shell.centroid
    var longitude = area * Longitude.shortestStep(from: origin.longitude, to: center.longitude)
    var latitude = area * (center.latitude - origin.latitude)
    for hole in holes {
      let weight = abs(hole.moments.area)
      let center = hole.centroid
      area -= weight
      longitude -= weight * Longitude.shortestStep(from: origin.longitude, to: center.longitude)
      latitude -= weight * (center.latitude - origin.latitude)
    }
    guard area > 0 else { return center }
    return origin.moved(longitude: longitude / area, latitude: latitude / area)
  }
}
