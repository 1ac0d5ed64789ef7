// SPDX-License-Identifier: MIT

import HTTPServing
import JSONDocument

/// Why there is no answer, as RFC 9457 has it.
struct Problem: Hashable, Sendable {
  /// What kinds there are; their names never change.
  enum Kind: String, CaseIterable, Sendable {
    /// The head of the request, or where its body ends, is ambiguous.
    case malformedRequest = "malformed-request"
    /// The body is not JSON.
    case malformedJSON = "malformed-json"
    /// The body is JSON, but does not say what is asked for.
    case invalidRequest = "invalid-request"
    /// There is nothing at the path.
    case notFound = "not-found"
    /// The path has other methods.
    case methodNotAllowed = "method-not-allowed"
    /// The body, or the number of its lines, is beyond the limit.
    case bodyTooLong = "body-too-long"
    /// The body is of another type than those that are read.
    case unsupportedMediaType = "unsupported-media-type"
    /// The transfer coding of the body is not known.
    case unknownTransferCoding = "unknown-transfer-coding"
    /// The server is stopping.
    case draining
    /// The server is at fault.
    case internalError = "internal-error"

    /// The status that goes with it.
    var status: Int {
      switch self {
      case .malformedRequest, .malformedJSON, .invalidRequest: 400
      case .notFound: 404
      case .methodNotAllowed: 405
      case .bodyTooLong: 413
      case .unsupportedMediaType: 415
      case .internalError: 500
      case .unknownTransferCoding: 501
      case .draining: 503
      }
    }

    /// The same words for every occurrence.
    var title: String {
      switch self {
      case .malformedRequest: "The request is ambiguous"
      case .malformedJSON: "The body is not JSON"
      case .invalidRequest: "The request does not say what is asked for"
      case .notFound: "Nothing is here"
      case .methodNotAllowed: "The method is not possible here"
      case .bodyTooLong: "The body is too long"
      case .unsupportedMediaType: "The type of the body is not read here"
      case .unknownTransferCoding: "The transfer coding is not known"
      case .draining: "The server is stopping"
      case .internalError: "The server is at fault"
      }
    }
  }

  let kind: Kind
  /// What is wrong this time, as a sentence without full stop.
  let detail: String
  /// Where in a body of JSON, as RFC 6901 has it.
  var pointer: String?
  /// Where in the text of the body, from 1 on.
  var position: TextPosition?

  init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// What is wrong with a request that nobody looked at.
  init(_ refusal: RequestRefusal) {
    let kind: Kind =
      switch refusal {
      case .ambiguous: .malformedRequest
      case .bodyTooLong: .bodyTooLong
      case .unknownCoding: .unknownTransferCoding
      }
    self.init(kind, refusal.description)
  }

  /// What is wrong with the JSON text `bytes`.
  init(_ error: JSONError, in bytes: [UInt8]) {
    let located = [error].positioned(in: bytes, source: error.source ?? "").first ?? error
    let detail = located.reason.description
    switch located.location {
    case .text:
      self.init(.malformedJSON, detail)
    case .character(let line, let column, _):
      self.init(.malformedJSON, detail)
      position = TextPosition(line: line, column: column)
    case .value(let pointer, let position):
      self.init(.invalidRequest, detail)
      self.pointer = pointer
      self.position = position
    }
  }

  /// The problem as JSON.
  var json: JSON {
    var members: JSON.Object = [
      "type": .string("urn:doorstep:problem:\(kind.rawValue)"), "title": .string(kind.title),
      "status": .integer(Int64(kind.status)), "detail": .string(detail),
    ]
    members["pointer"] = pointer.map { .string($0) }
    members["line"] = position.map { .integer(Int64($0.line)) }
    members["column"] = position.map { .integer(Int64($0.column)) }
    return .object(members)
  }

  /// The problem as a text of JSON.
  var bytes: [UInt8] {
    // It has no numbers that JSON cannot write.
    (try? json.bytes()) ?? Array("{}".utf8)
  }

  /// The problem as a response.
  var response: ServerResponse {
    ServerResponse(
      status: kind.status,
      fields: ["Content-Type": "application/problem+json", "Cache-Control": "no-store"],
      body: bytes)
  }
}
