// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import GeoJSONCoding
import JSONDocument
import Schedules

/// A service as read from its files: what to decide with, and the plug-ins to ask.
struct LoadedService {
  let area: ServiceArea
  let plugins: [any Rule]

  /// Reads the service at `path`: a folder with a `service.json`, such a file, or a GeoJSON file.
  init(
    path: String, pluginFolders: [String], progress: @escaping LoadingProgress.Report,
    log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) {
    let source = try Self.source(at: path)
    let document: JSONDocument
    if source.path.split(separator: "/").last == "service.json" {
      document = try source.document(.configuration)
    } else {
      let file = try source.geoJSON()
      guard file.outline?.member("doorstep") != nil else {
        area = try ServiceArea(geoJSON: file, in: source, progress: progress)
        plugins = []
        return
      }
      document = try source.document(.data)
    }
    let configuration = try ServiceConfiguration(document)
    area = try configuration.area(in: source, progress: progress)
    plugins = try configuration.plugins.map { plugin throws(ServiceError) in
      try plugin.load(relativeTo: source.folder, orFrom: pluginFolders, log: log)
    }
  }

  /// The file that says what the service at `path` is.
  private static func source(at path: String) throws(ServiceError) -> SourceFile {
    let path = path.isEmpty ? "." : path
    let isFolder = SourceFile.isFolder(path)
    let folder = path.hasSuffix("/") ? path : path + "/"
    do {
      return try SourceFile(path: isFolder ? folder + "service.json" : path)
    } catch  where error.kind == .missing {
      throw ServiceError(
        .missing,
        "\(error.description); expected a folder with a service.json, such a file, or a GeoJSON file"
      )
    }
  }
}

extension ServiceArea {
  /// A bare GeoJSON file as a service with defaults: its zones, always open, in UTC.
  fileprivate convenience init(
    geoJSON file: GeoJSONFile, in source: SourceFile, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) {
    var decoder = ZoneDecoder()
    let counter = ProgressCounter(of: source, report: progress)
    try decoder.addZones(of: file, progress: counter.add)
    counter.finish()
    var fingerprint = Fingerprint()
    fingerprint.add(source.bytes)
    self.init(
      name: source.path, timeZone: .utc, zones: decoder.zones, holidays: .empty,
      version: fingerprint.text)
  }
}
