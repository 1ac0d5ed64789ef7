// SPDX-License-Identifier: MIT

extension HeaderWords {
  static let arabic = HeaderWords(
    isRightToLeft: true, separator: "، ",
    deliverTo: "التوصيل إلى", chooseAddress: "اختر عنوانًا", savedAddresses: "العناوين المحفوظة",
    loadingAddresses: "جارٍ تحميل العناوين", selected: "محدد", checking: "جارٍ التحقق…",
    addAddress: "إضافة عنوان", close: "إغلاق",
    unnamedAddress: "عنوان بلا اسم",
    useCurrentLocation: "استخدام الموقع الحالي", waitingForPermission: "في انتظار الإذن",
    finding: "جارٍ تحديد موقعك…", accessOff: "الوصول إلى الموقع متوقف لهذا التطبيق.",
    openSettings: "فتح الإعدادات", accuracy: "بدقة {distance}",
    foundAddresses: "العناوين التي عُثر عليها", searching: "جارٍ البحث…",
    nothingFound: "لم يُعثر على أي عنوان",
    notChecked: "تعذر التحقق من هذا العنوان. يرجى المحاولة مرة أخرى.",
    notLocated: "تعذر العثور على موقعك. يرجى المحاولة مرة أخرى.",
    notScheduled: "تعذر تغيير وقت التوصيل. يرجى المحاولة مرة أخرى.",
    notSearched: "تعذر البحث. يرجى المحاولة مرة أخرى.",
    search: "بحث", bag: "السلة",
    items: [
      "zero": "# صنف", "one": "صنف واحد", "two": "صنفان", "few": "# أصناف", "many": "# صنفًا",
      "other": "# صنف",
    ],
    deliveryTime: "وقت التوصيل", now: "الآن", schedule: "جدولة…",
    clock: ClockWords(
      isOfTwelveHours: true, am: "ص", pm: "م",
      weekdays: [
        "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد",
      ]),
    distances: .metric(decimal: ".", meter: "# متر", kilometer: "# كم"))

  /// With the digits of the Arabic east.
  static let arabicOfTheEast = arabic.with {
    $0.digits = "٠١٢٣٤٥٦٧٨٩"
    $0.distances.decimal = "٫"
  }

  static let arabicOfMorocco = arabic.with {
    $0.clock.isOfTwelveHours = false
    $0.distances.decimal = ","
  }
}
