// SPDX-License-Identifier: MIT

import Doorstep
import Foundation
import JSONDocument
import Synchronization
import Testing

/// A running service takes up new versions of its plug-ins, and new configurations of them.
@Suite("Plug-ins that change while a service runs")
struct PluginReloadingTests {
  private static let middle = Coordinate(longitude: 13.4, latitude: 52.52)

  let folder: ServiceFolder
  let plugin: VersionedPlugin
  let book = Book()

  init() throws {
    folder = try ServiceFolder(service: Self.service([["name": "./rule.so"]]))
    plugin = try VersionedPlugin(in: folder)
    try folder.write(plugin[1], as: "rule.so")
  }

  @Test func `a new version answers, under another version of the service`() throws {
    let service = try open()
    let old = service.checker
    #expect(try change(service.checker) == 1)
    try put(2)
    #expect(try eventually { try change(service.checker) == 2 })
    #expect(service.checker.area.version != old.area.version)
    let quote = try service.quote(for: DeliveryRequest(to: Self.middle))
    #expect(quote.version == service.checker.area.version)
    // A value goes on answering alike.
    #expect(try change(old) == 1)
    // The same files, the same version, however the service came to it.
    #expect(try folder.checker().area.version == service.checker.area.version)
    try put(1)
    #expect(try eventually { try change(service.checker) == 1 })
    #expect(service.checker.area.version == old.area.version)
    #expect(
      book.lines.count { $0.hasPrefix("plug-in ./rule.so: version 0.1 → 0.1, SHA-256 ") } == 2)
  }

  /// Written over in place, as by cp; byte by byte, with pauses; not whole at first.
  @Test func `however the file is written, a whole one counts`() throws {
    let service = try open()
    let path = "\(folder.path)/rule.so"
    try plugin[2].write(to: URL(filePath: path))
    #expect(try eventually { try change(service.checker) == 2 })
    // Its beginning, closed: it is told, and the old one goes on.
    try plugin[3].prefix(8000).write(to: URL(filePath: path))
    let complaint =
      "plug-in ./rule.so: has changed, version 0.1 goes on: not a shared library: the file is truncated"
    #expect(eventually { book.lines.contains(complaint) })
    #expect(try change(service.checker) == 2)
    // The rest.
    let writer = try #require(FileHandle(forWritingAtPath: path))
    try writer.seekToEnd()
    try writer.write(contentsOf: plugin[3].dropFirst(8000))
    try writer.close()
    #expect(try eventually { try change(service.checker) == 3 })
    try FileManager.default.removeItem(atPath: path)
    #expect(eventually { book.lines.contains { $0.contains("goes on: not found; looked for") } })
    #expect(try change(service.checker) == 3)
    try put(4)
    #expect(try eventually { try change(service.checker) == 4 })
  }

  @Test func `a file that others may write is not taken up until they may not`() throws {
    let service = try open()
    let draft = try folder.write(plugin[2], as: "draft")
    try setMode(0o666, of: draft)
    #expect(unsafe rename(draft, "\(folder.path)/rule.so") == 0)
    #expect(eventually { book.lines.contains { $0.contains("can be written by everybody") } })
    #expect(try change(service.checker) == 1)
    try setMode(0o644, of: "\(folder.path)/rule.so")
    #expect(try eventually { try change(service.checker) == 2 })
  }

  @Test func `where nobody watches, a new version waits for the reload`() throws {
    let (unwatched, frozen) = (try open(watchesFiles: false), try ServiceFolder())
    try frozen.write(Self.service([["name": "./rule.so", "reload": false]]), as: "service.json")
    try frozen.write(plugin[1], as: "rule.so")
    let still = try open(frozen)
    try put(2)
    try put(2, in: frozen)
    // Another service notices its own change, and so would these.
    let witness = try open()
    try put(3)
    #expect(try eventually { try change(witness.checker) == 3 })
    #expect(try change(unwatched.checker) == 1)
    #expect(try change(still.checker) == 1)
    try unwatched.reload()
    try still.reload()
    #expect(try change(unwatched.checker) == 3)
    #expect(try change(still.checker) == 2)
  }

  @Test func `a reload that is asked for tells of a bad version and changes nothing`() throws {
    let service = try open(watchesFiles: false)
    try folder.write("no library", as: "rule.so")
    let error = #expect(throws: ServiceError.self) { try service.reload() }
    #expect(error?.description.contains("not a shared library") == true)
    #expect(try change(service.checker) == 1)
  }

  @Test func `another configuration restarts no other plug-in`() throws {
    let both: (JSON) -> JSON = { Self.service([["name": "./rule.so"], $0]) }
    try folder.write(plugin[10], as: "other.so")
    try put(both(["name": "./other.so"]))
    let service = try open()
    #expect(try change(service.checker) == 11)
    try put(both(["name": "./other.so", "config": ["new": true]]))
    #expect(
      eventually { book.lines.contains { $0.contains("service.json has changed: version ") } })
    #expect(try change(service.checker) == 11)
    #expect(eventually { book.count("plug-in ./other.so: info: destroyed") == 1 })
    #expect(book.count("plug-in ./other.so: info: made") == 2)
    #expect(book.count("plug-in ./rule.so: info: made") == 1)
    #expect(book.count("plug-in ./rule.so: info: destroyed") == 0)
    // How failures count is no matter of the instance.
    try put(both(["name": "./other.so", "config": ["new": true], "onFailure": "ignore"]))
    #expect(
      eventually { book.lines.count { $0.contains("service.json has changed: version ") } == 2 })
    #expect(book.count("plug-in ./other.so: info: made") == 2)
    // One that is not there any more is given back.
    try put(Self.service([["name": "./rule.so"]]))
    #expect(try eventually { try change(service.checker) == 1 })
    #expect(eventually { book.count("plug-in ./other.so: info: destroyed") == 2 })
    // A new file still counts.
    try put(2)
    #expect(try eventually { try change(service.checker) == 2 })
  }

  @Test func `a broken service.json is told once, and plug-ins go on changing`() throws {
    let service = try open()
    let version = service.checker.area.version
    try put(.string("no service"))
    let words = "\(folder.path)/service.json has changed, version \(version) goes on: "
    #expect(eventually { book.lines.contains { $0.hasPrefix(words) } })
    try put(2)
    #expect(try eventually { try change(service.checker) == 2 })
    #expect(book.lines.count { $0.contains("service.json has changed, ") } == 1)
    try put(Self.service([]))
    #expect(try eventually { try change(service.checker) == 0 })
  }

  /// Each answer is that of one version: the seconds and the fee of an adjustment have the same number, and
  /// it never falls behind one that this thread has seen.
  @Test(.timeLimit(.minutes(2))) func `a hundred versions under load give no wrong answer`() throws
  {
    let reloads = 100
    do {
      let service = try open()
      let isDone = Atomic(false)
      let last = Atomic(1)
      let strange = Mutex<[String]>([])
      let group = DispatchGroup()
      for _ in 0..<2 {
        group.enter()
        Thread.detachNewThread {
          var seen = 1
          repeat {
            do {
              let quote = try service.quote(for: DeliveryRequest(to: Self.middle))
              let (seconds, fee) = Self.change(quote)
              let newest = last.load(ordering: .acquiring)
              if seconds != fee || fee < seen || fee > newest || quote.deliverable != .yes {
                strange.withLock { $0.append("\(seconds) and \(fee) after \(seen), at \(newest)") }
              }
              seen = max(seen, fee)
            } catch {
              strange.withLock { $0.append("\(error)") }
            }
          } while !isDone.load(ordering: .acquiring)
          group.leave()
        }
      }
      for number in 2...reloads + 1 {
        last.store(number, ordering: .releasing)
        try put(number)
        // By hand, so that no version is passed over.
        try service.reload()
      }
      isDone.store(true, ordering: .releasing)
      group.wait()
      #expect(strange.withLock { $0 } == [])
      #expect(try change(service.checker) == reloads + 1)
    }
    #expect(eventually { book.count("plug-in ./rule.so: info: destroyed") == reloads + 1 })
    #expect(book.count("plug-in ./rule.so: info: made") == reloads + 1)
  }

  /// SurgeRule in a process of its own, which may read a folder: its load is written in place and renamed over.
  @Test(arguments: [["data"], ["data/load.json"]]) func `a rule in a process follows its data`(
    _ reads: [JSON]
  ) throws {
    let config: JSON = [
      "loadFile": "data/load.json",
      "steps": [
        ["load": 1, "addFee": 100], ["load": 2, "addFee": 200], ["load": 3, "addFee": 300],
      ],
    ]
    try put(
      Self.service([
        [
          "name": "SurgeRule", "isolation": "process", "timeoutMilliseconds": 20_000,
          "reads": .array(reads), "config": config,
        ]
      ]))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/data", withIntermediateDirectories: false)
    func load(_ load: Int) -> JSON {
      ["updatedAt": .string(Instant.now().rfc3339(in: .utc)), "load": .integer(Int64(load))]
    }
    try folder.write(load(1), as: "data/load.json")
    let service = try open()
    #expect(try change(service.checker) == 100)
    try folder.write(load(2), as: "data/load.json")
    #expect(try eventually { try change(service.checker) == 200 })
    let draft = try folder.write(load(3), as: "draft")
    #expect(unsafe rename(draft, "\(folder.path)/data/load.json") == 0)
    #expect(try eventually { try change(service.checker) == 300 })
  }

  /// Its process takes longer to be ready than loading the service waits for it.
  @Test func `a rule in a process that starts slowly has its data followed then`() throws {
    let name = try VersionedPlugin.build(
      [
        "LIST_FILES": #"return files->add(files, doorstep_text_of("data"));"#,
        "CREATE": "usleep(2500000);", "DESTROY": "",
      ], as: "slow.so", in: folder)
    try folder.write("one", as: "data")
    try put(Self.service([["name": .string("./\(name)"), "isolation": "process"]]))
    let service = try open()
    #expect(service.checker.plugins.first?.process?.state == .starting)
    #expect(eventually { service.checker.plugins.first?.process?.state == .ready })
    // Whether it is watched by now nobody can see, so it is written again and again.
    #expect(
      try eventually {
        try folder.write("two", as: "data")
        return book.count("plug-in ./slow.so: made anew, since a file that it reads has changed")
          > 0
      })
  }

  @Test func `nothing is watched for a service that is given up`() throws {
    weak var given: ReloadableChecker?
    do {
      let service = try open()
      given = service
      withExtendedLifetime(service) {}
    }
    // The thread that watches may be at it.
    #expect(eventually { given == nil })
    #expect(eventually { book.count("plug-in ./rule.so: info: destroyed") == 1 })
  }

  private static func service(_ plugins: [JSON]) -> JSON {
    ServiceFolder.service.setting("/defaults", to: ["estimate": "bike"])
      .setting("/plugins", to: .array(plugins))
  }

  private func open(
    _ folder: ServiceFolder? = nil, watchesFiles: Bool = true
  ) throws -> ReloadableChecker {
    try ReloadableChecker(
      service: (folder ?? self.folder).path, watchesFiles: watchesFiles, log: book.write)
  }

  /// Puts version `number` in the place of the plug-in, at once.
  private func put(_ number: Int, in folder: ServiceFolder? = nil) throws {
    let folder = folder ?? self.folder
    let draft = try folder.write(plugin[number], as: "draft")
    #expect(unsafe rename(draft, "\(folder.path)/rule.so") == 0)
  }

  private func put(_ service: JSON) throws {
    let draft = try folder.write(service, as: "draft")
    #expect(unsafe rename(draft, "\(folder.path)/service.json") == 0)
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// What the plug-ins add to the fee, all together.
  private func change(_ checker: DeliveryChecker) throws -> Int {
    Self.change(try checker.quote(for: DeliveryRequest(to: Self.middle))).fee
  }

  /// What plug-ins add to the estimate and to the fee.
  private static func change(_ quote: Quote) -> (seconds: Int, fee: Int) {
    let parts = quote.estimate?.parts.filter { $0.name == "test.fixture" } ?? []
    return (
      Int(parts.reduce(0) { $0 + $1.seconds.lowerBound }), Int(quote.fee?.total.minorUnits ?? 0)
    )
  }

  private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<4000 {
      if try condition() { return true }
      usleep(5000)
    }
    return try condition()
  }

  /// Keeps what is logged.
  final class Book: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }

    @Sendable func write(_ line: String) { kept.withLock { $0.append(line) } }

    func count(_ line: String) -> Int { lines.count { $0 == line } }
  }
}
