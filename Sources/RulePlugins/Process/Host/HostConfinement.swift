// SPDX-License-Identifier: MIT

import CPluginSandbox
import Diagnostics
import Glibc

/// Confines the process of a plug-in: in part before anything of the plug-in runs, and to nothing but
/// thinking once its instance is made.
struct HostConfinement {
  private static let memoryBytes: UInt64 = 512 << 20
  private static let maximumDescriptors: UInt32 = 64
  /// The version of its interface from which on Landlock keeps signals in.
  private static let landlockWithScopes: Int32 = 6

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
    note("gate", handOverGate())
    note("seccomp", sandbox_confine_calls(SANDBOX_CALLS_TO_LOAD))
    // Those calls that send any are not on seccomp's list.
    if (0..<Self.landlockWithScopes).contains(version), !report.active.contains("seccomp") {
      report.missing.append("scopes of landlock, against signals to others")
    }
    try check()
  }

  /// The process that asks lets through what loading takes, and no more of it once the plug-in is made: it need not
  /// believe that this one has completed its confinement, which the plug-in could keep it from.
  private func handOverGate() -> Int32 {
    let gate = sandbox_make_gate()
    guard gate >= 0 else { return gate }
    defer { close(gate) }
    return sandbox_send_descriptor(PluginHost.Inherited.socket, gate)
  }

  /// Leaves memory, clocks and open descriptors: of each kind of confinement, as far as it is there, a second layer.
  ///
  /// - Throws: `failed` when a second one cannot be had where there was a first.
  func complete() throws(RulePluginError.Reason) {
    try tighten("landlock") { confine(to: []) }
    try tighten("seccomp") { sandbox_confine_calls(SANDBOX_CALLS_TO_THINK) }
  }

  private func tighten(
    _ what: String, _ confine: () -> Int32
  ) throws(RulePluginError.Reason) {
    guard report.active.contains(what) else { return }
    let result = confine()
    guard result >= 0 else {
      throw .failed("\(what) confines it no further: \(systemMessage(for: -result))")
    }
  }

  private mutating func note(_ what: String, _ result: Int32) {
    if result >= 0 {
      report.active.append(what)
    } else {
      report.missing.append("\(what) (\(systemMessage(for: -result)))")
    }
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
