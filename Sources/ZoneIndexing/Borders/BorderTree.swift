// SPDX-License-Identifier: MIT

import ZoneGeometry

/// The borders of zones in a tree of boxes, to find what is nearest to a coordinate.
///
/// A leaf is a run of edges or a circle. Branches hold up to eight nodes each, first within a zone and
/// then over zones, packed along a Hilbert curve as in Kamel, Faloutsos 1993, "On Packing R-trees",
/// doi:10.1145/170088.170403. A search goes depth first, nearest box first, and leaves out what its
/// bound rules out.
struct BorderTree: Sendable {
  let store: BorderStore

  /// Has `search` find the nearest place of the border of `zone`.
  func search(_ search: inout BorderSearch, zone: Int) {
    guard let root = store.root(of: zone) else { return }
    self.search(&search, below: root)
  }

  /// Has `search` find the nearest place of all borders, and returns the zone that has it.
  ///
  /// Which of several zones at the same distance that is depends on the order of the tree.
  func search(_ search: inout BorderSearch, where isWanted: (Int) -> Bool) -> Int? {
    var nearest: Int?
    if let root = store.root { self.search(&search, zonesBelow: root, isWanted, &nearest) }
    return nearest
  }

  /// Calls `body` with each zone, of those that `isWanted` accepts, that has a border within the
  /// limit with which `search` starts, or perhaps a little farther, in no special order.
  func forEachZone(
    within search: BorderSearch, where isWanted: (Int) -> Bool, _ body: (Int) -> Void
  ) {
    guard let root = store.root else { return }
    forEachZone(below: root, search, isWanted, body)
  }

  /// Calls `body` with each leaf of `zone`.
  func forEachLeaf(of zone: Int, _ body: (BorderNode) -> Void) {
    if let root = store.root(of: zone) { forEachLeaf(below: root, body) }
  }

  private func forEachLeaf(below index: Int, _ body: (BorderNode) -> Void) {
    let node = store.node(at: index)
    guard node.kind == .branch else { return body(node) }
    for child in store.children(at: index) { forEachLeaf(below: child, body) }
  }

  /// Has `search` find the nearest place of the borders in a node of one zone.
  func search(_ search: inout BorderSearch, below index: Int) {
    let node = store.node(at: index)
    guard node.kind == .branch else { return store.show(node, to: &search) }
    var nearest = NearestNodes()
    for child in store.children(at: index) {
      let bound = search.bound(of: store.node(at: child).box)
      if bound < search.cutoff { nearest.insert(child, bound: bound) }
    }
    for place in 0..<nearest.count {
      let (child, bound) = nearest[place]
      guard bound < search.cutoff else { return }
      self.search(&search, below: child)
    }
  }

  private func search(
    _ search: inout BorderSearch, zonesBelow index: Int, _ isWanted: (Int) -> Bool,
    _ nearest: inout Int?
  ) {
    let (children, areZones) = store.childrenOverZones(at: index)
    var nodes = NearestNodes()
    for child in children where !areZones || isWanted(store.zone(at: child)) {
      let bound = search.bound(of: store.node(at: child).box)
      if bound < search.cutoff { nodes.insert(child, bound: bound) }
    }
    for place in 0..<nodes.count {
      let (child, bound) = nodes[place]
      guard bound < search.cutoff else { return }
      guard areZones else {
        self.search(&search, zonesBelow: child, isWanted, &nearest)
        continue
      }
      let known = search.discoveries
      self.search(&search, below: child)
      if search.discoveries > known { nearest = store.zone(at: child) }
    }
  }

  private func forEachZone(
    below index: Int, _ search: BorderSearch, _ isWanted: (Int) -> Bool, _ body: (Int) -> Void
  ) {
    let (children, areZones) = store.childrenOverZones(at: index)
    // Whoever asks for one zone in many refuses most, which costs less than their bounds.
    for child in children where !areZones || isWanted(store.zone(at: child)) {
      guard search.bound(of: store.node(at: child).box) < search.cutoff else { continue }
      if areZones {
        body(store.zone(at: child))
      } else {
        forEachZone(below: child, search, isWanted, body)
      }
    }
  }
}
