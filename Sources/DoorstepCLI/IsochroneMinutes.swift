// SPDX-License-Identifier: MIT

import CommandLineParsing

/// Some numbers of minutes, separated by commas.
struct IsochroneMinutes: CommandLineValue {
  /// A day; engines refuse much less.
  private static let most = 1440

  let minutes: [Int]

  init(argument: String) throws(InvalidValue) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    minutes = parts.compactMap { Int($0) }
    guard minutes.count == parts.count,
      minutes.allSatisfy((1...Self.most).contains), Set(minutes).count == minutes.count
    else {
      throw InvalidValue(
        argument, expected: "whole minutes from 1 to \(Self.most), each once, such as 10,20,30")
    }
  }
}
