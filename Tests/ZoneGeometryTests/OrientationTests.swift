// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ZoneGeometry

@Suite struct `Exact orientation` {
  @Test(arguments: [
    (Coordinate(longitude: 0, latitude: 1), Orientation.counterClockwise),
    (Coordinate(longitude: 0, latitude: -1), .clockwise),
    (Coordinate(longitude: 7, latitude: 0), .collinear),
  ])
  func `a coordinate north of an eastward line lies to the left`(
    c: Coordinate, expected: Orientation
  ) {
    let a = Coordinate(longitude: 0, latitude: 0)
    let b = Coordinate(longitude: 1, latitude: 0)
    #expect(orientation(of: a, b, c) == expected)
  }

  @Test(.enabled(if: SharedData.isPresent, SharedData.absence))
  func `the thousand hard cases of robust-predicates have their published signs`() throws {
    let bytes = try SharedData.bytes("predicates/orient2d.txt")
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(lines.count == 1000)
    for line in lines {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 8)
      let (a, b, c) = (place(numbers, 1), place(numbers, 3), place(numbers, 5))
      #expect(Double(orientation(of: a, b, c).rawValue) == numbers[7], "line \(line)")
    }
  }

  private func place(_ numbers: [Double], _ index: Int) -> Coordinate {
    Coordinate(longitude: numbers[index], latitude: numbers[index + 1])
  }

  /// The magnitudes at which floating-point products lose bits, underflow or overflow.
  static let scales: [Double] = [
    1, 600, 0x1p-30, 1e-100, 1e-154, 1e-160, 1e-162, 1e-200, 1e-300, 0x1p-1022, 0x1p-1060, 1e100,
    1e153,
    1e200, 1e300, .greatestFiniteMagnitude / 4,
  ]

  @Test(arguments: scales)
  func `nearly collinear coordinates of any magnitude have the sign of exact arithmetic`(
    scale: Double
  ) {
    var generator = SeededGenerator(seed: scale.bitPattern)
    for round in 0..<300 {
      let a = nearDiagonal(scale, &generator)
      let b = nearDiagonal(scale, &generator)
      let c = round % 3 == 0 ? a : nearDiagonal(scale, &generator)
      check(a, b, c, "seed \(scale.bitPattern), round \(round)")
    }
  }

  /// A coordinate on the line y = 3x, or off it by a few units in the last place.
  private func nearDiagonal(_ scale: Double, _ generator: inout SeededGenerator) -> Coordinate {
    let x = scale * Double(Int.random(in: -64...64, using: &generator)) / 64
    let y = 3 * x
    let nudge = y.ulp * Double(Int.random(in: -2...2, using: &generator))
    return Coordinate(
      longitude: x, latitude: nudge.isFinite && (y + nudge).isFinite ? y + nudge : y)
  }

  @Test(arguments: UInt64(0)..<8)
  func `any finite bit patterns have the sign of exact arithmetic`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let values = (0..<6).map { _ in anyFinite(&generator) }
      let (a, b, c) = (place(values, 0), place(values, 2), place(values, 4))
      check(a, b, c, "seed \(seed), round \(round)")
    }
  }

  private func anyFinite(_ generator: inout SeededGenerator) -> Double {
    while true {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { return value }
    }
  }

  /// The left product is just above half the least double and the right one just below it, but
  /// the rounded difference of longitudes makes the left one exactly half, which rounds to zero.
  @Test func `a product lost to underflow does not decide`() {
    let a = Coordinate(longitude: 0x1p-500, latitude: (1 + 0x1p-20) * 0x1p-516)
    let b = Coordinate(longitude: (-0x1p-20 + 0x1p-40) * 0x1p-559, latitude: 0x1p-575)
    let c = Coordinate(longitude: -0x1p-559, latitude: 0)
    #expect(orientation(of: a, b, c) == .counterClockwise)
    check(a, b, c, "underflow")
  }

  @Test(arguments: [-2148, -1000, -1, 0, 300, 1500])
  func `a carry runs through all words of an exact sum`(exponent: Int) {
    // 2⁶⁴ - 1 = (2³² - 1)(2³² + 1), eight times side by side, is 2⁵¹² - 1.
    let unit = { (power: Int) in
      // 2^power as two doubles, because it may be no double itself.
      (
        Double(sign: .plus, exponent: power / 2, significand: 1),
        Double(sign: .plus, exponent: power - power / 2, significand: 1)
      )
    }
    var sum = ExactSum()
    for part in 0..<8 {
      let (x, y) = unit(exponent + 64 * part)
      sum.add(x * (0x1p32 - 1), times: y * (0x1p32 + 1))
    }
    let (one, all) = (unit(exponent), unit(exponent + 512))
    sum.subtract(all.0, times: all.1)
    #expect(sum.sign == -1)
    sum.add(one.0, times: one.1)
    #expect(sum.sign == 0)
    sum.add(one.0, times: one.1)
    #expect(sum.sign == 1)
  }

  @Test func `extremes of the range do not overflow the exact sum`() {
    let most = Double.greatestFiniteMagnitude
    let least = Double.leastNonzeroMagnitude
    let values = [-most, most, -least, least, 0]
    for ax in values {
      for by in values {
        for cx in values {
          let a = Coordinate(longitude: ax, latitude: -most)
          let b = Coordinate(longitude: most, latitude: by)
          check(a, b, Coordinate(longitude: cx, latitude: most), "\(ax) \(by) \(cx)")
          check(a, b, Coordinate(longitude: cx, latitude: least), "\(ax) \(by) \(cx)")
        }
      }
    }
  }

  private func check(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ comment: Comment) {
    let expected = ExactReference.side(a, b, c)
    #expect(orientation(of: a, b, c).rawValue == expected, comment)
    #expect(orientation(of: b, c, a).rawValue == expected, comment)
    #expect(orientation(of: b, a, c).rawValue == -expected, comment)
  }

  @Test(arguments: UInt64(0)..<16)
  func `an end moved by 360 degrees counts as if the sum did not round`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let a = Coordinate(
        longitude: Double.random(in: 170...180, using: &generator),
        latitude: Double.random(in: -20...20, using: &generator))
      let b = Coordinate(
        longitude: Double.random(in: -180 ... -170, using: &generator),
        latitude: Double.random(in: -20...20, using: &generator))
      let part = Double.random(in: 0...1, using: &generator)
      let x = a.longitude + part * (b.longitude + 360 - a.longitude)
      let y = a.latitude + part * (b.latitude - a.latitude)
      let isEast = x <= 180
      for c in RandomRings.neighbors(of: Coordinate(longitude: isEast ? x : x - 360, latitude: y)) {
        let shifts = isEast ? (a: 0.0, b: 360.0, c: 0.0) : (a: -360.0, b: 0.0, c: 0.0)
        let found = Orientation(
          ax: a.longitude, ay: a.latitude, aTurn: shifts.a,
          bx: b.longitude, by: b.latitude, bTurn: shifts.b, cx: c.longitude, cy: c.latitude)
        let expected = ExactReference.side(a, b, c, moving: shifts)
        #expect(found.rawValue == expected, "seed \(seed), round \(round)")
      }
    }
  }
}
