// SPDX-License-Identifier: MIT

import Doorstep
import HTTPServing
import JSONDocument

/// `POST /v1/check`: one request as JSON, or one a line, and the quotes that answer them.
struct CheckEndpoint {
  /// The most lines of a batch, whose answers are many times as long.
  static let maximumLines = 1_000
  /// The deepest nesting of a request.
  private static let limits = JSONDocument.Limits(maximumBytes: 1 << 20, maximumDepth: 16)
  /// What errors call the body; it only has to be there.
  private static let source = "body"

  let checker: DeliveryChecker
  let metrics: Metrics

  /// Answers `request`, whose type says how it is written.
  func response(to request: ServerRequest) -> ServerResponse {
    switch MediaType(of: request.head) {
    case .json:
      switch answer(to: request.body) {
      case .success(let quote): .json(quote)
      case .failure(let fault): fault.problem.response
      }
    case .lines: responses(to: request.body)
    case nil: unsupported(request.head["content-type"])
    }
  }

  /// The quote for the request `text`, as JSON.
  private func answer(to text: [UInt8]) -> Result<[UInt8], Fault> {
    do {
      let document = try JSONDocument(parsing: text, source: Self.source, limits: Self.limits)
      let request = try DeliveryRequest(decoding: document.root, for: checker.area)
      let quote = try checker.quote(for: request)
      metrics.note(quote.deliverable)
      let json = quote.json(in: checker.area.timeZone, isTraced: request.isTraced)
      return .success(try json.bytes())
    } catch let error as JSONError {
      return .failure(Fault(problem: Problem(error, in: text)))
    } catch let error as RequestError {
      return .failure(Fault(problem: Problem(.invalidRequest, error.description)))
    } catch {
      return .failure(Fault(problem: Problem(.internalError, "the request could not be answered")))
    }
  }

  /// An answer for each line of `body` that is not blank: a quote, or a problem.
  private func responses(to body: [UInt8]) -> ServerResponse {
    var answers: [UInt8] = []
    var count = 0
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isBlank) {
      count += 1
      guard count <= Self.maximumLines else {
        return Problem(.bodyTooLong, "a batch has at most \(Self.maximumLines) lines").response
      }
      switch answer(to: Array(line)) {
      case .success(let quote): answers += quote
      case .failure(let fault): answers += fault.problem.onLine(index + 1).bytes
      }
      answers.append(UInt8(ascii: "\n"))
    }
    return ServerResponse(
      status: 200,
      fields: ["Content-Type": MediaType.lines.rawValue, "Cache-Control": "no-store"],
      body: answers)
  }

  private func unsupported(_ found: String?) -> ServerResponse {
    let types = MediaType.allCases.map(\.rawValue).joined(separator: ", ")
    var response = Problem(
      .unsupportedMediaType, "expected the type \(types), found \(found ?? "none")"
    ).response
    response.fields["Accept-Post"] = types
    return response
  }
}

/// The types of bodies that are read.
private enum MediaType: String, CaseIterable {
  case json = "application/json"
  case lines = "application/x-ndjson"

  /// The type of the body behind `head`; nil when it is another.
  ///
  /// Parameters do not matter, since JSON is UTF-8.
  init?(of head: RequestHead) {
    let written = head["content-type"]?.prefix { $0 != ";" } ?? ""
    self.init(rawValue: written.trimmingBlanks.lowercased())
  }
}

/// Why a request has no quote.
private struct Fault: Error {
  let problem: Problem
}

extension Problem {
  /// The problem as a line of a batch, whose `line` is that of the batch.
  fileprivate func onLine(_ line: Int) -> Problem {
    var problem = self
    problem.position = TextPosition(line: line, column: position?.column ?? 1)
    return problem
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let blanks: Set<Character> = [" ", "\t"]
    var rest = drop { blanks.contains($0) }
    while let last = rest.last, blanks.contains(last) { rest.removeLast() }
    return rest
  }
}
