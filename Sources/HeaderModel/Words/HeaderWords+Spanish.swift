// SPDX-License-Identifier: MIT

extension HeaderWords {
  static let spanish = HeaderWords(
    deliverTo: "Entregar en", chooseAddress: "Elige una dirección",
    savedAddresses: "Direcciones guardadas", loadingAddresses: "Cargando direcciones",
    selected: "Seleccionada", checking: "Comprobando…", addAddress: "Añadir dirección",
    close: "Cerrar",
    unnamedAddress: "Dirección sin nombre",
    useCurrentLocation: "Usar mi ubicación actual",
    waitingForPermission: "Esperando el permiso", finding: "Buscando tu ubicación…",
    accessOff: "El acceso a la ubicación está desactivado para esta app.",
    openSettings: "Abrir Ajustes", accuracy: "Con una precisión de {distance}",
    foundAddresses: "Direcciones encontradas", searching: "Buscando…",
    nothingFound: "No se ha encontrado ninguna dirección",
    notChecked: "No hemos podido comprobar esta dirección. Inténtalo de nuevo.",
    notLocated: "No hemos podido encontrar tu ubicación. Inténtalo de nuevo.",
    notScheduled: "No hemos podido cambiar la hora de entrega. Inténtalo de nuevo.",
    notSearched: "La búsqueda ha fallado. Inténtalo de nuevo.",
    search: "Buscar", bag: "Cesta",
    items: ["one": "# artículo", "many": "# de artículos", "other": "# artículos"],
    deliveryTime: "Hora de entrega", now: "Ahora", schedule: "Programar…",
    clock: ClockWords(
      am: "a. m.", pm: "p. m.", twentyFourHours: "{H}:{mm}", dayAndTwelveHours: "{E}, {t}",
      dayAndTwentyFourHours: "{E}, {t}",
      weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]),
    distances: .metric(decimal: ","))

  static let spanishOfMexico = spanish.with {
    $0.clock = ClockWords(
      isOfTwelveHours: true, am: "a.m.", pm: "p.m.", weekdays: spanish.clock.weekdays)
    $0.distances = .metric(decimal: ".")
  }
}
