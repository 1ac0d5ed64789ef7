// SPDX-License-Identifier: MIT

import { timeInWords } from './clock.js';
import { wordsFor } from './words.js';

/** What a quote's alternatives are on a button, in the words of the service's own catalogue. */
const sentences = {
  ar: {
    at: 'التوصيل {at}',
    add: 'أضف {amount}',
    nearby: 'نوصل على بعد {distance}',
    pin: 'حدّد الموقع بدقة',
  },
  de: {
    at: 'Lieferung {at}',
    add: 'Für {amount} mehr bestellen',
    nearby: '{distance} weiter können wir liefern',
    pin: 'Nadel genau setzen',
  },
  en: {
    at: 'Deliver {at}',
    add: 'Add {amount}',
    nearby: 'Deliverable {distance} away',
    pin: 'Set the pin exactly',
  },
  es: {
    at: 'Entrega {at}',
    add: 'Añade {amount}',
    nearby: 'Entregamos a {distance} de ahí',
    pin: 'Marca el punto exacto',
  },
  fr: {
    at: 'Livraison {at}',
    add: 'Ajouter {amount}',
    nearby: 'Livraison possible à {distance}',
    pin: 'Placer le repère exactement',
  },
  ja: {
    at: '{at}に届ける',
    add: 'あと{amount}追加する',
    nearby: '{distance}先ならお届けできます',
    pin: 'ピンを正確に合わせる',
  },
  pt: {
    at: 'Entrega {at}',
    add: 'Adicione {amount}',
    nearby: 'Entregamos a {distance} daí',
    pin: 'Marque o ponto exato',
  },
};

/**
 * What the `alternatives` of a quote are under a row: those of one change for which there are words here.
 *
 * A time can be taken, a change of the basket opens the bag; the others are only told, because the header cannot
 * name another place.
 */
export function remediesOf(alternatives, { locale, timeZone, hourCycle, now }) {
  if (!Array.isArray(alternatives)) return [];
  const words = wordsFor(locale);
  return alternatives.flatMap((alternative, index) => {
    const changes = alternative?.changes;
    const remedy = Array.isArray(changes) && changes.length === 1
      && remedyOf(changes[0] ?? {}, words, { timeZone, hourCycle, now });
    return remedy ? [{ id: String(index), ...remedy }] : [];
  });
}

function remedyOf(change, words, surroundings) {
  const say = sentences[words.tag.split('-')[0]];
  switch (change.kind) {
    case 'deliverAt': {
      const schedule = new Date(change.instant);
      if (Number.isNaN(schedule.getTime())) return null;
      const at = timeInWords(schedule, words, surroundings);
      return { title: say.at.replace('{at}', () => at), schedule };
    }
    case 'addToBasket': {
      const amount = change.amount?.text;
      return typeof amount === 'string'
        ? { title: say.add.replace('{amount}', () => amount), opensBag: true } : null;
    }
    case 'deliverNearby': {
      const distance = words.distance(change.distanceMeters);
      return distance === null
        ? null : { title: words.localized(say.nearby.replace('{distance}', () => distance)) };
    }
    case 'setPin': return { title: say.pin };
    default: return null;
  }
}
