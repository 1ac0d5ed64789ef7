// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file
//
// Made by scripts/generate-holidays on 2026-11-30 from the PyPI package holidays 0.109 (MIT licence, "Copyright
// (c) Vacanza Team and individual contributors", https://github.com/vacanza/holidays). Do not edit it.

extension HolidayTable {
  /// The first year of all lists.
  static let firstYear = 2026
  /// The countries, ISO 3166-1, in order.
  static let countries = [
    "AE", "AR", "AT", "AU", "BD", "BE", "BG", "BH", "BR", "CA", "CH", "CL", "CN", "CO",
    "CR", "CY", "CZ", "DE", "DK", "DO", "EC", "EE", "EG", "ES", "FI", "FJ", "FR", "GB",
    "GE", "GR", "HK", "HR", "HU", "ID", "IE", "IL", "IN", "IS", "IT", "JO", "JP", "KE",
    "KR", "KW", "KZ", "LT", "LU", "LV", "MA", "MT", "MX", "MY", "NG", "NL", "NO", "NZ",
    "OM", "PA", "PE", "PH", "PK", "PL", "PT", "QA", "RO", "RS", "SA", "SE", "SG", "SI",
    "SK", "TH", "TN", "TR", "TW", "US", "UY", "VN", "ZA",
  ]

