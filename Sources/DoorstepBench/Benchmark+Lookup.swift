// SPDX-License-Identifier: MIT

import Doorstep
import ZoneIndexing

extension Benchmark {
  /// Which zones contain a coordinate: with the index and with the list that it replaces, anywhere
  /// and near borders; and how long the index takes to build.
  static func lookups(in set: ZoneSet) -> [Benchmark] {
    let index = ZoneIndex(set.shapes)
    let list = ZoneIndex(listing: set.shapes)
    return [
      lookup("index", set.coordinates, index, set.data),
      lookup("index-border", set.borderCoordinates, index, set.data),
      lookup("list", set.coordinates, list, set.data),
      lookup("list-border", set.borderCoordinates, list, set.data),
      build(set, bytes: index.gridByteCount),
    ]
  }

  /// Every zone is asked.
  static func scan(_ set: ZoneSet) -> Benchmark {
    Benchmark(
      name: "scan", data: "\(set.coordinates.count) coordinates in \(set.data)",
      operations: set.coordinates.count
    ) {
      set.coordinates.reduce(into: UInt64(0)) { sum, coordinate in
        for (ordinal, shape) in set.shapes.enumerated() where shape.contains(coordinate) {
          sum &+= UInt64(ordinal) &+ 1
        }
      }
    }
  }

  private static func lookup(
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

  /// One operation per vertex.
  private static func build(_ set: ZoneSet, bytes: Int) -> Benchmark {
    let perVertex = bytes / max(set.vertexCount, 1)
    return Benchmark(
      name: "build", data: "\(set.vertexCount) vertices, \(perVertex) bytes each, in \(set.data)",
      operations: max(set.vertexCount, 1)
    ) {
      UInt64(ZoneIndex(set.shapes).count)
    }
  }
}
