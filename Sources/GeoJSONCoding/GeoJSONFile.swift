// SPDX-License-Identifier: MIT

package import JSONDocument

/// The features of a GeoJSON file, read one at a time.
///
/// The file is a GeoJSON text (RFC 7946), one such text a line (newline-delimited GeoJSON), or a
/// sequence of them (RFC 8142), by its content. Of a feature collection no more than a few features
/// are in memory as trees at once, and long files are read on all cores.
///
///     let file = try GeoJSONFile(bytes, source: "zones.geojson")
///     let shapes = try file.mapFeatures { feature in Result { try feature.zoneShape() } }
package struct GeoJSONFile: Sendable {
  /// How much is read in one go: long against the work of sharing it out, short against a file that
  /// is worth sharing out.
  private static let standardPartBytes = 1 << 17

  /// How long the file is.
  package let byteCount: Int

  private let texts: JSONTexts
  private let single: DividedJSONText?
  private let sliceBytes: Int

  /// Recognises what is in `bytes`, and reads what is around the features of a single text.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - source: Its name, for errors.
  ///   - partBytes: How much is read in one go.
  ///   - sliceBytes: How much of a long ring is a tree at once.
  /// - Throws: A `JSONError` at a mistake that comes before all features.
  package init(
    _ bytes: [UInt8], source: String? = nil, partBytes: Int = standardPartBytes,
    sliceBytes: Int = DividedJSONText.standardSliceBytes
  ) throws(JSONError) {
    texts = try JSONTexts(in: bytes, source: source, runBytes: partBytes)
    single = try texts.single.map { text throws(JSONError) in
      try DividedJSONText(
        text, at: "features", partBytes: partBytes, sliceBytes: sliceBytes)
    }
    self.sliceBytes = sliceBytes
    byteCount = bytes.count
  }

  /// The root of a single text, whose `features` are left out; nil when it cannot be read, or when
  /// there are several texts.
  package var outline: JSONValue? {
    try? single?.outline.get().root
  }

  /// Hands each feature to `transform`, several at once.
  ///
  /// - Parameters:
  ///   - progress: Called with how many more bytes of the file are done with, from any thread.
  ///   - transform: Called from any thread, in any order.
  /// - Returns: What `transform` returned, in the order of the file.
  /// - Throws: What `forEachFeature(progress:_:_:)` throws.
  package func mapFeatures<Output: Sendable>(
    progress: @Sendable (Int) -> Void = { _ in },
    _ transform: @Sendable (PlacedFeature) -> Output
  ) throws -> [Output] {
    var outputs: [Output] = []
    try forEachFeature(progress: progress, transform) { outputs.append($0) }
    return outputs
  }

  /// Hands each feature to `transform`, several at once, and what becomes of it to `body`, one after the
  /// other.
  ///
  /// So no more is kept of features than `body` keeps, and of a few parts of the file what `transform`
  /// returned.
  ///
  /// - Parameters:
  ///   - progress: Called with how many more bytes of the file are done with, from any thread.
  ///   - transform: Called from any thread, in any order.
  ///   - body: Called from any thread, in the order of the file; up to the first mistake, if not less.
  /// - Throws: The `JSONError` or `GeoJSONError` at the first mistake that reading the whole file
  ///   before its features would find; of several texts, at that in the first one with a mistake.
  package func forEachFeature<Output: Sendable>(
    progress: @Sendable (Int) -> Void = { _ in },
    _ transform: @Sendable (PlacedFeature) -> Output, _ body: (Output) -> Void
  ) throws {
    if let single { return try single.forEachFeature(progress: progress, transform, body) }
    try concurrentForEach(texts.runs.count) { index in
      let run = texts.runs[index]
      defer { progress(run.byteCount) }
      var outputs: [Output] = []
      try texts.forEachText(in: run) { text in
        try DividedJSONText(text, at: "features", sliceBytes: sliceBytes)
          .forEachFeature(transform) { outputs.append($0) }
      }
      return outputs
    } _: { outputs in
      outputs.forEach(body)
    }
  }
}

extension DividedJSONText {
  /// Hands what `transform` makes of each feature of the text to `body`, in order.
  fileprivate func forEachFeature<Output: Sendable>(
    progress: @Sendable (Int) -> Void = { _ in },
    _ transform: @Sendable (PlacedFeature) -> Output, _ body: (Output) -> Void
  ) throws {
    let root = Result { try outline.get().root }
    let object = Result { try GeoJSONObject(decoding: root.get()) }
    var isCollection = false
    if case .success(.featureCollection) = object { isCollection = true }

    // All of a text has to be JSON before any of it has to be GeoJSON.
    var fault: GeoJSONError?
    try concurrentForEach(parts.count) { [isCollection] index in
      defer { progress(parts[index].byteCount) }
      var reading = PartReading<Output>()
      try forEachElement(in: parts[index]) { value, _ in
        if isCollection { reading.add(value, transform) }
      }
      return reading
    } _: { reading in
      if fault == nil { reading.outputs.forEach(body) }
      fault = fault ?? reading.fault
    }
    // There are none where there were parts.
    for feature in try features(around: object.get(), in: root.get()) { body(transform(feature)) }
    if let fault { throw fault }
  }

  /// The features that are not elements of the divided array, when the root without them was
  /// decoded as `object`; none of a collection whose features are such elements.
  private func features(
    around object: GeoJSONObject, in root: JSONValue
  ) throws -> [PlacedFeature] {
    if case .featureCollection = object { return try PlacedFeature.all(of: object, in: root) }
    // To a feature and a geometry, an array of this name is a foreign member like any other.
    let root = parts.isEmpty ? root : try undivided().root
    return try PlacedFeature.all(of: GeoJSONObject(decoding: root), in: root)
  }
}

/// What came of the features of a part of a text.
private struct PartReading<Output: Sendable>: Sendable {
  /// What the features were made into, up to the first one that is wrong.
  private(set) var outputs: [Output] = []
  /// What is wrong with that one.
  private(set) var fault: GeoJSONError?

  mutating func add(_ value: JSONValue, _ transform: (PlacedFeature) -> Output) {
    guard fault == nil else { return }
    do throws(GeoJSONError) {
      outputs.append(transform(try PlacedFeature(decoding: value)))
    } catch {
      fault = error
    }
  }
}
