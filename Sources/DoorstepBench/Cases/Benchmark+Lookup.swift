// SPDX-License-Identifier: MIT

import Doorstep
import ZoneIndexing

extension Benchmark {
  /// Which zones contain a coordinate, with the index.
  static func lookup(
    _ name: String, _ coordinates: [Coordinate], _ index: ZoneIndex, _ data: String
  ) -> Benchmark {
    Benchmark(
      name: name, data: "\(coordinates.count) coordinates in \(data)",
      operations: coordinates.count
    ) {
      coordinates.reduce(into: UInt64(0)) { sum, coordinate in
        index.forEachZone(containing: coordinate) { sum &+= UInt64($0) &+ 1 }
      }
    }
  }

  /// The same without it: every zone is asked.
  static func scan(_ set: ZoneSet, _ coordinates: [Coordinate]) -> Benchmark {
    Benchmark(
      name: "scan", data: "\(coordinates.count) coordinates in \(set.data)",
      operations: coordinates.count
    ) {
      coordinates.reduce(into: UInt64(0)) { sum, coordinate in
        for (ordinal, shape) in set.shapes.enumerated() where shape.contains(coordinate) {
          sum &+= UInt64(ordinal) &+ 1
        }
      }
    }
  }

  /// How long the index takes to build, one operation per vertex.
  static func build(_ set: ZoneSet) -> Benchmark {
    let vertices = max(set.vertexCount, 1)
    return Benchmark(
      name: "build", data: "\(vertices) vertices in \(set.data)", operations: vertices
    ) {
      UInt64(ZoneIndex(set.shapes).count)
    }
  }
}
