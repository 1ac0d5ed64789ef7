// SPDX-License-Identifier: MIT

import Glibc
import JSONDocument

/// What the process of a plug-in is told when it starts.
struct HostOrder {
  let plugin: HostedPlugin
  /// Where the texts begin in the memory of who asks: the same for all that lay it out alike.
  let layout: Int
  /// The process that asks.
  let parent: Int32

  /// Reads the order, which came with `copy`; nil when there is none.
  init?(from descriptor: consuming Descriptor, copy: LibraryCopy) {
    do throws(JSONError) {
      let root = try JSONDocument(parsing: descriptor.content).root
      plugin = try HostedPlugin(decoding: root.required("plugin"), copy: copy)
      layout = Int(try root.required("layout").integer())
      parent = Int32(clamping: try root.required("parent").integer())
    } catch {
      return nil
    }
  }

  /// What the order says to a process that lays the memory out as this one.
  static func json(for plugin: HostedPlugin) -> JSON {
    [
      "plugin": plugin.json, "layout": .integer(Int64(Exchange.Place.texts)),
      "parent": .integer(Int64(getpid())),
    ]
  }
}
