// SPDX-License-Identifier: MIT

/// A vertex in whole millionths of a degree, about 0.1 m, as maps are published: its decimal text
/// is exact, so that what is written and read again is the same to the last bit.
struct Microdegrees: Hashable {
  let x: Int
  let y: Int

  init(_ place: PlanePoint) {
    x = Int((place.x * 1e6).rounded())
    y = Int((place.y * 1e6).rounded())
  }

  /// Appends `[longitude,latitude]` in degrees.
  func appendText(to text: inout String) {
    text += "["
    Self.append(x, to: &text)
    text += ","
    Self.append(y, to: &text)
    text += "]"
  }

  private static func append(_ value: Int, to text: inout String) {
    let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    if value < 0 { text += "-" }
    text += "\(whole)."
    let digits = String(part)
    for _ in digits.utf8.count..<6 { text += "0" }
    text += digits
  }
}
