// SPDX-License-Identifier: MIT

import DeliveryEstimates
import JSONDocument

/// The fitted tables that a service names, read when they are met.
final class EstimateTableFiles {
  private let folder: String
  /// Names the content of each table that was read, by the name that the service has for it.
  private(set) var checksums: [String: UInt128] = [:]

  /// Tables whose relative paths start at `folder`.
  init(folder: String) {
    self.folder = folder
  }

  /// The table in the file that `value` names.
  ///
  /// - Throws: At `value` what is wrong with the file, and at its place in the file what is wrong with the table.
  func table(named value: JSONValue) throws(JSONError) -> EstimateTable {
    let name = try value.nonEmptyString()
    let document: JSONDocument
    do throws(ServiceError) {
      let file = try SourceFile(path: name.hasPrefix("/") ? name : folder + name)
      document = try file.document(.configuration)
    } catch {
      throw value.error(error.description)
    }
    let table = try EstimateTable(decoding: document.root)
    checksums[name] = CanonicalBytes(estimates: document.root).checksum
    return table
  }
}
