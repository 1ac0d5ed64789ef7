// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Glibc

/// The checkout of Doorstep that a new plug-in is built against.
struct PluginCheckout {
  let path: String

  /// The checkout at `given`, or else the one that holds this executable.
  init(at given: String?) throws(PluginScaffoldError) {
    let start = given ?? "/proc/self/exe"
    guard var folder = Self.resolved(start) else { throw .noCheckout(given) }
    if given == nil {
      while !Self.isCheckout(folder) {
        guard folder.count > 1, let slash = folder.lastIndex(of: "/") else {
          throw .noCheckout(nil)
        }
        folder = String(folder[..<slash])
      }
    }
    guard Self.isCheckout(folder) else { throw .noCheckout(given) }
    // It is written into a makefile and a manifest, to be read by people as well.
    guard
      folder.unicodeScalars.allSatisfy({
        $0.value > 0x20 && !"\"'\\$#:".unicodeScalars.contains($0)
      })
    else { throw .awkwardCheckout(folder) }
    path = folder
  }

  private static func isCheckout(_ folder: String) -> Bool {
    unsafe access("\(folder)/Sources/CDoorstepRule/include/doorstep_rule.h", R_OK) == 0
  }

  private static func resolved(_ path: String) -> String? {
    // A C string would end at U+0000 and name another folder.
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
