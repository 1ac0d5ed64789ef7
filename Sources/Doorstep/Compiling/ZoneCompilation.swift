// SPDX-License-Identifier: MIT

import DeliveryModel
import JSONDocument
import ZoneFiles
import ZoneIndexing

/// Zones on their way from GeoJSON into a compiled file.
struct ZoneCompilation {
  private let precedence: Precedence
  private var decoder = ZoneDecoder(names: .any, keepingTexts: true)
  private var sources: [ZoneFileDetails.Source] = []
  /// The files whose zones have rules that name zones, which are checked when all zones are known.
  private var awaited: [SourceFile] = []

  /// Starts without zones, to be ranked by `precedence` where they overlap.
  init(precedence: Precedence) {
    self.precedence = precedence
  }

  /// Adds the zones of a GeoJSON file, every property of which is read, so that none is found wrong
  /// when it is used.
  mutating func addZones(
    ofFileAt path: String, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) {
    guard !CompiledZoneFile.isCompiled(path) else {
      throw ServiceError(.data, "\(path): is compiled already; expected GeoJSON")
    }
    let file = try SourceFile(path: path)
    let counter = ProgressCounter(of: file, report: progress)
    let mistakes = Mistakes()
    do {
      try decoder.addZones(of: file.geoJSON(), noting: mistakes, progress: counter.add)
    } catch {
      throw file.error(reading: error)
    }
    counter.finish()
    guard mistakes.errors.isEmpty else {
      throw ServiceError(.data, mistakes: file.lines(mistakes.errors))
    }
    if decoder.namesZones { awaited.append(file) }
    sources.append(
      ZoneFileDetails.Source(
        path: path, byteCount: file.bytes.count, checksum: file.checksum))
  }

  /// Builds the index and writes the file at `path`.
  consuming func write(to path: String) throws(ServiceError) {
    let mistakes = Mistakes()
    decoder.checkRules(noting: mistakes)
    guard mistakes.errors.isEmpty else {
      throw ServiceError(.data, mistakes: awaited.lines(mistakes.errors))
    }
    let vertexCount = decoder.shapes.vertexCount
    let index = try decoder.takeIndex(by: precedence)
    let properties = decoder.drafts
    let details = ZoneFileDetails(
      compiler: doorstepVersion, sources: sources, precedence: precedence.rawValue,
      content: decoder.checksum,
      hubs: properties.flatMap(\.namedHubs).withoutRepetitions,
      estimates: properties.compactMap(\.estimate).withoutRepetitions)
    var texts = ZoneTexts()
    do throws(JSONError) {
      for (id, properties) in zip(decoder.ids, decoder.texts) {
        texts.append(try CompiledZoneSource.text(id: id, properties: properties))
      }
    } catch {
      throw ServiceError(.data, error.description)
    }
    do throws(CompiledZoneFileError) {
      try ZoneFileContents(
        details: details, texts: texts, index: index, vertexCount: vertexCount
      ).write(to: path)
    } catch {
      throw ServiceError(error, isWriting: true)
    }
  }
}

extension [String] {
  /// Each text once, in the order of its first time.
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
