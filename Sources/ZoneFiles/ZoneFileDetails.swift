// SPDX-License-Identifier: MIT

import JSONDocument

/// What a file of compiled zones says about itself, as JSON that people can read at its start.
package struct ZoneFileDetails: Hashable, Sendable {
  /// A file that zones were compiled from.
  package struct Source: Hashable, Sendable {
    /// Its path, as it was given.
    package let path: String
    /// Its length.
    package let byteCount: Int
    /// The XXH3 of its content.
    package let checksum: UInt128

    /// Describes a file.
    package init(path: String, byteCount: Int, checksum: UInt128) {
      self.path = path
      self.byteCount = byteCount
      self.checksum = checksum
    }

    /// `checksum` in 32 hexadecimal digits, as `xxhsum -H2` prints it.
    package var checksumText: String {
      let digits = String(checksum, radix: 16)
      return String(repeating: "0", count: 32 - digits.count) + digits
    }
  }

  /// The version of the Doorstep that compiled.
  package let compiler: String
  /// The files that zones were compiled from, in their order.
  package let sources: [Source]
  /// How the index ranks zones that overlap, a word of the service format.
  package let precedence: String
  /// All hubs that zones name, once each.
  package let hubs: [String]
  /// All estimates that zones name, once each.
  package let estimates: [String]

  /// Collects the details.
  package init(
    compiler: String, sources: [Source], precedence: String, hubs: [String], estimates: [String]
  ) {
    self.compiler = compiler
    self.sources = sources
    self.precedence = precedence
    self.hubs = hubs
    self.estimates = estimates
  }

  init(decoding value: JSONValue) throws(JSONError) {
    compiler = try value.required("doorstep").string()
    sources = try value.required("sources").map(Source.init(decoding:))
    precedence = try value.required("precedence").string()
    hubs = try value.required("hubs").map { value throws(JSONError) in try value.string() }
    estimates = try value.required("estimates").map { value throws(JSONError) in
      try value.string()
    }
  }

  var json: JSON {
    [
      "doorstep": .string(compiler), "sources": .array(sources.map(\.json)),
      "precedence": .string(precedence),
      "hubs": .array(hubs.map { .string($0) }), "estimates": .array(estimates.map { .string($0) }),
    ]
  }
}

extension ZoneFileDetails.Source {
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    path = try value.required("path").string()
    byteCount = Int(try value.required("bytes").integer())
    let digits = try value.required("xxh3")
    guard let checksum = UInt128(try digits.string(), radix: 16) else {
      throw digits.error("expected a checksum in hexadecimal digits")
    }
    self.checksum = checksum
  }

  fileprivate var json: JSON {
    [
      "path": .string(path), "bytes": .integer(Int64(byteCount)), "xxh3": .string(checksumText),
    ]
  }
}

extension JSONValue {
  fileprivate func map<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    for element in try self.elements() { elements.append(try read(element)) }
    return elements
  }
}
