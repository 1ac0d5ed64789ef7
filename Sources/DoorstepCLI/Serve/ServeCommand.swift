// SPDX-License-Identifier: MIT

import CommandLineParsing
import Diagnostics
import Doorstep
import DoorstepServer
import Glibc
import HTTPServing
import JSONDocument

/// `doorstep serve`.
struct ServeCommand: Command {
  static let listen = Option(
    "listen", value: "HOST:PORT", default: ListenAddress.standard,
    help: "where to listen; port 0 is any that is free")
  static let threads = Option<CountArgument?>(
    "threads", value: "COUNT", help: "the threads that answer; as many as processors without it")
  static let allowedOrigins = Option<[OriginArgument]>(
    "allow-origin", value: "ORIGIN",
    help: "a web origin whose pages may ask for checks, such as https://shop.example")

  static let spec = CommandSpec(
    "serve", summary: "Answer checks over HTTP, and show the header on a page.",
    discussion: """
      POST /v1/check takes a request as JSON and answers with the quote that doorstep check --json \
      prints. At / is a page with the header in front of the service. /metrics, /healthz, /readyz and \
      /v1/plugins are for whoever watches it.

      Says where it listens on standard error when it is ready, and then what happens, one JSON \
      object a line. Changes of service.json and of plug-ins are taken up by themselves, of zones at \
      SIGHUP. SIGTERM and SIGINT end it after the requests that have begun.
      """,
    options: ServiceOption.all + [listen, threads, allowedOrigins],
    examples: [
      "doorstep serve --service Zones/harbor",
      "doorstep serve -s Zones/harbor --listen 0.0.0.0:80 --threads 8",
    ])
  /// How long requests that have begun get to end.
  private static let patience = Duration.seconds(10)
  /// More threads than anybody has processors.
  private static let maximumThreads = 1_024

  func run(_ arguments: ParsedArguments, in console: Console) async throws -> ExitCode {
    let log = EventLog(console: console)
    let service = try ServiceOption.reloadableChecker(from: arguments, in: console) { message in
      log.write("service", .warning, ["message": .string(message)])
    }
    let area = service.checker.area
    let options = try options(from: arguments)
    let server = try DoorstepServer(
      of: service, now: arguments[ServiceOption.now]?.instant(in: area.timeZone), options: options)
    let signals = ServerSignals()
    defer { signals.cancel() }
    console.report("listening on \(server.url)")
    for warning in service.checker.warnings {
      log.write("doubt", .warning, ["message": .string(warning)])
    }
    log.write(
      "started", .info,
      [
        "service": .string(area.name), "version": .string(area.version),
        "url": .string(server.url), "threads": .integer(Int64(options.limits.threads)),
      ])
    await obey(signals.meanings, service, log)
    log.write("stopping")
    let left = await server.drain(within: Self.patience)
    log.write("stopped", left == 0 ? .info : .warning, ["cutOff": .integer(Int64(left))])
    return .ok
  }

  /// Returns when the server has to stop.
  private func obey(
    _ signals: AsyncStream<ServerSignals.Meaning>, _ service: ReloadableChecker, _ log: EventLog
  ) async {
    for await meaning in signals {
      switch meaning {
      case .stop: return
      case .reload:
        do throws(ServiceError) {
          try service.reload()
          log.write("reloaded", .info, ["version": .string(service.checker.area.version)])
        } catch {
          log.write("reload-failed", .error, ["message": .string(error.description)])
        }
      }
    }
  }

  private func options(from arguments: ParsedArguments) throws(UsageError) -> ServerOptions {
    let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let threads = arguments[Self.threads]?.count ?? processors
    guard (1...Self.maximumThreads).contains(threads) else {
      throw UsageError(.refused("--threads takes 1 to \(Self.maximumThreads), found \(threads)"))
    }
    var options = ServerOptions(threads: threads)
    options.address = arguments[Self.listen]
    options.allowedOrigins = Set(arguments[Self.allowedOrigins].map(\.text))
    return options
  }
}
