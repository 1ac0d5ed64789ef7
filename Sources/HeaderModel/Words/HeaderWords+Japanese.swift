// SPDX-License-Identifier: MIT

extension HeaderWords {
  static let japanese = HeaderWords(
    separator: "、",
    deliverTo: "お届け先", chooseAddress: "住所を選択", savedAddresses: "保存した住所",
    loadingAddresses: "住所を読み込み中", selected: "選択中", checking: "確認中…", addAddress: "住所を追加",
    close: "閉じる",
    unnamedAddress: "名前のない住所",
    useCurrentLocation: "現在地を使用", waitingForPermission: "許可を待っています",
    finding: "現在地を検索中…", accessOff: "このアプリの位置情報へのアクセスはオフです。",
    openSettings: "設定を開く", accuracy: "誤差{distance}",
    foundAddresses: "見つかった住所", searching: "検索中…",
    nothingFound: "住所が見つかりません",
    notChecked: "この住所を確認できませんでした。もう一度お試しください。",
    notLocated: "現在地が見つかりませんでした。もう一度お試しください。",
    notScheduled: "お届け時間を変更できませんでした。もう一度お試しください。",
    notSearched: "検索できませんでした。もう一度お試しください。",
    search: "検索", bag: "カート", items: ["other": "#点"],
    deliveryTime: "お届け時間", now: "今すぐ", schedule: "日時を指定…",
    clock: ClockWords(
      am: "午前", pm: "午後", twelveHours: "{a}{K}:{mm}", twentyFourHours: "{H}:{mm}",
      dayAndTwelveHours: "{t} ({E})", dayAndTwentyFourHours: "{t} ({E})",
      weekdays: ["月", "火", "水", "木", "金", "土", "日"]))
}
