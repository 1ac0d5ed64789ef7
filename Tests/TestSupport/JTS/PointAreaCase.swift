// SPDX-License-Identifier: MIT

/// Points and an area of the tests of the JTS Topology Suite, and what they say about them.
package struct PointAreaCase: Sendable {
  /// Where a point lies.
  package enum Place: Sendable { case inside, onBorder, outside }

  /// What holds or not, as `touches` or, with a matrix of the DE-9IM, `relate`.
  package struct Claim: Sendable {
    package let operation: String
    let matrix: String
    let holds: Bool
  }

  /// The files that hold such cases.
  package static let files = [
    "jts/general-TestPreparedPolygonPredicate.xml", "jts/general-TestRelatePA.xml",
    "jts/validate-TestRelatePA.xml",
  ]

  /// What the authors say of the case.
  package let summary: String
  package let points: [Position]
  /// Shell and holes of each polygon.
  package let polygons: [[[Position]]]
  package let claims: [Claim]
  private let isAreaFirst: Bool

  /// The cases in `xml`, but for those of lines and of two areas.
  package static func cases(in xml: String) -> [PointAreaCase] {
    xml.parts(between: "<case>", and: "</case>").compactMap(PointAreaCase.init)
  }

  private init?(_ xml: String) {
    let geometries = ["a", "b"].flatMap { name in
      xml.parts(between: "<\(name)>", and: "</\(name)>").map { WellKnownText($0) }
    }
    guard let points = geometries.first(where: { ["POINT", "MULTIPOINT"].contains($0.kind) }),
      let area = geometries.first(where: { ["POLYGON", "MULTIPOLYGON"].contains($0.kind) })
    else { return nil }
    isAreaFirst = geometries[0].kind == area.kind
    // Their plane is larger than the globe; a power of two shrinks it without rounding.
    let sizes = (points.positions + area.positions).map { max(abs($0.longitude), abs($0.latitude)) }
    let size = sizes.max() ?? 1
    let scale = Double(sign: .plus, exponent: 5 - Int(size.exponent), significand: 1)
    let scaled = { (position: Position) in
      Position(position.longitude * scale, position.latitude * scale)
    }
    self.points = points.positions.map(scaled)
    polygons = area.lists.map { $0.map { $0.map(scaled) } }
    summary = xml.parts(between: "<desc>", and: "</desc>").first ?? ""
    claims = xml.parts(between: "<op ", and: "</op>").map { text in
      let value = { (name: String) in text.parts(between: name + "=\"", and: "\"").first ?? "" }
      return Claim(
        operation: value("name"), matrix: value("arg3"),
        holds: text.split(separator: ">").last?.contains("true") == true)
    }
  }

  /// Whether `claim` is true when the points lie at `places`; nil for an unknown operation.
  package func isTrue(_ claim: Claim, _ places: [Place]) -> Bool? {
    let isIn = places.contains(.inside)
    let isOn = places.contains(.onBorder)
    let isOut = places.contains(.outside)
    let holds: Bool
    switch claim.operation {
    case "intersects": holds = isIn || isOn
    case "disjoint": holds = !isIn && !isOn
    case "covers": holds = isAreaFirst && !isOut
    case "coveredBy": holds = !isAreaFirst && !isOut
    case "contains": holds = isAreaFirst && isIn && !isOut
    case "within": holds = !isAreaFirst && isIn && !isOut
    case "touches": holds = isOn && !isIn
    case "crosses": holds = isIn && isOut
    case "overlaps", "equalsTopo": holds = false
    case "relate":
      // The interior of the points with interior, border and outside of the area.
      let cells = Array(claim.matrix)
      let indices = isAreaFirst ? [0, 3, 6] : [0, 1, 2]
      holds = zip(indices, [isIn, isOn, isOut]).allSatisfy { index, meets in
        cells.count == 9 && cells[index] == (meets ? "0" : "F")
      }
    default: return nil
    }
    return holds == claim.holds
  }
}

extension String {
  /// What is between each `start` and the next `end`.
  fileprivate func parts(between start: String, and end: String) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.split(separator: end, omittingEmptySubsequences: false)[0])
    }
  }
}
