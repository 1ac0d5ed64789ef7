// SPDX-License-Identifier: MIT

import CommandLineParsing
import ZoneGeometry

/// A box as it is written on the command line: four numbers in degrees, in the order of GeoJSON's
/// `bbox`, `-125,24.5,-66.5,49.5`.
struct Window: CommandLineValue {
  let box: BoundingBox

  init(argument: String) throws(InvalidValue) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    guard numbers.count == 4, abs(numbers[0]) <= 180, abs(numbers[2]) <= 180,
      -90 <= numbers[1], numbers[1] <= numbers[3], numbers[3] <= 90
    else {
      throw InvalidValue(
        argument, expected: "a box on the globe as WEST,SOUTH,EAST,NORTH in degrees")
    }
    box = BoundingBox(
      west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
  }
}
