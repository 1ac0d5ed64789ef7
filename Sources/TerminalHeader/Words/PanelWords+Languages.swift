// SPDX-License-Identifier: MIT

extension PanelWords {
  static let english = PanelWords(
    open: "open", choose: "choose", close: "close", back: "back", search: "search", time: "time",
    done: "done", cancel: "cancel", day: "day", next: "next", field: "field",
    typeToSearch: "type to search", deliverThere: "deliver there", name: "Name",
    address: "Address", coordinate: "LON,LAT",
    coordinateExpected: "Write longitude and latitude in degrees, such as -71.0552,42.3601.",
    keptUntilEnd: "The address is kept until the header ends.",
    addressMissing: "Choose an address first.",
    nothingBookable: "No slot can be booked on this day.",
    nothingLeft: "Nothing is left of this day.",
    timesUnknown: "The times of this day could not be found out.", free: "free",
    currentLocation: "Current location", placeNearby: "Place nearby")

  static let german = PanelWords(
    control: "Strg", open: "öffnen", choose: "wählen", close: "schließen", back: "zurück",
    search: "suchen", time: "Zeit", done: "fertig", cancel: "abbrechen", day: "Tag",
    next: "weiter", field: "Feld", typeToSearch: "Tippen sucht", deliverThere: "dorthin liefern",
    name: "Bezeichnung", address: "Adresse", coordinate: "LÄNGE,BREITE",
    coordinateExpected: "Schreiben Sie Länge und Breite in Grad, zum Beispiel -71.0552,42.3601.",
    keptUntilEnd: "Die Adresse bleibt bis zum Ende dieser Auswahl gespeichert.",
    addressMissing: "Wählen Sie zuerst eine Adresse.",
    nothingBookable: "An diesem Tag ist kein Zeitfenster buchbar.",
    nothingLeft: "Von diesem Tag ist nichts mehr übrig.",
    timesUnknown: "Die Zeiten dieses Tages sind nicht zu ermitteln.", free: "kostenlos",
    currentLocation: "Aktueller Standort", placeNearby: "Ort in der Nähe")

  static let french = PanelWords(
    enter: "Entrée", escape: "Échap", open: "ouvrir", choose: "choisir", close: "fermer",
    back: "retour", search: "chercher", time: "heure", done: "terminer", cancel: "annuler",
    day: "jour", next: "suivant", field: "champ", typeToSearch: "taper pour chercher",
    deliverThere: "livrer là", name: "Nom", address: "Adresse", coordinate: "LON.,LAT.",
    coordinateExpected: "Écrivez longitude et latitude en degrés, par exemple -71.0552,42.3601.",
    keptUntilEnd: "L’adresse est gardée jusqu’à la fin de ce choix.",
    addressMissing: "Choisissez d’abord une adresse.",
    nothingBookable: "Aucun créneau n’est disponible ce jour-là.",
    nothingLeft: "Il ne reste rien de cette journée.",
    timesUnknown: "Les horaires de ce jour sont introuvables.", free: "gratuit",
    currentLocation: "Position actuelle", placeNearby: "Lieu à proximité")

  static let spanish = PanelWords(
    enter: "Intro", open: "abrir", choose: "elegir", close: "cerrar", back: "volver",
    search: "buscar", time: "hora", done: "terminar", cancel: "cancelar", day: "día",
    next: "siguiente", field: "campo", typeToSearch: "escribe para buscar",
    deliverThere: "entregar ahí", name: "Nombre", address: "Dirección", coordinate: "LONG,LAT",
    coordinateExpected: "Escribe la longitud y la latitud en grados, por ejemplo -71.0552,42.3601.",
    keptUntilEnd: "La dirección se guarda hasta que termines de elegir.",
    addressMissing: "Elige primero una dirección.",
    nothingBookable: "Ese día no queda ninguna franja disponible.",
    nothingLeft: "Ya no queda nada de ese día.",
    timesUnknown: "No hemos podido averiguar las horas de ese día.", free: "gratis",
    currentLocation: "Ubicación actual", placeNearby: "Lugar cercano")

  static let portuguese = PanelWords(
    open: "abrir", choose: "escolher", close: "fechar", back: "voltar", search: "buscar",
    time: "horário", done: "concluir", cancel: "cancelar", day: "dia", next: "próximo",
    field: "campo", typeToSearch: "digite para buscar", deliverThere: "entregar lá", name: "Nome",
    address: "Endereço", coordinate: "LONG,LAT",
    coordinateExpected: "Escreva a longitude e a latitude em graus, por exemplo -71.0552,42.3601.",
    keptUntilEnd: "O endereço fica guardado até o fim desta escolha.",
    addressMissing: "Escolha primeiro um endereço.",
    nothingBookable: "Nenhum horário pode ser reservado nesse dia.",
    nothingLeft: "Já não resta nada desse dia.",
    timesUnknown: "Não conseguimos descobrir os horários desse dia.", free: "grátis",
    currentLocation: "Localização atual", placeNearby: "Lugar próximo")

  static let portugueseOfPortugal = portuguese.with {
    $0.search = "pesquisar"
    $0.time = "hora"
    $0.next = "seguinte"
    $0.typeToSearch = "escreva para pesquisar"
    $0.address = "Morada"
    $0.keptUntilEnd = "A morada fica guardada até ao fim desta escolha."
    $0.addressMissing = "Escolha primeiro uma morada."
    $0.placeNearby = "Local próximo"
  }

  static let japanese = PanelWords(
    open: "開く", choose: "選択", close: "閉じる", back: "戻る", search: "検索", time: "時間", done: "完了",
    cancel: "中止", day: "日", next: "次へ", field: "欄", typeToSearch: "入力して検索",
    deliverThere: "ここに届ける", name: "名前", address: "住所", coordinate: "経度,緯度",
    coordinateExpected: "経度と緯度を度で入力してください。例：-71.0552,42.3601",
    keptUntilEnd: "住所はこの選択が終わるまで保存されます。", addressMissing: "先に住所を選択してください。",
    nothingBookable: "この日に予約できる時間帯はありません。", nothingLeft: "この日はもう受け付けていません。",
    timesUnknown: "この日の時間帯を取得できませんでした。", free: "無料", currentLocation: "現在地", placeNearby: "近くの場所")

  static let arabic = PanelWords(
    open: "فتح", choose: "اختيار", close: "إغلاق", back: "رجوع", search: "بحث", time: "الوقت",
    done: "تم", cancel: "إلغاء", day: "اليوم", next: "التالي", field: "الحقل",
    typeToSearch: "اكتب للبحث", deliverThere: "التوصيل إلى هناك", name: "الاسم",
    address: "العنوان", coordinate: "خط الطول,خط العرض",
    coordinateExpected: "اكتب خط الطول وخط العرض بالدرجات، مثل -71.0552,42.3601.",
    keptUntilEnd: "يُحفظ العنوان حتى نهاية هذا الاختيار.", addressMissing: "اختر عنوانًا أولاً.",
    nothingBookable: "لا يمكن حجز أي موعد في هذا اليوم.", nothingLeft: "لم يبق شيء من هذا اليوم.",
    timesUnknown: "تعذرت معرفة مواعيد هذا اليوم.", free: "مجانًا",
    currentLocation: "الموقع الحالي", placeNearby: "مكان قريب")
}
