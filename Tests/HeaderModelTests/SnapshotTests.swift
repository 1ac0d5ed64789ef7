// SPDX-License-Identifier: MIT

import Foundation
import HeaderModel
import Observation
import Testing

@MainActor
@Suite("Snapshots", .timeLimit(.minutes(1)))
struct SnapshotTests {
  let fixture = HeaderFixture()
  var header: LocationHeader { fixture.header }

  @Test func `survive being encoded and decoded`() async throws {
    header.onUseCurrentLocation = { _ in .work }
    header.onSelect = { _ in throw Refusal() }
    _ = await header.pick(.sams).value
    let snapshot = header.snapshot()
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LocationHeader.Snapshot.self, from: data) == snapshot)
  }

  @Test func `have the parts that are read one by one`() {
    let snapshot = header.snapshot()
    #expect(snapshot.address == header.addressButton)
    #expect(snapshot.pill == header.pill)
    #expect(snapshot.bag == header.bag)
    #expect(snapshot.search == header.searchField)
    #expect(snapshot.chooser == header.chooserSheet)
  }

  @Test func `tell feedback once to who remembers the last number`() async {
    header.onSelect = nil
    #expect(header.snapshot().lastFeedback == 0)
    _ = await header.pick(.work).value
    let first = header.snapshot()
    #expect(first.feedback.map(\.number) == [1, 2])
    #expect(first.feedback.map(\.haptic) == [.selection, nil])
    #expect(first.feedback.map(\.announcement) == [nil, FeedbackLog.spoken(.work)])
    #expect(header.snapshot(after: first.lastFeedback).feedback.isEmpty)
    header.openChooser()
    _ = await header.pick(.sams).value
    #expect(header.snapshot(after: first.lastFeedback).feedback.map(\.number) == [3, 4])
  }

  @Test func `keep only the newest feedback for who never looks`() async {
    header.onSelect = nil
    for index in 0..<100 {
      header.openChooser()
      _ = await header.pick(index.isMultiple(of: 2) ? .work : .sams).value
    }
    let snapshot = header.snapshot()
    // Two for each of the 100 picks.
    #expect(snapshot.lastFeedback == 200)
    #expect(snapshot.feedback.map(\.number) == Array((200 - 31)...200))
  }

  @Test func `are told of by Observation when there is something to say`() async {
    header.onSelect = nil
    await confirmation { changed in
      withObservationTracking {
        _ = header.snapshot()
      } onChange: {
        changed()
      }
      _ = await header.pick(.work).value
    }
  }

  @Test(arguments: LocationHeader.Part.allCases)
  func `have a colour for every part`(_ part: LocationHeader.Part) {
    // The accent is the count of the bag alone, and what failed is told by the status.
    #expect((part.color == .accent) == (part == .badgeFill))
    #expect(part.color != .danger)
  }
}
