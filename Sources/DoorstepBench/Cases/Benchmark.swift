// SPDX-License-Identifier: MIT

/// Something to measure: `operations` of it per sample.
struct Benchmark {
  private static let samples = 31

  let name: String
  /// What is measured, on how much data.
  let data: String
  let operations: Int
  /// Does all operations; the sum of what they found keeps the optimiser from leaving them out,
  /// and shows that two cases found the same.
  let body: () throws -> UInt64

  /// Nanoseconds per operation, and what was found.
  struct Result {
    let name: String
    let data: String
    let median: Double
    let fastest: Double
    let checksum: UInt64
  }

  /// Runs `body` once to warm up, then for each sample.
  func measure() throws -> Result {
    let checksum = try body()
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<Self.samples {
      var found: UInt64 = 0
      let elapsed = try clock.measure { found = try body() }
      precondition(found == checksum, "'\(name)' finds the same in every sample")
      times.append(elapsed / .nanoseconds(operations))
    }
    times.sort()
    return Result(
      name: name, data: data, median: times[times.count / 2], fastest: times[0],
      checksum: checksum)
  }
}

extension Benchmark.Result {
  /// The result for a person.
  var line: String {
    "\(name): \(rounded(median)) ns (fastest \(rounded(fastest))), \(data), found \(checksum)"
  }

  /// The result for a program.
  var jsonText: String {
    """
    {"case":"\(name)","nanoseconds":\(rounded(median)),"fastest":\(rounded(fastest)),\
    "data":"\(data)","checksum":\(checksum)}
    """
  }

  private func rounded(_ nanoseconds: Double) -> Double {
    (nanoseconds * 10).rounded() / 10
  }
}
