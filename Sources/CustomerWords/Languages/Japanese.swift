// SPDX-License-Identifier: MIT

import DeliveryModel

/// The sentences in Japanese.
enum Japanese {
  static let language = Language(tag: "ja", sentences: sentences)

  static let sentences: [ReasonCode: [String]] = [
    .coordinateInvalid: ["その場所は地図上にありません"],
    .addressNotFound: ["その住所が地図上で見つかりませんでした"],
    .outOfZone: [
      "そちらへはまだお届けしておりません（{zone}から{distance}外です）",
      "そちらへはまだお届けしておりません（配達エリアから{distance}外です）",
      "そちらへはまだお届けしておりません",
    ],
    .excludedArea: ["{zone}へはお届けできません", "そちらへはお届けできません"],
    .postcodeNotServed: [
      "郵便番号{postcode}へはまだお届けしておりません", "そちらへはまだお届けしておりません",
    ],
    .tooFar: [
      "{distance}離れています。お届けできるのは{limit}までです",
      "お届けできるのは{limit}までです。そちらはそれより遠くにあります",
      "遠いため、お届けできません",
    ],
    .zonePaused: [
      "{zone}への配達は休止中です（再開：{until}）",
      "{zone}への配達は休止中です",
      "そちらへの配達は休止中です",
    ],
    .locationImprecise: [
      "ピンの位置をもう少し正確に指定してください（現在の精度は{accuracy}で、{zone}の境界に近い場所です）",
      "ピンの位置をもう少し正確に指定してください（{zone}の境界に近い場所です）",
      "ピンの位置をもう少し正確に指定してください（現在の精度は{accuracy}で、お届けできる範囲の端に近い場所です）",
      "ピンの位置をもう少し正確に指定してください",
    ],
    .hubClosed: [
      "{hub}はその時間は営業していません（次の営業開始：{opens}）",
      "{hub}はその時間は営業していません",
      "その時間は営業しておりません（次の営業開始：{opens}）",
      "その時間は営業しておりません",
    ],
    .outsideHours: [
      "その時間はそちらへお届けしておりません（配達再開：{opens}）",
      "その時間はそちらへお届けしておりません",
    ],
    .cutoffPassed: [
      "その時間のご注文は締め切りました（締切：{cutoff}）。より遅い時間をお選びください",
      "その時間のご注文は締め切りました。より遅い時間をお選びください",
    ],
    .tooEarlyToBook: [
      "その時間はまだ予約できません（予約開始：{from}）",
      "その時間はまだ予約できません。より早い時間をお選びください",
    ],
    .leadTimeTooShort: [
      "{chosen}にはお届けできません。最短のお届けは{earliest}です",
      "その時間には間に合いません。最短のお届けは{earliest}です",
      "{chosen}にはお届けできません。より遅い時間をお選びください",
      "その時間には間に合いません。より遅い時間をお選びください",
    ],
    .slotFull: [
      "{from, date}{from, time}～{until, time}の枠は満員です。別の枠をお選びください",
      "{from}からの枠は満員です。別の枠をお選びください",
      "その枠は満員です。別の枠をお選びください",
    ],
    .customerNotEligible: ["お客様のアカウントでは、この配達をご利用いただけません"],
    .belowMinimum: [
      "そちらへの最低注文金額は{minimum}です。あと{missing}追加してください",
      "そちらへの最低注文金額は{minimum}です",
      "あと{missing}で最低注文金額に達します",
      "まだ最低注文金額に達していません",
    ],
    .aboveMaximum: [
      "そちらへお届けできるご注文は{maximum}までです。{excess}分減らしてください",
      "そちらへお届けできるご注文は{maximum}までです",
      "そちらへお届けできる金額を超えています。{excess}分減らしてください",
      "そちらへお届けできる金額を超えています",
    ],
    .itemRestricted: [
      "その時間には「{tag}」をお届けできません（お届け可能：{opens}）",
      "そちらへ、またはその時間には「{tag}」をお届けできません",
      "そちらへ、またはその時間にはお届けできない商品があります",
    ],
    .ageRestricted: [
      "「{tag}」のご注文は{age, plural, other {#歳}}以上の方に限ります",
      "このご注文は{age, plural, other {#歳}}以上の方に限ります",
      "「{tag}」には年齢制限があります",
      "年齢制限のある商品が含まれています",
    ],
    .overweight: [
      "ご注文の重さは{weight}です。お運びできるのは{limit}までですので、{excess}減らしてください",
      "お運びできるのは{limit}までです。{excess}減らしてください",
      "お運びできるのは{limit}までです",
      "お運びできる重さを超えています",
    ],
    .tooManyItems: [
      """
      一度にお届けできるのは{limit, plural, other {#点}}までです。\
      {excess, plural, other {#点}}減らしてください
      """,
      "一度にお届けできるのは{limit, plural, other {#点}}までです",
      "一度にお届けできる点数を超えています",
    ],
    .vehicleUnavailable: [
      "このご注文は、その車両ではそちらへお届けできません（{vehicle}）",
      "このご注文は、その車両ではそちらへお届けできません",
    ],
    .estimateTooLong: [
      "お届けまで{estimate}かかる見込みです。上限は{limit}です",
      "お届けに上限の{limit}より長くかかる見込みです",
      "お届けに時間がかかりすぎる見込みです",
    ],
    .ruleRefused: ["このご注文はそちらへお届けできません"],
    .pluginFailed: ["ただいまその住所を確認できません"],
    .missingInput: [
      "郵便番号を読み取れません。ご確認ください（{found}）",
      """
      {input, select, basket {お答えするには、カートの内容が必要です} \
      basket.subtotal {お答えするには、カートの合計金額が必要です} \
      basket.items {お答えするには、商品の点数が必要です} \
      basket.weight {お答えするには、ご注文の重さが必要です} \
      basket.tags {お答えするには、カートの商品の種類が必要です} \
      destination.postcode {お答えするには、郵便番号が必要です} \
      customer.tags {お答えするには、ログインが必要です} \
      other {お答えするには、次の情報が必要です：{input}}}
      """,
      "お答えするには、ご注文についてもう少し情報が必要です",
    ],
  ]
}
