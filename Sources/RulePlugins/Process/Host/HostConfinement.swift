// SPDX-License-Identifier: MIT

import CPluginSandbox
import Diagnostics
import Glibc

/// Confines the process of a plug-in: in part before anything of the plug-in runs, and to nothing but
/// thinking once its instance is made.
struct HostConfinement {
  private static let memoryBytes: UInt64 = 512 << 20
  private static let maximumDescriptors: UInt32 = 64

  private let order: HostOrder
  /// What confines the process so far.
  private(set) var report = SandboxReport()

  init(of order: HostOrder) {
    self.order = order
  }

  /// Leaves what it takes to load the plug-in, and to read what it may read.
  ///
  /// - Throws: `noSandbox` when something is missing that has to be there.
  mutating func begin() throws(RulePluginError.Reason) {
    note("limits", sandbox_limit_resources(Self.memoryBytes, Self.maximumDescriptors))
    note("closed descriptors", sandbox_close_descriptors(PluginHost.Inherited.all))
    note("no new privileges", sandbox_give_up_privileges())
    note("end with its parent", sandbox_die_with(order.parent))
    // The other threads would stay free.
    guard sandbox_thread_count() == 1 else {
      report.missing.append("landlock and seccomp (it has several threads)")
      return try check()
    }
    let version = sandbox_landlock_version()
    note("landlock", version < 0 ? version : confine(to: readablePaths))
    note("seccomp", sandbox_confine_calls(SANDBOX_CALLS_TO_LOAD))
    try check()
  }

  /// Leaves memory, clocks and open descriptors.
  ///
  /// - Throws: `noSandbox` when something is missing that has to be there.
  mutating func complete() throws(RulePluginError.Reason) {
    if report.active.contains("landlock") { tighten("landlock", confine(to: [])) }
    if report.active.contains("seccomp") {
      tighten("seccomp", sandbox_confine_calls(SANDBOX_CALLS_TO_THINK))
    }
    try check()
  }

  private mutating func note(_ what: String, _ result: Int32) {
    if result >= 0 {
      report.active.append(what)
    } else {
      report.missing.append("\(what) (\(systemMessage(for: -result)))")
    }
  }

  private mutating func tighten(_ what: String, _ result: Int32) {
    guard result < 0 else { return }
    report.active.removeAll { $0 == what }
    note(what, result)
  }

  private func check() throws(RulePluginError.Reason) {
    guard order.plugin.sandbox == .bestEffort || report.missing.isEmpty else {
      throw .noSandbox(missing: report.missing)
    }
  }

  private func confine(to paths: [String]) -> Int32 {
    let copies = unsafe paths.map { unsafe UnsafePointer(strdup($0)) }
    defer { unsafe copies.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) } }
    return unsafe sandbox_confine_files(copies, copies.count)
  }

  /// The folder of the plug-in, those of libraries, and what the operator allows.
  private var readablePaths: [String] {
    let path = order.plugin.path
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return [folder.isEmpty ? "/" : folder] + LoadedLibraries.folders + order.plugin.readablePaths
  }
}
