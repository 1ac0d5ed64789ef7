// SPDX-License-Identifier: MIT

import Testing
import TravelTimes

@Suite("Circuit breaker")
struct CircuitBreakerTests {
  private let clock = TestClock()
  private let breaker: CircuitBreaker

  init() {
    breaker = CircuitBreaker(mostFailures: 3, pause: .seconds(10), now: clock.now)
  }

  private func end(_ outcome: CircuitBreaker.Outcome) throws {
    breaker.end(try #require(breaker.permit()), outcome)
  }

  private func open() throws {
    for _ in 0..<3 { try end(.failed) }
  }

  @Test func `only failures in a row open it`() throws {
    for outcome in [
      CircuitBreaker.Outcome.failed, .failed, .answered, .failed, .abandoned, .failed,
    ] {
      try end(outcome)
    }
    #expect(breaker.state == .closed(failures: 2))
    try end(.failed)
    #expect(breaker.state == .open(until: clock.now() + .seconds(10)))
    #expect(breaker.permit() == nil)
  }

  @Test func `after the pause one question decides`() throws {
    try open()
    clock.advance(by: .milliseconds(9_999))
    #expect(breaker.permit() == nil)
    clock.advance(by: .milliseconds(1))
    let probe = try #require(breaker.permit())
    #expect(breaker.state == .probing)
    #expect(breaker.permit() == nil)
    breaker.end(probe, .answered)
    #expect(breaker.state == .closed(failures: 0))
  }

  @Test func `each failed probe doubles the pause, up to sixteen times`() throws {
    try open()
    // 10 s × 2, 4, 8, 16, 16.
    for seconds in [20, 40, 80, 160, 160] {
      clock.advance(by: .seconds(160))
      try end(.failed)
      #expect(breaker.state == .open(until: clock.now() + .seconds(seconds)))
    }
    clock.advance(by: .seconds(160))
    try end(.answered)
    try open()
    #expect(breaker.state == .open(until: clock.now() + .seconds(10)))
  }

  @Test func `a probe that nobody waits for leaves the next one a try`() throws {
    try open()
    clock.advance(by: .seconds(10))
    try end(.abandoned)
    try end(.answered)
    #expect(breaker.state == .closed(failures: 0))
  }

  @Test(arguments: [CircuitBreaker.Outcome.answered, .failed, .abandoned])
  func `a question from before it opened changes nothing`(_ late: CircuitBreaker.Outcome) throws {
    let permit = try #require(breaker.permit())
    try open()
    let state = breaker.state
    breaker.end(permit, late)
    #expect(breaker.state == state)
    clock.advance(by: .seconds(10))
    let probe = try #require(breaker.permit())
    breaker.end(permit, late)
    #expect(breaker.state == .probing)
    breaker.end(probe, .answered)
    #expect(breaker.state == .closed(failures: 0))
  }
}
