// SPDX-License-Identifier: MIT

import Testing

@testable import DoorstepBench

@Suite struct CommunesTests {
  @Test(arguments: [1, 2, 35, 400])
  func `there are as many communes as asked for`(_ count: Int) {
    #expect(Communes(count: count, seed: 1).outlines().count == count)
  }

  @Test func `the same seed draws the same communes and another seed others`() {
    let communes = Communes(count: 50, seed: 3).outlines()
    #expect(communes == Communes(count: 50, seed: 3).outlines())
    #expect(communes != Communes(count: 50, seed: 4).outlines())
  }

  /// An edge is walked once forwards by the commune on its left and once backwards by its neighbour,
  /// so the areas of all communes sum up to that inside the edges without a neighbour.
  @Test(arguments: UInt64(1)...5)
  func `communes share their borders vertex for vertex without gaps`(_ seed: UInt64) {
    let outlines = Communes(count: 300, seed: seed).outlines()
    let edges = outlines.flatMap { zip($0, $0.dropFirst()).map { [$0, $1] } }
    let all = Set(edges)
    #expect(all.count == edges.count, "no edge is walked twice the same way")
    let outer = edges.filter { !all.contains($0.reversed()) }
    #expect(outer.count < edges.count / 4)
    let area = outlines.reduce(0) { $0 + twiceArea(zip($1, $1.dropFirst()).map { [$0, $1] }) }
    #expect(area == twiceArea(outer))
    #expect(area > 0)
  }

  @Test func `outlines are closed, counter-clockwise and without repeated vertices`() {
    for outline in Communes(count: 300, seed: 1).outlines() {
      #expect(outline.first == outline.last)
      #expect(Set(outline).count == outline.count - 1)
      #expect(twiceArea(zip(outline, outline.dropFirst()).map { [$0, $1] }) > 0)
    }
  }

  @Test func `delivery areas have sixty vertices round their middle`() {
    let outlines = DeliveryAreas.outlines(count: 200, seed: 1)
    #expect(outlines.count == 200)
    for outline in outlines {
      #expect(outline.count == 61)
      #expect(outline.first == outline.last)
      #expect(twiceArea(zip(outline, outline.dropFirst()).map { [$0, $1] }) > 0)
    }
  }

  /// The shoelace formula, exact in whole numbers.
  private func twiceArea(_ edges: [[Microdegrees]]) -> Int {
    edges.reduce(0) { $0 + $1[0].x * $1[1].y - $1[1].x * $1[0].y }
  }
}
