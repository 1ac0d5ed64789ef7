// SPDX-License-Identifier: MIT

import Dispatch
import ZoneGeometry

/// Builds the columns of a grid, in bands on all cores.
struct GridBuilder {
  let frame: GridFrame
  private(set) var cells: [[CellCode]] = []
  private(set) var words: [[UInt32]] = []

  /// Codes hold positions in the words in 30 bits, and memory has its limits; with fewer cells there
  /// are fewer words.
  private static let details = [1, 0.25, 0.0625, 0]

  init(_ shapes: FlatShapes, claims: [ZoneClaim], extent: Extent) {
    var plan = GridPlan(shapes, claims: claims, extent: extent, detail: Self.details[0])
    var bands = Self.build(plan)
    var mostWords = plan.mostWords
    for detail in Self.details.dropFirst() where Self.wordCount(of: bands) > mostWords {
      plan = GridPlan(shapes, claims: claims, extent: extent, detail: detail)
      bands = Self.build(plan)
      // Look-ups would suffer more than memory would gain from another step.
      mostWords = CellCode.valueLimit - 1
    }
    frame = plan.frame
    var start = 0
    for index in bands.indices {
      bands[index].relocate(to: start)
      start += bands[index].words.count
      cells.append(bands[index].cells)
      words.append(bands[index].words.words)
    }
  }

  private static func wordCount(of bands: [GridBand]) -> Int {
    bands.reduce(0) { $0 + $1.words.count }
  }

  private static func build(_ plan: GridPlan) -> [GridBand] {
    var bands = plan.bands.indices.map { GridBand(plan, band: $0) }
    unsafe bands.withUnsafeMutableBufferPointer { bands in
      // SAFETY: each band is changed by one iteration, and by nothing else.
      nonisolated(unsafe) let bands = unsafe bands
      unsafe DispatchQueue.concurrentPerform(iterations: bands.count) { unsafe bands[$0].build() }
    }
    return bands
  }
}
