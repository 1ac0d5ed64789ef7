// SPDX-License-Identifier: MIT

extension LocationHeader {
  /// What is searched for in the chooser, and what came of it.
  struct Search: Hashable, Sendable {
    /// What the person typed.
    var query = ""
    var activity = Activity.idle
    /// What `onFind` gave for it.
    var found: [Address] = []

    /// How far the search has come.
    enum Activity: Hashable, Sendable {
      case idle
      case searching
      /// It failed, with what the person is told.
      case failed(String)
    }
  }

  /// Searches for `query` in the open chooser: of the saved addresses those with all its words stay, and `onFind` is
  /// asked for others.
  ///
  /// The newest search wins. An older one is cancelled, and can change nothing any more, whenever and however its
  /// closure ends. A check under way is backed out of when its row is no longer there. Closing the chooser ends the
  /// search.
  ///
  /// - Parameter query: What the person typed; one without any visible text shows all saved addresses again.
  /// - Returns: A task that ends with the search.
  @discardableResult
  public func search(_ query: String) -> Task<Void, Never> {
    guard case .open = chooser, let onFind else { return Task {} }
    if query == search.query, case .searching = search.activity, let searchWork {
      return searchWork
    }
    dropSearch()
    let number = searchNumber
    search = Search(query: query)
    forgetMissingAddress()
    guard query.saysSomething else { return Task {} }
    search.activity = .searching
    let task = Task { [weak self] in
      // One that a newer search overtook before it could start need not ask at all.
      guard self?.searchNumber == number else { return }
      do {
        let found = try await onFind(query)
        self?.conclude(number) { $0.found = found }
      } catch is CancellationError {
        self?.conclude(number) { _ in }
      } catch {
        let refusal = Refusal(error, otherwise: self?.environment.words.notSearched ?? "")
        self?.conclude(number) { $0.activity = .failed(refusal.message) }
      }
    }
    searchWork = task
    return task
  }

  /// The addresses that were found, without those that are the same in all as an earlier or a saved one.
  var foundAddresses: [Address] {
    var known = Set(addresses ?? [])
    return search.found.filter { known.insert($0).inserted }
  }

  /// Whether the chooser has a row for `address`.
  func isShown(_ address: Address) -> Bool {
    addresses?.contains(address) == true ? matchesSearch(address) : search.found.contains(address)
  }

  /// Whether `address` has all words that are searched for.
  func matchesSearch(_ address: Address) -> Bool {
    let text = "\(address.label) \(address.line)".lowercased()
    return search.query.lowercased().split(whereSeparator: \.isWhitespace)
      .allSatisfy { text.contains($0) }
  }

  /// Ends the search.
  func forgetSearch() {
    dropSearch()
    guard search != Search() else { return }
    search = Search()
    forgetMissingAddress()
  }

  /// Cancels the search under way, if any.
  private func dropSearch() {
    searchWork?.cancel()
    searchNumber += 1
  }

  /// Ends search `number` with what `conclusion` does, unless it was dropped before.
  private func conclude(_ number: Int, _ conclusion: (inout Search) -> Void) {
    guard number == searchNumber else { return }
    search.activity = .idle
    conclusion(&search)
    if let status = addressSearch?.status { give(.announcement(status.text)) }
  }
}
