// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import GeoJSONCoding
import JSONDocument
import Schedules
import ZoneFiles
import ZoneIndexing

/// A service as read from its files: what to decide with, and the plug-ins to ask.
struct LoadedService {
  let area: ServiceArea
  /// The index of its zones.
  let index: ZoneIndex
  /// The plug-ins, with what the version is made of; nil for zones without a `service.json`.
  let plugins: ServicePlugins?
  /// Who measures the ways of its estimates, when anybody does.
  let travelTimes: ServiceTravelTimes?
  /// The file with the addresses that can be searched, if there is one.
  let addressesPath: String?
  /// What is doubtful about it, as lines with their places.
  let warnings: [String]

  /// Reads the service at `path`: a folder with a `service.json`, such a file, a GeoJSON file, or
  /// compiled zones.
  ///
  /// Plug-ins that `previous` has are taken from it where nothing about them has changed.
  init(
    path: String, plugins surroundings: PluginSurroundings, reusing previous: ServicePlugins?,
    verifiesZones: Bool,
    progress: @escaping LoadingProgress.Report, log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) {
    if !SourceFile.isFolder(path), CompiledZoneFile.isMeant(by: path) {
      let file = try CompiledZoneFile(opening: path, verifying: verifiesZones)
      self.init(
        bare: try LoadedZones(of: file, hubs: [], estimates: []), of: path,
        precedence: try file.precedence())
      return
    }
    switch try Self.content(of: path, progress: progress) {
    case .service(let document, let source):
      try self.init(
        document.root, source: source, plugins: surroundings, reusing: previous,
        verifiesZones: verifiesZones, progress: progress, log: log)
    case .bareZones(let zones, let path):
      self.init(bare: try zones.loaded(by: .priority), of: path)
    }
  }

  /// What a file that is no compiled zones holds.
  private enum Content {
    case service(JSONDocument, SourceFile)
    /// Zones alone; the file itself is forgotten, and its memory is there for their index.
    case bareZones(GeoJSONZones, path: String)
  }

  private static func content(
    of path: String, progress: @escaping LoadingProgress.Report
  ) throws(ServiceError) -> Content {
    let source = try source(at: path)
    if isNamedAsService(source) { return .service(try source.document(.configuration), source) }
    let file = try source.geoJSON()
    if file.outline?.member("doorstep") != nil {
      return .service(try source.document(.data), source)
    }
    var zones = GeoJSONZones(names: ZoneNames(hubs: [], estimates: []))
    try zones.add(file, of: source, progress: progress)
    return .bareZones(zones, path: source.path)
  }

  /// Reads the service that `root` of `source` says.
  private init(
    _ root: JSONValue, source: SourceFile, plugins surroundings: PluginSurroundings,
    reusing previous: ServicePlugins?, verifiesZones: Bool,
    progress: @escaping LoadingProgress.Report, log: @escaping @Sendable (String) -> Void
  ) throws(ServiceError) {
    let mistakes = Mistakes()
    let tables = EstimateTableFiles(folder: source.folder)
    let configuration = ServiceConfiguration(root, tables: tables, noting: mistakes)
    var errors: [ServiceError] = []
    func attempt<Value>(_ load: () throws(ServiceError) -> Value) -> Value? {
      do throws(ServiceError) {
        return try load()
      } catch {
        errors.append(error)
        return nil
      }
    }
    let zones = configuration.flatMap { configuration in
      attempt { () throws(ServiceError) in
        try configuration.zones(
          namedBy: source, verifying: verifiesZones, progress: progress,
          noting: mistakes)
      }
    }
    var loaded = previous?.uses.map(\.plugin) ?? []
    var warnings: [String] = []
    let uses = (configuration?.plugins ?? []).compactMap { plugin in
      do throws(ServiceError) {
        return try plugin.load(
          namedBy: source, in: surroundings, reusing: &loaded, log: log)
      } catch {
        // What does not count cannot keep a service from deciding.
        if plugin.shadow == nil { errors.append(error) } else { warnings.append("\(error)") }
        return nil
      }
    }
    if configuration?.plugins.isEmpty == false, let doubt = PluginConfiguration.doubt(about: source)
    {
      warnings.append(doubt)
    }
    if let zones {
      configuration?.checkRules(zones.list, noting: mistakes)
      if let place = root.member("zones"), !zones.list.contains(where: { $0.kind == .service }) {
        mistakes.warn(place, "no zone is delivered to, so that every answer is a no")
      }
    }
    let addressesPath = configuration?.addresses?.path(namedBy: source, noting: mistakes)
    if !mistakes.errors.isEmpty {
      errors.insert(ServiceError(.configuration, mistakes: source.lines(mistakes.errors)), at: 0)
    }
    if let error = ServiceError(errors) { throw error }
    guard let configuration, let zones else {
      throw ServiceError(.configuration, "\(source.path): cannot be read")
    }
    let plugins = ServicePlugins(
      uses, of: source,
      beside: [
        CanonicalBytes(service: root, tables: tables.checksums).checksum, zones.checksum,
      ], desk: previous?.desk)
    self.init(
      area: configuration.area(zones, version: plugins.version), index: zones.index,
      plugins: plugins,
      travelTimes: ServiceTravelTimes(
        configuration.travelTimes, timeZone: configuration.timeZone),
      addressesPath: addressesPath,
      warnings: source.lines(mistakes.warnings) + warnings + zones.warnings)
  }

  /// Zones without a `service.json`, as a service with defaults: always open, in UTC.
  private init(bare zones: LoadedZones, of path: String, precedence: Precedence = .priority) {
    let area = ServiceArea(
      name: path, timeZone: .utc, zones: zones.list, precedence: precedence, holidays: .empty,
      version: Fingerprint([zones.checksum]).text)
    self.init(
      area: area, index: zones.index, plugins: nil, travelTimes: nil, addressesPath: nil,
      warnings: zones.warnings)
  }

  private init(
    area: ServiceArea, index: ZoneIndex, plugins: ServicePlugins?,
    travelTimes: ServiceTravelTimes?, addressesPath: String?, warnings: [String]
  ) {
    self.area = area
    self.index = index
    self.plugins = plugins
    self.travelTimes = travelTimes
    self.addressesPath = addressesPath
    self.warnings = warnings
  }

  /// Whether `source` says what a service is, rather than holding bare zones.
  static func isService(_ source: SourceFile) throws(ServiceError) -> Bool {
    if isNamedAsService(source) { return true }
    return try source.geoJSON().outline?.member("doorstep") != nil
  }

  private static func isNamedAsService(_ source: SourceFile) -> Bool {
    source.path.split(separator: "/").last == "service.json"
  }

  /// The file that says what the service at `path` is.
  static func source(at path: String) throws(ServiceError) -> SourceFile {
    let path = path.isEmpty ? "." : path
    let isFolder = SourceFile.isFolder(path)
    let folder = path.hasSuffix("/") ? path : path + "/"
    do {
      return try SourceFile(path: isFolder ? folder + "service.json" : path)
    } catch  where error.kind == .missing {
      throw ServiceError(
        .missing,
        """
        \(error.description); expected a folder with a service.json, such a file, a GeoJSON file, or \
        compiled zones
        """)
    }
  }
}
