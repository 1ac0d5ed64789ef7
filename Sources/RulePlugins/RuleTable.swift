// SPDX-License-Identifier: MIT

import CDoorstepRule

/// Checks what a plug-in says about itself before anything of it is used.
enum RuleTable {
  /// No text about a plug-in is longer, not even its schema.
  private static let maximumTextBytes: UInt64 = 1 << 20
  private static let maximumIDBytes = 64

  /// Refuses a table that is too small, needs a newer host or lacks a function.
  static func check(_ table: UnsafePointer<doorstep_rule>) throws(RulePluginError.Reason) {
    // The size first, and by itself: behind it there may be nothing to read.
    let size = unsafe UnsafeRawPointer(table).load(as: UInt32.self)
    let expected = unsafe MemoryLayout<doorstep_rule>.size
    guard size >= expected else {
      throw .malformedTable("struct_size is \(size), less than the \(expected) of version 1.0")
    }
    let needed = unsafe table.pointee.min_host_minor
    guard needed <= HostInterface.minor else { throw .newerHostNeeded(minor: needed) }
    guard unsafe table.pointee.create != nil else { throw .malformedTable("create is NULL") }
    guard unsafe table.pointee.destroy != nil else { throw .malformedTable("destroy is NULL") }
    guard unsafe table.pointee.evaluate != nil else { throw .malformedTable("evaluate is NULL") }
  }

  /// Copies what the plug-in says of itself.
  static func identity(
    in table: UnsafePointer<doorstep_rule>
  ) throws(RulePluginError.Reason) -> PluginIdentity {
    PluginIdentity(
      id: try unsafe id(table.pointee.id),
      version: try unsafe text(table.pointee.version, "version"),
      summary: try unsafe text(table.pointee.summary, "summary"),
      toolchain: try unsafe text(table.pointee.toolchain, "toolchain"),
      configurationSchema: try unsafe text(table.pointee.config_schema, "config_schema"),
      interfaceMinor: unsafe table.pointee.abi_minor,
      neededMinor: unsafe table.pointee.min_host_minor,
      capabilities: PluginCapabilities(rawValue: unsafe table.pointee.capabilities),
      extensions: PluginIdentity.knownExtensions.filter { id in
        unsafe table.pointee.get_extension?(id) != nil
      })
  }

  /// Copies the id, which has a limited alphabet.
  private static func id(_ text: doorstep_text) throws(RulePluginError.Reason) -> String {
    let id = try unsafe self.text(text, "id")
    guard isID(id) else {
      throw .malformedTable(
        "id is not 1 to \(maximumIDBytes) of a-z, 0-9, \".\", \"-\" and \"_\"")
    }
    return id
  }

  /// Whether a plug-in may call itself so.
  static func isID(_ id: String) -> Bool {
    let isAllowed = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isAllowed && (1...maximumIDBytes).contains(id.utf8.count)
  }

  /// Copies the text of the field called `field`.
  private static func text(
    _ text: doorstep_text, _ field: String
  ) throws(RulePluginError.Reason) -> String {
    guard unsafe text.length <= maximumTextBytes else {
      throw .malformedTable("\(field) is \(unsafe text.length) bytes long")
    }
    guard let copy = unsafe String(copying: text) else {
      throw .malformedTable("\(field) is no UTF-8 text")
    }
    return copy
  }
}
