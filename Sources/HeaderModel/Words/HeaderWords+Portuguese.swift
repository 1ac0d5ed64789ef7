// SPDX-License-Identifier: MIT

extension HeaderWords {
  /// Portuguese; of no region, as in Brazil.
  static let portuguese = HeaderWords(
    deliverTo: "Entregar em", chooseAddress: "Escolha um endereço",
    savedAddresses: "Endereços salvos", loadingAddresses: "Carregando endereços",
    selected: "Selecionado", checking: "Verificando…", addAddress: "Adicionar endereço",
    close: "Fechar",
    unnamedAddress: "Endereço sem nome",
    useCurrentLocation: "Usar localização atual", waitingForPermission: "Aguardando permissão",
    finding: "Buscando sua localização…",
    accessOff: "O acesso à localização está desativado para este app.",
    openSettings: "Abrir Ajustes", accuracy: "Precisão de {distance}",
    foundAddresses: "Endereços encontrados", searching: "Buscando…",
    nothingFound: "Nenhum endereço encontrado",
    notChecked: "Não conseguimos verificar este endereço. Tente novamente.",
    notLocated: "Não conseguimos encontrar sua localização. Tente novamente.",
    notScheduled: "Não conseguimos alterar o horário de entrega. Tente novamente.",
    notSearched: "A busca falhou. Tente novamente.",
    search: "Buscar", bag: "Carrinho",
    items: ["one": "# item", "many": "# de itens", "other": "# itens"],
    zeroCountsAsOne: true,
    deliveryTime: "Horário de entrega", now: "Agora", schedule: "Agendar…",
    clock: ClockWords(
      dayAndTwelveHours: "{E}, {t}", dayAndTwentyFourHours: "{E}, {t}",
      weekdays: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."]),
    distances: .metric(decimal: ","))

  static let portugueseOfPortugal = portuguese.with {
    $0.chooseAddress = "Escolha uma morada"
    $0.savedAddresses = "Moradas guardadas"
    $0.loadingAddresses = "A carregar as moradas"
    $0.selected = "Selecionada"
    $0.checking = "A verificar…"
    $0.unnamedAddress = "Morada sem nome"
    $0.search = "Pesquisar"
    $0.addAddress = "Adicionar morada"
    $0.useCurrentLocation = "Usar a localização atual"
    $0.waitingForPermission = "A aguardar autorização"
    $0.finding = "A procurar a sua localização…"
    $0.accessOff = "O acesso à localização está desativado para esta aplicação."
    $0.openSettings = "Abrir Definições"
    $0.notChecked = "Não conseguimos verificar esta morada. Tente novamente."
    $0.foundAddresses = "Moradas encontradas"
    $0.searching = "A pesquisar…"
    $0.nothingFound = "Nenhuma morada encontrada"
    $0.notSearched = "A pesquisa falhou. Tente novamente."
    $0.notLocated = "Não conseguimos encontrar a sua localização. Tente novamente."
    $0.notScheduled = "Não conseguimos alterar a hora de entrega. Tente novamente."
    $0.items = ["one": "# artigo", "many": "# de artigos", "other": "# artigos"]
    $0.zeroCountsAsOne = false
    $0.deliveryTime = "Hora de entrega"
    $0.clock.am = "a.m."
    $0.clock.pm = "p.m."
    $0.clock.weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"]
  }
}
