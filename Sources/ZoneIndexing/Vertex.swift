// SPDX-License-Identifier: MIT

/// A position of a ring; neighbours in memory are neighbours in the ring.
struct Vertex: Hashable, Sendable {
  let x: Double
  let y: Double
}
