// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import TestSupport
import Testing

/// Cities and counties as their offices drew them: `shared/data/polygons`.
@Suite(
  "Real polygons", .enabled(if: SharedData.isPresent, SharedData.absence))
struct RealPolygonsTests {
  private static let files = SharedData.files(in: "polygons", suffix: ".geojson")

  private func load(
    _ file: String
  ) throws -> (checker: DeliveryChecker, features: JSONElements) {
    let checker = try DeliveryChecker(service: SharedData.directory.appending(path: file).path)
    let document = try JSONDocument(parsing: SharedData.bytes(file), source: file)
    return (checker, try document.root.required("features").elements())
  }

  /// The positions of all rings of a Polygon or a MultiPolygon.
  private func positions(_ geometry: JSON?) -> [Coordinate] {
    let coordinates = geometry?["coordinates"]?.elements ?? []
    let polygons =
      geometry?["type"] == "Polygon" ? [coordinates] : coordinates.map(\.elements)
    return polygons.joined().flatMap(\.elements).compactMap { position in
      guard let longitude = position.elements.first?.double,
        let latitude = position.elements.dropFirst().first?.double
      else { return nil }
      return Coordinate(longitude: longitude, latitude: latitude)
    }
  }

  @Test(arguments: files)
  func `a feature's own vertices are in its zone`(_ file: String) throws {
    let (checker, features) = try load(file)
    #expect(checker.area.zones.count == features.count)
    var count = 0
    for index in features.indices {
      let zone = checker.area.zones[index]
      let vertices = positions(JSON(features[index])["geometry"])
      count += vertices.count
      // One expectation for all: tens of thousands would take longer than the test itself.
      let shape = zone.shape
      let outside = vertices.filter { !shape.contains($0) }
      #expect(outside.isEmpty, "\(zone.id)")
    }
    #expect(count > 1000)
  }

  @Test(arguments: files)
  func `a zone contains what exact arithmetic says`(_ file: String) throws {
    let seed: UInt64 = 7_946
    var generator = SeededGenerator(seed: seed)
    let (checker, features) = try load(file)
    var answers: [Bool: Int] = [:]
    for _ in 0..<12 {
      let index = Int.random(in: features.indices, using: &generator)
      let geometry = try #require(JSON(features[index])["geometry"])
      let exact = try NaiveContainment(geometry: geometry)
      let shape = checker.area.zones[index].shape
      let corners = positions(geometry)
      let longitudes = corners.map(\.longitude).sorted()
      let latitudes = corners.map(\.latitude).sorted()
      for _ in 0..<20 {
        let longitude = Double.random(
          in: longitudes[0]...longitudes[corners.count - 1], using: &generator)
        let latitude = Double.random(
          in: latitudes[0]...latitudes[corners.count - 1], using: &generator)
        // A vertex in one axis: the ray of the naive test passes exactly through it.
        let isLevel = Bool.random(using: &generator)
        let place = Coordinate(
          longitude: longitude,
          latitude: isLevel ? corners.randomElement(using: &generator)?.latitude ?? 0 : latitude)
        let expected = exact.contains(
          try NaiveContainment.point(place.longitude, place.latitude))
        answers[expected, default: 0] += 1
        #expect(shape.contains(place) == expected, "seed \(seed), feature \(index): \(place)")
      }
    }
    #expect(answers[true, default: 0] > 20 && answers[false, default: 0] > 20)
  }

  /// The whole way, from the question to the name.
  @Test func `the middle of Philadelphia is in its neighbourhood`() throws {
    let (checker, features) = try load("polygons/city_philadelphia.geojson")
    let place = Coordinate(longitude: -75.1636, latitude: 39.9526)
    let quote = try checker.quote(for: DeliveryRequest(to: place))
    #expect(quote.deliverable == .yes)
    let point = try NaiveContainment.point(place.longitude, place.latitude)
    let owners = try features.map { JSON($0) }.filter {
      try NaiveContainment(geometry: $0["geometry"] ?? .null).contains(point)
    }
    #expect(owners.map { $0["properties"]?["name"] } == ["Center City East"])
    #expect(quote.zone?.name == "Center City East")
  }
}
