// SPDX-License-Identifier: MIT

/** How the location is switched on in a browser, whose settings a page cannot open, by language. */
const help = {
  ar: 'افتح إعدادات الموقع الإلكتروني من الأيقونة بجانب العنوان '
    + 'في المتصفح واسمح بالوصول إلى الموقع، ثم حاول مرة أخرى.',
  de: 'Öffnen Sie über das Symbol neben der Adresszeile die Website-Einstellungen, '
    + 'erlauben Sie dort den Standort und versuchen Sie es noch einmal.',
  en: 'Open the site settings from the icon beside the browser’s address bar, allow Location, then try again.',
  es: 'Abre los ajustes del sitio desde el icono junto a la barra '
    + 'de direcciones, permite la ubicación e inténtalo de nuevo.',
  fr: 'Ouvrez les réglages du site depuis l’icône à côté de la '
    + 'barre d’adresse, autorisez la position, puis réessayez.',
  ja: 'アドレスバーの横のアイコンからサイトの設定を開き、位置情報を許可してから、もう一度お試しください。',
  pt: 'Abra as configurações do site no ícone ao lado da barra de endereço, permita a localização e tente novamente.',
  'pt-pt': 'Abra as definições do site no ícone ao lado da barra '
    + 'de endereço, permita a localização e tente novamente.',
};

/** The sentence in the language of `tag`, in lower case, which is one that the header speaks. */
export function settingsHelp(tag) {
  return help[tag] ?? help[tag.split('-')[0]];
}
