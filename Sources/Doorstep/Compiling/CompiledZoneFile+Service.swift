// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import ZoneFiles

extension CompiledZoneFile {
  /// Whether the file at `path` is to be read as compiled zones: by what it begins with, and by its
  /// name, so that a damaged one is not taken for GeoJSON.
  static func isMeant(by path: String) -> Bool {
    path.hasSuffix(".zones") || isCompiled(path)
  }

  /// Maps the file at `path`, and with `isWhole` reads all of it to find damage.
  init(opening path: String, verifying isWhole: Bool) throws(ServiceError) {
    do throws(CompiledZoneFileError) {
      try self.init(opening: path)
      if isWhole { try verify() }
    } catch {
      throw ServiceError(error)
    }
  }

  /// The zones for a service that defines `hubs` and `estimates`.
  ///
  /// - Throws: `data` at the first name that the service does not define.
  func zones(hubs: [Hub], estimates: [EstimateModel]) throws(ServiceError) -> ZoneList {
    try check(details.hubs, among: hubs.map(\.id), of: "hub")
    try check(details.estimates, among: estimates.map(\.id), of: "estimate")
    return ZoneList(madeBy: CompiledZoneSource(self, estimates: estimates))
  }

  private func check(
    _ names: [String], among known: [String], of noun: String
  ) throws(ServiceError) {
    guard let name = names.first(where: { !known.contains($0) }) else { return }
    throw ServiceError(
      .data, "\(path): its zones name a \(noun), but \(unknown(name, among: known, of: noun))")
  }

  /// How the index ranks zones that overlap.
  ///
  /// - Throws: `data` when that is not known to this version.
  func precedence() throws(ServiceError) -> Precedence {
    guard let precedence = Precedence(rawValue: details.precedence) else {
      throw ServiceError(
        .data, "\(path): no precedence is called \(quoted(details.precedence))")
    }
    return precedence
  }

  /// Refuses a service that ranks zones in another way than the index does.
  func require(_ precedence: Precedence) throws(ServiceError) {
    let compiled = try self.precedence()
    guard compiled.ranking == precedence.ranking else {
      let word = precedence.rawValue
      throw ServiceError(
        .data,
        """
        \(path): was compiled for the precedence "\(compiled.rawValue)", and the service has \
        "\(word)"; compile the zones again with '--precedence \(word)'
        """)
    }
  }
}

extension Precedence {
  /// How zones are ranked before it is known what is ordered.
  fileprivate var ranking: Precedence {
    switch self {
    case .priority, .cheapest, .fastest: .priority
    case .first, .smallest: self
    }
  }
}

extension ServiceError {
  /// What is wrong with compiled zones, or why they could not be written.
  init(_ error: CompiledZoneFileError, isWriting: Bool = false) {
    let kind: Kind =
      switch error.reason {
      case .unreadable: error.isMissing ? .missing : .unreadable
      case .unwritable: .unwritable
      case .notRegular: isWriting ? .unwritable : .unreadable
      case .foreign, .otherByteOrder, .otherFormat, .otherLength, .damaged: .data
      }
    self.init(kind, error.description)
  }
}
