// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A search for the nearest place beyond a border that is accepted, where only trying can tell.
///
/// A piece of border that is short against its distance is probed in one place, the nearest one.
/// Where pieces are refused over long stretches, as those that an exclusion zone covers, their
/// number stays small because pieces farther away are longer.
struct BorderProbing {
  /// The most places that are tried.
  static let mostProbes = 256
  /// How long a piece is that is probed once, as a part of its distance: coarse at first, so that
  /// something is found, then finer.
  private static let parts = [1.0 / 8, 1.0 / 64, 1.0 / 512]
  /// Metres below which no piece is divided, and which are gone beyond a border.
  private static let shortestPiece = 1.0

  let tree: BorderTree
  let target: Coordinate
  let isWanted: (Int) -> Bool
  let isAccepted: (Coordinate) -> Bool
  private var part = 0.0
  private var probesLeft = Self.mostProbes
  private var best: Coordinate?
  /// A search that has found nothing yet, and looks no farther than the best place.
  private var search: BorderSearch

  init(
    tree: BorderTree, target: Coordinate, isWanted: @escaping (Int) -> Bool,
    isAccepted: @escaping (Coordinate) -> Bool
  ) {
    self.tree = tree
    self.target = target
    self.isWanted = isWanted
    self.isAccepted = isAccepted
    search = BorderSearch(target: target)
  }

  /// The nearest place that was found.
  mutating func nearest() -> Coordinate? {
    guard let root = tree.store.root else { return nil }
    for part in Self.parts {
      self.part = part
      visit(zonesBelow: root)
    }
    return best
  }

  private mutating func visit(zonesBelow index: Int) {
    let (children, areZones) = tree.store.childrenOverZones(at: index)
    for child in nearestFirst(children, where: { !areZones || isWanted(tree.store.zone(at: $0)) }) {
      if areZones { visit(child) } else { visit(zonesBelow: child) }
    }
  }

  private mutating func visit(_ index: Int) {
    let node = tree.store.node(at: index)
    guard isWorthwhile(node.box) else { return }
    if isShort(node.box.extentMeters, at: node.box) || node.kind == .circle {
      let tree = tree
      probe { tree.search(&$0, below: index) }
    } else if node.kind == .branch {
      for child in nearestFirst(tree.store.children(at: index), where: { _ in true }) {
        visit(child)
      }
    } else {
      let pieces = tree.store.edges(in: node).map { (edge: $0, bound: search.bound(of: .init($0))) }
      for piece in pieces.sorted(by: { $0.bound < $1.bound }) { visit(piece.edge) }
    }
  }

  private mutating func visit(_ edge: Edge) {
    let box = BorderBox(edge)
    guard isWorthwhile(box) else { return }
    let length = edge.start.distanceMeters(to: edge.end)
    guard !isShort(length, at: box) else { return probe { $0.visit(edge) } }
    let halves = edge.halves.map { (edge: $0, bound: search.bound(of: .init($0))) }
    for half in halves.sorted(by: { $0.bound < $1.bound }) { visit(half.edge) }
  }

  private func nearestFirst(
    _ nodes: Range<Int>, where isWanted: (Int) -> Bool
  ) -> [Int] {
    nodes.filter(isWanted).map { (node: $0, bound: search.bound(of: tree.store.node(at: $0).box)) }
      .sorted { $0.bound < $1.bound }.map(\.node)
  }

  private func isWorthwhile(_ box: BorderBox) -> Bool {
    probesLeft > 0 && search.bound(of: box) < search.cutoff
  }

  /// Whether a piece in `box` that is so many metres long is not divided any more.
  private func isShort(_ meters: Double, at box: BorderBox) -> Bool {
    meters <= max(Self.shortestPiece, part * search.meters(bound: search.bound(of: box)))
  }

  /// Tries the nearest place that `find` finds.
  private mutating func probe(_ find: (inout BorderSearch) -> Void) {
    var found = search
    find(&found)
    guard let border = found.result else { return }
    probesLeft -= 1
    let meters = border.distanceMeters + Self.shortestPiece
    let place = target.destination(towards: border.coordinate, meters: meters)
    guard isAccepted(place) else { return }
    best = place
    search = BorderSearch(target: target, limit: border.distanceMeters)
  }
}

extension Edge {
  /// The two halves, drawn without a turn where the edge crosses the antimeridian.
  fileprivate var halves: [Edge] {
    let end = Coordinate(
      longitude: end.longitude + 360 * Double(turns), latitude: end.latitude)
    let middle = Coordinate(
      longitude: (start.longitude + end.longitude) / 2,
      latitude: (start.latitude + end.latitude) / 2)
    return [Edge(start: start, end: middle, turns: 0), Edge(start: middle, end: end, turns: 0)]
  }
}
