// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep
import Glibc
import HeaderModel
import TerminalHeader
import TerminalScreen

/// The header of a service on the terminal of this process.
@MainActor
struct HeaderTerminal {
  /// What was asked for on the command line.
  struct Options {
    var isInline = false
    var isASCII = false
    var moves = true
    var usesMouse = false
    var appearance = Theme.Appearance.dark
    var depth = Theme.Depth.indexed
    var itemsInBag: Int?
  }

  private let service: ServiceHeader
  private let options: Options

  init(_ service: ServiceHeader, _ options: Options) {
    self.service = service
    self.options = options
  }

  /// Shows the header until the person ends it.
  func run(output: Int32) async throws -> HeaderSession.Ending {
    let writer = ScreenWriter(options.isInline ? .inline : .fullScreen)
    let header = service.header
    header.environment.reducesMotion = !options.moves
    let terminal = try Terminal(
      input: STDIN_FILENO, output: output,
      // Inline the rows of the screen are not those of the terminal, where clicks are.
      opening: writer.opening(mouse: options.usesMouse && !options.isInline),
      closing: writer.closing)
    let look = Look(
      theme: Theme(options.appearance, depth: options.depth),
      marks: options.isASCII ? .ascii : .unicode, moves: options.moves,
      isInline: options.isInline)
    let session = HeaderSession(
      header: header, terminal: terminal, writer: writer, look: look, host: host)
    let form = AddressForm(isKept: service.keepsAddresses)
    header.onAddAddress = { [weak session] in session?.open(.form(form)) }
    header.onSearch = { [weak session, weak header] in
      header?.openChooser()
      session?.open(.search(TextField()))
    }
    header.onSchedule = { [weak session, weak header] in
      guard let time = await session?.chooseTime(), let header else { throw CancellationError() }
      try await service.checker.schedule(time.instant, in: header)
    }
    if let items = options.itemsInBag {
      header.cartCount = items
      // The bag is where an order goes on: here that is whoever reads the choice.
      header.onCart = { [weak session] in session?.end(.finished) }
    }
    return await session.run()
  }

  private var host: HeaderHost {
    HeaderHost(day: service.day, renewEstimate: renewEstimate, save: save)
  }

  /// Asks again about the chosen address; returns why it cannot be delivered to then.
  private func renewEstimate() async -> String? {
    do {
      return try await service.renewEstimate()?.message
    } catch {
      return "\(error)"
    }
  }

  /// Adds the address of `form` and picks it; returns why it cannot.
  private func save(_ form: AddressForm) -> String? {
    guard let place = try? WrittenCoordinate(argument: form.coordinate.text).coordinate else {
      return PanelWords.words(for: service.header.environment.locale).coordinateExpected
    }
    do {
      let id = try service.add(
        label: form.label.text.trimmed, line: form.line.text.trimmed, coordinate: place)
      service.header.perform(.openChooser)
      service.header.perform(.pick(id: id))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