  /// What `HolidayTable` says about its text, of one country.
  static func text(of country: String) -> String? {
    switch country {
    case "AE":
      """
      2036|United Arab Emirates|ARE|
      |0101|New Year's Day
      |0319+0321+0322 - - - - - - - - - -|Eid al-Fitr Holiday
      |0320 - - - - - - - - - -|Eid al-Fitr
      |0526 - - - - - - - - - -|Day of Arafah
      |0527 - - - - - - - - - -|Eid al-Adha
      |0528+0529 - - - - - - - - - -|Eid al-Adha Holiday
      |0615 - - - - - - - - - -|Islamic New Year
      |0828 - - - - - - - - - -|Prophet's Birthday
      |1202+1203|National Day
      |- 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- 0310+0311 0227+0228 0215+0216 0205+0206 0125+0126 0115+0116 0103+0104+1224+1225 1213+1214 1202+1203 1120+1121|Eid al-Fitr Holiday (estimated)
      |- 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah (estimated)
      |- 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      |- 0517+0518 0506+0507 0425+0426 0414+0415 0403+0404 0323+0324 0312+0313 0302+0303 0219+0220 0208+0209|Eid al-Adha Holiday (estimated)
      |- 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |- 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      """
    case "AR":
      """
      2036|Argentina|ARG|A,B,C,D,E,F,G,H,J,K,L,M,N,P,Q,R,S,T,U,V,W,X,Y,Z
      |0101|New Year's Day
      E|0203|Commemoration of the Battle of Caseros
      |0216 0208 0228 0212 0304 0224 0209 0228 0220 0205 0225|Carnival Monday
      F|0216|Day of the Death of Juan Facundo Quiroga
      |0217 0209 0229 0213 0305 0225 0210 0301 0221 0206 0226|Carnival Tuesday
      A|0220|Anniversary of the Battle of Salta
      F|0301|Provincial Autonomy Day
      |0323+0710+1207 - - - - - - - - - -|Bridge Public Holiday
      |0324|National Day of Remembrance for Truth and Justice
      E|0324|Provincial Day of Remembrance for Truth and Justice
      F|0324|Day of Remembrance for Truth and Justice
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0402|Veteran's Day and the Fallen in the Malvinas War
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      Y|0427|Great Day of Jujuy
      U|0430|Plebiscite 1902 Trevelin
      |0501|Labor Day
      D|0503|Exaltation of the Holy Cross Day
      K|0511|Birthday of Mamerto Esquiú
      F|0520|La Rioja Foundation Day
      |0525|May Revolution Day
      V|0601|Day of the Province of Tierra del Fuego, Antarctica and the South Atlantic Islands
      |0615 0621 0617 0617 0617 0616 0621 0617 0617 0617 0616|Pass to the Immortality of General Don Martín Miguel de Güemes
      A|0617|Day of Memory of General Don Martín Miguel de Güemes
      |0620|Pass to the Immortality of General Don Manuel Belgrano
      W|0620|Anniversary of the Death of General Manuel Belgrano
      E|0627|State Worker's Day
      |0709|Independence Day
      M|0725|Saint James' Day
      U|0728|Anniversary of the arrival of the first Welsh settlers
      Y|0801|Pachamama Day
      F|0804|Anniversary of the Death of Enrique Angelelli
      Z|0816|Saint John Bosco's Day
      |0817 0816 0821 0820 0817 0817 0816 0815 0821 0820 0817|Pass to the Immortality of General Don José de San Martín
      W|0817|Anniversary of the Death of General José Francisco de San Martín
      Y|0823|Jujuy Exodus Day
      D|0825|Saint Louis the King of France's Day
      K|0825|Catamarca Autonomy Day
      K|0907|Miracle Day
      J|0911|Teacher's Day
      A|0913+0914+0915|Feasts of the Lord and the Virgin of Miracle
      T|0924|Anniversary of the Battle of Tucumán
      E|0929|Saint Michael the Archangel's Day
      Y|1007|Day of the Virgin of the Rosary of Río Blanco and Paypaya
      |1012 1011 1016 1015 1012 1012 1011 1010 1016 1015 1012|Respect for Cultural Diversity Day
      Z|1027|Anniversary of the Death of Néstor Carlos Kirchner
      U|1103|Tehuelches and Mapuches declare loyalty to the Argentine flag
      -B,C,X|1109 - - - - - - - - - -|Visit of His Holiness Pope Leo XIV
      B|1109+1111 - - - - - - - - - -|Visit of His Holiness Pope Leo XIV
      C,X|1109+1110 - - - - - - - - - -|Visit of His Holiness Pope Leo XIV
      F|1112|Anniversary of the Death of Ángel Vicente Peñaloza
      Y|1118|Jujuy Political Autonomy Day
      |1123 1120 1120 1119 1118 1124 1120 1120 1120 1119 1124|National Sovereignty Day
      V|1125|Selk'Nam Genocide Day
      Z|1207|Commemoration of the workers shot in the Patagonian Strikes
      |1208|Immaculate Conception
      U|1213|National Petroleum Day
      |1225|Christmas Day
      F|1231|Tinkunaco Festival
      """
    case "AT":
      """
      2036|Austria|AUT|1,2,3,4,5,6,7,8,9
      |0101|New Year's Day
      |0106|Epiphany
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      |0815|Assumption Day
      |1026|National Day
      |1101|All Saints' Day
      |1208|Immaculate Conception
      |1225|Christmas Day
      |1226|Saint Stephen's Day
      """
    case "AU":
      """
      2036|Australia|AUS|ACT,NSW,NT,QLD,SA,TAS,VIC,WA
      -TAS|0101|New Year's Day
      TAS|0101 0101 0103 0101 0101 0101 0101 0103 0102 0101 0101|New Year's Day
      -ACT,NSW,NT,QLD,SA,TAS,VIC,WA|0126|Australia Day
      ACT,NSW,NT,QLD,SA,TAS,VIC,WA|0126 0126 0126 0126 0128 0127 0126 0126 0126 0126 0128|Australia Day
      WA|0302 0301 0306 0305 0304 0303 0301 0307 0306 0305 0303|Labor Day
      ACT|0309 0308 0313 0312 0311 0310 0308 0314 0313 0312 0310|Canberra Day
      SA|0309 0308 0313 0312 0311 0310 0308 0314 0313 0312 0310|Adelaide Cup Day
      TAS|0309 0308 0313 0312 0311 0310 0308 0314 0313 0312 0310|Eight Hours Day
      VIC|0309 0308 0313 0312 0311 0310 0308 0314 0313 0312 0310|Labor Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      ACT,NSW,NT,QLD,SA,VIC|0404 0327 0415 0331 0420 0412 0327 0416 0408 0324 0412|Easter Saturday
      ACT,NSW,NT,QLD,SA,VIC,WA|0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      -ACT,NT,QLD|0425|ANZAC Day
      ACT,NT,QLD|0425 0426 0425 0425 0425 0425 0426 0425 0425 0425 0425|ANZAC Day
      ACT|0427 - - - - - - - - - -|ANZAC Day (observed)
      NSW|0427 0426 - - - - - - - - -|ANZAC Day (observed)
      WA|0427 0426 - - - - 0426 - - - -|ANZAC Day (observed)
      NT|0504 0503 0501 0507 0506 0505 0503 0502 0501 0507 0505|May Day
      QLD|0504 0503 0501 0507 0506 0505 0503 0502 0501 0507 0505|Labor Day
      ACT|0601 0531 0529 0528 0527 0602 0531 0530 0529 0528 0602|Reconciliation Day
      WA|0601 0607 0605 0604 0603 0602 0607 0606 0605 0604 0602|Western Australia Day
      ACT,NSW,NT,SA,TAS,VIC|0608 0614 0612 0611 0610 0609 0614 0613 0612 0611 0609|King's Birthday
      NT|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|Picnic Day
      QLD|0812 0811 0816 0815 0814 0813 0811 0810 0816 0815 0813|The Royal Queensland Show
      VIC|0925 0924 0929 0928 0927 0926 0924 0923 0929 0928 0926|Friday before the AFL Grand Final
      WA|0928 0927 0925 0924 0930 0929 0927 0926 0925 0924 0929|King's Birthday
      ACT,NSW,SA|1005 1004 1002 1001 1007 1006 1004 1003 1002 1001 1006|Labor Day
      QLD|1005 1004 1002 1001 1007 1006 1004 1003 1002 1001 1006|King's Birthday
      VIC|1103 1102 1107 1106 1105 1104 1102 1101 1107 1106 1104|Melbourne Cup Day
      |1225|Christmas Day
      -SA,TAS|1226|Boxing Day
      SA|1226|Proclamation Day
      ACT,NSW,QLD,VIC|1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      NT,WA|1228 1228 - - - - 1228 1227 - - -|Boxing Day (observed)
      SA|1228 1228 - - - - 1228 1227 - - -|Proclamation Day (observed)
      TAS|1228 1228 1226 1226 1226 1226 1228 1226 1226 1226 1226|Boxing Day
      TAS|- 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      ACT,NSW,QLD,TAS,VIC|- 1227 - - - - 1227 1227 - - -|Christmas Day (observed)
      NT,SA,WA|- 1227 - - - - 1227 1226 - - -|Christmas Day (observed)
      ACT,NSW,NT,QLD,SA,VIC,WA|- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      """
    case "BD":
      """
      2036|Bangladesh|BGD|
      |0204 - - - - - - - - - -|Mid-Sha'ban
      |0221|Martyrs' Day and International Mother Language Day
      |0317 - - - - - - - - - -|Laylat al-Qadr
      |0320 - - - - - - - - - -|Jumu'atul-Wida
      |0321+0322+0323 - - - - - - - - - -|Eid al-Fitr
      |0326|Independence Day
      |0414|Bengali New Year's Day
      |0501|May Day
      |0528+0529+0530 - - - - - - - - - -|Eid al-Adha
      |0626 - - - - - - - - - -|Ashura
      |0805|July Mass Uprising Day
      |0826 - - - - - - - - - -|Prophet's Birthday
      |1216|Victory Day
      |1225|Christmas Day
      |- 0124 0113 0101+1222 1211 1201 1119 1108 1028 1017 1006|Mid-Sha'ban (estimated)
      |- 0305 0225 0209 0201 0117 0109+1231 1216 1208 1130 1114|Jumu'atul-Wida (estimated)
      |- 0307 0224 0212 0201 0122 0111+1231 1220 1209 1128 1116|Laylat al-Qadr (estimated)
      |- 0310+0311+0312 0227+0228+0229 0215+0216+0217 0205+0206+0207 0125+0126+0127 0115+0116+0117 0103+0104+0105+1224+1225+1226 1213+1214+1215 1202+1203+1204 1120+1121+1122|Eid al-Fitr (estimated)
      |- 0517+0518+0519 0506+0507+0508 0425+0426+0427 0414+0415+0416 0403+0404+0405 0323+0324+0325 0312+0313+0314 0302+0303+0304 0219+0220+0221 0208+0209+0210|Eid al-Adha (estimated)
      |- 0616 0604 0524 0513 0503 0421 0411 0331 0321 0309|Ashura (estimated)
      |- 0815 0804 0725 0714 0703 0621 0610 0531 0521 0509|Prophet's Birthday (estimated)
      """
    case "BE":
      """
      2036|Belgium|BEL|
      |0101|New Year's Day
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |0721|National Day
      |0815|Assumption Day
      |1101|All Saints' Day
      |1111|Armistice Day
      |1225|Christmas Day
      """
    case "BG":
      """
      2036|Bulgaria|BGR|
      |0101|New Year's Day
      |0102 - - - - - - - - - -|Non-working day
      |0303|Liberation Day
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0411 0501 0415 0407 0427 0412 0501 0423 0408 0428 0419|Holy Saturday
      |0412+0413 0502+0503 0416+0417 0408+0409 0428+0429 0413+0414 0502+0503 0424+0425 0409+0410 0429+0430 0420+0421|Easter
      |0501|Labor Day and International Workers' Solidarity Day
      |0506|Saint George's Day, Day of the Bulgarian Army
      |0524|Day of Slavonic Alphabet, Bulgarian Enlightenment and Culture
      |0525 - - - - 0526 - - - - 0526|Day of Slavonic Alphabet, Bulgarian Enlightenment and Culture (observed)
      |0906|Unification Day
      |0907 - - - - 0908 - - - - 0908|Unification Day (observed)
      |0922|Independence Day
      |1224|Christmas Eve
      |1225+1226|Christmas Day
      |1228 1227+1228 - - - - 1227+1228 1228 - - -|Christmas Day (observed)
      |- 0504 - - - - 0504 0502 - - -|Labor Day and International Workers' Solidarity Day (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      |- - 0508 0507 - - - - 0508 0507 -|Saint George's Day, Day of the Bulgarian Army (observed)
      |- - 1227 - - - - 1227 1227 - -|Christmas Eve (observed)
      |- - - 0305 0304 - - - - 0305 -|Liberation Day (observed)
      |- - - 0924 0923 - - - - 0924 -|Independence Day (observed)
      """
    case "BH":
      """
      2036|Bahrain|BHR|
      |0101|New Year's Day
      |0320+0321+0322 - - - - - - - - - -|Eid al-Fitr
      |0501|Labor Day
      |0527+0528+0529 - - - - - - - - - -|Eid al-Adha
      |0616 - - - - - - - - - -|Islamic New Year
      |0625+0626 - - - - - - - - - -|Ashura
      |0825 - - - - - - - - - -|Prophet's Birthday
      |1216+1217|National Day
      |- 0309+0310+0311 0226+0227+0228 0214+0215+0216 0204+0205+0206 0124+0125+0126 0114+0115+0116 0102+0103+0104+1223+1224+1225 1212+1213+1214 1201+1202+1203 1119+1120+1121|Eid al-Fitr (estimated)
      |- 0516+0517+0518 0505+0506+0507 0424+0425+0426 0413+0414+0415 0402+0403+0404 0322+0323+0324 0311+0312+0313 0301+0302+0303 0218+0219+0220 0207+0208+0209|Eid al-Adha (estimated)
      |- 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |- 0614+0615 0602+0603 0522+0523 0511+0512 0501+0502 0419+0420 0409+0410 0329+0330 0319+0320 0307+0308|Ashura (estimated)
      |- 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      """
    case "BR":
      """
      2036|Brazil|BRA|AC,AL,AM,AP,BA,CE,DF,ES,GO,MA,MG,MS,MT,PA,PB,PE,PI,PR,RJ,RN,RO,RR,RS,SC,SE,SP,TO
      |0101|Universal Fraternization Day
      RO|0104|State Creation Day
      AC|0123 0123 0123 0126 0125 0124 0123 0123 0123 0126 0125|Evangelical Day
      RJ|0217 0209 0229 0213 0305 0225 0210 0301 0221 0206 0226|Carnival
      PE|0306|Pernambuco Revolution of 1817
      AC|0308 0308 0310 0309 0308 0308 0308 0311 0310 0309 0308|International Women's Day
      TO|0318|Autonomy Day
      AP,CE|0319|Saint Joseph's Day
      CE|0325|Abolition of slavery in Ceará
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      ES|0413 0405 0424 0409 0429 0421 0405 0425 0417 0402 0421|Our Lady of Penha
      |0421|Tiradentes' Day
      DF|0421|Founding of Brasilia
      MG|0421|Tiradentes' Execution
      RJ|0423|Saint George's Day
      |0501|Worker's Day
      AC|0615|Founding of Acre
      RO|0618|Evangelical Day
      AL|0624|Saint John's Day
      AL|0629|Saint Peter's Day
      BA|0702|Bahia Independence Day
      SE|0708|Sergipe Political Emancipation Day
      SP|0709|Constitutionalist Revolution
      AP|0725|Saint James' Day
      GO|0726|Foundation of Goiás city
      MA|0728|Maranhão joining to independence of Brazil
      PB|0805|State Founding Day
      RN|0807|Rio Grande do Norte Day
      CE|0815|Our Lady of Assumption
      PA|0815|Grão-Pará joining to independence of Brazil
      SC|0816 0815 0813 0812 0811 0817 0815 0814 0813 0812 0817|Santa Catarina State Day
      AC|0905 0905 0908 0907 0906 0905 0905 0905 0908 0907 0905|Amazonia Day
      AM|0905|Elevation of Amazonas to province
      |0907|Independence Day
      TO|0908|Our Lady of Nativity
      AP|0913|Creation of the Federal Territory
      AL|0916|Political Emancipation of Alagoas
      RS|0920|Gaucho Day
      RN|1003|Uruaçu and Cunhaú Martyrs Day
      RR,TO|1005|State Creation Day
      MS|1011|State Creation Day
      |1012|Our Lady of Aparecida
      PI|1019|Piauí Day
      GO|1024|Foundation of Goiânia
      |1102|All Souls' Day
      |1115|Republic Proclamation Day
      PR|1115|Our Lady of Rocio
      |1120|National Day of Zumbi and Black Awareness
      AC|1120 1119 1117 1117 1117 1117 1119 1118 1117 1117 1117|Signing of the Petropolis Treaty
      SC|1129 1128 1126 1125 1201 1130 1128 1127 1126 1125 1130|Saint Catherine of Alexandria Day
      AL,DF|1130|Evangelical Day
      |1225|Christmas Day
      """
    case "CA":
      """
      2036|Canada|CAN|AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT
      |0101|New Year's Day
      AB,BC,NB,ON,SK|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Family Day
      MB|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Louis Riel Day
      NS|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Heritage Day
      PE|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Islander Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      AB,BC,MB,NT,NU,ON,SK,YT|0518 0524 0522 0521 0520 0519 0524 0523 0522 0521 0519|Victoria Day
      QC|0518 0524 0522 0521 0520 0519 0524 0523 0522 0521 0519|National Patriots' Day
      NT,YT|0621|National Aboriginal Day
      QC|0624|Saint John the Baptist Day
      |0701|Canada Day
      NL|0701|Memorial Day
      NU|0709|Nunavut Day
      BC|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|British Columbia Day
      NB|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|New Brunswick Day
      NT,NU|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|Civic Holiday
      SK|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|Saskatchewan Day
      YT|0817 0816 0821 0820 0819 0818 0816 0815 0821 0820 0818|Discovery Day
      |0907 0906 0904 0903 0902 0901 0906 0905 0904 0903 0901|Labor Day
      BC,MB,NT,NU,PE,YT|0930|National Day for Truth and Reconciliation
      AB,BC,MB,NT,NU,ON,QC,SK,YT|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Thanksgiving Day
      AB,BC,NB,NL,NS,NT,NU,PE,SK,YT|1111|Remembrance Day
      |1225|Christmas Day
      ON|1226|Boxing Day
      ON|1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      |- 1227 - - - - 1227 1226 - - -|Christmas Day (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      NL|- - 0703 0702 - - - - 0703 0702 -|Memorial Day (observed)
      NL,PE,SK,YT|- - 0703 0702 - - - - 0703 0702 -|Canada Day (observed)
      BC,MB|- - 1002 1001 - - - - 1002 1001 -|National Day for Truth and Reconciliation (observed)
      AB,NL,NS,PE,SK,YT|- - 1113 1112 - - - - 1113 1112 -|Remembrance Day (observed)
      QC|- - - 0625 - - - - - 0625 -|Saint John the Baptist Day (observed)
      AB,BC,QC|- - - 0702 - - - - - 0702 -|Canada Day (observed)
      """
    case "CH":
      """
      2036|Switzerland|CHE|AG,AI,AR,BE,BL,BS,FR,GE,GL,GR,JU,LU,NE,NW,OW,SG,SH,SO,SZ,TG,TI,UR,VD,VS,ZG,ZH
      |0101|New Year's Day
      AG,BE,JU,LU,TG,VD|0102|Saint Berchtold's Day
      SZ,TI,UR|0106|Epiphany
      NE|0301|Republic Day
      NW,SZ,TI,UR,VS|0319|Saint Joseph's Day
      AG,AI,AR,BE,BL,BS,FR,GE,GL,JU,LU,NE,NW,OW,SG,SH,SO,SZ,TG,UR,VD,ZG,ZH|0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      AG,AI,AR,BE,BL,BS,GE,GL,GR,JU,LU,SG,SH,SZ,TG,TI,UR,VD,ZH|0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      GL|0409 0401 0406 0405 0404 0403 0401 0407 0413 0405 0403|Battle of Naefels Victory Day
      AG,BL,BS,JU,NE,SH,TG,TI,ZH|0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      AG,AI,AR,BE,BL,BS,GE,GL,GR,JU,LU,SG,SH,SZ,TG,TI,UR,VD,ZH|0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      AG,AI,JU,LU,NE,NW,OW,SZ,TI,UR,VS,ZG|0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      JU|0623|Independence Day
      TI|0629|Saints Peter and Paul
      |0801|National Day
      AG,AI,JU,LU,NW,OW,SZ,TI,UR,VS,ZG|0815|Assumption Day
      GE|0910 0909 0907 0906 0905 0911 0909 0908 0907 0906 0911|Genevan Fast
      VD|0921 0920 0918 0917 0916 0922 0920 0919 0918 0917 0922|Prayer Monday
      OW|0925|Saint Nicholas of Flüe
      AG,AI,GL,JU,LU,NW,OW,SG,SZ,TI,UR,VS,ZG|1101|All Saints' Day
      AG,AI,LU,NW,OW,SZ,TI,UR,VS,ZG|1208|Immaculate Conception
      |1225|Christmas Day
      AG,BE,BL,BS,GL,GR,LU,SG,SH,SZ,TG,TI,ZH|1226|Saint Stephen's Day
      GE|1231|Restoration Day
      AI,AR,UR|- 1226 - 1226 1226 1226 1226 1226 - 1226 1226|Saint Stephen's Day
      NE|- - - - - - - 1226 - - -|Saint Stephen's Day
      NE|- - - - - - - - 0102 - -|Saint Berchtold's Day
      """
    case "CL":
      """
      2036|Chile|CHL|AI,AN,AP,AR,AT,BI,CO,LI,LL,LR,MA,ML,NB,RM,TA,VS
      |0101|New Year's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0404 0327 0415 0331 0420 0412 0327 0416 0408 0324 0412|Holy Saturday
      |0501|Labor Day
      |0521|Navy Day
      AP|0607|Assault and Capture of Cape Arica
      |0621 0621 0620 0620 0621 0621 0620 0620 0621 0621 0620|National Indigenous Peoples Day
      |0629 0628 0626 0702 0629 0629 0628 0627 0626 0702 0629|Saint Peter and Saint Paul's Day
      |0716|Our Lady of Mount Carmel
      |0815|Assumption Day
      NB|0820|Nativity of Bernardo O'Higgins (Chillán and Chillán Viejo communes)
      |0918|Independence Day
      |0919|Army Day
      |1012 1011 1009 1015 1012 1012 1011 1010 1009 1015 1012|Meeting of Two Worlds' Day
      |1031 1031 1027 1102 1031 1031 1031 1031 1027 1102 1031|Reformation Day
      |1101|All Saints' Day
      |1208|Immaculate Conception
      |1225|Christmas Day
      |- 0917 - 0917 0920 - 0917 - 0102 0917 -|National Holiday
      """
    case "CN":
      """
      2036|China|CHN|
      |0101|New Year's Day
      |0102 - - - - - - - - - -|Day off (substituted from 01/04/2026)
      |0216 0205 0125 0212 0202 0122 0210 0130 0218 0207 0127|Chinese New Year's Eve
      |0217+0218+0219 0206+0207+0208 0126+0127+0128 0213+0214+0215 0203+0204+0205 0123+0124+0125 0211+0212+0213 0131+0201+0202 0219+0220+0221 0208+0209+0210 0128+0129+0130|Chinese New Year (Spring Festival)
      |0220 - - - - - - - - - -|Day off (substituted from 02/14/2026)
      |0223 - - - - - - - - - -|Day off (substituted from 02/28/2026)
      |0405 0405 0404 0404 0405 0405 0404 0404 0405 0405 0404|Tomb-Sweeping Day
      |0406 - - - - 0407 0405 - - - -|Tomb-Sweeping Day (observed)
      |0501+0502|Labor Day
      |0504 0503+0504 - - - - 0503+0504 0503 - - -|Labor Day (observed)
      |0505 - - - - - - - - - -|Day off (substituted from 05/09/2026)
      |0619 0609 0528 0616 0605 0624 0612 0601 0620 0610 0530|Dragon Boat Festival
      |0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004|Mid-Autumn Festival
      |1001+1002+1003|National Day
      |1005 1004+1005 1004 - - - 1004+1005 1004+1005 1004 - -|National Day (observed)
      |1006 - - - - - - - - - -|Day off (substituted from 09/20/2026)
      |1007 - - - - - - - - - -|Day off (substituted from 10/10/2026)
      |- 0209+0210 - - 0207 0127 - - 0223 0212 -|Chinese New Year (Spring Festival) (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      |- - 0529 0618 - - 0614 - - 0611 -|Dragon Boat Festival (observed)
      |- - - 0924 - - 0920 - - 0917 1006|Mid-Autumn Festival (observed)
      |- - - - 0206 - - 0203 0222 - 0131|Chinese New Year's Eve (observed)
      """
    case "CO":
      """
      2036|Colombia|COL|
      |0101|New Year's Day
      |0112 0111 0110 0108 0107 - 0112 0110 0109 0108 0107|Epiphany (observed)
      |0323 0322 0320 - 0325 0324 0322 0321 0320 - 0324|Saint Joseph's Day (observed)
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0501|Labor Day
      |0518 0510 0529 0514 0603 0526 0510 0530 0522 0507 0526|Ascension Day (observed)
      |0608 0531 0619 0604 0624 0616 0531 0620 0612 0528 0616|Corpus Christi (observed)
      |0615 0607 0626 0611 0701 0623 0607 0627 0619 0604 0623|Sacred Heart (observed)
      |0629 - - - - - - - - - -|Saint Peter and Saint Paul's Day
      |0713 0712 0710 - 0715 0714 0712 0711 0710 - 0714|Day of Our Lady of the Rosary of Chiquinquirá (observed)
      |0720|Independence Day
      |0807|Battle of Boyacá
      |0817 0816 0821 0820 0819 0818 0816 - 0821 0820 0818|Assumption Day (observed)
      |1012 - - - - - - - - - -|Columbus Day
      |1102 - 1106 1105 1104 1103 - 1107 1106 1105 1103|All Saints' Day (observed)
      |1116 1115 1113 1112 - 1117 1115 1114 1113 1112 1117|Independence of Cartagena (observed)
      |1208|Immaculate Conception
      |1225|Christmas Day
      |- 0705 0703 0702 0701 0630 0705 0704 0703 0702 0630|Saint Peter and Saint Paul's Day (observed)
      |- 1018 1016 1015 1014 1013 1018 1017 1016 1015 1013|Columbus Day (observed)
      |- 1101 - - - - 1101 - - - -|All Saints' Day
      |- - - 0319 - - - - - 0319 -|Saint Joseph's Day
      |- - - 0709 - - - - - 0709 -|Day of Our Lady of the Rosary of Chiquinquirá
      |- - - - 1111 - - - - - -|Independence of Cartagena
      |- - - - - 0106 - - - - -|Epiphany
      |- - - - - - - 0815 - - -|Assumption Day
      """
    case "CR":
      """
      2036|Costa Rica|CRI|
      |0101|New Year's Day
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0411|Juan Santamaría Day
      |0501|International Labor Day
      |0725|Annexation of the Party of Nicoya to Costa Rica
      |0815|Mother's Day
      |0915|Independence Day
      |1225|Christmas Day
      """
    case "CY":
      """
      2036|Cyprus|CYP|
      |0101|New Year's Day
      |0106|Epiphany
      |0223 0315 0228 0219 0311 0224 0315 0307 0220 0312 0303|Green Monday
      |0325|Greek Independence Day
      |0401|Cyprus National Day
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0412 0502 0416 0408 0428 0413 0502 0424 0409 0429 0420|Easter Sunday
      |0413 0503 0417 0409 0429 0414 0503 0425 0410 0430 0421|Easter Monday
      |0501|Labor Day
      |0601 0621 0605 0528 0617 0602 0621 0613 0529 0618 0609|Pentecost Monday
      |0815|Dormition of the Mother of God
      |1001|Cyprus Independence Day
      |1028|Ohi Day
      |1225|Christmas Day
      |1226|Day After Christmas
      """
    case "CZ":
      """
      2036|Czechia|CZE|
      |0101|Independent Czech State Restoration Day
      |0101|New Year's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0508|Victory Day
      |0705|Saints Cyril and Methodius Day
      |0706|Jan Hus Day
      |0928|Statehood Day
      |1028|Independent Czechoslovak State Day
      |1117|Struggle for Freedom and Democracy Day and International Students' Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "DE":
      """
      2036|Germany|DEU|BB,BE,BW,BY,HB,HE,HH,MV,NI,NW,RP,SH,SL,SN,ST,TH
      |0101|New Year's Day
      BW,BY,ST|0106|Epiphany
      BE,MV|0308|Women's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      BB|0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      BB|0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      BW,BY,HE,NW,RP,SL|0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      SL|0815|Assumption Day
      TH|0920|World Children's Day
      |1003|German Unity Day
      BB,HB,HH,MV,NI,SH,SN,ST,TH|1031|Reformation Day
      BW,BY,NW,RP,SL|1101|All Saints' Day
      SN|1118 1117 1122 1121 1120 1119 1117 1116 1122 1121 1119|Repentance and Prayer Day
      |1225|Christmas Day
      |1226|Second Day of Christmas
      BE|- - 0617 - - - - - - - -|75th anniversary of the East German uprising of 1953
      """
    case "DK":
      """
      2036|Denmark|DNK|
      |0101|New Year's Day
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "DO":
      """
      2036|Dominican Republic|DOM|
      |0101|New Year's Day
      |0105 0104 0110 0106 0106 0106 0105 0110 0109 0106 0106|Epiphany
      |0121|Lady of Altagracia
      |0126 0125 0124 0129 0126 0126 0126 0124 0130 0129 0126|Juan Pablo Duarte Day
      |0227|National Independence Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0504 0501 0501 0430 0429 0505 0501 0502 0501 0430 0505|Labor Day
      |0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      |0816 0816 0816 0820 0819 0816 0816 0815 0814 0820 0816|Restoration Day
      |0924|Our Lady of Mercedes Day
      |1109 1106 1106 1105 1104 1110 1106 1106 1106 1105 1110|Constitution Day
      |1225|Christmas Day
      """
    case "EC":
      """
      2036|Ecuador|ECU|
      |0101|New Year's Day
      |0216+0217 0208+0209 0228+0229 0212+0213 0304+0305 0224+0225 0209+0210 0228+0301 0220+0221 0205+0206 0225+0226|Carnival
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0501|Labor Day
      |0524|The Battle of Pichincha
      |0525 - 0526 0525 - 0523 - 0523 0526 0525 0523|The Battle of Pichincha (observed)
      |0810|Declaration of Independence of Quito
      |1009|Independence of Guayaquil
      |1102|All Souls' Day
      |1103|Independence of Cuenca
      |1225|Christmas Day
      |- 0430 - 0430 0503 0502 0430 0502 - 0430 0502|Labor Day (observed)
      |- 0809 0811 - 0809 0811 0809 0812 0811 - 0811|Declaration of Independence of Quito (observed)
      |- 1008 - 1008 1011 1010 1008 1010 - 1008 1010|Independence of Guayaquil (observed)
      |- 1101 - - 1101 1104 1101 1104 - - 1104|All Souls' Day (observed)
      |- 1224 - - - - 1224 1226 - - -|Christmas Day (observed)
      |- 1231 - - - - 1231 - 0102 - -|New Year's Day (observed)
      |- - - - 1104 - - - - - -|Independence of Cuenca (observed)
      """
    case "EE":
      """
      2036|Estonia|EST|
      |0101|New Year's Day
      |0224|Independence Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0501|May Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0623|Victory Day
      |0624|Midsummer Day
      |0820|Independence Restoration Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "EG":
      """
      2036|Egypt|EGY|
      |0107|Coptic Christmas Day
      |0129 0128 0127 - - - 0129 0127 0126 - -|January 25th Revolution and National Police Day (observed)
      |0320+0321 - - - - - - - - - -|Eid al-Fitr
      |0413 0503 0417 0409 0429 0414 0503 0425 0410 0430 0421|Spring Festival
      |0425 - - - 0425 0425 - - - - 0425|Sinai Liberation Day
      |0501 0501 - - - 0501 0501 - - - 0501|Labor Day
      |0526 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah (estimated)
      |0527+0528+0529 0516+0517+0518 0505+0506+0507 0424+0425+0426 0413+0414+0415 0402+0403+0404 0322+0323+0324 0311+0312+0313 0301+0302+0303 0218+0219+0220 0207+0208+0209|Eid al-Adha (estimated)
      |0618 0610 - 0517 - 0424 0415 - 0323 0315 -|Islamic New Year (observed, estimated)
      |0702 0701 - - 0704 0703 0701 - - - 0703|June 30 Revolution Day (observed)
      |0723 0723 - - - - 0723 0723 - - -|July 23 Revolution Day
      |0825 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      |1008 1007 - - 1010 1009 1007 - - - 1009|Armed Forces Day (observed)
      |- 0309+0310 0226+0227 0214+0215 0204+0205 0124+0125 0114+0115 0102+0103+1223+1224 1212+1213 1201+1202 1119+1120|Eid al-Fitr (estimated)
      |- 0429 0427 0426 - - 0429 0428 0427 0426 -|Sinai Liberation Day (observed)
      |- - 0504 0503 0502 - - 0505 0504 0503 -|Labor Day (observed)
      |- - 0525 - 0503 - - 0401 - - 0228|Islamic New Year (estimated)
      |- - 0630 0630 - - - 0630 0630 0630 -|June 30 Revolution Day
      |- - 0727 0726 0725 0724 - - 0727 0726 0724|July 23 Revolution Day (observed)
      |- - 1006 1006 - - - 1006 1006 1006 -|Armed Forces Day
      |- - - 0125 0125 0125 - - - 0125 0125|January 25th Revolution and National Police Day
      """
    case "ES":
      """
      2036|Spain|ESP|AN,AR,AS,CB,CE,CL,CM,CN,CT,EX,GA,IB,MC,MD,ML,NC,PV,RI,VC
      |0101 0101 0101 0101 0101 0101 0101 0101 - 0101 0101|New Year's Day
      |0106 0106 0106 0106 - 0106 0106 0106 0106 0106 -|Epiphany
      AN|0228 - 0228 0228 0228 0228 0228 0228 0228 0228 0228|Andalusia Day
      IB|0302 - - - - - - - - - -|Monday following Day of the Balearic Islands
      GA,NC|0319 - - - - - - - - - -|Saint Joseph's Day
      MC,VC|0319 0319 - 0319 0319 0319 0319 0319 - 0319 0319|Saint Joseph's Day
      PV|0319 0319 - - 0319 - 0319 - - - 0319|Saint Joseph's Day
      CE,ML|0320 - - - - - - - - - -|Eid al-Fitr
      AN,AR,AS,CB,CE,CL,CM,CN,EX,GA,IB,MC,MD,ML,NC,PV,RI|0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      CM|0406 - - - - - - - - - -|Easter Monday
      CT,IB,NC,PV,RI,VC|0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      AR|0423 0423 - 0423 0423 0423 0423 0423 - 0423 0423|Saint George's Day
      CL|0423 0423 - 0423 0423 0423 0423 0423 - 0423 0423|Castile and León Day
      |0501 0501 0501 0501 0501 0501 0501 - 0501 0501 0501|Labor Day
      MD|0502 - 0502 0502 0502 0502 - 0502 0502 0502 0502|Madrid Day
      CE,ML|0527 - - - - - - - - - -|Eid al-Adha
      CN|0530 - 0530 0530 0530 0530 - 0530 0530 0530 0530|Day of the Canary Islands
      CM|0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      MC|0609 0609 0609 0609 - 0609 0609 0609 0609 0609 0609|Murcia Day
      RI|0609 0609 0609 0609 - 0609 0609 0609 0609 0609 0609|La Rioja Day
      CE|0613 - 0613 0613 0613 0613 - 0613 0613 0613 0613|Saint Anthony's Day
      CT|0624 0624 0624 - 0624 0624 0624 0624 0624 - 0624|Saint John the Baptist
      GA|0624 - - - - - - - - - -|Saint John the Baptist
      VC|0624|Saint John the Baptist
      GA|0725 - 0725 0725 0725 0725 - 0725 0725 0725 0725|Galician National Day
      PV|0725 - 0725 0725 0725 0725 - 0725 0725 0725 0725|Saint James' Day
      CB|0728 0728 0728 0728 - 0728 0728 0728 0728 0728 0728|Cantabria Institutions Day
      CE|0805|Santa Maria of Africa
      |0815 - 0815 0815 0815 0815 - 0815 0815 0815 0815|Assumption Day
      CE|0902 0902 0902 - 0902 0902 0902 0902 0902 - 0902|Ceuta Day
      AS|0908 0908 0908 0908 - 0908 0908 0908 0908 0908 0908|Asturias Day
      EX|0908 0908 0908 0908 - 0908 0908 0908 0908 0908 0908|Extremadura Day
      ML|0908 0908 0908 0908 - 0908 0908 0908 0908 0908 0908|Day of Our Lady of Victory
      CT|0911 0911 0911 0911 0911 0911 0911 - 0911 0911 0911|National Day of Catalonia
      CB|0915 0915 0915 0915 - 0915 0915 0915 0915 0915 0915|Our Lady of Bien Aparecida
      ML|0917 0917 - 0917 0917 0917 0917 0917 - 0917 0917|Melilla Day
      VC|1009 1009 1009 1009 1009 1009 1009 - 1009 1009 1009|Valencian Community Day
      |1012 1012 1012 1012 1012 - 1012 1012 1012 1012 -|National Day
      AN,AR,AS,CL,CM,CN,EX,MD,NC|1102 - - - - - - - - - -|Monday following All Saints' Day
      NC|1203 1203 - 1203 1203 1203 1203 1203 - 1203 1203|Saint Francis Xavier's Day
      AN,AR,AS,CB,CL,EX,MC,MD,ML,RI|1207 - - - - - - - - - -|Monday following Constitution Day
      |1208 1208 1208 1208 - 1208 1208 1208 1208 1208 1208|Immaculate Conception
      |1225 1225 1225 1225 1225 1225 1225 - 1225 1225 1225|Christmas Day
      CT|1226 - 1226 1226 1226 1226 - 1226 1226 1226 1226|Saint Stephen's Day
      IB|1226 - - - - - - - - - -|Saint Stephen's Day
      AN|- 0301 - - - - - - - - -|Monday following Andalusia Day
      IB|- 0301 0301 0301 0301 0301 0301 0301 0301 0301 0301|Day of the Balearic Islands
      CE,ML|- 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      MD|- 0319 - - - - 0319 - - - -|Saint Joseph's Day
      MD|- 0503 - - - - 0503 - - - -|Monday following Madrid Day
      CE,ML|- 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      GA|- 0517 0517 0517 0517 0517 0517 0517 0517 0517 0517|Galician Literature Day
      CM|- 0531 0531 0531 0531 0531 0531 0531 0531 0531 0531|Castilla-La Mancha Day
      CN|- 0531 - - - - 0531 - - - -|Monday following Day of the Canary Islands
      CE|- 0614 - - - - 0614 - - - -|Monday following Saint Anthony's Day
      AN,AR,AS,CL,CN|- 0816 - - - - 0816 - - - -|Monday following Assumption Day
      |- 1101 1101 1101 1101 1101 1101 1101 1101 1101 1101|All Saints' Day
      |- 1206 1206 1206 1206 1206 1206 1206 1206 1206 1206|Constitution Day
      AR|- - 0424 - - - - - 0424 - -|Monday following Saint George's Day
      CL|- - 0424 - - - - - 0424 - -|Monday following Castile and León Day
      ML|- - 0918 - - - - - 0918 - -|Monday following Melilla Day
      NC|- - 1204 - - - - - 1204 - -|Monday following Saint Francis Xavier's Day
      AN,AR,AS,CE,CL,CN,EX,MC,MD,ML,NC|- - - - 0107 - - - - - 0107|Monday following Epiphany
      CB|- - - - 0422 - - - - - -|Easter Monday
      MC|- - - - 0610 - - - - - -|Monday following Murcia Day
      RI|- - - - 0610 - - - - - -|Monday following La Rioja Day
      CB|- - - - 0725 - - - - - -|Saint James' Day
      AS|- - - - 0909 - - - - - -|Monday following Asturias Day
      EX|- - - - 0909 - - - - - -|Monday following Extremadura Day
      ML|- - - - 0909 - - - - - -|Monday following Day of Our Lady of Victory
      AN,AR,AS,CL,EX,MC,ML|- - - - 1209 - - - - - -|Monday following Immaculate Conception
      AN,AR,AS,CL,EX|- - - - - 1013 - - - - 1013|Monday following National Day
      VC|- - - - - - - 0414 - - -|Maundy Thursday
      AN,AR,AS,CL,EX,MC|- - - - - - - 0502 - - -|Monday following Labor Day
      CT|- - - - - - - 0606 - - -|Pentecost Monday
      MD|- - - - - - - 0725 - - -|Saint James' Day
      AN,AR,AS,CB,CL,CM,CN,EX,IB,MC,MD,ML,NC,RI|- - - - - - - 1226 - - -|Monday following Christmas Day
      AN,AR,AS,CL,MC|- - - - - - - - 0102 - -|Monday following New Year's Day
      MD|- - - - - - - - 0320 - -|Monday following Saint Joseph's Day
      """
    case "FI":
      """
      2036|Finland|FIN|01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,19
      |0101|New Year's Day
      |0106|Epiphany
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|May Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      01|0609|Åland's Autonomy Day
      |0619 0625 0623 0622 0621 0620 0625 0624 0623 0622 0620|Midsummer Eve
      |0620 0626 0624 0623 0622 0621 0626 0625 0624 0623 0621|Midsummer Day
      |1031 1106 1104 1103 1102 1101 1106 1105 1104 1103 1101|All Saints' Day
      |1206|Independence Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "FJ":
      """
      2036|Fiji|FJI|
      |0101|New Year's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0404 0327 0415 0331 0420 0412 0327 0416 0408 0324 0412|Easter Saturday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0515 0517 0515 0514 0513 0512 0517 0516 0515 0514 0512|Girmit Day
      |0529 0528 0526 0525 0531 0530 0528 0527 0526 0525 0530|Ratu Sir Lala Sukuna Day
      |0824 - - - - - - - - - -|Prophet Mohammed's Birthday
      |1010|Fiji Day
      |1012 - - - - - - - - - -|Fiji Day (observed)
      |1108 - - - - - - - - - -|Diwali
      |1109 - - - - - - - - - -|Diwali (observed)
      |1225|Christmas Day
      |1226|Boxing Day
      |1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      |- 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet Mohammed's Birthday (estimated)
      |- 0816 - - 0715 - 0621 - - 0521 -|Prophet Mohammed's Birthday (observed, estimated)
      |- 1029 1017 1105 1026 1114 1102 1022 1110 1030 -|Diwali (estimated)
      |- 1227 - - - - 1227 1227 - - -|Christmas Day (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      |- - - - 1028 - - 1024 - - -|Diwali (observed, estimated)
      """
    case "FR":
      """
      2036|France|FRA|57,6AE,971,972,973,974,976,BL,MF,NC,PF,PM,TF,WF
      |0101|New Year's Day
      PF|0305|Missionary Day
      971|0312 0304 0323 0308 0328 0320 0304 0324 0316 0301 0320|Mi-Careme
      57,6AE,971,PF|0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      976|0427|Abolition of Slavery
      WF|0428|Feast of Saint Peter Chanel
      |0501|Labor Day
      |0508|Victory Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      972|0522|Abolition of Slavery
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      971|0527|Abolition of Slavery
      MF|0528|Abolition of Slavery
      973|0610|Abolition of Slavery
      WF|0629|Saints Peter and Paul Day
      |0714|National Day
      971,972,MF|0721|Victor Schoelcher Day
      WF|0729|Territory Day
      |0815|Assumption Day
      NC|0924|Citizenship Day
      BL|1009|Abolition of Slavery
      |1101|All Saints' Day
      |1111|Armistice Day
      PF|1120|Matāri'i
      974|1220|Abolition of Slavery
      |1225|Christmas Day
      57,6AE|1226|Saint Stephen's Day
      """
    case "GB":
      """
      2036|United Kingdom|GBR|ENG,NIR,SCT,WLS
      |0101|New Year's Day
      SCT|0102|New Year Holiday
      NIR|0317|Saint Patrick's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      ENG,NIR,WLS|0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0504 0503 0501 0507 0506 0505 0503 0502 0501 0507 0505|May Day
      |0525 0531 0529 0528 0527 0526 0531 0530 0529 0528 0526|Spring Bank Holiday
      SCT|0615 - - - - - - - - - -|Scotland's participation in the FIFA World Cup final
      NIR|0712|Battle of the Boyne
      NIR|0713 - - - - 0714 - - - - 0714|Battle of the Boyne (observed)
      SCT|0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|Summer Bank Holiday
      ENG,NIR,WLS|0831 0830 0828 0827 0826 0825 0830 0829 0828 0827 0825|Late Summer Bank Holiday
      SCT|1130|Saint Andrew's Day
      |1225|Christmas Day
      |1226|Boxing Day
      |1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      SCT|- 0104 0104 - - - - 0104 0103 - -|New Year Holiday (observed)
      |- 1227 - - - - 1227 1227 - - -|Christmas Day (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      NIR|- - - 0319 0318 - - - - 0319 -|Saint Patrick's Day (observed)
      SCT|- - - - 1202 1201 - - - - 1201|Saint Andrew's Day (observed)
      """
    case "GE":
      """
      2036|Georgia|GEO|
      |0101+0102|New Year's Day
      |0107|Christmas Day
      |0119|Epiphany
      |0303|Mother's Day
      |0308|International Women's Day
      |0409|National Unity Day
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0411 0501 0415 0407 0427 0412 0501 0423 0408 0428 0419|Holy Saturday
      |0412 0502 0416 0408 0428 0413 0502 0424 0409 0429 0420|Easter Sunday
      |0413 0503 0417 0409 0429 0414 0503 0425 0410 0430 0421|Easter Monday
      |0509|Day of Victory over Fascism
      |0512|Saint Andrew's Day
      |0517|Day of Family Sanctity and Respect for Parents
      |0526|Independence Day
      |0828|Dormition of the Mother of God
      |1014|Holiday of Svetitskhovloba, Robe of Jesus
      |1123|Saint George's Day
      """
    case "GR":
      """
      2036|Greece|GRC|
      |0101|New Year's Day
      |0106|Epiphany
      |0223 0315 0228 0219 0311 0224 0315 0307 0220 0312 0303|Green Monday
      |0325|Independence Day
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0413 0503 0417 0409 0429 0414 0503 0425 0410 0430 0421|Easter Monday
      |0501|Labor Day
      |0601 0621 0605 0528 0617 0602 0621 0613 0529 0618 0609|Pentecost Monday
      |0815|Dormition of the Mother of God
      |1028|Ohi Day
      |1225|Christmas Day
      |1226|Glorifying Mother of God
      |- 0504 - - - - 0504 0502 - - -|Labor Day (observed)
      """
    case "HK":
      """
      2036|Hong Kong|HKG|
      |0101|New Year's Day
      |0217 0206 0126 0213 - 0123 0211 0131 - 0208 0128|Chinese New Year
      |0218 - 0127 0214 0204 0124 0212 0201 0220 0209 0129|The second day of Chinese New Year
      |0219 0208 0128 0215 0205 0125 0213 0202 0221 0210 0130|The third day of Chinese New Year
      |0405 0405 0404 0404 0405 0405 0404 0404 0405 0405 0404|Tomb-Sweeping Day
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0407 - - - - - 0405 - - - -|Tomb-Sweeping Day (observed)
      |0501|Labor Day
      |0524 0513 0502 0520 0509 0528 0516 0506 0525 0515 0503|The Buddha's Birthday
      |0525 - - 0521 - - 0517 - - - -|The Buddha's Birthday (observed)
      |0619 0609 0528 0616 0605 0624 0612 0601 0620 0610 0530|Dragon Boat Festival
      |0701|Hong Kong S.A.R. Establishment Day
      |0926 0916 1004 - 0913 1002 0920 0909 0928 0917 -|The Day following Mid-Autumn Festival
      |1001|National Day
      |1018 1008 1026 1016 1005 1024 1012 1001 1020 1009 1027|Double Ninth Festival
      |1019 - - - - - - - - - -|Double Ninth Festival (observed)
      |1225|Christmas Day
      |1226 1227 1226 1226 1226 1226 1227 1226 1226 1226 1226|The first weekday after Christmas Day
      |- 0209 - - 0206 - - - 0222 - -|The fourth day of Chinese New Year
      |- - 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |- - 0529 - - - - - - 0611 -|Dragon Boat Festival (observed)
      |- - 1002 - - - - 1003 1002 - -|National Day (observed)
      |- - - 0702 - - - - - 0702 -|Hong Kong S.A.R. Establishment Day (observed)
      |- - - 0924 - - - - - - 1006|The Second Day following Mid-Autumn Festival
      |- - - - 0420 0412 0327 0416 0408 0324 0412|The day following Good Friday
      |- - - - - - - 0502 - - -|Labor Day (observed)
      |- - - - - - - 1227 - - -|Christmas Day (observed)
      |- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    case "HR":
      """
      2036|Croatia|HRV|
      |0101|New Year's Day
      |0106|Epiphany
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0530|Statehood Day
      |0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      |0622|Anti-Fascist Struggle Day
      |0805|Victory and Homeland Thanksgiving Day and Croatian Veterans Day
      |0815|Assumption Day
      |1101|All Saints' Day
      |1118|Remembrance Day
      |1225|Christmas Day
      |1226|Saint Stephen's Day
      """
    case "HU":
      """
      2036|Hungary|HUN|
      |0101|New Year's Day
      |0102 - - - - - - - - - -|Day off (substituted from 01/10/2026)
      |0315+1023|National Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |0820|State Foundation Day
      |0821 - - - - - - - - - -|Day off (substituted from 08/08/2026)
      |1101|All Saints' Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "ID":
      """
      2036|Indonesia|IDN|
      |0101|New Year's Day
      |0116 0105+1226 - - - - - - - - -|Isra' and Mi'raj
      |0217 0206 - - - - - - - - -|Lunar New Year
      |0319 0308 0326 0315 0305 0324 0312 0331 0320 0310 0328|Day of Silence
      |0321 - - - - - - - - - -|Eid al-Fitr
      |0322 - - - - - - - - - -|Eid al-Fitr Second Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0501|International Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0527 - - - - - - - - - -|Eid al-Adha
      |0531 0520 - - - - - - - - -|Vesak Day
      |0601|Pancasila Day
      |0616 0606 - - - - - - - - -|Islamic New Year
      |0817|Independence Day
      |0825 0815 - - - - - - - - -|Prophet's Birthday
      |1225|Christmas Day
      |- 0310 0227 0215 0204 0125 0114 0103+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- 0311 0228 0216 0205 0126 0115 0104+1224 1213 1202 1120|Eid al-Fitr Second Day (estimated)
      |- 0517 0505 0425 0414 0403 0322 0312 0301 0219 0208|Eid al-Adha (estimated)
      |- - 0126 0213 0203 0123 0211 0131 0219 0208 0128|Lunar New Year (estimated)
      |- - 0509 0527 0516 0604 0523 0513 0601 0522 0510|Vesak Day (estimated)
      |- - 0526 0515 0504 0423 0412 0401 0322 0311 0229|Islamic New Year (estimated)
      |- - 0804 0724 0713 0702 0621 0610 0530 0520 0509|Prophet's Birthday (estimated)
      |- - 1214 1204 1123 1113 1101 1021 1010 0930 0918|Isra' and Mi'raj (estimated)
      """
    case "IE":
      """
      2036|Ireland|IRL|
      |0101|New Year's Day
      |0202 0201 0207 0205 0201 0203 0202 0207 0206 0205 0201|Saint Brigid's Day
      |0317|Saint Patrick's Day
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0504 0503 0501 0507 0506 0505 0503 0502 0501 0507 0505|May Bank Holiday
      |0601 0607 0605 0604 0603 0602 0607 0606 0605 0604 0602|June Bank Holiday
      |0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|August Bank Holiday
      |1026 1025 1030 1029 1028 1027 1025 1031 1030 1029 1027|October Bank Holiday
      |1225|Christmas Day
      |1226|Saint Stephen's Day
      """
    case "IL":
      """
      2036|Israel|ISR|
      |0402 0422 0411 0331 0418 0408 0327 0414 0404 0424 0412|Pesach
      |0408 0428 0417 0406 0424 0414 0402 0420 0410 0430 0418|Seventh day of Pesach
      |0422 0512 - - 0508 - - 0504 - - -|Independence Day
      |0522 0611 0531 0520 0607 0528 0516 0603 0524 0613 0601|Shavuot
      |0912+0913 1002+1003 0921+0922 0910+0911 0928+0929 0918+0919 0906+0907 0924+0925 0914+0915 1004+1005 0922+0923|Rosh Hashanah
      |0921 1011 0930 0919 1007 0927 0915 1003 0923 1013 1001|Yom Kippur
      |0926 1016 1005 0924 1012 1002 0920 1008 0928 1018 1006|Sukkot
      |1003 1023 1012 1001 1019 1009 0927 1015 1005 1025 1013|Simchat Torah / Shemini Atzeret
      |- - 0502 0419 - 0429 0415 - 0425 0515 0501|Independence Day (observed)
      """
    case "IN":
      """
      2035|India|IND|AN,AP,AR,AS,BR,CG,CH,DH,DL,GA,GJ,HP,HR,JH,JK,KA,KL,LA,LD,MH,ML,MN,MP,MZ,NL,OD,PB,PY,RJ,SK,TN,TR,TS,UK,UP,WB
      KL|0102|Mannam's Birthday
      MZ|0102|Post New Year
      MZ|0111|Missionary Day
      WB|0112|Swami Vivekananda's Birthday
      AS,DH|0114 0115 0115 0114 0114 0115 0115 0114 0114 0115|Magh Bihu
      DH,KA,LD,SK|0114 0115 0115 0114 0114 0115 0115 0114 0114 0115|Makar Sankranti
      DH,TN|0114 0115 0115 0114 0114 0115 0115 0114 0114 0115|Pongal
      GJ|0114 0115 0115 0114 0114 0115 0115 0114 0114 0115|Uttarayan
      PY|0115 0115 0115 0114 0114 0115 0115 0114 0114 0115|Pongal
      TN|0115 0116 0116 0115 0115 0116 0116 0115 0115 0116|Thiruvalluvar Day
      PY|0116 0116 0116 0115 0115 0116 0116 0115 0115 0116|Thiruvalluvar Day
      TN|0116 0117 0117 0116 0116 0117 0117 0116 0116 0117|Uzhavar Thirunal
      JK|0117 0106+1226 1215 1204 1124 1113 1102 1022 1011 0930|Isra' and Mi'raj (estimated)
      SK|0119 0207 0226 0115 0203 0124 0212 0131 0121 0209|Sonam Lochhar
      AS,TR,WB|0123|Netaji Subhas Chandra Bose's Birthday
      HR|0123 0211 0131 0119 0207 0127 0215 0204 0124 0212|Sir Chottu Ram's Birthday
      HP|0125|Statehood Day
      |0126|Republic Day
      HP|0201 0220 0210 0130 0218 0207 0226 0214 0203 0222|Guru Ravi Das's Birthday
      MH|0219|Chhatrapati Shivaji Maharaj's Birthday
      AR|0220|Statehood Day
      SK|0226|Akhil Sikkim Khas Chettri Bahun Kalyan Sangh's Foundation Day
      MH|0303 0322 0311 0301 0320 0309 0327 0316 0305 0324|Holi
      RJ,UK|0303 0321 0310 0228 0319 0308 0326 0315 0304 0323|Holika Dahan
      -MH|0304 0322 0311 0301 0320 0309 0327 0316 0305 0324|Holi
      DH|0319 0407 0327 0414 0403 0324 0411 0331 0321 0409|Chaitra Sukladi
      DH,GA,MH|0319 0407 0327 0414 0403 0324 0411 0331 0321 0409|Gudi Padwa
      DH,GJ,RJ,UK|0319 0407 0327 0414 0403 0324 0411 0331 0321 0409|Cheti Chand
      DH,KA|0319 0407 0327 0414 0403 0324 0411 0331 0321 0409|Ugadi
      JK|0320 0408 0327 0415 0404 0324 0411 0331 0321 0409|1st Navratra
      MP|0320|Veerangana Avantibai's Martyrdom Day
      |0321 - - - - - - - - -|Eid al-Fitr
      JK,LA|0321 0321 0320 0320 0321 0321 0320 0320 0321 0321|Nowruz
      HR,PB|0323|Shaheed-e-Azam Bhagat Singh, Sukhdev and Rajguru's Martyrdom Day
      -OD|0326 0415 0403 - 0412 0401 0419 0407 0328 0416|Ram Navami
      OD|0327 0415 0403 - 0412 0401 0419 0407 0328 0416|Ram Navami
      |0331 0418 0407 0426 0416 0405 0423 0412 0401 0420|Mahavira's Birthday
      KL|0402 0325 0413 0329 0418 0410 0325 0414 0406 0322|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323|Good Friday
      KL|0405 0328 0416 0401 0421 0413 0328 0417 0409 0325|Easter Sunday
      PB|0408|Guru Nabha Dass's Birthday
      KL|0409 - - - - - - - - -|Kerala Assembly Election Day
      RJ|0411|Mahatma Jyotiba Phule's Birthday
      |0414|Dr. B. R. Ambedkar's Birthday
      AS|0414+0415+0416 0414+0415+0416 0413+0414+0415 0414+0415+0416 0414+0415+0416 0414+0415+0416 0413+0414+0415 0414+0415+0416 0414+0415+0416 0414+0415+0416|Bahag Bihu
      HR,PB|0414 0414 0413 0414 0414 0414 0413 0414 0414 0414|Vaisakhi
      JK|0414 0414 0413 0414 0414 0414 0413 0414 0414 0414|Baisakhi
      PY,TN|0414|Tamil New Year
      AR|0415 0415 0414 0415 0415 0415 0414 0415 0415 0415|Bahag Bihu
      HP|0415|Himachal Day
      KL,PY|0415 0415 0414 0414 0415 0415 0414 0414 0414 0414|Vishu
      TR,WB|0415 0415 0414 0415 0415 0415 0414 0415 0415 0415|Bengali New Year
      PY|0416 0416 0415 0415 0416 0416 0415 0415 0415 0415|Vishu (Day 2)
      GJ,HP,HR,PB,RJ|0419 0508 0427 0516 0505 0424 0511 0501 0420 0509|Lord Shri Parshuram's Birthday
      HR|0419 0508 0427 0516 0505 0424 0511 0501 0420 0509|Akshay Tritiya
      TR|0421 0421 0420 0421 0421 0421 0420 0421 0421 0421|Garia Puja
      |0501 0520 0508 0527 0517 0507 0525 0514 0503 0522|Buddha Purnima
      AS,KA,KL,PY,TN,WB|0501|May Day
      MH|0501|Maharashtra Day
      WB|0509 0509 0508 0509 0509 0509 0508 0509 0509 0509|Rabindranath Tagore's Birthday
      SK|0516|Sikkim State Day
      |0527 - - - - - - - - -|Eid al-Adha
      MZ|0615|Young Mizo Association's Day
      HP,HR,RJ|0617 0607 0527 0515 0604 0524 0611 0531 0520 0608|Maharana Pratap's Birthday
      PB|0618 0608 0528 0616 0605 0526 0613 0602 0522 0611|Guru Arjun Dev's Martyrdom Day
      |0626 - - - - - - - - -|Ashura
      HP,HR,PB|0629 0618 0607 0626 0615 0605 0623 0612 0602 0620|Sant Kabir's Birthday
      MZ|0630|Peace Accord Day
      MZ|0706|Mizo Hmeichhe Insuihkhawm Pawl's Day
      SK|0713|Bhanu's Birthday
      UK|0716|Harela
      TR|0722 0711 0630 0719 0708 0628 0716 0705 0724 0713|Kharchi Puja
      HR,PB|0731|Shaheed Udham Singh's Martyrdom Day
      TR|0804 0728 0725 0728 0717 0805 0724 0713 0801 0721|Ker Puja
      RJ|0809|International Day of the World's Indigenous Peoples
      KL|0812 0802 0722 0810 0730 0719 0806 0726 0814 0803|Karkadaka Vavu
      |0815|Independence Day
      DH,GJ,MH|0815 0815 0814 0814 0814 0814 0813 0813 0813 0813|Parsi New Year (Shahenshahi)
      PY|0816|Puducherry De Jure Transfer Day
      TR|0819|Maharaja Bir Bikram Kishore Manikya Bahadur's Birthday
      SK|0820|Nepali Bhasa Manyata Day
      KL,PY|0825 0911 0831 0821 0908 0829 0819 0905 0827 0913|Onam (Day 1)
      |0826 - - - - - - - - -|Prophet's Birthday
      AN,LD|0826 0912 0901 0822 0909 0830 0820 0906 0828 0914|Onam
      KL,PY|0826 0912 0901 0822 0909 0830 0820 0906 0828 0914|Onam (Day 2)
      KL|0827 0913 0902 0823 0910 0831 0821 0907 0829 0915|Onam (Day 3)
      DH,GJ,HR,MP,RJ,UK,UP|0828 0817 0805 0823 0813 0802 0820 0810 0829 0818|Raksha Bandhan
      KL|0828 0914 0903 0824 0911 0901 0822 0908 0830 0916|Onam (Day 4)
      KL|0828 0915 0903 0824 0911 0901 0822 0908 0830 0916|Shri Narayana Guru's Birthday
      KL|0828|Ayyankali's Birthday
      |0904 0825 0813 0901 0821 0810 0828 0817 0906 0826|Janmashtami (Vaishnava)
      RJ|0911|Khejarli's Martyrdom Day
      DH|0914 0904 0823 0911 0901 0920 0908 0828 0916 0905|Ganesh Chaturthi / Vinayak Chaturthi
      GA,KA,LD,MH,PY,TN|0914 0904 0823 0911 0901 0920 0908 0828 0916 0905|Ganesh Chaturthi
      SK|0914 0903 0822 0911 0831 0919 0908 0828 0915 0904|Hartalika Teej
      GA|0915 0905 0824 0912 0902 0921 0909 0829 0917 0906|Ganesh Chaturthi (Day 2)
      GJ|0915 0904 0824 0912 0902 0921 0909 0830 0917 0906|Samvatsari Day
      UK|0917|Vishwakarma Puja
      KL|0921|Shri Narayana Guru's Death Anniversary
      JH|0922 0911 0830 0918 0908 0927 0915 0905 0924 0913|Karma Puja
      HR|0923|Haryana War Heroes' Martyrdom Day
      JK|0923|Maharaja Hari Singh's Birthday
      |1002|Mahatma Gandhi's Birthday
      SK|1005|Late Nar Bahadur Bhandari's Birthday
      WB|1010 0929 0918 1007 0927 1015 1004 0923 1011 1001|Mahalaya
      HR,PB,RJ|1011 0930 0919 1008 0928 1017 1005 0924 1013 1002|Maharaj Agrasen's Birthday
      RJ|1011 0930 0919 1008 0928 1017 1005 0924 1013 1002|Sharad Navratri
      TR,WB|1018 1006 0925 1013 1003 1022 1011 1001 1019 1008|Mahasaptami
      AR,TR,WB|1019 1007 0926 1014 1004 1023 1012 1002 1020 1009|Mahashtami
      JK|1019 1008 0926 1015 1005 1024 1013 1002 1021 1010|Mahanavami
      PY,TN|1019 1008 0926 1015 1005 1024 1013 1002 1021 1010|Ayudha Puja
      RJ|1019 1007 0926 1014 1004 1023 1012 1002 1020 1009|Durgashtami
      -KL,WB|1020 1009 0927 1016 1006 1025 1014 1003 1022 1011|Dussehra
      KL,WB|1020 1008 0926 1015 1005 1024 1013 1002 1021 1010|Mahanavami
      KL,WB|1021 1009 0927 1016 1006 1025 1014 1003 1022 1011|Vijayadashami
      CH,HP,HR,PB,UK|1026 1015 1003 1022 1011 1030 1018 1008 1027 1017|Maharishi Valmiki's Birthday
      JK|1026|Accession Day
      GJ|1031|Sardar Vallabhbhai Patel's Birthday
      HR|1101|Haryana Day
      KA|1101|Karnataka Rajyotsava
      PY|1101|Puducherry Liberation Day
      |1108 1029 1017 1105 1026 1114 1102 1022 1110 1030|Diwali
      WB|1108 1028 1017 1105 1026 1114 1102 1022 1110 1030|Kali Puja
      DH,MP,RJ,UP|1110 1030 1018 1106 1027 1115 1103 1023 1111 1031|Govardhan Puja
      GJ|1110 1030 1018 1106 1027 1115 1104 1024 1112 1101|Gujarati New Year
      HR,PB|1110 1030 1018 1106 1027 1115 1103 1023 1111 1031|Vishwakarma Day
      MH|1110 1030 1018 1106 1027 1115 1103 1023 1111 1031|Diwali (Bali Pratipada)
      GJ,RJ,UP,WB|1111 1031 1019 1107 1028 1116 1104 1024 1112 1101|Bhai Duj
      UP|1111 1031 1019 1107 1028 1116 1104 1024 1112 1101|Chitragupt's Birthday
      DH|1115 1104 1023 1111 1101 1120 1109 1029 1117 1106|Pratihar Shashthi or Surya Shashthi (Chhath Puja)
      JH,WB|1115 1104 1023 1111 1101 1120 1109 1029 1117 1106|Chhath Puja
      WB|1115|Birsa Munda's Birthday
      PB|1116|Kartar Singh Sarabha's Martyrdom Day
      |1124 1114 1102 1121 1110 1128 1117 1106 1125 1115|Guru Nanak's Birthday
      PB,UK|1124|Guru Tegh Bahadur's Martyrdom Day
      AR|1201|Indigenous Faith Day
      GA|1203|Saint Francis Xavier's Day
      GA|1219|Goa Liberation Day
      MZ|1224|Christmas Eve
      |1225|Christmas
      MZ|1226|Post Christmas
      PB|1228|Jor Mela Fatehgarh Sahib
      SK|1230 1230 1230 1230 1231 1231 1230 - - -|Tamu Lochhar
      MZ|1231|New Year's Eve
      CH,PB|- 0115 0104 0115 0110+1231 - 0118 0107 0117 0116|Guru Gobind Singh's Birthday
      |- 0306 0223 0211 0302 0220 0310 0227 0217 0308|Maha Shivaratri
      |- 0310 0227 0215 0205 0125 0115 0103+1224 1213 1202|Eid al-Fitr (estimated)
      |- 0517 0506 0425 0414 0403 0323 0312 0302 0219|Eid al-Adha (estimated)
      |- 0616 0604 0524 0513 0503 0421 0411 0331 0321|Ashura (estimated)
      |- 0815 0804 0725 0714 0703 0621 0610 0531 0521|Prophet's Birthday (estimated)
      """
    case "IS":
      """
      2036|Iceland|ISL|
      |0101|New Year's Day
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0423 0422 0420 0419 0425 0424 0422 0421 0420 0419 0424|First Day of Summer
      |0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |0617|National Day
      |0803 0802 0807 0806 0805 0804 0802 0801 0807 0806 0804|Commerce Day
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "IT":
      """
      2036|Italy|ITA|AG,AL,AN,AO,AP,AQ,AR,AT,AV,BA,BG,BI,BL,BN,BO,BR,BS,BT,BZ,CA,CB,CE,CH,CL,CN,CO,CR,CS,CT,CZ,EN,FC,FE,FG,FI,FM,FR,GE,GO,GR,IM,IS,KR,LC,LE,LI,LO,LT,LU,MB,MC,ME,MI,MN,MO,MS,MT,NA,NO,NU,OR,PA,PC,PD,PE,PG,PI,PN,PO,PR,PT,PU,PV,PZ,RA,RC,RE,RG,RI,RM,RN,RO,SA,SI,SO,SP,SR,SS,SU,SV,TA,TE,TN,TO,TP,TR,TS,TV,UD,VA,VB,VC,VE,VI,VR,VT,VV
      |0101|New Year's Day
      |0106|Epiphany
      PR|0113|Saint Hilary of Poitiers's Day
      LO|0119|Saint Bassianus's Day
      CE|0120|Saint Sebastian's Day
      NO|0122|Saint Gaudentius's Day
      MO|0131|Saint Geminianus's Day
      FC|0204|Our Lady of the Fire
      CT|0205|Saint Agatha's Day
      CS|0212|Our Lady of the Pilerio
      OR|0213|Saint Archelaus's Day
      AV|0214|Saint Modestinus's Day
      TR|0214|Saint Valentine's Day
      BS|0215|Saints Faustinus and Jovita's Day
      AG|0225|Saint Gerland's Day
      VV|0301|Saint Leoluca's Day
      GO|0316|Saints Hilary and Tatian's Day
      MN|0318|Saint Anselm of Baggio's Day
      SV|0318|Our Lady of Mercy
      SP|0319|Saint Joseph's Day
      FG|0322|Our Lady of the Seven Veils
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      CB,FE,RC,RG|0423|Saint George's Day
      |0425|Liberation Day
      LT,PN,VE|0425|Saint Mark's Day
      TV|0427|Saint Liberal's Day
      |0501|Labor Day
      BT|0503|Saint Nicholas the Pilgrim's Day
      AN|0504|Saint Cyriacus's Day
      AT|0505 0504 0502 0501 0507 0506 0504 0503 0502 0501 0506|Saint Secundus of Asti's Day
      VA,VB|0508|Saint Victor the Moor's Day
      TA|0510|Saint Catald's Day
      CH|0511|Saint Justin of Chieti's Day
      SU|0514 0513 0518 0517 0516 0515 0513 0512 0518 0517 0515|Saint Pontian's Day
      IS|0519|Saint Peter Celestine's Day
      VR|0521|Saint Zeno's Day
      LI|0522|Saint Julia's Day
      BZ|0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      PZ|0530|Saint Gerard of Potenza's Day
      PU|0601|Saint Crescentinus's Day
      |0602|Republic Day
      ME|0603|Our Lady of the Letter
      AQ|0610|Saint Maximus of Aveia's Day
      PD|0613|Saint Anthony of Padua's Day
      PI|0617|Saint Ranieri's Day
      SO|0619|Saints Gervasius and Protasius's Day
      FR|0620|Saint Silverius's Day
      FC,FI,GE,MB,TO|0624|Saint John's Day
      TN|0626|Saint Vigilius's Day
      RM|0629|Saints Peter and Paul's Day
      EN|0702|Visitation of Mary Day
      MT|0702|Our Lady of the Bruna
      PC|0704|Saint Antoninus of Piacenza's Day
      LT|0706|Saint Maria Goretti's Day
      LU|0712|Saint Paulinus of Lucca's Day
      UD|0712|Saints Hermagoras and Fortunatus's Day
      PA|0715|Saint Rosalia's Day
      CZ|0716|Saint Vitalian's Day
      RA|0723|Saint Apollinaris's Day
      PT|0725|Saint James's Day
      VC|0801|Saint Eusebius of Vercelli's Day
      AP|0805|Saint Emidius's Day
      NU|0805|Our Lady of the Snows
      AR|0807|Saint Donatus of Arezzo's Day
      TP|0807|Saint Albert of Trapani's Day
      GR|0810|Saint Lawrence's Day
      PG|0811|Saint Clare of Assisi's Day
      |0815|Assumption Of Mary Day
      FM|0815+0816|Assumption Day
      BN|0824|Saint Bartholomew's Day
      BG|0826|Saint Alexander of Bergamo's Day
      LE|0826|Saint Orontius's Day
      RG|0829|Saint John's Day
      CO|0831|Saint Abbondius's Day
      MC|0831|Saint Julian the Hospitaller's Day
      VT|0904|Saint Rose of Viterbo's Day
      BR|0906 0905 0903 0902 0901 0907 0905 0904 0903 0902 0907|Saint Theodore of Amasea and Saint Lawrence of Brindisi's Day
      AO|0907|Saint Grat's Day
      PN|0908|Our Lady of Graces
      VI|0908|Our Lady of Monte Berico
      NA|0919|Saint Januarius's Day
      BT|0920 0919 0917 0916 0915 0921 0919 0918 0917 0916 0921|Saint Richard of Andria's Day
      SA|0921|Saint Matthew's Day
      PU|0924|Saint Terentius of Pesaro's Day
      CL,CN|0929|Saint Michael the Archangel's Day
      |1004|Saint Francis of Assisi, Patron Saint of Italy
      BO|1004|Saint Petronius's Day
      MS,PG|1004|Saint Francis of Assisi's Day
      KR|1009|Saint Dionysius's Day
      PE|1010|Saint Cetteus's Day
      RN|1014|Saint Gaudentius's Day
      CA|1030|Saint Saturninus of Cagliari's Day
      |1101 1107 1105 1104 1103 1102 1107 1106 1105 1104 1102|National Unity Day
      |1101|All Saints' Day
      TS|1103|Saint Justus's Day
      AL|1110|Saint Baudolino's Day
      BL|1111|Saint Martin's Day
      CR|1113|Saint Homobonus's Day
      VE|1121|Our Lady of Health
      RE|1124|Saint Prosper of Reggio's Day
      IM|1126|Saint Leonard of Porto Maurizio's Day
      RO|1126|Saint Bellinus's Day
      SI|1201|Saint Ansanus's Day
      RI|1204|Saint Barbara's Day
      BA,LC,SS|1206|Saint Nicholas's Day
      MI|1207|Saint Ambrose's Day
      |1208|Immaculate Conception
      PV|1209|Saint Syrus's Day
      SR|1213|Saint Lucy's Day
      TE|1219|Saint Berardo's Day
      |1225|Christmas Day
      |1226|Saint Stephen's Day
      BT|1230|Saint Roger's Day
      """
    case "JO":
      """
      2036|Jordan|JOR|
      |0101|New Year's Day
      |0116 0105+1225 1214 1203 1123 1112 1101 1021 1010 0929 0918|Isra' and Mi'raj (estimated)
      |0320 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |0321+0322 0310+0311 0227+0228 0215+0216 0205+0206 0125+0126 0115+0116 0103+0104+1224+1225 1213+1214 1202+1203 1120+1121|Eid al-Fitr Holiday (estimated)
      |0501|Labor Day
      |0525|Independence Day
      |0526 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah (estimated)
      |0527 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      |0528+0529 0517+0518 0506+0507 0425+0426 0414+0415 0403+0404 0323+0324 0312+0313 0302+0303 0219+0220 0208+0209|Eid al-Adha Holiday (estimated)
      |0616 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |0825 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      |1225|Christmas Day
      """
    case "JP":
      """
      2036|Japan|JPN|
      |0101|New Year's Day
      |0112 0111 0110 0108 0114 0113 0112 0110 0109 0108 0114|Coming of Age Day
      |0211|Foundation Day
      |0223|Emperor's Birthday
      |0320 0321 0320 0320 0320 0321 0320 0320 0320 0321 0320|Vernal Equinox Day
      |0429|Showa Day
      |0503|Constitution Day
      |0504|Greenery Day
      |0505|Children's Day
      |0506 0322 - 0212+0430+0924 0506+0812+1104 0224+0506+1124 - 0321 0102 0212+0430+0924 0506+1124|Substitute Holiday
      |0720 0719 0717 0716 0715 0721 0719 0718 0717 0716 0721|Marine Day
      |0811|Mountain Day
      |0921 0920 0918 0917 0916 0915 0920 0919 0918 0917 0915|Respect for the Aged Day
      |0922 - - - - - 0921 - - - -|National Holiday
      |0923 0923 0922 0923 0923 0923 0922 0923 0923 0923 0922|Autumnal Equinox Day
      |1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Sports Day
      |1103|Culture Day
      |1123|Labor Thanksgiving Day
      """
    case "KE":
      """
      2036|Kenya|KEN|
      |0101|New Year's Day
      |0320 - - - - - - - - - -|Eid al-Fitr
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0601|Madaraka Day
      |1010|Mazingira Day
      |1020|Mashujaa Day
      |1212|Jamhuri Day
      |1225|Christmas Day
      |1226|Boxing Day
      |- 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- 1011 - - - - 1011 - - - -|Mazingira Day (observed)
      |- 1213 - - - - 1213 - - - -|Jamhuri Day (observed)
      |- 1227 - - - - 1227 - - - -|Boxing Day (observed)
      |- - - - 1021 - - - - - -|Mashujaa Day (observed)
      |- - - - - 0602 - - - - 0602|Madaraka Day (observed)
      |- - - - - - - 0103 - - -|Eid al-Fitr (observed, estimated)
      |- - - - - - - 0502 - - -|Labor Day (observed)
      |- - - - - - - 1227 - - -|Christmas Day (observed)
      |- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    case "KR":
      """
      2036|South Korea|KOR|
      |0101|New Year's Day
      |0216 0206 0126 0212 0202 0122 0210 0130 0218 0207 0127|The day preceding Korean New Year
      |0217 0207 0127 0213 0203 0123 0211 0131 0219 0208 0128|Korean New Year
      |0218 0208 0128 0214 0204 0124 0212 0201 0220 0209 0129|The second day of Korean New Year
      |0301|Independence Movement Day
      |0302 - - - - 0303 - - - - 0303|Alternative holiday for Independence Movement Day
      |0501|Labor Day
      |0505|Children's Day
      |0524 0513 0502 0520 0509 0528 0516 0506 0525 0515 0503|Buddha's Birthday
      |0525 - - 0521 - - 0517 - - - 0506|Alternative holiday for Buddha's Birthday
      |0603 - - - 0612 - - - 0531 - -|Local Election Day
      |0606|Memorial Day
      |0717|Constitution Day
      |0815|Liberation Day
      |0817 0816 - - - - 0816 - - - -|Alternative holiday for Liberation Day
      |0924 0914 1002 0921 0911 0930 0918 0907 0926 0915 1003|The day preceding Chuseok
      |0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004|Chuseok
      |0926 0916 1004 0923 0913 1002 0920 0909 0928 0917 1005|The second day of Chuseok
      |1003|National Foundation Day
      |1005 1004 - - - - 1004 - - - -|Alternative holiday for National Foundation Day
      |1009|Hangul Day
      |1225|Christmas Day
      |- 0209 - - 0205 - - 0202 0221 - 0130|Alternative holiday for Korean New Year
      |- 0503 - - - - 0503 0502 - - -|Alternative holiday for Labor Day
      |- 0719 - - - - 0719 0718 - - -|Alternative holiday for Constitution Day
      |- 1011 - - - - 1011 1010 - - -|Alternative holiday for Hangul Day
      |- 1227 - - - - 1227 1226 - - -|Alternative holiday for Christmas Day
      |- - 0412 - - - 0414 - - - 0409|National Assembly Election Day
      |- - 1005 0924 - - 0921 - - 0918 1006+1007|Alternative holiday for Chuseok
      |- - - 0507 0506 - - - - 0507 -|Alternative holiday for Children's Day
      |- - - - 0327 - - - - 0328 -|Presidential Election Day
      """
    case "KW":
      """
      2036|Kuwait|KWT|
      |0101|New Year's Day
      |0116 0105+1225 1214 1203 1123 1112 1101 1021 1010 0929 0918|Isra' and Mi'raj (estimated)
      |0225|National Day
      |0226|Liberation Day
      |0320 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |0321+0322 0310+0311 0227+0228 0215+0216 0205+0206 0125+0126 0115+0116 0103+0104+1224+1225 1213+1214 1202+1203 1120+1121|Eid al-Fitr Holiday (estimated)
      |0526 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah (estimated)
      |0527 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      |0528+0529 0517+0518 0506+0507 0425+0426 0414+0415 0403+0404 0323+0324 0312+0313 0302+0303 0219+0220 0208+0209|Eid al-Adha Holiday (estimated)
      |0616 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |0825 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      """
    case "KZ":
      """
      2036|Kazakhstan|KAZ|
      |0101+0102|New Year's Day
      |0107|Orthodox Christmas
      |0308|International Women's Day
      |0309 - - - - 0310 - - - - 0310|International Women's Day (observed)
      |0321+0322+0323|Nowruz Holiday
      |0324+0325 0324 - - 0325 0324+0325 0324 - - - 0324+0325|Nowruz Holiday (observed)
      |0501|Kazakhstan's People Solidarity Holiday
      |0507|Defender of the Fatherland Day
      |0509|Victory Day
      |0511 0510 - - - - 0510 - - - -|Victory Day (observed)
      |0527 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      |0706|Capital Day
      |1025|Republic Day
      |1026 - - - - 1027 - - - - 1027|Republic Day (observed)
      |1216|Independence Day
      |- 0104 0103+0104 - - - - 0103+0104 0103 - -|New Year's Day (observed)
      |- 0315 0315 0315 0315 0315 0315 0315 0315 0315 0315|Constitution Day
      |- 0503 - - - - 0503 0502 - - -|Kazakhstan's People Solidarity Holiday (observed)
      |- - 0508 - - - - 0510 0508 - -|Defender of the Fatherland Day (observed)
      |- - 1218 1217 - - - - 1218 1217 -|Independence Day (observed)
      |- - - - 0708 0707 - - - - 0707|Capital Day (observed)
      |- - - - - 0317 - - - - 0317|Constitution Day (observed)
      """
    case "LT":
      """
      2036|Lithuania|LTU|
      |0101|New Year's Day
      |0216|Day of Restoration of the State of Lithuania
      |0311|Day of Restoration of Independence of Lithuania
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|International Workers' Day
      |0503 0502 0507 0506 0505 0504 0502 0501 0507 0506 0504|Mother's Day
      |0607 0606 0604 0603 0602 0601 0606 0605 0604 0603 0601|Father's Day
      |0624|Day of Dew and Saint John
      |0706|Statehood Day
      |0815|Assumption Day
      |1101|All Saints' Day
      |1102|All Souls' Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "LU":
      """
      2036|Luxembourg|LUX|
      |0101|New Year's Day
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0509|Europe Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |0623|National Day
      |0815|Assumption Day
      |1101|All Saints' Day
      |1225|Christmas Day
      |1226|Saint Stephen's Day
      """
    case "LV":
      """
      2036|Latvia|LVA|
      |0101|New Year's Day
      |0102 - - - - - - - - - -|Day off (substituted from 01/17/2026)
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Constitutional Assembly Convocation Day
      |0501|Labor Day
      |0504|Restoration of Independence Day
      |0510 0509 0514 0513 0512 0511 0509 0508 0514 0513 0511|Mother's Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0622 - - - - - - - - - -|Day off (substituted from 06/27/2026)
      |0623|Midsummer Eve
      |0624|Midsummer Day
      |1118|Republic of Latvia Proclamation Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      |1231|New Year's Eve
      |- - 1120 1119 - - - - 1120 1119 -|Republic of Latvia Proclamation Day (observed)
      |- - - - 0506 0505 - - - - 0505|Restoration of Independence Day (observed)
      """
    case "MA":
      """
      2036|Morocco|MAR|
      |0101|New Year's Day
      |0111|Proclamation of Independence Day
      |0114|Amazigh New Year
      |0320+0321 0309+0310 0226+0227 0214+0215 0204+0205 0124+0125 0114+0115 0102+0103+1223+1224 1212+1213 1201+1202 1119+1120|Eid al-Fitr (estimated)
      |0501|Labor Day
      |0527+0528 0516+0517 0505+0506 0424+0425 0413+0414 0402+0403 0322+0323 0311+0312 0301+0302 0218+0219 0207+0208|Eid al-Adha (estimated)
      |0616 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |0730|Throne Day
      |0814|Oued Ed-Dahab Day
      |0820|Revolution Day
      |0821|Youth Day
      |0825+0826 0814+0815 0803+0804 0724+0725 0713+0714 0702+0703 0620+0621 0609+0610 0530+0531 0520+0521 0508+0509|Prophet's Birthday (estimated)
      |1031|Unity Day
      |1106|Green March
      |1118|Independence Day
      """
    case "MT":
      """
      2036|Malta|MLT|
      |0101|New Year's Day
      |0210|Feast of Saint Paul's Shipwreck
      |0319|Feast of Saint Joseph
      |0331|Freedom Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0501|Worker's Day
      |0607|Sette Giugno
      |0629|Feast of Saint Peter and Saint Paul
      |0815|Feast of the Assumption
      |0908|Feast of Our Lady of Victories
      |0921|Independence Day
      |1208|Feast of the Immaculate Conception
      |1213|Republic Day
      |1225|Christmas Day
      """
    case "MX":
      """
      2036|Mexico|MEX|
      |0101|New Year's Day
      |0202 0201 0207 0205 0204 0203 0202 0207 0206 0205 0204|Constitution Day
      |0316 0315 0320 0319 0318 0317 0315 0321 0320 0319 0317|Benito Juárez's birthday
      |0501|Labor Day
      |0916|Independence Day
      |1116 1115 1120 1119 1118 1117 1115 1121 1120 1119 1117|Revolution Day
      |1225|Christmas Day
      |- - - - 1001 - - - - - 1001|Change of Federal Government
      """
    case "MY":
      """
      2036|Malaysia|MYS|01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16
      04,05,06,07,08,10,12,13,14,15,16|0101|New Year's Day
      05|0114|Birthday of the Sultan of Negeri Sembilan
      02,05,09,11|0117 0106+1226 - - - - - - - - -|Isra' and Mi'raj
      11|0118 - - - - - - - - - -|Isra' and Mi'raj (observed)
      01,05,07,08,10,14,16|0201 0122 0209 0129 0118 0206 0127 0214 0203 0123 0211|Thaipusam
      14,15,16|0201|Federal Territory Day
      01,05,07,08,10,14,16|0202 - - - - - - - - - -|Thaipusam (observed)
      14,15,16|0202 - - - - - 0202 - - - -|Federal Territory Day (observed)
      |0217 0206 - - - - - - - - -|Chinese New Year
      |0218 0207 - - - - - - - - -|Chinese New Year (Second Day)
      01,02|0219 0208 - - - - - - - - -|Beginning of Ramadan
      04|0220|Declaration of Independence Day
      11|0304|Anniversary of the Installation of the Sultan of Terengganu
      03,06,07,08,09,10,11,14,15,16|0307 0224 - - - - - - - - -|Nuzul Al-Quran Day
      03,11|0308 - - - - - - - - - -|Nuzul Al-Quran Day (observed)
      |0320 - - - - - - - - - -|Eid al-Fitr (additional holiday)
      |0321 0310 - - - - - - - - -|Eid al-Fitr
      |0322 0311 - - - - - - - - -|Eid al-Fitr (Second Day)
      -01,02,03,04,11|0323 - - - - - - - - - -|Eid al-Fitr (Second Day) (observed)
      01|0323|Birthday of the Sultan of Johor
      03,11|0323 - - - - - - - - - -|Eid al-Fitr (observed)
      04|0323 0312 - - - - - - - - -|Eid al-Fitr (Third Day)
      01,04|0324 - - - - - - - - - -|Eid al-Fitr (Second Day) (observed)
      12|0330|Birthday of the Governor of Sabah
      12,13|0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      11|0426|Birthday of the Sultan of Terengganu
      |0501|Labor Day
      02|0503 - - - - - - - - - -|Labor Day (observed)
      09|0517|Birthday of the Raja of Perlis
      09|0518 - - - - - - - - - -|Birthday of the Raja of Perlis (observed)
      06|0522|The Sultan of Pahang Hol
      03,11|0526 0516 - - - - - - - - -|Day of Arafah
      |0527 0517 - - - - - - - - -|Eid al-Adha
      02,03,09,11|0528 0518 - - - - - - - - -|Eid al-Adha (Second Day)
      12,15|0530+0531|Pesta Kaamatan
      |0531 0520 - - - - - - - - -|Vesak Day
      |0601 0607 0605 0604 0603 0602 0607 0606 0605 0604 0602|Birthday of HM Yang di-Pertuan Agong
      13|0601+0602|Dayak Festival Day
      -02,03,11,13|0602 - - - - - - - - - -|Vesak Day (observed)
      12,15|0602 - - - - - - - - - -|Pesta Kaamatan (observed)
      13|0603 - - - - - - - - - -|Vesak Day (observed)
      |0617 0606 - - - - - - - - -|Islamic New Year
      02|0705 0620 0618 0617 0616 0615 0620 0619 0618 0617 0615|Birthday of The Sultan of Kedah
      07|0707|George Town Heritage Day
      07|0711 0710 0708 0714 0713 0712 0710 0709 0708 0714 0712|Birthday of the Governor of Penang
      01|0721 0711 - - - - - - - - -|The Sultan of Johor Hol
      13|0722|Sarawak Independence Day
      06|0731 0730 0730 0730 0730 0730 0730 0730 0730 0730 0730|Birthday of the Sultan of Pahang
      04|0824|Birthday of the Governor of Malacca
      |0825 0815 - - - - - - - - -|Prophet Muhammad's Birthday
      |0831|National Day
      |0916|Malaysia Day
      03|0929+0930|Birthday of the Sultan of Kelantan
      13|1010 1009 1014 1013 1012 1011 1009 1008 1014 1013 1011|Birthday of the Governor of Sarawak
      08|1106 1105 1103 1102 1101 1107 1105 1104 1103 1102 1107|Birthday of the Sultan of Perak
      01,02,03,04,05,06,07,08,09,10,11,12,14,15,16|1108 1028 1115 1105 1026 1114 1102 1022 1110 1030 1117|Diwali
      01,04,05,06,07,08,09,10,12,14,15,16|1109 - - - - - - - - - -|Diwali (observed)
      10|1211|Birthday of The Sultan of Selangor
      12|1224|Christmas Eve
      |1225|Christmas Day
      02|1227 - - - - - - - - - -|Christmas Day (observed)
      -01,02,03,11|- 0208 - - - - - - - - -|Chinese New Year (Second Day) (observed)
      03,11|- 0208 - - - - - - - - -|Chinese New Year (observed)
      01|- 0209 - - - - - - - - -|Chinese New Year (Second Day) (observed)
      03,11|- 0502 - - - - 0502 - - - -|Labor Day (observed)
      -02,03,11|- 0816 - - - - - - - - -|Prophet Muhammad's Birthday (observed)
      03|- 1226 - - - - 1226 - - - -|Christmas Day (observed)
      05,09|- 1227 - - - - - - - - -|Isra' and Mi'raj (observed)
      11|- 1227 - - - - 1226 - - - -|Christmas Day (observed)
      |- - 0126 0213 0203 0123 0211 0131 0219 0208 0128|Chinese New Year (estimated)
      |- - 0127 0214 0204 0124 0212 0201 0220 0209 0129|Chinese New Year (Second Day) (estimated)
      01,02|- - 0128 0116 0106+1226 1216 1204 1124 1113 1102 1021|Beginning of Ramadan (estimated)
      02|- - 0130 - - - - - - 1104 -|Beginning of Ramadan (observed, estimated)
      03,06,07,08,09,10,11,14,15,16|- - 0213 0201 0122 0111 0101+1220 1210 1129 1118 1106|Nuzul Al-Quran Day (estimated)
      06,07,08,09,10,14,15,16|- - 0214 - - - - - - 1119 -|Nuzul Al-Quran Day (observed, estimated)
      04|- - 0221 - - - - 0221 - - -|Declaration of Independence Day (observed)
      |- - 0227 0215 0204 0125 0114 0103+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- - 0228 0216 0205 0126 0115 0104+1224 1213 1202 1120|Eid al-Fitr (Second Day) (estimated)
      -02,03,04,11|- - 0229 - - - - - - - -|Eid al-Fitr (observed, estimated)
      04|- - 0229 0217 0206 0127 0116 0105+1225 1214 1203 1121|Eid al-Fitr (Third Day) (estimated)
      04|- - 0301 - - - - - - - -|Eid al-Fitr (observed, estimated)
      11|- - 0305 - - - - - 0305 - -|Anniversary of the Installation of the Sultan of Terengganu (observed)
      03,11|- - 0504 0424 0413 0402 0321 0311 0228 0218 0207|Day of Arafah (estimated)
      |- - 0505 0425 0414 0403 0322 0312 0301 0219 0208|Eid al-Adha (estimated)
      02,03,09,11|- - 0506 0426 0415 0404 0323 0313 0302 0220 0209|Eid al-Adha (Second Day) (estimated)
      02|- - 0507 - - - - - - - 0210|Eid al-Adha (observed, estimated)
      03,11|- - 0507 - - - - - - - 0210|Eid al-Adha (Second Day) (observed, estimated)
      |- - 0509 0527 0516 0506 0523 0513 0503 0522 0510|Vesak Day (estimated)
      |- - 0526 0515 0504 0423 0412 0401 0322 0311 0229|Islamic New Year (estimated)
      01|- - 0629 0618 0607 0527 0515 0505 0425 0414 0403|The Sultan of Johor Hol (estimated)
      06|- - 0731 - - - - - 0731 - -|Birthday of the Sultan of Pahang (observed)
      |- - 0804 0724 0713 0702 0621 0610 0530 0520 0509|Prophet Muhammad's Birthday (estimated)
      02|- - 0806 - - - - 0612 - - 0511|Prophet Muhammad's Birthday (observed, estimated)
      03,11|- - 0917 - - - - - 0917 - -|Malaysia Day (observed)
      02,05,09,11|- - 1214 1204 1123 1113 1101 1021 1010 0930 0918|Isra' and Mi'raj (estimated)
      05|- - - 0115 - - - - - 0115 -|Birthday of the Sultan of Negeri Sembilan (observed)
      02|- - - 0218 - - - - - - -|Eid al-Fitr (Second Day) (observed, estimated)
      -02,03,11|- - - 0528 - - 0524 - - - -|Vesak Day (observed, estimated)
      13|- - - 0723 - - - - - 0723 -|Sarawak Independence Day (observed)
      02|- - - 0902 - - - - - 0902 -|National Day (observed)
      -02,03,11|- - - 0917 - - - - - 0917 -|Malaysia Day (observed)
      01|- - - - 0107 - - - - - -|Beginning of Ramadan (observed, estimated)
      -02,03,04,11|- - - - 0206 - - - 0221 - -|Chinese New Year (observed, estimated)
      04|- - - - 0207 - - - 0221 - -|Chinese New Year (observed, estimated)
      -02,03,09,11|- - - - 0415 - - - - - -|Eid al-Adha (observed, estimated)
      03,11|- - - - 0416 - - - - - -|Day of Arafah (observed, estimated)
      09|- - - - 0416 - - - - - -|Eid al-Adha (observed, estimated)
      13|- - - - 0604 0603 - - - - 0603|Dayak Festival Day (observed)
      07|- - - - 0708 - - - - - -|George Town Heritage Day (observed)
      03,11|- - - - 0714 - - - - - -|Prophet Muhammad's Birthday (observed, estimated)
      03,11|- - - - 0901 - - - - - -|National Day (observed)
      03,11|- - - - 1027 - - 1023 - - -|Diwali (observed)
      11|- - - - 1124 - - - - - -|Isra' and Mi'raj (observed, estimated)
      03,11|- - - - - 0112 - 1211 - - -|Nuzul Al-Quran Day (observed, estimated)
      -02,03,04,11|- - - - - 0127 - - - 1203 -|Eid al-Fitr (Second Day) (observed, estimated)
      02|- - - - - 0127 - - - 0211 -|Chinese New Year (Second Day) (observed, estimated)
      03,11|- - - - - 0127 - - - 1203 -|Eid al-Fitr (observed, estimated)
      04|- - - - - 0128 - - - 1204 -|Eid al-Fitr (Second Day) (observed, estimated)
      02|- - - - - 0406 - - - - -|Eid al-Adha (Second Day) (observed, estimated)
      11|- - - - - 0427 - - - - 0427|Birthday of the Sultan of Terengganu (observed)
      04|- - - - - 0825 - - - - 0825|Birthday of the Governor of Malacca (observed)
      -02,03,11|- - - - - 0901 - - - - 0901|National Day (observed)
      02|- - - - - 1116 - - 1112 - -|Diwali (observed)
      03,11|- - - - - - - 0314 - - -|Eid al-Adha (observed, estimated)
      09|- - - - - - - 0314 - - -|Eid al-Adha (Second Day) (observed, estimated)
      -02,03,11|- - - - - - - 0502 - - -|Labor Day (observed)
      02|- - - - - - - 0515 - - -|Vesak Day (observed, estimated)
      06|- - - - - - - 0523 - - -|The Sultan of Pahang Hol (observed)
      02|- - - - - - - 0918 - - -|Malaysia Day (observed)
      02|- - - - - - - 1023 - - -|Isra' and Mi'raj (observed, estimated)
      10|- - - - - - - 1212 - - -|Birthday of The Sultan of Selangor (observed)
      -02,03,11|- - - - - - - 1226 - - -|Christmas Day (observed)
      02|- - - - - - - 1226 - - -|Eid al-Fitr (observed, estimated)
      03,11|- - - - - - - 1226 - - -|Eid al-Fitr (Second Day) (observed, estimated)
      04|- - - - - - - 1226 - - -|Eid al-Fitr (Third Day) (observed, estimated)
      04,05,06,07,08,10,12,13,14,15,16|- - - - - - - - 0102 - -|New Year's Day (observed)
      -02,03,11|- - - - - - - - - 0521 -|Prophet Muhammad's Birthday (observed, estimated)
      05,09|- - - - - - - - - 1001 -|Isra' and Mi'raj (observed, estimated)
      03,11|- - - - - - - - - - 0511|Vesak Day (observed, estimated)
      """
    case "NG":
      """
      2036|Nigeria|NGA|
      |0101|New Year's Day
      |0319 - - - - - - - - - -|Eid al-Fitr
      |0320 - - - - - - - - - -|Eid al-Fitr Holiday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Workers' Day
      |0528 0517 0506 0425 0414 0403 0323 0312 0302 0219 0208|Eid al-Adha (estimated)
      |0529 0518 0507 0426 0415 0404 0324 0313 0303 0220 0209|Eid al-Adha Holiday (estimated)
      |0612|Democracy Day
      |0826 0815 0804 0725 0714 0703 0621 0610 0531 0521 0509|Prophet's Birthday (estimated)
      |1001|National Day
      |1225|Christmas Day
      |1226|Boxing Day
      |1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      |- 0310 0227 0215 0205 0125 0115 0103+1224 1213 1202 1120|Eid al-Fitr (estimated)
      |- 0311 0228 0216 0206 0126 0116 0104+1225 1214 1203 1121|Eid al-Fitr Holiday (estimated)
      |- 0503 - - - - 0503 0502 - - -|Workers' Day (observed)
      |- 0529 - - - 0529 - - - 0529 -|Presidential Inauguration Day
      |- 0614 - - - - 0614 0613 - - -|Democracy Day (observed)
      |- 0816 - - 0715 - - - - - -|Prophet's Birthday (observed, estimated)
      |- 1227 - - - - 1227 1228 - - -|Christmas Day (observed)
      |- - 0103 - - - - 0105 0102 - -|New Year's Day (observed)
      |- - 0229 - - 0127 - 1227 - 1204 -|Eid al-Fitr (observed, estimated)
      |- - 0508 - 0416 - - 0314 - - -|Eid al-Adha (observed, estimated)
      |- - 0509 - - - - 0315 - - 0211|Eid al-Adha Holiday (observed, estimated)
      |- - 1002 - - - - 1003 1002 - -|National Day (observed)
      |- - - - - 0128 - 1228 - - -|Eid al-Fitr Holiday (observed, estimated)
      """
    case "NL":
      """
      2036|Netherlands|NLD|
      |0101|New Year's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0427 0427 0427 0427 0427 0426 0427 0427 0427 0427 0426|King's Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |1225|Christmas Day
      |1226|Second Day of Christmas
      |- - - - 0505 - - - - 0505 -|Liberation Day
      """
    case "NO":
      """
      2036|Norway|NOR|03,11,15,18,21,22,31,32,33,34,39,40,42,46,50,55,56
      |0101|New Year's Day
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0517|Constitution Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Pentecost Monday
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "NZ":
      """
      2036|New Zealand|NZL|AUK,BOP,CAN,CIT,GIS,HKB,MBH,MWT,NSN,NTL,OTA,STL,TAS,TKI,WGN,WKO,WTC
      |0101|New Year's Day
      |0102|Day after New Year's Day
      WGN|0119 0125 0124 0122 0121 0120 0119 0124 0123 0122 0121|Wellington Anniversary Day
      AUK,NTL|0126 0201 0131 0129 0128 0127 0126 0131 0130 0129 0128|Auckland Anniversary Day
      NSN|0202 0201 0131 0129 0204 0203 0202 0131 0130 0129 0204|Nelson Anniversary Day
      |0206|Waitangi Day
      TKI|0309 0308 0313 0312 0311 0310 0308 0314 0313 0312 0310|Taranaki Anniversary Day
      OTA|0323 0322 0320 0326 0325 0324 0322 0321 0320 0327 0324|Otago Anniversary Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      STL|0407 0330 0418 0403 0423 0415 0330 0419 0411 0327 0415|Southland Anniversary Day
      |0425|Anzac Day
      |0427 0426 - - - - 0426 - - - -|Anzac Day (observed)
      |0601 0607 0605 0604 0603 0602 0607 0606 0605 0604 0602|King's Birthday
      |0710 0625 0714 0706 0621 0711 0702 0624 0707 0629 0718|Matariki
      HKB|1023 1022 1020 1019 1025 1024 1022 1021 1020 1019 1024|Hawke's Bay Anniversary Day
      |1026 1025 1023 1022 1028 1027 1025 1024 1023 1022 1027|Labour Day
      MBH|1102 1101 1030 1029 1104 1103 1101 1031 1030 1029 1103|Marlborough Anniversary Day
      CAN|1113 1112 1117 1116 1115 1114 1112 1111 1117 1116 1114|Canterbury Anniversary Day
      CIT|1130 1129 1127 1203 1202 1201 1129 1128 1127 1203 1201|Chatham Islands Anniversary Day
      WTC|1130 1129 1204 1203 1202 1201 1129 1128 1204 1203 1201|West Coast Anniversary Day
      |1225|Christmas Day
      |1226|Boxing Day
      |1228 1228 - - - - 1228 - - - -|Boxing Day (observed)
      |- 0104 0104 - - - - 0104 - - -|Day after New Year's Day (observed)
      |- 0208 0207 - - - - 0207 - - -|Waitangi Day (observed)
      |- 1227 - - - - 1227 1227 - - -|Christmas Day (observed)
      |- - 0103 - - - - 0103 0103 - -|New Year's Day (observed)
      """
    case "OM":
      """
      2036|Oman|OMN|
      |0115 0111 0111 0111 0111 0111 0111 0111 0111 0111 0111|Sultan's Accession Day
      |0118 - - - - - - - - - -|Isra' and Mi'raj
      |0319+0320+0321+0322 - - - - - - - - - -|Eid al-Fitr
      |0526+0527+0528+0529 - - - - - - - - - -|Eid al-Adha
      |0618 - - - - - - - - - -|Islamic New Year
      |0827 - - - - - - - - - -|Prophet's Birthday
      |1125+1126 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121 1120+1121|National Day
      |- 0105+1225 1214 1203 1123 1112 1101 1021 1010 0929 0918|Isra' and Mi'raj (estimated)
      |- 0308+0309+0310+0311 0225+0226+0227+0228 0213+0214+0215+0216 0202+0203+0204+0205+0206 0123+0124+0125+0126 0112+0113+0114+0115+0116 0101+0102+0103+0104+1221+1222+1223+1224+1225 1210+1211+1212+1213+1214 1129+1130+1201+1202+1203 1117+1118+1119+1120+1121|Eid al-Fitr (estimated)
      |- 0515+0516+0517+0518 0504+0505+0506+0507 0423+0424+0425+0426 0412+0413+0414+0415 0401+0402+0403+0404 0321+0322+0323+0324 0310+0311+0312+0313 0228+0301+0302+0303 0217+0218+0219+0220 0206+0207+0208+0209|Eid al-Adha (estimated)
      |- 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |- 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      """
    case "PA":
      """
      2036|Panama|PAN|
      |0101|New Year's Day
      |0109|Martyrs' Day
      |0217 0209 0229 0213 0305 0225 0210 0301 0221 0206 0226|Carnival Tuesday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0501|Labor Day
      |1103|Separation Day
      |1105|Colon Day
      |1110|Los Santos Uprising Day
      |1128|Independence Day
      |1208|Mother's Day
      |1220|National Mourning Day
      |1221 - - - - - - - - - -|National Mourning Day (observed)
      |1225|Christmas Day
      |- 1129 - - - - 1129 - - - -|Independence Day (observed)
      |- - 0110 - - - - 0110 - - -|Martyrs' Day (observed)
      |- - 1106 - - - - - 1106 - -|Colon Day (observed)
      |- - - - 1104 - - - - - -|Separation Day (observed)
      |- - - - 1111 - - - - - -|Los Santos Uprising Day (observed)
      |- - - - 1209 - - - - - -|Mother's Day (observed)
      |- - - - - - - 0502 - - -|Labor Day (observed)
      |- - - - - - - 1226 - - -|Christmas Day (observed)
      |- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    case "PE":
      """
      2036|Peru|PER|
      |0101|New Year's Day
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0501|Labor Day
      |0607|Battle of Arica and Flag Day
      |0629|Saint Peter and Saint Paul's Day
      |0723|Peruvian Air Force Day
      |0728|Independence Day
      |0729|Great Military Parade Day
      |0806|Battle of Junín Day
      |0830|Rose of Lima Day
      |1008|Battle of Angamos Day
      |1101|All Saints' Day
      |1208|Immaculate Conception
      |1209|Battle of Ayacucho Day
      |1225|Christmas Day
      """
    case "PH":
      """
      2036|Philippines|PHL|
      |0101|New Year's Day
      |0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 0128|Chinese New Year
      |0320 - - - - - - - - - -|Eid al-Fitr
      |0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Maundy Thursday
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0404 0327 0415 0331 0420 0412 0327 0416 0408 0324 0412|Black Saturday
      |0409|Day of Valor
      |0501|Labor Day
      |0527 - - - - - - - - - -|Eid al-Adha
      |0612|Independence Day
      |0821|Ninoy Aquino Day
      |0831 0830 0828 0827 0826 0825 0830 0829 0828 0827 0825|National Heroes Day
      |1101|All Saints' Day
      |1102 1102 - - - - - - - - -|All Souls' Day
      |1130|Bonifacio Day
      |1208|Immaculate Conception
      |1224 1224 - - - - - - - - -|Christmas Eve
      |1225|Christmas Day
      |1230|Rizal Day
      |1231|New Year's Eve
      |- 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      """
    case "PK":
      """
      2036|Pakistan|PAK|
      |0205|Kashmir Solidarity Day
      |0320+0321 - - - - - - - - - -|Eid al-Fitr
      |0323|Pakistan Day
      |0501|Labor Day
      |0526+0527+0528 - - - - - - - - - -|Eid al-Adha
      |0528|Youm-e-Takbeer
      |0625+0626 - - - - - - - - - -|Ashura
      |0814|Independence Day
      |0826 - - - - - - - - - -|Prophet's Birthday
      |1109|Iqbal Day
      |1225|Quaid-e-Azam Day
      |- 0310+0311+0312 0227+0228+0229 0215+0216+0217 0205+0206+0207 0125+0126+0127 0115+0116+0117 0103+0104+0105+1224+1225+1226 1213+1214+1215 1202+1203+1204 1120+1121+1122|Eid al-Fitr (estimated)
      |- 0517+0518+0519 0506+0507+0508 0425+0426+0427 0414+0415+0416 0403+0404+0405 0323+0324+0325 0312+0313+0314 0302+0303+0304 0219+0220+0221 0208+0209+0210|Eid al-Adha (estimated)
      |- 0615+0616 0603+0604 0523+0524 0512+0513 0502+0503 0420+0421 0410+0411 0330+0331 0320+0321 0308+0309|Ashura (estimated)
      |- 0815 0804 0725 0714 0703 0621 0610 0531 0521 0509|Prophet's Birthday (estimated)
      """
    case "PL":
      """
      2036|Poland|POL|02,04,06,08,10,12,14,16,18,20,22,24,26,28,30,32
      |0101|New Year's Day
      |0106|Epiphany
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|National Day
      |0503|National Day of the Third of May
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      |0815|Assumption Day
      |1101|All Saints' Day
      |1111|National Independence Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "PT":
      """
      2036|Portugal|PRT|01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,20,30
      |0101|New Year's Day
      14|0319|Saint Joseph's Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      05|0421 0413 0502 0417 0507 0429 0413 0503 0425 0410 0429|Feast of Our Lady of Mércoles
      |0425|Freedom Day
      |0501|Labor Day
      01|0512|Saint Joanna's Day
      02|0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      10|0522|Municipal Holiday of Leiria
      12|0523|Municipal Holiday of Portalegre
      20|0525 0517 0605 0521 0610 0602 0517 0606 0529 0514 0602|Day of the Autonomous Region of the Azores
      |0604 0527 0615 0531 0620 0612 0527 0616 0608 0524 0612|Corpus Christi
      |0610|Day of Portugal, Camões, and the Portuguese Communities
      11,17|0613|Saint Anthony's Day
      03,13|0624|Saint John's Day
      07|0629|Saint Peter's Day
      30|0701|Day of the Autonomous Region of Madeira and the Madeiran Communities
      06|0704|Saint Elizabeth's Day
      |0815|Assumption Day
      16|0820|Feast of Our Lady of Sorrows
      04|0822|Feast of Our Lady of Graces
      08|0907|Municipal Holiday of Faro
      15|0915|Bocage Day
      18|0921|Saint Matthew's Day
      |1005|Republic Day
      |1101|All Saints' Day
      09|1127|Municipal Holiday of Guarda
      |1201|Restoration of Independence Day
      |1208|Immaculate Conception
      |1225|Christmas Day
      30|1226|1st Octave
      """
    case "QA":
      """
      2036|Qatar|QAT|
      |0210 0209 0208 0213 0212 0211 0210 0208 0214 0213 0212|National Sports Day
      |0320+0321+0322 - - - - - - - - - -|Eid al-Fitr
      |0527+0528+0529 - - - - - - - - - -|Eid al-Adha
      |1218|Qatar National Day
      |- 0309+0310+0311 0226+0227+0228 0214+0215+0216 0204+0205+0206 0124+0125+0126 0114+0115+0116 0102+0103+0104+1223+1224+1225 1212+1213+1214 1201+1202+1203 1119+1120+1121|Eid al-Fitr (estimated)
      |- 0516+0517+0518 0505+0506+0507 0424+0425+0426 0413+0414+0415 0402+0403+0404 0322+0323+0324 0311+0312+0313 0301+0302+0303 0218+0219+0220 0207+0208+0209|Eid al-Adha (estimated)
      """
    case "RO":
      """
      2036|Romania|ROU|
      |0101+0102|New Year's Day
      |0106|Epiphany
      |0107|Saint John the Baptist
      |0124|Unification of the Romanian Principalities Day
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0412+0413 0502+0503 0416+0417 0408+0409 0428+0429 0413+0414 0502+0503 0424+0425 0409+0410 0429+0430 0420+0421|Easter
      |0501|Labor Day
      |0531+0601 0620+0621 0604+0605 0527+0528 0616+0617 0601+0602 0620+0621 0612+0613 0528+0529 0617+0618 0608+0609|Pentecost
      |0601|Children's Day
      |0815|Dormition of the Mother of God
      |1130|Saint Andrew's Day
      |1201|National Day
      |1225+1226|Christmas Day
      """
    case "RS":
      """
      2036|Serbia|SRB|
      |0101+0102|New Year's Day
      |0107|Orthodox Christmas Day
      |0215+0216|Statehood Day
      |0217 - - - - 0217 0217 - - - -|Statehood Day (observed)
      |0410 0430 0414 0406 0426 0411 0430 0422 0407 0427 0418|Good Friday
      |0411 0501 0415 0407 0427 0412 0501 0423 0408 0428 0419|Holy Saturday
      |0412 0502 0416 0408 0428 0413 0502 0424 0409 0429 0420|Easter Sunday
      |0413 0503 0417 0409 0429 0414 0503 0425 0410 0430 0421|Easter Monday
      |0501+0502|Labor Day
      |1111|Armistice Day
      |- 0504 - - - - 0504 0503 - - -|Labor Day (observed)
      |- - 0103 - - - - 0103 0103 - -|New Year's Day (observed)
      |- - - 1112 - - - - - 1112 -|Armistice Day (observed)
      """
    case "SA":
      """
      2036|Saudi Arabia|SAU|
      |0222|Founding Day Holiday
      |0319+0320+0321+0322 0309+0310+0311+0312 0226+0227+0228+0229 0214+0215+0216+0217 0203+0204+0205+0206 0124+0125+0126+0127 0113+0114+0115+0116 0102+0103+0104+0105+1222+1223+1224+1225 1211+1212+1213+1214 1130+1201+1202+1203 1118+1119+1120+1121|Eid al-Fitr Holiday
      |0323+0324 0314 0301 0218+0219 - 0128+0129 0118 1226+1227 - 1204+1205 1123|Eid al-Fitr Holiday (observed)
      |0526 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah
      |0527+0528+0529 0516+0517+0518 0505+0506+0507 0424+0425+0426 0413+0414+0415 0402+0403+0404 0322+0323+0324 0311+0312+0313 0301+0302+0303 0218+0219+0220 0207+0208+0209|Eid al-Adha Holiday
      |0531 0519 0508+0509 - 0416+0417 0406 - 0314+0315 0305 0221 0210+0211|Eid al-Adha Holiday (observed)
      |0923|National Day Holiday
      |- - 0924 - - - - 0922 0924 - -|National Day Holiday (observed)
      |- - - - 0221 0223 - - - - 0221|Founding Day Holiday (observed)
      """
    case "SE":
      """
      2036|Sweden|SWE|
      |0101|New Year's Day
      |0106|Epiphany
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|May Day
      |0514 0506 0525 0510 0530 0522 0506 0526 0518 0503 0522|Ascension Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0606|National Day
      |0620 0626 0624 0623 0622 0621 0626 0625 0624 0623 0621|Midsummer Day
      |1031 1106 1104 1103 1102 1101 1106 1105 1104 1103 1101|All Saints' Day
      |1225|Christmas Day
      |1226|Second Day of Christmas
      """
    case "SG":
      """
      2036|Singapore|SGP|
      |0101|New Year's Day
      |0217+0218 0206+0207 - - - - - - - - -|Chinese New Year
      |0321 0310 - - - - - - - - -|Eid al-Fitr
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0501|Labor Day
      |0527 0517 - - - - - - - - -|Eid al-Adha
      |0531 0520 - - - - - - - - -|Vesak Day
      |0601 - - - - - - - - - -|Vesak Day (observed)
      |0809|National Day
      |0810 - - - - - - - - - -|National Day (observed)
      |1108 1028 1115 1105 1026 1114 1102 1022 1110 1030 1117|Diwali
      |1109 - - - - - - - - - -|Diwali (observed)
      |1225|Christmas Day
      |- 0208 - - - - - - - - -|Chinese New Year (observed)
      |- - 0126+0127 0213+0214 0203+0204 0123+0124 0211+0212 0131+0201 0219+0220 0208+0209 0128+0129|Chinese New Year (estimated)
      |- - 0227 0215 0204 0125 0114 0103+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |- - 0228 - - - - - - - -|Eid al-Fitr (observed, estimated)
      |- - 0505 0425 0414 0403 0322 0312 0301 0219 0208|Eid al-Adha (estimated)
      |- - 0509 0527 0516 0604 0523 0513 0601 0522 0510|Vesak Day (estimated)
      |- - - 0528 - - 0524 - - - -|Vesak Day (observed, estimated)
      |- - - - 0205 - - - 0221 - -|Chinese New Year (observed, estimated)
      |- - - - 0415 - - - - - -|Eid al-Adha (observed, estimated)
      |- - - - - - - 0502 - - -|Labor Day (observed)
      |- - - - - - - 1226 - - -|Christmas Day (observed)
      |- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    case "SI":
      """
      2036|Slovenia|SVN|
      |0101+0102|New Year's Day
      |0208|Prešeren's Day, the Slovenian Cultural Holiday
      |0405 0328 0416 0401 0421 0413 0328 0417 0409 0325 0413|Easter Sunday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0427|Day of Uprising Against Occupation
      |0501+0502|Labor Day
      |0524 0516 0604 0520 0609 0601 0516 0605 0528 0513 0601|Pentecost
      |0625|Statehood Day
      |0815|Assumption Day
      |1031|Reformation Day
      |1101|Day of Remembrance for the Dead
      |1225|Christmas Day
      |1226|Independence and Unity Day
      """
    case "SK":
      """
      2036|Slovakia|SVK|
      |0101|Day of the Establishment of the Slovak Republic
      |0106|Epiphany (Three Kings' Day and Orthodox Christmas)
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      |0501|Labor Day
      |0705|Saints Cyril and Methodius Day
      |0829|Slovak National Uprising Anniversary
      |1101|All Saints' Day
      |1224|Christmas Eve
      |1225|Christmas Day
      |1226|Second Day of Christmas
      |- 0508 0508 0508 0508 0508 0508 0508 0508 0508 0508|Day of Victory over Fascism
      |- 0915 0915 0915 0915 0915 0915 0915 0915 0915 0915|Day of Our Lady of the Seven Sorrows
      """
    case "TH":
      """
      2036|Thailand|THA|
      |0101|New Year's Day
      |0102 - - - - - - - - - -|Bridge Public Holiday
      |0110 0109 0108 0113 0112 0111 0110 0108 0114 0113 0112|National Children's Day
      |0303 0221 0210 0227 0217 0307 0225 0214 0304 0222 0212|Makha Bucha
      |0406|Chakri Memorial Day
      |0413+0414+0415|Songkran Festival
      |0501|National Labor Day
      |0504|Coronation Day
      |0531 0520 0508 0527 0516 0604 0523 0513 0601 0521 0510|Visakha Bucha
      |0601 - - 0528 - - 0524 - - - 0512|Visakha Bucha (in lieu)
      |0603|HM Queen Suthida's Birthday
      |0728|HM King Maha Vajiralongkorn's Birthday
      |0729 0718 0706 0725 0714 0802 0722 0711 0730 0720 0708|Asarnha Bucha
      |0730 0719 0707 0726 0715 0803 0723 0712 0731 0721 0709|Buddhist Lent Day
      |0812|HM Queen Sirikit The Queen Mother's Birthday
      |0812|National Mother's Day
      |1013|HM King Bhumibol Adulyadej Memorial Day
      |1023|HM King Chulalongkorn Memorial Day
      |1205|HM King Bhumibol Adulyadej the Great's Birthday
      |1205|National Day
      |1205|National Father's Day
      |1207 1206 - - - - 1206 - - - -|HM King Bhumibol Adulyadej the Great's Birthday (in lieu)
      |1207 1206 - - - - 1206 - - - -|National Day (in lieu)
      |1207 1206 - - - - 1206 - - - -|National Father's Day (in lieu)
      |1210|Constitution Day
      |1231|New Year's Eve
      |- 0222 - - 0218 - - - 0306 - -|Makha Bucha (in lieu)
      |- 0503 - - - - 0503 0502 - - -|National Labor Day (in lieu)
      |- 0720 - - 0716 0804 - - 0801 - -|Asarnha Bucha (in lieu)
      |- 1025 - - - - 1025 1024 - - -|HM King Chulalongkorn Memorial Day (in lieu)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (in lieu)
      |- - 0417 0416 0416 0416 - - 0417 0416 0416|Songkran Festival (in lieu)
      |- - 0605 0604 - - - - 0605 0604 -|HM Queen Suthida's Birthday (in lieu)
      |- - 0814 0813 - - - - 0814 0813 -|HM Queen Sirikit The Queen Mother's Birthday (in lieu)
      |- - 0814 0813 - - - - 0814 0813 -|National Mother's Day (in lieu)
      |- - 1211 - - - - 1212 1211 - -|Constitution Day (in lieu)
      |- - - 0102 - - - - 0103 0102 -|New Year's Eve (in lieu)
      |- - - 0730 0729 - - - - 0730 -|HM King Maha Vajiralongkorn's Birthday (in lieu)
      |- - - 1015 1014 - - - - 1015 -|HM King Bhumibol Adulyadej Memorial Day (in lieu)
      |- - - - 0408 0407 - - - - 0407|Chakri Memorial Day (in lieu)
      |- - - - 0506 0505 - - - - 0505|Coronation Day (in lieu)
      |- - - - - - - - - 0723 -|Buddhist Lent Day (in lieu)
      """
    case "TN":
      """
      2036|Tunisia|TUN|
      |0101|New Year's Day
      |0114|Revolution and Youth Day
      |0320 0309 0226 0214 0204 0124 0114 0102+1223 1212 1201 1119|Eid al-Fitr (estimated)
      |0320|Independence Day
      |0321+0322 0310+0311 0227+0228 0215+0216 0205+0206 0125+0126 0115+0116 0103+0104+1224+1225 1213+1214 1202+1203 1120+1121|Eid al-Fitr Holiday (estimated)
      |0409|Martyrs' Day
      |0501|Labor Day
      |0526 0515 0504 0423 0412 0401 0321 0310 0228 0217 0206|Day of Arafah (estimated)
      |0527 0516 0505 0424 0413 0402 0322 0311 0301 0218 0207|Eid al-Adha (estimated)
      |0528+0529 0517+0518 0506+0507 0425+0426 0414+0415 0403+0404 0323+0324 0312+0313 0302+0303 0219+0220 0208+0209|Eid al-Adha Holiday (estimated)
      |0616 0606 0525 0514 0503 0423 0411 0401 0321 0311 0228|Islamic New Year (estimated)
      |0725|Republic Day
      |0813|Women's Day
      |0825 0814 0803 0724 0713 0702 0620 0609 0530 0520 0508|Prophet's Birthday (estimated)
      |1015|Evacuation Day
      """
    case "TR":
      """
      2036|Turkey|TUR|
      |0101|New Year's Day
      |0320+0321+0322 0309+0310+0311 0226+0227+0228 0214+0215+0216 0204+0205+0206 0124+0125+0126 0114+0115+0116 - - - -|Eid al-Fitr
      |0423|National Sovereignty and Children's Day
      |0501|Labor and Solidarity Day
      |0519|Commemoration of Atatürk, Youth and Sports Day
      |0527+0528+0529+0530 0516+0517+0518+0519 0505+0506+0507+0508 0424+0425+0426+0427 0413+0414+0415+0416 0402+0403+0404+0405 0322+0323+0324+0325 - - - -|Eid al-Adha
      |0715|Democracy and National Unity Day
      |0830|Victory Day
      |1029|Republic Day
      |- - - - - - - 0102+0103+0104+1223+1224+1225 1212+1213+1214 1201+1202+1203 1119+1120+1121|Eid al-Fitr (estimated)
      |- - - - - - - 0311+0312+0313+0314 0301+0302+0303+0304 0218+0219+0220+0221 0207+0208+0209+0210|Eid al-Adha (estimated)
      """
    case "TW":
      """
      2036|Taiwan|TWN|
      |0101|Founding Day of the Republic of China
      |0215+0216 0204+0205 0124+0125 0211+0212 0201+0202 0121+0122 0209+0210 0129+0130 0217+0218 0206+0207 0126+0127|Chinese New Year's Eve
      |0217+0218+0219 0206+0207+0208 0126+0127+0128 0213+0214+0215 0203+0204+0205 0123+0124+0125 0211+0212+0213 0131+0201+0202 0219+0220+0221 0208+0209+0210 0128+0129+0130|Chinese New Year
      |0220 - - 0216 0206 - - 0203+0204 0222 - 0131+0201|Chinese New Year's Eve (observed)
      |0227 0301 - - - - 0227 - - - -|Peace Memorial Day (observed)
      |0228|Peace Memorial Day
      |0403 0406 0403 0403 - - 0402 0405 - - 0403|Children's Day (observed)
      |0404|Children's Day
      |0405 0405 0404 0404 0405 0405 0404 0404 0405 0405 0404|Tomb-Sweeping Day
      |0406 - - - - 0403 0405 - - - -|Tomb-Sweeping Day (observed)
      |0501|Labor Day
      |0619 0609 0528 0616 0605 0624 0612 0601 0620 0610 0530|Dragon Boat Festival
      |0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004|Mid-Autumn Festival
      |0928|Confucius' Birthday
      |1009 1011 - - - - 1011 - - - -|National Day (observed)
      |1010|National Day
      |1025|Taiwan Restoration and Guningtou Victory Memorial Day
      |1026 - - - - 1024 - - - - 1024|Taiwan Restoration and Guningtou Victory Memorial Day (observed)
      |1225|Constitution Day
      |- 0209+0210 - - 0207 0127 - - 0223 0212 -|Chinese New Year (observed)
      |- 0430 - - - - 0430 0502 - - -|Labor Day (observed)
      |- 1224 - - - - 1224 1226 - - -|Constitution Day (observed)
      |- 1231 - - - - 1231 - 0102 - -|Founding Day of the Republic of China (observed)
      |- - 0529 0615 - - 0611 - - 0611 -|Dragon Boat Festival (observed)
      |- - - 0921 - - 0920 - - 0917 1003|Mid-Autumn Festival (observed)
      |- - - - 0927 0929 - - - - 0929|Confucius' Birthday (observed)
      """
    case "US":
      """
      2036|United States|USA|AK,AL,AR,AS,AZ,CA,CO,CT,DC,DE,FL,GA,GU,HI,IA,ID,IL,IN,KS,KY,LA,MA,MD,ME,MI,MN,MO,MP,MS,MT,NC,ND,NE,NH,NJ,NM,NV,NY,OH,OK,OR,PA,PR,RI,SC,SD,TN,TX,UM,UT,VA,VI,VT,WA,WI,WV,WY
      |0101|New Year's Day
      PR|0106|Epiphany
      VI|0106|Three Kings Day
      -AK,AL,AZ,ID,MS,NH|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Martin Luther King Jr. Day
      AK|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Martin Luther King Jr.'s Birthday
      AL|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Martin Luther King, Jr & Robert E. Lee's Birthday
      AZ,NH|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Dr. Martin Luther King Jr. / Civil Rights Day
      ID|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Martin Luther King Jr. / Idaho Human Rights Day
      MS|0119 0118 0117 0115 0121 0120 0119 0117 0116 0115 0121|Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays
      TX|0119|Confederate Memorial Day
      CT,IA,IL,NJ,NY|0212|Lincoln's Birthday
      CA,FL,NY,WI|0215|Susan B. Anthony Day
      -AK,AL,AR,AZ,CA,CO,DE,FL,GA,HI,ID,IN,MD,MN,MT,NJ,NM,OH,OK,OR,PA,PR,SC,TN,TX,UT,VA,VI,VT,WA,WV,WY|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Washington's Birthday
      AK,CA,HI,ID,MD,OK,PA,TX,VI,VT,WA,WV|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Presidents' Day
      AL|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|George Washington & Thomas Jefferson's Birthday
      AR|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|George Washington's Birthday and Daisy Gatson Bates Day
      AZ|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Lincoln/Washington Presidents' Day
      CO,OH|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Washington-Lincoln Day
      MN|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Washington's and Lincoln's Birthday
      MT|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Lincoln's and Washington's Birthdays
      NJ,OR|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Presidents Day
      PR|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|George Washington Day, Presidents' Day, and the Day of the Women and Men Heroes of Puerto Rico
      SC,TN,WY|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|President's Day
      UT|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|Washington and Lincoln Day
      VA|0216 0215 0221 0219 0218 0217 0216 0221 0220 0219 0218|George Washington Day
      LA|0217 0209 0229 0213 0305 0225 0210 0301 0221 0206 0226|Mardi Gras
      GU|0302 0301 0306 0305 0304 0303 0301 0307 0306 0305 0303|Guam Discovery Day
      IL|0302 0301 0306 0305 0304 0303 0301 0307 0306 0305 0303|Casimir Pulaski Day
      TX|0302|Texas Independence Day
      VT|0303 0302 0307 0306 0305 0304 0302 0301 0307 0306 0304|Town Meeting Day
      PR|0322|Emancipation Day
      PR|0323 - - - - - - - - - -|Emancipation Day (observed)
      MP|0324|Commonwealth Covenant Day
      HI|0326|Prince Jonah Kuhio Kalanianaole Day
      AK|0330 0329 0327 0326 0325 0331 0329 0328 0327 0326 0331|Seward's Day
      CA,CO,TX|0331|Cesar Chavez Day
      VI|0331|Transfer Day
      VI|0402 0325 0413 0329 0418 0410 0325 0414 0406 0322 0410|Holy Thursday
      CT,DE,GU,IN,KY,LA,MP,NC,NJ,PR,TN,TX,VI|0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      GA|0403+1127 0326+1126 0414+1124 0330+1123 0419+1129 0411+1128 0326+1126 0415+1125 0407+1124 0323+1123 0411+1128|State Holiday
      VI|0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Easter Monday
      DC|0416|Emancipation Day
      AS|0417|American Samoa Flag Day
      MA,ME|0420 0419 0417 0416 0415 0421 0419 0418 0417 0416 0421|Patriots' Day
      TX|0421|San Jacinto Day
      NE|0424 0430 0428 0427 0426 0425 0430 0429 0428 0427 0425|Arbor Day
      AL,SC|0427 0426 0424 0423 0422 0428 0426 0425 0424 0423 0428|Confederate Memorial Day
      MS|0427 0426 0424 0430 0429 0428 0426 0425 0424 0430 0428|Confederate Memorial Day
      IN|0505 0504 0502 0508 0507 0506 0504 0503 0502 0508 0506|Primary Election Day
      MO|0508|Truman Day
      |0525 0531 0529 0528 0527 0526 0531 0530 0529 0528 0526|Memorial Day
      AL|0601 0607 0605 0604 0603 0602 0607 0606 0605 0604 0602|Jefferson Davis Birthday
      HI|0611|Kamehameha Day
      |0619|Juneteenth National Independence Day
      TX|0619|Emancipation Day In Texas
      WV|0619 0621 - - - - 0621 - - - -|West Virginia Day (observed)
      WV|0620|West Virginia Day
      -MA|0703 0705 - - - - 0705 - - - -|Independence Day (observed)
      VI|0703|Emancipation Day
      |0704|Independence Day
      AS|0716|Manu'a Islands Cession Day
      GU|0721|Liberation Day (Guam)
      UT|0724|Pioneer Day
      PR|0725|Puerto Rico Constitution Day
      RI|0810 0809 0814 0813 0812 0811 0809 0808 0814 0813 0811|Victory Day
      VT|0816|Bennington Battle Day
      VT|0817 - - - - 0815 - - - - 0815|Bennington Battle Day (observed)
      HI|0821 0820 0818 0817 0816 0815 0820 0819 0818 0817 0815|Statehood Day
      TX|0827|Lyndon Baines Johnson Day
      |0907 0906 0904 0903 0902 0901 0906 0905 0904 0903 0901|Labor Day
      CO|1005 1004 1002 1001 1007 1006 1004 1003 1002 1001 1006|Frances Xavier Cabrini Day
      AS|1011 1010 1008 1014 1013 1012 1010 1009 1008 1014 1012|White Sunday
      -AK,AL,AR,CA,CO,DC,DE,FL,GU,HI,IA,KS,KY,LA,ME,MI,MN,MP,MS,NC,ND,NE,NH,NM,NV,OK,OR,RI,SC,SD,TN,TX,UM,VA,VI,VT,WA,WI,WY|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Columbus Day
      AK,DC,ME,NE,NM,VA|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Indigenous Peoples' Day
      AL|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Columbus Day / American Indian Heritage Day / Fraternal Day
      MP|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Commonwealth Cultural Day
      RI|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Indigenous Peoples' Day / Columbus Day
      SD|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Native Americans' Day
      VI|1012 1011 1009 1008 1014 1013 1011 1010 1009 1008 1013|Columbus Day and Puerto Rico Friendship Day
      AK|1018|Alaska Day
      AK|1019 - - - - 1017 - - - - 1017|Alaska Day (observed)
      NV|1030 1029 1027 1026 1025 1031 1029 1028 1027 1026 1031|Nevada Day
      VI|1101|Liberty Day
      GU|1102|All Souls' Day
      DE,HI,IL,LA,MI,MP,MT,NH,NJ,WV|1103 - 1107 - 1105 - 1102 - 1107 - 1104|Election Day
      IN,NY,VA|1103 1102 1107 1106 1105 1104 1102 1108 1107 1106 1104|Election Day
      MP|1104|Citizenship Day
      CA|1108 1029 1017 1105 1026 1114 1102 1022 1110 1030 -|Diwali
      |1111|Veterans Day
      PR|1119|Puerto Rican Identity Day
      |1126 1125 1123 1122 1128 1127 1125 1124 1123 1122 1127|Thanksgiving Day
      CA,DE,MI,NC,NH,OK,PA,VA,WV|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Day After Thanksgiving
      FL,TX|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Friday After Thanksgiving
      IN|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Lincoln's Birthday
      MD|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|American Indian Heritage Day
      NM|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Presidents' Day
      NV|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Family Day
      WA|1127 1126 1124 1123 1129 1128 1126 1125 1124 1123 1128|Native American Heritage Day
      GU|1208|Lady of Camarin Day
      MP|1208|Constitution Day
      GA,IN|1224 1223 1226 1224 1224 1226 1223 1223 1226 1224 1226|Washington's Birthday
      KS,MI,NC,TX,WI|1224|Christmas Eve
      |1225|Christmas Day
      NC,TX|1226|Day After Christmas
      VI|1226|Christmas Second Day
      NC|1228 1227 - - - - 1227 1227 - - -|Day After Christmas (observed)
      KY,MI,WI|1231|New Year's Eve
      AS|- 0416 - - - - 0416 0418 - - -|American Samoa Flag Day (observed)
      MO|- 0507 - - - - 0507 0509 - - -|Truman Day (observed)
      -MA|- 0618 - - - - 0618 0620 - - -|Juneteenth National Independence Day (observed)
      MA|- 0705 - - - - 0705 - - - -|Independence Day (observed)
      UT|- 0723 - - - - 0723 0725 - - -|Pioneer Day (observed)
      PR|- 0726 - - - - 0726 - - - -|Puerto Rico Constitution Day (observed)
      KS,MI,NC,TX,WI|- 1223 1222 - - - 1223 1223 1222 - -|Christmas Eve (observed)
      -MA|- 1224 - - - - 1224 1226 - - -|Christmas Day (observed)
      -MA|- 1231 - - - - 1231 - 0102 - -|New Year's Day (observed)
      CT,IA,IL,NJ,NY|- - 0211 - - - - 0211 0213 - -|Lincoln's Birthday (observed)
      HI|- - 0327 - - - - 0325 0327 - -|Prince Jonah Kuhio Kalanianaole Day (observed)
      DC|- - 0417 - - - - 0415 0417 - -|Emancipation Day (observed)
      HI|- - 0612 - - - - 0610 0612 - -|Kamehameha Day (observed)
      AS|- - 0717 - - - - 0715 0717 - -|Manu'a Islands Cession Day (observed)
      MP|- - 1103 1105 - - - - 1103 1105 -|Citizenship Day (observed)
      -MA,PR|- - 1110 1112 - - - - 1110 1112 -|Veterans Day (observed)
      PR|- - 1120 - - - - - 1120 - -|Puerto Rican Identity Day (observed)
      DC,MD,VA|- - - 0120 - - - 0120 - - -|Inauguration Day
      MP|- - - 0323 0325 - - - - 0323 -|Commonwealth Covenant Day (observed)
      MA,PR|- - - 1112 - - - - - 1112 -|Veterans Day (observed)
      MP|- - - 1207 1209 - - - - 1207 -|Constitution Day (observed)
      CA|- - - - 0401 - - - - - -|Cesar Chavez Day (observed)
      MA|- - - - - - - 0620 - - -|Juneteenth National Independence Day (observed)
      MA|- - - - - - - 1226 - - -|Christmas Day (observed)
      KY,MI,WI|- - - - - - - 1230 - - -|New Year's Eve (observed)
      MA|- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    case "UY":
      """
      2036|Uruguay|URY|
      |0101|New Year's Day
      |0501|Workers' Day
      |0718|Constitution Day
      |0825|Independence Declaration Day
      |1225|Family Day
      """
    case "VN":
      """
      2036|Vietnam|VNM|
      |0101|New Year's Day
      |0216 0205 0125 0212 0201 0122 0210 0130 0218 0207 0127|Lunar New Year's Eve
      |0217 0206 0126 0213 0202 0123 0211 0131 0219 0208 0128|Lunar New Year
      |0218 0207 0127 0214 0203 0124 0212 0201 0220 0209 0129|Second Day of Lunar New Year
      |0219 0208 0128 0215 0204 0125 0213 0202 0221 0210 0130|Third Day of Lunar New Year
      |0220 0209 0129 0216 0205 0126 0214 0203 0222 0211 0131|Fourth Day of Lunar New Year
      |0426 0416 0404 0423 0412 0401 0419 0409 0428 0417 0406|Hung Kings' Commemoration Day
      |0427 - - - - - - 0411 - - 0407|Hung Kings' Commemoration Day (observed)
      |0430|Liberation Day/Reunification Day
      |0501|International Labor Day
      |0831 - - - - - - - - - -|Day off (substituted from 08/22/2026)
      |0901+0902 0902+0903 0901+0902 0902+0903 0902+0903 0901+0902 0902+0903 0901+0902 0901+0902 0902+0903 0901+0902|National Day
      |1124|Vietnam Cultural Day
      |- 0204 0124 - 0131 0121 0209 - 0217 0206 -|29 of Lunar New Year
      |- 0210 - - 0206 0127 - 0204 0223 0212 0201|Fifth Day of Lunar New Year
      |- 0503 - - - - 0503 0503 - - -|International Labor Day (observed)
      |- - 0103 - - - - 0103 0102 - -|New Year's Day (observed)
      |- - 0502 - - - - 0502 0502 - -|Liberation Day/Reunification Day (observed)
      |- - 0904 0904 - - - - 0904 0904 -|National Day (observed)
      |- - - 1126 1125 - - - - 1126 -|Vietnam Cultural Day (observed)
      """
    case "ZA":
      """
      2036|South Africa|ZAF|
      |0101|New Year's Day
      |0321|Human Rights Day
      |0403 0326 0414 0330 0419 0411 0326 0415 0407 0323 0411|Good Friday
      |0406 0329 0417 0402 0422 0414 0329 0418 0410 0326 0414|Family Day
      |0427|Freedom Day
      |0501|Workers' Day
      |0616|Youth Day
      |0809|National Women's Day
      |0810 - - - - - - - - - -|National Women's Day (observed)
      |0924|Heritage Day
      |1104 - - - - - - - - - -|Local Government Elections
      |1216|Day of Reconciliation
      |1225|Christmas Day
      |1226|Day of Goodwill
      |- 0322 - - - - 0322 - - - -|Human Rights Day (observed)
      |- 1227 - - - - 1227 - - - -|Day of Goodwill (observed)
      |- - 0925 - - - - - 0925 - -|Heritage Day (observed)
      |- - - 1217 - - - - - 1217 -|Day of Reconciliation (observed)
      |- - - - 0617 - - - - - -|Youth Day (observed)
      |- - - - - 0428 - - - - 0428|Freedom Day (observed)
      |- - - - - - - 0502 - - -|Workers' Day (observed)
      |- - - - - - - - 0102 - -|New Year's Day (observed)
      """
    default: nil
    }
  }
}
