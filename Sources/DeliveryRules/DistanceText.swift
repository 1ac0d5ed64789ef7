// SPDX-License-Identifier: MIT

/// A distance beside `other` that it is compared with: to the millimetre where both would read the same.
func distanceText(_ meters: Double, besides other: Double) -> String {
  let text = distanceText(meters)
  guard meters != other, text == distanceText(other), meters.magnitude < 1e9 else { return text }
  let thousandths = (meters * 1000).rounded() / 1000
  return thousandths == thousandths.rounded() ? "\(Int(thousandths)) m" : "\(thousandths) m"
}

/// A distance as developers read it in a trace: `412 m`, `2.3 km`, `120 km`.
func distanceText(_ meters: Double) -> String {
  guard meters.magnitude < 1e9 else { return "far" }
  if meters <= 999 { return "\(Int(meters.rounded(.up))) m" }
  guard meters < 99_950 else { return "\(Int((meters / 1000).rounded())) km" }
  let tenths = Int((meters / 100).rounded())
  return "\(tenths / 10).\(tenths % 10) km"
}
