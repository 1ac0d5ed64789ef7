// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Synchronization
import Testing

@Suite struct `A checker that is loaded anew` {
  private static let place = Coordinate(longitude: 0.5, latitude: 0.5)

  /// A service of one zone, a square around the place, called `name`.
  private func write(_ name: String, to folder: ServiceFolder) throws {
    let ring: [[Double]] = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
    let text = """
      {"type": "Feature", "id": "\(name)", "properties": null,
       "geometry": {"type": "Polygon", "coordinates": [\(ring)]}}
      """
    // Whoever loads must not see half a file.
    let draft = try folder.write(text, as: "draft")
    #expect(unsafe rename(draft, "\(folder.path)/zones.geojson") == 0)
  }

  private func zone(_ checker: DeliveryChecker) throws -> String? {
    try checker.quote(for: DeliveryRequest(to: Self.place)).zone?.id
  }

  @Test func `answers as its files say now, and an old value as they said`() throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    try write("first", to: folder)
    let service = try ReloadableChecker(service: "\(folder.path)/zones.geojson")
    let old = service.checker
    try write("second", to: folder)
    #expect(try zone(service.checker) == "first")
    try service.reload()
    #expect(try zone(service.checker) == "second")
    #expect(try zone(old) == "first")
    #expect(old.area.version != service.checker.area.version)
  }

  @Test(arguments: ["", "{", "{\"type\": \"Feature\"}", "[1, 2"])
  func `stays as it was when its files are broken`(text: String) throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    try write("good", to: folder)
    let service = try ReloadableChecker(service: "\(folder.path)/zones.geojson")
    try folder.write(text, as: "zones.geojson")
    #expect(throws: ServiceError.self) { try service.reload() }
    #expect(try zone(service.checker) == "good")
    try FileManager.default.removeItem(atPath: "\(folder.path)/zones.geojson")
    #expect(throws: ServiceError.self) { try service.reload() }
    #expect(try zone(service.checker) == "good")
    try write("better", to: folder)
    try service.reload()
    #expect(try zone(service.checker) == "better")
  }

  @Test func `answers from whole services only while they change`() throws {
    let folder = try ServiceFolder(service: nil, zones: nil)
    try write("0", to: folder)
    let service = try ReloadableChecker(service: "\(folder.path)/zones.geojson")
    let isDone = Atomic(false)
    let strange = Mutex<[String]>([])
    let group = DispatchGroup()
    for _ in 0..<4 {
      group.enter()
      Thread.detachNewThread {
        var last = 0
        repeat {
          let answer = try? service.checker.quote(for: DeliveryRequest(to: Self.place))
          let number = answer?.zone.flatMap { Int($0.id) } ?? -1
          if number < last { strange.withLock { $0.append("\(number) after \(last)") } }
          last = number
        } while !isDone.load(ordering: .acquiring)
        group.leave()
      }
    }
    for number in 1...60 {
      try write("\(number)", to: folder)
      try service.reload()
    }
    isDone.store(true, ordering: .releasing)
    group.wait()
    #expect(strange.withLock { $0 } == [])
    #expect(try zone(service.checker) == "60")
  }
}
