// SPDX-License-Identifier: MIT

public import DeliveryModel
public import DeliveryRules
import RulePlugins
public import Schedules
public import ZoneGeometry

/// Answers whether, when and for how much a service delivers; safe to ask from many threads at
/// once.
///
///     let checker = try DeliveryChecker(service: "Zones/harbor")
///     let pier = Coordinate(longitude: -71.0421, latitude: 42.3530)
///     let quote = try checker.quote(for: DeliveryRequest(to: pier))
public struct DeliveryChecker: Sendable {
  private var engine: DecisionEngine
  private let travelTimes: ServiceTravelTimes?
  /// The plug-ins as loaded; nil for what was built in code, and for zones without a `service.json`.
  private(set) var servicePlugins: ServicePlugins?

  /// The file with the addresses that can be searched, for `AddressBook`; nil where the service names none.
  public let addressesPath: String?

  /// What is doubtful about the service, though it can be decided with: each with file and place, in one
  /// line.
  public let warnings: [String]

  /// The service that decides.
  public var area: ServiceArea { engine.area }

  /// The time of requests that do not give their own.
  public var now: Instant { engine.clock() }

  /// Loads the service at `path`, with its zones and plug-ins.
  ///
  /// - Parameters:
  ///   - path: A folder with a `service.json`, such a file itself, or a bare file with zones, which
  ///     is a service with defaults: GeoJSON, or what `CompiledZones` compiled.
  ///   - pluginFolders: Where plug-ins are looked for by name, after the folder of the executable.
  ///   - pluginHost: The program `doorstep`, which runs plug-ins in processes of their own; the running program, if
  ///     it is that, or the one beside it, when left out.
  ///   - verifiesZones: Whether to read all of compiled zones to find out whether they are damaged, as
  ///     is always done up to 4 MiB.
  ///   - waitingRules: Checks of the embedder's own that have to wait; with any, only the
  ///     asynchronous `quote(for:)` answers.
  ///   - clock: The time of requests that do not give their own.
  ///   - progress: Told how far the loading of each file with zones has come, some hundred kilobytes
  ///     apart.
  ///   - log: Takes what plug-ins say, and what goes wrong with them.
  /// - Throws: `ServiceError` with the file and place of every mistake.
  public init(
    service path: String, pluginFolders: [String] = [], pluginHost: String? = nil,
    verifiesZones: Bool = false,
    waitingRules: [any WaitingRule] = [],
    clock: @escaping @Sendable () -> Instant = { Instant.now() },
    progress: @escaping LoadingProgress.Report = { _ in },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ServiceError) {
    let service = try LoadedService(
      path: path, plugins: PluginSurroundings(folders: pluginFolders, host: pluginHost),
      reusing: nil, verifiesZones: verifiesZones, progress: progress, log: log)
    self.init(service, waitingRules: waitingRules, clock: clock)
  }

  /// Decides with `service`.
  init(
    _ service: LoadedService, waitingRules: [any WaitingRule],
    clock: @escaping @Sendable () -> Instant
  ) {
    engine = DecisionEngine(
      area: service.area, index: service.index, rules: service.plugins?.rules ?? [],
      waitingRules: waitingRules, shadows: service.plugins?.shadows, clock: clock)
    travelTimes = service.travelTimes
    addressesPath = service.addressesPath
    warnings = service.warnings
    servicePlugins = service.plugins
  }

  /// The same checker with other versions of its plug-ins.
  func replacing(_ plugins: ServicePlugins) -> DeliveryChecker {
    var checker = self
    checker.engine = engine.replacing(
      version: plugins.version, rules: plugins.rules, shadows: plugins.shadows)
    checker.servicePlugins = plugins
    return checker
  }

