// SPDX-License-Identifier: MIT

extension HeaderWords {
  static let german = HeaderWords(
    deliverTo: "Liefern an", chooseAddress: "Adresse wählen",
    savedAddresses: "Gespeicherte Adressen", loadingAddresses: "Adressen werden geladen",
    selected: "Ausgewählt", checking: "Wird geprüft …", addAddress: "Adresse hinzufügen",
    close: "Schließen",
    unnamedAddress: "Adresse ohne Namen",
    useCurrentLocation: "Aktuellen Standort verwenden",
    waitingForPermission: "Warten auf Erlaubnis", finding: "Standort wird gesucht …",
    accessOff: "Der Zugriff auf den Standort ist für diese App ausgeschaltet.",
    openSettings: "Einstellungen öffnen", accuracy: "Auf {distance} genau",
    foundAddresses: "Gefundene Adressen", searching: "Wird gesucht …",
    nothingFound: "Keine Adresse gefunden",
    notChecked: "Diese Adresse konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
    notLocated: "Ihr Standort wurde nicht gefunden. Bitte versuchen Sie es noch einmal.",
    notScheduled: "Die Lieferzeit wurde nicht geändert. Bitte versuchen Sie es noch einmal.",
    notSearched: "Die Suche ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
    search: "Suchen", bag: "Warenkorb", items: ["one": "# Artikel", "other": "# Artikel"],
    deliveryTime: "Lieferzeit", now: "Jetzt", schedule: "Planen …",
    clock: ClockWords(
      dayAndTwentyFourHours: "{E}, {t}",
      weekdays: ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]),
    distances: .metric(decimal: ","))
}
