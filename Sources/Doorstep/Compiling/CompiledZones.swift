// SPDX-License-Identifier: MIT

public import DeliveryModel
import DeliveryRules
import ZoneFiles
import ZoneIndexing

/// A file of compiled zones: an index that services share in memory and open at once, whatever its
/// size.
///
///     let compiled = try CompiledZones(compiling: ["zones.geojson"], into: "area.zones")
///     let checker = try DeliveryChecker(service: "area.zones")
public struct CompiledZones: Sendable {
  /// A file that zones were compiled from.
  public struct Source: Hashable, Sendable {
    /// Its path, as it was given.
    public let path: String
    /// Its length.
    public let byteCount: Int
    /// The XXH3 of its content in 32 hexadecimal digits, as `xxhsum -H2` prints it.
    public let checksum: String
  }

  private let file: CompiledZoneFile

  /// Where the file is.
  public var path: String { file.path }
  /// The number of its zones.
  public var zoneCount: Int { file.zoneCount }
  /// The number of vertices of all its zones.
  public var vertexCount: Int { file.vertexCount }
  /// Its length.
  public var byteCount: Int { file.byteCount }
  /// The files that its zones were compiled from, in their order.
  public var sources: [Source] {
    file.details.sources.map {
      Source(path: $0.path, byteCount: $0.byteCount, checksum: $0.checksumText)
    }
  }

  /// Compiles the zones of GeoJSON files.
  ///
  /// A file that is at `path` already is replaced when the new one is complete, and stays as it was
  /// after any error. Whoever uses it goes on with the old zones.
  ///
  /// - Parameters:
  ///   - sources: The paths of the files, with all zones of the service: their ids have to differ.
  ///     The hubs and estimates that zones name are held against the service that uses the file.
  ///   - path: Where to write.
  ///   - precedence: That of the service that uses the file.
  ///   - progress: Told how far the reading of each file has come.
  /// - Throws: `ServiceError` with the file and place of the first mistake.
  public init(
    compiling sources: [String], into path: String, precedence: Precedence = .priority,
    progress: @escaping LoadingProgress.Report = { _ in }
  ) throws(ServiceError) {
    var compilation = ZoneCompilation(precedence: precedence)
    for source in sources { try compilation.addZones(ofFileAt: source, progress: progress) }
    try compilation.write(to: path)
    file = try CompiledZoneFile(opening: path, verifying: false)
  }

  /// Reads the whole file at `path` to find out whether it is as it was written.
  ///
  /// - Throws: `ServiceError` with what is wrong, and how to mend it.
  public init(verifying path: String) throws(ServiceError) {
    file = try CompiledZoneFile(opening: path, verifying: true)
    let source = CompiledZoneSource(file, estimates: [])
    for position in 0..<file.zoneCount {
      do {
        _ = try source.zone(at: position)
      } catch {
        throw ServiceError(.data, "\(path): zone \(position + 1) cannot be read: \(error)")
      }
    }
  }
}
