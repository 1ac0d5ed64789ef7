// SPDX-License-Identifier: MIT

import Foundation
import RulePlugins
import Synchronization
import Testing

/// Each way in which people replace files is noticed.
@Suite("Watched files")
struct FileWatchTests {
  let folder: TemporaryFolder
  var path: String { "\(folder.path)/rule.so" }

  init() throws {
    folder = try TemporaryFolder()
    try write("one")
  }

  /// What is done in the folder of the file, by a shell.
  @Test(
    arguments: [
      "echo two > rule.so", "cat < draft > rule.so", "mv draft rule.so", "rm rule.so",
      "rm rule.so; mv draft rule.so", "chmod g+w rule.so", "ln -sf draft rule.so",
      "ln -f draft rule.so", "cp draft other && mv other rule.so", "touch rule.so",
      // Some editors write in place, some after they have put the old file aside.
      "mv rule.so rule.so~ && echo two > rule.so", "printf two | dd of=rule.so conv=notrunc",
    ])
  func `tell of`(_ deed: String) throws {
    try write("draft", as: "draft")
    let count = Count()
    let watch = FileWatch(of: [path]) { count.add() }
    #expect(watch.isEffective)
    try run(deed)
    #expect(eventually { count.value > 0 })
    // They go on to be watched.
    let before = count.value
    try run("rm -f rule.so; echo three > rule.so")
    #expect(eventually { count.value > before })
    withExtendedLifetime(watch) {}
  }

  /// A release is put in place by turning a link, or by renaming a folder, and the file in it stays untouched.
  @Test(
    arguments: [
      "ln -sfn new link && mv -T link current", "rm current; mv new current",
      "rm -r old && mv new old", "mv old gone; mkdir old; cp new/rule.so old",
    ])
  func `tell of another folder on the way`(_ deed: String) throws {
    try run("mkdir old new; echo old > old/rule.so; echo new > new/rule.so; ln -s old current")
    let count = Count()
    let watch = FileWatch(of: ["\(folder.path)/current/rule.so"]) { count.add() }
    try run(deed)
    #expect(eventually { count.value > 0 })
    let before = count.value
    try run("echo newer > current/rule.so")
    #expect(eventually { count.value > before })
    withExtendedLifetime(watch) {}
  }

  @Test func `tell of what a link leads to`() throws {
    try run("mkdir far; echo one > far/library.so; ln -sf far/library.so rule.so")
    let count = Count()
    let watch = FileWatch(of: [path]) { count.add() }
    try run("echo two > far/library.so")
    #expect(eventually { count.value > 0 })
    withExtendedLifetime(watch) {}
  }

  @Test func `tell of a file whose folder is still to come`() throws {
    let count = Count()
    let watch = FileWatch(of: ["\(folder.path)/a/b/rule.so"]) { count.add() }
    try run("mkdir -p a/b")
    #expect(eventually { count.value > 0 })
    let before = count.value
    try run("echo one > a/b/rule.so")
    #expect(eventually { count.value > before })
    withExtendedLifetime(watch) {}
  }

  /// A folder with data, as it is written in place, by renaming, further down, or by turning the link to a whole new
  /// folder, as Kubernetes does it.
  @Test(
    arguments: [
      "echo two > data/load.json", "echo two > draft && mv draft data/load.json",
      "rm data/load.json", "echo two > data/other.json", "echo two > data/deep/er/file",
      "mkdir data/new", "echo two > version-1/linked",
      "mkdir version-2; ln -sfn ../version-2 data/now",
      "mv data aside; mkdir data",
    ])
  func `tell of what happens in a folder`(_ deed: String) throws {
    try run(
      "mkdir -p data/deep/er version-1; echo one > data/load.json; echo one > version-1/linked; "
        + "ln -s ../version-1 data/now; ln -s now/linked data/linked")
    let count = Count()
    let watch = FileWatch(of: ["\(folder.path)/data"]) { count.add() }
    try run(deed)
    #expect(eventually { count.value > 0 })
    // What is new in it is watched as well.
    for later in ["mkdir -p data/new", "echo three > data/new/file", "echo four > data/new/file"] {
      // All that was done has been told before the next is done.
      usleep(200_000)
      let before = count.value
      try run(later)
      #expect(later == "mkdir -p data/new" || eventually { count.value > before }, "\(later)")
    }
    withExtendedLifetime(watch) {}
  }

  @Test func `tell of a change that is only said to be one`() throws {
    let count = Count()
    let watch = FileWatch(of: [path]) { count.add() }
    watch.pretendChange()
    #expect(eventually { count.value == 1 })
  }

  /// Not a word before the writer has closed the file: until then it is half.
  @Test func `say nothing of other files, nor of a file that is being written`() throws {
    let count = Count()
    let witness = Count()
    let watch = FileWatch(of: [path], quiet: .zero) { count.add() }
    let other = FileWatch(of: ["\(folder.path)/other"], quiet: .zero) { witness.add() }
    let writer = try #require(FileHandle(forWritingAtPath: path))
    for step in 0..<3 {
      try writer.write(contentsOf: Data("more".utf8))
      // What happens later in the same folder is told later.
      try write("\(step)", as: "other")
      #expect(eventually { witness.value > step })
    }
    #expect(count.value == 0)
    try writer.close()
    #expect(eventually { count.value > 0 })
    withExtendedLifetime((watch, other)) {}
  }

  @Test func `tell of many changes at once`() throws {
    let count = Count()
    let watch = FileWatch(of: [path], quiet: .milliseconds(300)) { count.add() }
    // Within far less than the quiet time, else this says nothing.
    let begin = ContinuousClock.now
    for number in 0..<50 { try write("\(number)") }
    let isQuick = begin.duration(to: .now) < .milliseconds(250)
    #expect(eventually { count.value > 0 })
    if isQuick { #expect(count.value == 1) }
    withExtendedLifetime(watch) {}
  }

  @Test func `tell nothing any more when they are given up`() throws {
    let count = Count()
    let witness = Count()
    let other = FileWatch(of: [path], quiet: .zero) { witness.add() }
    do {
      let watch = FileWatch(of: [path], quiet: .zero) { count.add() }
      withExtendedLifetime(watch) {}
    }
    try write("two")
    #expect(eventually { witness.value > 0 })
    #expect(count.value == 0)
    withExtendedLifetime(other) {}
  }

  private func write(_ text: String, as name: String = "rule.so") throws {
    _ = try folder.write(text.utf8, as: name)
  }

  private func run(_ deed: String) throws {
    try Tool.run("sh", ["-c", "cd '\(folder.path)' && { \(deed); }"])
  }

  private final class Count: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .acquiring) }

    func add() { count.wrappingAdd(1, ordering: .releasing) }
  }
}
