// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import Testing

@testable import RulePlugins

/// A file, or a folder, is another one when what is in it is.
@Suite("Files and folders with data")
struct FolderDataTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try run("mkdir -p data/deep/er far; echo one > data/load.json; echo one > data/deep/er/file")
    try run("echo one > far/file; ln -s ../far/file data/link; ln -s .. data/loop")
  }

  @Test(
    arguments: [
      ("echo two2 > data/load.json", true), ("touch data/load.json", true),
      ("rm data/load.json", true), ("echo two > data/other.json", true),
      ("echo two > draft && mv draft data/load.json", true), ("chmod 600 data/load.json", true),
      ("echo two2 > data/deep/er/file", true), ("mkdir data/new", true),
      ("echo two2 > far/file", true), ("rm -r data", true),
      ("mv data gone; mkdir data; cp -a gone/. data", true),
      ("echo two > data/draft; rm data/draft", false), ("touch data", false),
      ("ls -lR data", false),
      ("echo two > other", false),
    ])
  func `have changed after`(_ deed: String, _ hasChanged: Bool) throws {
    let file = WatchedFile("\(folder.path)/data")
    #expect(!file.hasChanged)
    #expect(file.doubt == nil)
    try run(deed)
    #expect(file.hasChanged == hasChanged)
    // As another process tells of it.
    let told = try WatchedFile(decoding: JSONDocument(parsing: file.json.text()).root)
    #expect(told.path == file.path)
    #expect(told.hasChanged == hasChanged)
  }

  @Test func `are doubtful when nothing is there, and when there is too much`() throws {
    #expect(WatchedFile("\(folder.path)/gone").doubt == "there is no such file or folder")
    // With the folder itself a thousand entries, and then one more.
    try run("mkdir many; cd many; seq 999 | xargs touch")
    #expect(WatchedFile("\(folder.path)/many").doubt == nil)
    try run("touch many/more")
    let many = WatchedFile("\(folder.path)/many")
    #expect(many.doubt == "it holds more than 1000 files; name those that matter")
  }

  @Test(
    arguments: [
      "7", "[]", #"["/a"]"#, #"["/a", "12", "3"]"#, #"["/a", 12]"#, #"["a", "12"]"#, #"["", "12"]"#,
      #"["/a", "xyz"]"#, #"["/a", ""]"#, #"["/a\u0000b", "12"]"#, #"["/a", "-1"]"#,
      #"["/a", "100000000000000000000000000000000"]"#,
    ])
  func `are refused from another process when they are malformed`(_ text: String) throws {
    let value = try JSONDocument(parsing: text).root
    #expect(throws: JSONError.self) { try WatchedFile(decoding: value) }
  }

  private func run(_ deed: String) throws {
    try Tool.run("sh", ["-c", "cd '\(folder.path)' && { \(deed); }"])
  }
}
