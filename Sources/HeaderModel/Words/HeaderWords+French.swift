// SPDX-License-Identifier: MIT

extension HeaderWords {
  static let french = HeaderWords(
    deliverTo: "Livrer à", chooseAddress: "Choisir une adresse",
    savedAddresses: "Adresses enregistrées", loadingAddresses: "Chargement des adresses",
    selected: "Sélectionnée", checking: "Vérification…", addAddress: "Ajouter une adresse",
    close: "Fermer",
    unnamedAddress: "Adresse sans nom",
    useCurrentLocation: "Utiliser ma position actuelle",
    waitingForPermission: "En attente d’autorisation", finding: "Recherche de votre position…",
    accessOff: "L’accès à la position est désactivé pour cette app.",
    openSettings: "Ouvrir les réglages", accuracy: "À {distance} près",
    foundAddresses: "Adresses trouvées", searching: "Recherche…",
    nothingFound: "Aucune adresse trouvée",
    notChecked: "Cette adresse n’a pas pu être vérifiée. Veuillez réessayer.",
    notLocated: "Votre position est introuvable. Veuillez réessayer.",
    notScheduled: "L’heure de livraison n’a pas pu être modifiée. Veuillez réessayer.",
    notSearched: "La recherche a échoué. Veuillez réessayer.",
    search: "Rechercher", bag: "Panier",
    items: ["one": "# article", "many": "# d’articles", "other": "# articles"],
    zeroCountsAsOne: true,
    deliveryTime: "Heure de livraison", now: "Maintenant", schedule: "Planifier…",
    clock: ClockWords(weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]),
    distances: .metric(decimal: ","))

  static let frenchOfCanada = french.with {
    $0.clock.am = "a.m."
    $0.clock.pm = "p.m."
    $0.clock.twelveHours = "{h} h {mm} {a}"
    $0.clock.twentyFourHours = "{HH} h {mm}"
  }
}
