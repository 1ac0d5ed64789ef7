// SPDX-License-Identifier: MIT

import HeaderModel
import TestSupport
import Testing

/// How the test ends a check.
enum CheckEnd: CaseIterable, Sendable {
  case success, refusal, cancellation

  var result: Result<Void, any Error> {
    switch self {
    case .success: .success(())
    case .refusal: .failure(Refusal())
    case .cancellation: .failure(CancellationError())
    }
  }
}

@MainActor
@Suite("Picks that overtake each other", .timeLimit(.minutes(1)))
struct InterleavingTests {
  static let addresses = (0..<4).map {
    Address(id: "\($0)", label: "Place \($0)", line: "\($0) Elm Street", symbol: "house")
  }

  /// Every order in which 2 and 3 checks can end: 2! + 3! = 8.
  nonisolated static let orders = [
    [0, 1], [1, 0],
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  @Test(arguments: orders, CheckEnd.allCases)
  func `only the newest pick counts, in whatever order and however the checks end`(
    order: [Int], newestEnd: CheckEnd
  ) async throws {
    let newest = order.count - 1
    for olderEnds in CheckEnd.allCases {
      let fixture = HeaderFixture()
      let header = fixture.header
      header.addresses = Self.addresses
      var picks: [Task<PickOutcome, Never>] = []
      var works: [Task<Void, Never>] = []
      for index in order.indices {
        picks.append(header.pick(Self.addresses[index]))
        works.append(try #require(header.attempt?.work))
        await fixture.check.hasBeenCalled(times: index + 1)
      }
      for index in order {
        fixture.check.answer(index, with: (index == newest ? newestEnd : olderEnds).result)
        await works[index].value
      }
      for older in 0..<newest {
        #expect(await picks[older].value == .backedOut)
        #expect(fixture.check.wasCancelled[older] == true)
      }
      expectEnd(of: Self.addresses[newest], newestEnd, in: fixture)
    }
  }

  private func expectEnd(of address: Address, _ end: CheckEnd, in fixture: HeaderFixture) {
    let message = "We don't deliver there yet"
    switch end {
    case .success:
      #expect(fixture.header.selection == address)
      #expect(fixture.header.chooser == .closed)
      #expect(fixture.feedback.entries == FeedbackLog.success(address))
    case .refusal:
      #expect(fixture.header.selection == .home)
      #expect(fixture.header.chooser == .open(.failed(.refused(address, message: message))))
      #expect(fixture.feedback.entries == FeedbackLog.failure(message))
    case .cancellation:
      #expect(fixture.header.selection == .home)
      #expect(fixture.header.chooser == .open(.idle))
      #expect(fixture.feedback.entries.isEmpty)
    }
  }

  @Test func `a pick that is overtaken before its check starts is never asked about`() async {
    let fixture = HeaderFixture()
    let older = fixture.header.pick(.work)
    let newer = fixture.header.pick(.sams)
    await fixture.check.hasBeenCalled()
    #expect(fixture.check.calls == [.sams])
    #expect(await older.value == .backedOut)
    fixture.check.succeed()
    #expect(await newer.value == .selected(.sams))
  }

  @Test func `a pick that applies at once overtakes a check`() async throws {
    let fixture = HeaderFixture()
    let older = fixture.header.pick(.work)
    let work = try #require(fixture.header.attempt?.work)
    await fixture.check.hasBeenCalled()
    fixture.header.onSelect = nil
    #expect(await fixture.header.pick(.sams).value == .selected(.sams))
    #expect(await older.value == .backedOut)
    fixture.check.succeed()
    await work.value
    #expect(fixture.header.selection == .sams)
    #expect(fixture.feedback.entries == FeedbackLog.success(.sams))
  }

  @Test func `the newest of two picks of the same address is the one that counts`() async throws {
    let fixture = HeaderFixture()
    let header = fixture.header
    header.pick(.work)
    let first = try #require(header.attempt?.work)
    await fixture.check.hasBeenCalled(times: 1)
    header.pick(.sams)
    await fixture.check.hasBeenCalled(times: 2)
    let last = header.pick(.work)
    await fixture.check.hasBeenCalled(times: 3)
    // The first check of Work is not an answer to the second.
    fixture.check.succeed(0)
    await first.value
    #expect(header.selection == .home)
    #expect(fixture.state(of: .work) == .checking)
    fixture.check.answer(2, with: .failure(Refusal()))
    #expect(await last.value == .refused(message: "We don't deliver there yet"))
    fixture.check.succeed(1)
  }

  /// Random conversations, compared step by step with `Reference`, which knows no tasks.
  @Test(arguments: UInt64(0)..<100)
  func `any conversation ends as the reference says`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let fixture = HeaderFixture(opensChooser: false)
    let header = fixture.header
    header.addresses = Self.addresses
    header.selection = Self.addresses[0]
    var reference = Reference(selection: Self.addresses[0])
    var works: [Task<Void, Never>] = []
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        header.openChooser()
        reference.open()
      case 2:
        header.closeChooser()
        reference.close()
      case 3...5:
        let address = Self.addresses[Int.random(in: 0..<4, using: &generator)]
        header.pick(address)
        guard reference.pick(address) else { break }
        works.append(try #require(header.attempt?.work))
        await fixture.check.hasBeenCalled(times: works.count)
      default:
        guard let call = works.indices.randomElement(using: &generator) else { break }
        guard fixture.check.wasCancelled[call] == nil else { break }
        let end = CheckEnd.allCases[Int.random(in: 0..<3, using: &generator)]
        fixture.check.answer(call, with: end.result)
        await works[call].value
        reference.finish(call, end)
      }
      #expect(header.selection == reference.selection, "seed \(seed), step \(step)")
      #expect(header.chooser == reference.chooser, "seed \(seed), step \(step)")
      #expect(fixture.feedback.entries == reference.feedback, "seed \(seed), step \(step)")
    }
    for call in works.indices { fixture.check.succeed(call) }
  }
}

/// What the header should do, told as a story: one live call at most, all others are air.
private struct Reference {
  var selection: Address
  var chooser = LocationHeader.Chooser.closed
  var feedback: [LocationHeader.Feedback] = []
  private var calls: [Address] = []
  private var live: Int?

  init(selection: Address) {
    self.selection = selection
  }

  mutating func open() {
    if chooser == .closed { chooser = .open(.idle) }
  }

  mutating func close() {
    live = nil
    chooser = .closed
  }

  /// Whether a new check is asked.
  mutating func pick(_ address: Address) -> Bool {
    if chooser == .closed || chooser == .open(.checking(address)) { return false }
    if address == selection {
      close()
      return false
    }
    live = calls.count
    calls.append(address)
    chooser = .open(.checking(address))
    return true
  }

  mutating func finish(_ call: Int, _ end: CheckEnd) {
    guard live == call else { return }
    live = nil
    switch end {
    case .success:
      selection = calls[call]
      chooser = .closed
      feedback += FeedbackLog.success(selection)
    case .refusal:
      let message = "We don't deliver there yet"
      chooser = .open(.failed(.refused(calls[call], message: message)))
      feedback += FeedbackLog.failure(message)
    case .cancellation:
      chooser = .open(.idle)
    }
  }
}
