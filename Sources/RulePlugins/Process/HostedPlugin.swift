// SPDX-License-Identifier: MIT

import Glibc
package import JSONDocument

/// A plug-in to run in a process of its own, with all that this process has to know.
package struct HostedPlugin: Sendable {
  /// The plug-in, as the service calls it.
  package let name: String
  /// Its file, behind symbolic links.
  package let path: String
  /// What the file held when it was checked: that is loaded, whatever becomes of the file.
  let copy: LibraryCopy
  /// The absolute path of the service's folder, where its own relative paths start; empty if there is none.
  package let folder: String
  /// What it reads itself.
  package let configuration: JSON
  /// Files and folders that it may read until its instance is made, besides its own folder and libraries.
  package let readablePaths: [String]
  /// What follows when the process cannot be confined in every way.
  package let sandbox: SandboxDemand

  /// Describes a plug-in with the library `content`.
  ///
  /// - Parameters:
  ///   - content: What is loaded.
  ///   - name: The plug-in, as the service calls it.
  ///   - folder: The service's folder.
  ///   - configuration: What the plug-in reads itself.
  ///   - readablePaths: What it may read besides its own folder and libraries, from `folder` on.
  ///   - sandbox: What follows when the process cannot be confined in every way.
  /// - Throws: `notLoadable` when there is no memory for a copy.
  init(
    of content: LibraryContent, called name: String, folder: String, configuration: JSON,
    readablePaths: [String], sandbox: SandboxDemand
  ) throws(RulePluginError.Reason) {
    self.name = name
    path = content.path
    copy = try LibraryCopy(of: content, called: name)
    self.folder = HostServices.absolute(folder)
    self.configuration = configuration
    self.readablePaths = readablePaths.map { RulePluginLoader.path($0, relativeTo: folder) }
    self.sandbox = sandbox
  }

  /// Whether its process may read the file at `path` besides libraries: in its own folder, and in what
  /// `readablePaths` name.
  func mayRead(_ path: String) -> Bool {
    guard let place = Self.resolved(path) else { return false }
    let own = self.path.lastIndex(of: "/").map { String(self.path[..<$0]) } ?? ""
    return ([own] + readablePaths.compactMap(Self.resolved)).contains { allowed in
      place == allowed || place.hasPrefix(allowed.hasSuffix("/") ? allowed : allowed + "/")
    }
  }

  /// `path` behind symbolic links, as far as it leads now; nil when nobody can tell where it will lead.
  private static func resolved(_ path: String) -> String? {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    // A name that is still to come, in a folder that may be there.
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
    let name = path[slash...]
    guard name != "/..", let folder = resolved(String(path[..<slash])) else { return nil }
    return folder + name
  }

  /// The description as a message to the process.
  var json: JSON {
    [
      "name": .string(name), "path": .string(path), "folder": .string(folder),
      "config": configuration,
      "reads": .array(readablePaths.map { .string($0) }), "sandbox": .string(sandbox.rawValue),
    ]
  }

  /// Reads `json` back, in the process that got `copy` with it.
  init(decoding value: JSONValue, copy: LibraryCopy) throws(JSONError) {
    name = try value.required("name").string()
    path = try value.required("path").string()
    self.copy = copy
    folder = try value.required("folder").string()
    configuration = JSON(try value.required("config"))
    readablePaths = try value.required("reads").elements().map { path throws(JSONError) in
      try path.string()
    }
    sandbox = SandboxDemand(rawValue: try value.required("sandbox").string()) ?? .required
  }
}

/// What follows when the process of a plug-in cannot be confined in every way.
package enum SandboxDemand: String, Hashable, Sendable, CaseIterable {
  /// The plug-in is not loaded.
  case required
  /// It runs with the confinement that there is.
  case bestEffort = "best-effort"
}
