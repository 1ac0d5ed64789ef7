// SPDX-License-Identifier: MIT

import Testing

@testable import RulePlugins

/// How often a word is watched before a wait.
@Suite("Watchfulness")
struct WatchfulnessTests {
  /// Eight times in a row at first, and then once in 64 waits: 8 + ⌊(6408 - 8) / 64⌋ = 108 of 6,408.
  @Test func `who watches in vain does so less often`() {
    var watchfulness = Watchfulness()
    let count = (0..<6408).count(where: { _ in
      let watches = watchfulness.begin()
      if watches { watchfulness.end(hasPaid: false) }
      return watches
    })
    #expect(count == 108)
  }

  @Test func `one time that pays is enough to be watchful again`() {
    var watchfulness = Watchfulness()
    for _ in 0..<1000 where watchfulness.begin() { watchfulness.end(hasPaid: false) }
    while !watchfulness.begin() {}
    watchfulness.end(hasPaid: true)
    for _ in 0..<8 {
      let watches = watchfulness.begin()
      #expect(watches)
      watchfulness.end(hasPaid: false)
    }
    let watches = watchfulness.begin()
    #expect(!watches)
  }
}
