// SPDX-License-Identifier: MIT

/// A number that was measured on a sample of orders, with the interval that holds the number of all such
/// orders with a confidence of 95 %.
package struct Measure: Hashable, Sendable {
  /// What was measured.
  package let value: Double
  /// Where the truth lies, 95 times of 100.
  package let interval: ClosedRange<Double>

  /// The quantile of the normal distribution that leaves 2.5 % above it.
  private static let z = 1.959_963_984_540_054

  /// A share: `count` of `total`, with Wilson's interval for a binomial share (1927,
  /// doi:10.1080/01621459.1927.10502953).
  package init(_ count: Int, of total: Int) {
    guard total > 0 else {
      value = 0
      interval = 0...1
      return
    }
    let (n, share, z2) = (Double(total), Double(count) / Double(total), Self.z * Self.z)
    let center = (share + z2 / (2 * n)) / (1 + z2 / n)
    let half =
      Self.z / (1 + z2 / n) * (share * (1 - share) / n + z2 / (4 * n * n)).squareRoot()
    value = share
    interval = max(0, min(share, center - half))...min(1, max(share, center + half))
  }

  /// The mean of `numbers`, with the interval that their standard error gives.
  package init(meanOf numbers: [Double]) {
    let n = Double(max(1, numbers.count))
    let mean = numbers.reduce(0, +) / n
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let half = Self.z * (squares / max(1, n - 1) / n).squareRoot()
    value = mean
    interval = mean - half...mean + half
  }
}
