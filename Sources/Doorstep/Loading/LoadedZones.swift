// SPDX-License-Identifier: MIT

import DeliveryModel
import GeoJSONCoding
import JSONDocument
import ZoneFiles
import ZoneIndexing

/// The zones of a service.
struct LoadedZones {
  let list: ZoneList
  /// Their index, when they are compiled.
  let index: ZoneIndex?
  /// Names what they say.
  let checksum: UInt128
  /// What is doubtful about them, as lines with their places.
  let warnings: [String]

  fileprivate init(
    list: ZoneList, index: ZoneIndex?, checksum: UInt128, warnings: [String] = []
  ) {
    self.list = list
    self.index = index
    self.checksum = checksum
    self.warnings = warnings
  }

  /// The zones of a compiled file, which may name `hubs` and `estimates`.
  init(
    of file: CompiledZoneFile, hubs: [Hub], estimates: [EstimateModel]
  ) throws(ServiceError) {
    self.init(
      list: try file.zones(hubs: hubs, estimates: estimates), index: file.index,
      checksum: file.details.content ?? file.details.sources.map(\.checksum).checksum)
  }
}

/// Zones read from GeoJSON files, one after the other.
struct GeoJSONZones {
  private var decoder: ZoneDecoder
  private var errors: [String] = []
  private var warnings: [String] = []
  /// The files whose zones have rules that name zones, which are checked when all zones are known.
  private var awaited: [SourceFile] = []

  /// Starts without zones, which may refer to `names`.
  init(names: ZoneNames) {
    decoder = ZoneDecoder(names: names)
  }

  /// Adds the zones of `file`, which is the content of `source`.
  mutating func add(
    _ file: GeoJSONFile, of source: SourceFile, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) {
    let counter = ProgressCounter(of: source, report: progress)
    let mistakes = Mistakes()
    do {
      try decoder.addZones(of: file, noting: mistakes, progress: counter.add)
    } catch {
      throw source.error(reading: error)
    }
    counter.finish()
    errors += source.lines(mistakes.errors)
    warnings += source.lines(mistakes.warnings)
    if decoder.namesZones { awaited.append(source) }
  }

  /// The ids of all zones when there are mistakes in them; nil without any, or when not all are known.
  var idsDespiteMistakes: [Zone.ID]? {
    errors.isEmpty || !decoder.knowsIDs ? nil : decoder.allIDs
  }

  /// All zones.
  ///
  /// - Throws: Everything that is wrong with them.
  func loaded() throws(ServiceError) -> LoadedZones {
    guard errors.isEmpty else { throw ServiceError(.data, mistakes: errors) }
    let zones = decoder.zones
    let mistakes = Mistakes()
    decoder.checkRules(zones, noting: mistakes)
    guard mistakes.errors.isEmpty else {
      throw ServiceError(.data, mistakes: awaited.lines(mistakes.errors))
    }
    try zones.checkThatAnIndexHoldsThem()
    return LoadedZones(
      list: ZoneList(zones), index: nil, checksum: decoder.checksum,
      warnings: warnings)
  }
}

extension [Zone] {
  /// Refuses a drawing of several gigabytes, rather than to fail over it.
  func checkThatAnIndexHoldsThem() throws(ServiceError) {
    guard !ZoneIndex.canHold(map(\.shape)) else { return }
    let vertexCount = reduce(0) { $0 + $1.shape.vertexCount }
    throw ServiceError(
      .data,
      """
      \(count) zones have \(vertexCount) vertices; expected fewer than \(1 << 28) with the corners \
      that close rings: simplify them, or make services of them
      """)
  }
}
