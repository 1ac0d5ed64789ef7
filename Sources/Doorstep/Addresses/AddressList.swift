// SPDX-License-Identifier: MIT

public import AddressFiles
public import AddressStore

/// Brings lists of addresses into stores.
public enum AddressList {
  /// After so many mistakes no more are looked for.
  static let maximumMistakes = 20

  /// Adds what `reader` gives to `store`: all of it, or nothing where a row is mistaken.
  ///
  /// - Parameters:
  ///   - reader: The list, from its beginning.
  ///   - store: A store that may be written.
  ///   - name: What the store calls the list.
  ///   - time: When that is, in seconds since 1970.
  /// - Returns: How many were added, and how many were there already.
  /// - Throws: `AddressListError` with the mistakes of the list, or `AddressStoreError`.
  @discardableResult
  public static func add(
    _ reader: AddressReader, to store: AddressStore, as name: String, at time: Int64
  ) throws -> AddressImport.Summary {
    var reader = reader
    return try add(&reader, to: store, as: name, at: time, maximumCount: .max)
  }

  /// The addresses of the list in `reader`, in memory.
  ///
  /// - Throws: `AddressListError`, also where there are more addresses than should be read at each start.
  static func read(_ reader: AddressReader) throws -> AddressStore {
    var reader = reader
    let store = try AddressStore.inMemory()
    try add(&reader, to: store, as: reader.source, at: 0, maximumCount: AddressBook.maximumListed)
    return store
  }

  @discardableResult
  private static func add(
    _ reader: inout AddressReader, to store: AddressStore, as name: String, at time: Int64,
    maximumCount: Int
  ) throws -> AddressImport.Summary {
    var addition = try AddressImport(into: store, from: name, at: time)
    var mistakes: [AddressFileError] = []
    var next: PlacedAddress?
    var count = 0
    while mistakes.count < maximumMistakes {
      do throws(AddressFileError) {
        guard let address = try reader.next() else { break }
        next = address
      } catch {
        mistakes.append(error)
        guard error.isOfOneRow else { break }
        continue
      }
      // After a mistake nothing is added any more, but others are looked for.
      guard let address = next, mistakes.isEmpty else { continue }
      count += 1
      guard count <= maximumCount else {
        throw AddressListError(AddressFileError(tooManyIn: reader.source, maximum: maximumCount))
      }
      try addition.add(address)
    }
    guard mistakes.isEmpty else {
      throw AddressListError(mistakes: mistakes, isCut: mistakes.count == maximumMistakes)
    }
    return try addition.commit()
  }
}
