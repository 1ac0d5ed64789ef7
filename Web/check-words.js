// SPDX-License-Identifier: MIT

/** What the check says of an address that nobody knows the place of, as the service does, by language. */
const notFound = {
  ar: 'لم نجد هذا العنوان على الخريطة',
  de: 'Wir konnten diese Adresse auf der Karte nicht finden',
  en: "We couldn't find that address on the map",
  es: 'No hemos encontrado esa dirección en el mapa',
  fr: 'Nous n’avons pas trouvé cette adresse sur la carte',
  ja: 'その住所が地図上で見つかりませんでした',
  pt: 'Não encontramos esse endereço no mapa',
  'pt-pt': 'Não encontrámos essa morada no mapa',
};

/** The sentence in the language of `tag`, in lower case, which is one that the header speaks. */
export function addressNotFound(tag) {
  return notFound[tag] ?? notFound[tag.split('-')[0]];
}
