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
    package var checksumText: String { hexadecimal(checksum) }
  }

  /// The version of the Doorstep that compiled.
  package let compiler: String
  /// The files that zones were compiled from, in their order.
  package let sources: [Source]
  /// How the index ranks zones that overlap, a word of the service format.
  package let precedence: String
  /// Names what the zones say, however their files are written; nil in older files.
  package let content: UInt128?
  /// All hubs that zones name, once each.
  package let hubs: [String]
  /// All estimates that zones name, once each.
  package let estimates: [String]

  /// Collects the details.
  package init(
    compiler: String, sources: [Source], precedence: String, content: UInt128? = nil,
    hubs: [String], estimates: [String]
  ) {
    self.compiler = compiler
    self.sources = sources
    self.precedence = precedence
    self.content = content
    self.hubs = hubs
    self.estimates = estimates
  }

  init(decoding value: JSONValue) throws(JSONError) {
    compiler = try value.required("doorstep").string()
    sources = try value.required("sources").map(Source.init(decoding:))
    precedence = try value.required("precedence").string()
    content = try value.member("content").map { digits throws(JSONError) in
      try digits.checksum()
    }
    hubs = try value.required("hubs").map { value throws(JSONError) in try value.string() }
    estimates = try value.required("estimates").map { value throws(JSONError) in
      try value.string()
    }
  }

  var json: JSON {
    var members: JSON.Object = [
      "doorstep": .string(compiler), "sources": .array(sources.map(\.json)),
      "precedence": .string(precedence),
      "hubs": .array(hubs.map { .string($0) }), "estimates": .array(estimates.map { .string($0) }),
    ]
    members["content"] = content.map { .string(hexadecimal($0)) }
    return .object(members)
  }
}

extension ZoneFileDetails.Source {
  fileprivate init(decoding value: JSONValue) throws(JSONError) {
    path = try value.required("path").string()
    byteCount = Int(try value.required("bytes").integer())
    checksum = try value.required("xxh3").checksum()
  }

  fileprivate var json: JSON {
    [
      "path": .string(path), "bytes": .integer(Int64(byteCount)), "xxh3": .string(checksumText),
    ]
  }
}

/// `checksum` in 32 hexadecimal digits.
private func hexadecimal(_ checksum: UInt128) -> String {
  let digits = String(checksum, radix: 16)
  return String(repeating: "0", count: 32 - digits.count) + digits
}

extension JSONValue {
  fileprivate func checksum() throws(JSONError) -> UInt128 {
    guard let checksum = UInt128(try string(), radix: 16) else {
      throw error("expected a checksum in hexadecimal digits")
    }
    return checksum
  }

  fileprivate func map<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    for element in try self.elements() { elements.append(try read(element)) }
    return elements
  }
}
