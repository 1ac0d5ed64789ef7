// SPDX-License-Identifier: MIT

/// -1, 0 or 1 as `integer` is less than, equal to or greater than `number`, which is finite.
///
/// No rounding: 2⁵³ + 1 is greater than 2⁵³, which it would become as a `Double`.
func exactOrder(_ integer: Int64, _ number: Double) -> Int {
  if number >= 0x1p63 { return -1 }
  if number < -0x1p63 { return 1 }
  let whole = number.rounded(.down)
  let floor = Int64(whole)
  if integer != floor { return integer < floor ? -1 : 1 }
  return number > whole ? -1 : 0
}