  /// Decides with `area` as built in code, and `rules` beside the built-in ones.
  public init(
    area: ServiceArea, rules: [any Rule] = [], waitingRules: [any WaitingRule] = [],
    clock: @escaping @Sendable () -> Instant = { Instant.now() }
  ) {
    engine = DecisionEngine(area: area, rules: rules, waitingRules: waitingRules, clock: clock)
    travelTimes = nil
    servicePlugins = nil
    addressesPath = nil
    warnings = []
  }

  /// The same checker, with another time for requests that do not give their own.
  public func withClock(_ clock: @escaping @Sendable () -> Instant) -> DeliveryChecker {
    var checker = self
    checker.engine.clock = clock
    return checker
  }

  /// The zones that contain `coordinate`, active or not, in file order.
  ///
  /// A longitude outside -180...180 loses whole turns; a coordinate off the globe is in no zone.
  public func zones(containing coordinate: Coordinate) -> [Zone] {
    engine.zones(containing: coordinate)
  }

  /// The routing engines of the service and how they are, by the names of the estimates whose ways they
  /// measure.
  public var routingEngines: [EstimateModel.ID: RoutingEngineHealth] {
    travelTimes?.health ?? [:]
  }

  /// The plug-ins of the service and how they are, in the order in which they are asked.
  public var plugins: [PluginStatus] {
    (servicePlugins?.uses ?? []).map { PluginStatus($0.plugin.evaluator) }
  }

  /// Answers `request` on the calling thread.
  ///
  /// Nobody is asked for travel times: those count that are known from before, and the great circle where
  /// there are none.
  ///
  /// - Throws: `RequestError` when the request cannot be answered, or when rules have to wait.
  public func quote(for request: DeliveryRequest) throws(RequestError) -> Quote {
    try engine.quote(for: recalled(request))
  }

  /// Answers `request`, waiting for travel times as long as the service says, and for the rules that have to
  /// wait.
  ///
  /// A request with travel times of its own goes by those.
  ///
  /// - Throws: `RequestError` when the request cannot be answered; `CancellationError` when the
  ///   task was cancelled while a rule waited.
  public func quote(for request: DeliveryRequest) async throws -> Quote {
    try await engine.quote(for: measured(request))
  }

  /// The slots that begin on `date` where the order of `request` would go, whatever its own time, as a checkout
  /// lists them: each with its answer, so that those that cannot be booked say why.
  ///
  ///     let open = try checker.slots(for: request, on: tomorrow).filter(\.isBookable)
  ///
  /// Give `slotUse` with the request to know how much room is left. There are none outside all zones, and
  /// where neither the zone nor the hub has slots.
  ///
  /// - Throws: `RequestError` when the request cannot be answered, or when rules have to wait.
  public func slots(
    for request: DeliveryRequest, on date: CivilDate
  ) throws(RequestError) -> [SlotOffer] {
    try engine.slots(for: recalled(request), on: date)
  }

  /// Whether a slot of `owner` begins at `start`, or one of anybody when that is nil, wherever it is.
  ///
  /// What is taken of anything else is counted nowhere: a time that is off, or from before the hours changed.
  public func hasSlot(startingAt start: Instant, of owner: SlotUsage.Owner? = nil) -> Bool {
    engine.hasSlot(startingAt: start, of: owner)
  }

  /// The slots that begin on `date`, waiting for travel times and for the rules that have to wait.
  ///
  /// - Throws: `RequestError` when the request cannot be answered; `CancellationError` when the
  ///   task was cancelled while a rule waited.
  public func slots(for request: DeliveryRequest, on date: CivilDate) async throws -> [SlotOffer] {
    try await engine.slots(for: measured(request), on: date)
  }

  private func recalled(_ request: DeliveryRequest) -> DeliveryRequest {
    guard let travelTimes else { return request }
    return travelTimes.recalling(request, in: engine)
  }

  private func measured(_ request: DeliveryRequest) async throws -> DeliveryRequest {
    guard let travelTimes else { return request }
    let measured = await travelTimes.measuring(request, in: engine)
    try Task.checkCancellation()
    return measured
  }
}
