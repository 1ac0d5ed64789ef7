// SPDX-License-Identifier: MIT

import CWebFiles
import Checksums
import HTTPServing

/// The web component and its demo page, as they were when this was built.
package struct WebFiles: Sendable {
  /// What a page of ours may do: load and ask what is from here, and make no text markup.
  static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'
    """

  private struct File: Sendable {
    let bytes: [UInt8]
    let type: String
    /// Names the content (RFC 9110 §8.8.3).
    let tag: String
  }

  private let files: [String: File]

  /// Takes them out of the executable.
  package init() {
    var count = 0
    let start = unsafe web_files(&count)
    let all = unsafe UnsafeBufferPointer(start: start, count: count)
    var files: [String: File] = [:]
    for index in all.indices {
      let file = unsafe all[index]
      let name = unsafe String(cString: file.name)
      let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
      let checksum = unsafe Checksum.xxh3(bytes.span.bytes)
      files[name] = File(
        bytes: bytes, type: Self.type(of: name), tag: "\"\(String(checksum, radix: 16))\"")
    }
    self.files = files
  }

  /// The names of all of them.
  package var names: Set<String> { Set(files.keys) }

  /// What the file called `name` holds; nil when there is none.
  package func content(of name: String) -> [UInt8]? { files[name]?.bytes }

  /// The file that `head` asks for, or that it has not changed.
  func response(to head: RequestHead) -> ServerResponse {
    guard let file = files[Route.webFileName(in: head.path)] else {
      return Problem(.notFound, "no such file belongs to the web component").response
    }
    var response = ServerResponse(
      status: 200,
      fields: [
        "Content-Type": file.type, "ETag": file.tag, "Cache-Control": "no-cache",
        "Content-Security-Policy": Self.policy, "Referrer-Policy": "no-referrer",
      ], body: file.bytes)
    if let known = head["if-none-match"], Self.names(file.tag, in: known) {
      response.status = 304
      response.fields["Content-Type"] = nil
      response.body = []
    }
    return response
  }

  /// Whether the list `known` has `tag`, strong or weak, or is `*`.
  private static func names(_ tag: String, in known: String) -> Bool {
    known.split(whereSeparator: { ", \t".contains($0) }).contains { entry in
      entry == "*" || entry == tag || entry == "W/" + tag
    }
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
