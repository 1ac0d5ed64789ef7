// SPDX-License-Identifier: MIT

import DoorstepServer
import Foundation
import TestSupport
import Testing

@Suite struct `The files of the web component` {
  private static let folder = SharedData.packageDirectory.appending(path: "Web")
  /// What browsers load; the rest is for those who write pages.
  private static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { types[URL(filePath: $0).pathExtension] != nil }.sorted()

  @Test func `are those of the folder`() {
    #expect(WebFiles().names == Set(Self.names))
    #expect(Self.names.contains("demo.html"))
  }

  @Test(arguments: names)
  func `are served as they are`(name: String) throws {
    let served = try Served.shared.get()
    let answer = try served.ask("GET", "/web/\(name)")
    #expect(answer.status == 200)
    #expect(try Data(answer.body.utf8) == Data(contentsOf: Self.folder.appending(path: name)))
    #expect(answer.fields["content-type"] == Self.types[URL(filePath: name).pathExtension])
    #expect(answer.fields["cache-control"] == "no-cache")
    #expect(answer.fields["content-security-policy"]?.contains("script-src 'self';") == true)
    let tag = try #require(answer.fields["etag"])
    for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let unchanged = try served.ask("GET", "/web/\(name)", ["If-None-Match": known])
      #expect(unchanged.status == 304 && unchanged.body.isEmpty, "\(known)")
      #expect(unchanged.fields["etag"] == tag)
    }
    #expect(try served.ask("GET", "/web/\(name)", ["If-None-Match": "\"other\""]).status == 200)
  }
}
