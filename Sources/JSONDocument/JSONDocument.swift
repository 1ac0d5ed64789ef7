// SPDX-License-Identifier: MIT

import CJansson
import Synchronization

/// A parsed JSON text (RFC 8259), read only.
///
///     let document = try JSONDocument(parsing: bytes, source: "service.json")
///     let name = try document.root.required("name").string()
///
/// Owns one Jansson reference, given back with `json_decref`. Every `JSONValue` of the document
/// keeps it alive.
@safe public final class JSONDocument: @unchecked Sendable {
  // SAFETY: the tree is never changed after `init`, and its reference counts are only touched by
  // `deinit`; Jansson's read-only functions may run on many threads at once.
  let rootNode: Node

  /// The name of the file that the text came from, for errors; where it is one of several texts in
  /// the file, its place there too.
  public let source: String?

  /// The JSON Pointer to the root where the document is a part of a text; empty where it is whole.
  let rootPointer: String

  /// The arrays that are not in the tree, by the empty ones that stand for them there.
  private let tables: [Node: NumberTable]

  /// How its arrays and objects hang in it, once somebody has asked.
  let knownPlaces = AtomicLazyReference<ContainerPlaces>()

  /// Parses `bytes`: one JSON value in UTF-8, with or without a byte order mark.
  ///
  /// Stricter than RFC 8259 where leniency would hide a mistake: a member name given twice, an
  /// integer beyond 64 bits and a number beyond the range of `Double` are errors. A member name
  /// that contains U+0000 is one too, because Jansson cannot keep it; strings may contain it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - source: The name of the file that the text came from, for errors.
  ///   - limits: How large and how deeply nested a text may be.
  /// - Throws: A `JSONError` located by line and column.
  public convenience init(
    parsing bytes: [UInt8], source: String? = nil, limits: Limits = .standard
  ) throws(JSONError) {
    let text = JSONText(bytes: bytes, source: source)
    try text.checkBytes(maximum: limits.maximumBytes)
    _ = try StructureScan(of: text, maximumDepth: limits.maximumDepth)
    unsafe self.init(owning: try text.parse(), source: source)
  }

  /// Takes over the reference to `rootNode`.
  init(
    owning rootNode: Node, source: String?, rootPointer: String = "",
    tables: [Node: NumberTable] = unsafe [:]
  ) {
    unsafe self.rootNode = rootNode
    unsafe self.tables = unsafe tables
    self.source = source
    self.rootPointer = rootPointer
  }

  /// Parses `text`: one JSON value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: The name of the file that the text came from, for errors.
  ///   - limits: How large and how deeply nested a text may be.
  /// - Throws: A `JSONError` located by line and column.
  public convenience init(
    parsing text: String, source: String? = nil, limits: Limits = .standard
  ) throws(JSONError) {
    try self.init(parsing: [UInt8](text.utf8), source: source, limits: limits)
  }

  deinit { unsafe json_decref(rootNode) }

  /// The table that `array` stands for, if any.
  func table(for array: Node) -> NumberTable? {
    unsafe tables.isEmpty ? nil : tables[array]
  }

  /// The value that the whole text is.
  public var root: JSONValue {
    unsafe JSONValue(document: self, node: rootNode, place: .root)
  }
}

/// A value in Jansson's tree, borrowed from the document that owns the tree.
typealias Node = UnsafeMutablePointer<json_t>
