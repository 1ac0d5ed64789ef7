// SPDX-License-Identifier: MIT

import CDoorstepRule
import CPluginSandbox
import Glibc
import JSONDocument

/// The process that runs one plug-in for another process: its life from the first instruction to the last.
///
/// It confines itself, loads the plug-in, makes the instance, confines itself more, and answers. It has one thread, because
/// a thread confines only itself.
package enum PluginHost {
  /// The descriptors that it is started with, behind those of the standard streams.
  enum Inherited {
    static let socket: Int32 = 3
    static let memory: Int32 = 4
    static let order: Int32 = 5
    static let library: Int32 = 6
    static let all: UInt32 = 7
  }

  /// Its exit status when it was not started as the process of a plug-in, or cannot be one.
  private static let usage: Int32 = 64

  /// Is the process of a plug-in, if `arguments` of this process say so, and then ends it.
  ///
  /// Call it first of all, on the first thread.
  package static func runIfCalled(_ arguments: [String]) {
    guard arguments.count == 2, arguments[1] == PluginChild.command else { return }
    exitAtOnce(run())
  }

  private static func run() -> Int32 {
    guard let order = order(), let exchange = Exchange(Inherited.memory) else {
      complain(
        "\(PluginChild.command) is for doorstep itself, to run a plug-in in a process of its own")
      return usage
    }
    let voice = HostVoice(socket: Inherited.socket)
    do throws(RulePluginError.Reason) {
      guard order.layout == Exchange.Place.texts else {
        throw .failed("the doorstep that should run it is of another version")
      }
      var confinement = HostConfinement(of: order)
      try confinement.begin()
      voice.say(.confinement(confinement.report))
      exchange.stage = .loading
      let plugin = order.plugin
      let library = try RulePluginLibrary(
        name: plugin.name, path: plugin.path,
        image: LibraryImage(loading: plugin.copy.path, copiedFrom: plugin.path))
      voice.say(.identity(library.identity))
      voice.say(.files(try files(of: library, for: order)))
      exchange.stage = .creating
      let instance = try instance(of: library, for: order, voice)
      try confinement.complete()
      exchange.stage = .waiting
      voice.say(.ready)
      AnswerLoop(exchange: exchange, instance: instance, voice: voice).run()
      exchange.stage = .destroying
    } catch {
      voice.say(.refusal(error))
    }
    // The instance has been destroyed by now.
    return 0
  }

  private static func order() -> HostOrder? {
    HostOrder(
      from: Descriptor(owning: Inherited.order), copy: LibraryCopy(owning: Inherited.library))
  }

  private static func instance(
    of library: RulePluginLibrary, for order: HostOrder, _ voice: HostVoice
  ) throws(RulePluginError.Reason) -> RulePluginInstance {
    do {
      return try library.makeInstance(
        configuration: order.plugin.configuration, folder: order.plugin.folder
      ) { level, text in
        voice.say(.log(level, text))
      }
    } catch {
      throw error.reason
    }
  }

  /// What the plug-in reads when it is made, as it is before that: what changes meanwhile is noticed later.
  private static func files(
    of library: RulePluginLibrary, for order: HostOrder
  ) throws(RulePluginError.Reason) -> [WatchedFile] {
    do {
      return try library.watchedFiles(
        configuration: order.plugin.configuration, folder: order.plugin.folder
      ).map(WatchedFile.init)
    } catch {
      throw error.reason
    }
  }

  private static func complain(_ text: String) {
    let line = Array("doorstep: \(text)\n".utf8)
    unsafe write(STDERR_FILENO, line, line.count)
  }

  /// Ends the process without running what the plug-in may have left to be run at the end.
  private static func exitAtOnce(_ status: Int32) -> Never {
    _exit(status)
  }
}
