// SPDX-License-Identifier: MIT

import CommandLineParsing
import JSONDocument

/// A JSON text.
struct JSONArgument: CommandLineValue {
  let json: JSON

  init(argument: String) throws(InvalidValue) {
    do throws(JSONError) {
      json = JSON(try JSONDocument(parsing: Array(argument.utf8)).root)
    } catch {
      throw InvalidValue(argument, expected: "JSON; \(error)")
    }
  }
}
