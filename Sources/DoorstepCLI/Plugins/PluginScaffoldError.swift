// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics

/// Why a new plug-in could not be begun.
enum PluginScaffoldError: Error, Hashable, CustomStringConvertible, ExitCodeProviding {
  /// Where the path leads there is no checkout of Doorstep; or, when nil, none around the executable.
  case noCheckout(String?)
  /// The path of the checkout has characters that makefiles or manifests give a meaning.
  case awkwardCheckout(String)
  /// The name is that of a module or type that a plug-in in Swift needs.
  case takenName(String)
  /// A folder or file cannot be made, for the reason that the system gives.
  case unwritable(String, String)

  var description: String {
    switch self {
    case .noCheckout(let path?):
      "\(quoted(path, limit: 1000)) is no checkout of Doorstep: it has no "
        + "Sources/CDoorstepRule/include/doorstep_rule.h"
    case .noCheckout(nil):
      "this doorstep is not within a checkout of Doorstep; name one with --doorstep PATH"
    case .awkwardCheckout(let path):
      "the path \(quoted(path, limit: 1000)) has a space, a quote or another character with a meaning of "
        + "its own; build against a checkout elsewhere"
    case .takenName(let name):
      "\(quoted(name)) names something that a plug-in in Swift needs itself; choose another name"
    case .unwritable(let path, let why): "\(quoted(path, limit: 1000)) cannot be made: \(why)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .noCheckout, .awkwardCheckout: .noInput
    case .takenName: .usage
    case .unwritable: .cannotCreate
    }
  }
}
