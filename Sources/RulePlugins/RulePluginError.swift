// SPDX-License-Identifier: MIT

package import Checksums
import Diagnostics
import JSONDocument

/// Why a rule plug-in could not be loaded, made or asked.
package struct RulePluginError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Error, Hashable {
    /// No file of that name; `places` are the paths that were tried, `nearest` a plug-in there whose
    /// name is much like it.
    case notFound(places: [String], nearest: String?)
    /// The file cannot be read, for the reason that the system gives.
    case unreadable(String)
    /// The file, or the folder that holds it, could have been changed by others.
    case untrusted(path: String, fault: LibraryFault)
    /// The file is not the one whose SHA-256 the service names.
    case otherContent(found: SHA256, pinned: SHA256)
    /// The file is not a shared library; the text says what it is.
    case notALibrary(String)
    /// The library was built for another kind of machine than the one that it should run on.
    case otherMachine(found: String, expected: String)
    /// The dynamic linker refuses the library, with this text.
    case notLoadable(String)
    /// The library exports no entry function of a rule plug-in.
    case notAPlugin
    /// The plug-in speaks only another major version of the interface.
    case otherMajor(Int)
    /// The plug-in needs a host that speaks at least this minor version.
    case newerHostNeeded(minor: UInt32)
    /// The file is another plug-in than the one that runs.
    case otherPlugin(found: String, expected: String)
    /// The plug-in's table breaks the rules of the interface.
    case malformedTable(String)
    /// The plug-in refuses its configuration, because of the member at `pointer` (a JSON Pointer
    /// within the configuration; empty is the configuration itself).
    case badConfiguration(pointer: String, message: String)
    /// The plug-in could not make an instance, or decide, and says why.
    case failed(String)
    /// The plug-in's verdict breaks the rules of the interface.
    case malformedVerdict(String)
    /// The request cannot be put into the interface's terms.
    case inexpressibleRequest(String)
    /// The plug-in's process ended, or had to be ended.
    case process(ProcessFault)
    /// The plug-in's process did not answer in this time, part of which had gone by before it was asked; it goes on.
    case tooLate(Duration)
    /// The plug-in's process could not be asked.
    case unavailable(String)
    /// The plug-in's process cannot be confined by these.
    case noSandbox(missing: [String])
    /// There is no program at `path` that runs plug-ins in processes of their own.
    case noHost(path: String)
  }

  /// The plug-in, as the service calls it.
  package let plugin: String
  /// What is wrong.
  package let reason: Reason

  /// Creates an error.
  package init(plugin: String, reason: Reason) {
    self.plugin = plugin
    self.reason = reason
  }
}

extension RulePluginError: CustomStringConvertible {
  /// The plug-in, the fault and, where there is one, the remedy, as one line.
  package var description: String { "plug-in \(quoted(plugin, limit: 200)): \(reason)" }
}

extension RulePluginError.Reason: CustomStringConvertible {
  /// The fault without the plug-in: a lower-case sentence without full stop.
  package var description: String {
    switch self {
    case .notFound(let places, let nearest):
      "not found; looked for \(places.map { quoted($0, limit: 1000) }.joined(separator: ", "))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
    case .unreadable(let why): "cannot be read: \(why)"
    case .untrusted(let path, let fault): "not trusted: \(quoted(path, limit: 1000)) \(fault)"
    case .otherContent(let found, let pinned):
      "not the pinned file: its SHA-256 is \(found), and not \(pinned); if it may have changed, pin the "
        + "new one"
    case .notALibrary(let what): "not a shared library: \(what)"
    case .otherMachine(let found, let expected):
      "built for \(found), but this Doorstep runs on \(expected)"
    case .notLoadable(let why): "cannot be loaded: \(why)"
    case .notAPlugin: "not a rule plug-in: it does not export \(HostInterface.entrySymbol)"
    case .otherMajor(let major):
      "built for version \(major) of the plug-in interface, but this Doorstep speaks version 1"
    case .newerHostNeeded(let minor):
      "needs a Doorstep that speaks version 1.\(minor) of the plug-in interface; this one speaks "
        + "1.\(HostInterface.minor)"
    case .otherPlugin(let found, let expected):
      "another plug-in: its id is \(quoted(found, limit: 64)), and not \(quoted(expected, limit: 64))"
    case .malformedTable(let what): "its table is malformed: \(what)"
    case .badConfiguration(pointer: "", let message): "its configuration is wrong: \(message)"
    case .badConfiguration(let pointer, let message):
      "its configuration is wrong at \(pointer): \(message)"
    case .failed(let why): "failed: \(why)"
    case .malformedVerdict(let what): "its verdict is malformed: \(what)"
    case .inexpressibleRequest(let what): "cannot be asked: \(what)"
    case .process(let fault): "\(fault)"
    case .tooLate(let limit):
      "no answer within \(limit), part of which had gone by before it could be asked"
    case .unavailable(let why): "cannot be asked: \(why)"
    case .noSandbox(let missing):
      "its process cannot be confined by \(missing.joined(separator: ", ")); with \"sandbox\": "
        + "\"best-effort\" it runs all the same"
    case .noHost(let path):
      "needs the program doorstep to run it in a process of its own, and \(quoted(path, limit: 1000)) is "
        + "none; put doorstep beside the running program, or say where it is"
    }
  }
}
