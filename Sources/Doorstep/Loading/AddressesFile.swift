// SPDX-License-Identifier: MIT

import JSONDocument

/// The file with addresses that a service names.
struct AddressesFile {
  private let name: String
  private let place: JSONValue

  init(decoding value: JSONValue) throws(JSONError) {
    name = try value.nonEmptyString()
    place = value
  }

  /// Where it is; a relative name starts at the folder of `source`.
  ///
  /// What is in it is read by who searches it. Since it decides nothing, a file that is not there is only warned of.
  func path(namedBy source: SourceFile, noting mistakes: Mistakes) -> String {
    let path = name.hasPrefix("/") ? name : source.folder + name
    if !SourceFile.isThere(path) {
      mistakes.warn(
        place,
        """
        \(path): no such file; expected addresses as CSV or GeoJSON lines, or what 'doorstep addresses \
        import' made
        """)
    }
    return path
  }
}
