// SPDX-License-Identifier: MIT

const namespace = 'http://www.w3.org/2000/svg';

/** Shapes on a grid of 24, drawn with a pen of 1.75, by the names of the SF Symbols that they stand for. */
const shapes = {
  'house': 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  'briefcase': 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  'person': 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  'heart': 'M12 20C6 15.5 3.5 12.5 3.5 9.2A4.2 4.2 0 0 1 12 7.8a4.2 4.2 0 0 1 8.5 1.4c0 3.3-2.5 6.3-8.5 10.8z',
  'star': 'M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  'building.2': 'M4 20V6h8v14M12 10h8v10M2.5 20h19M7 10h2M7 14h2M15 14h2',
  'mappin': 'M12 21c-4.3-5-6.5-8.3-6.5-11a6.5 6.5 0 0 1 13 0c0 2.7-2.2 6-6.5 11zM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4',
  'location': 'M20 4 4 10.8l7 2.2 2.2 7z',
  'plus': 'M12 5v14M5 12h14',
  'bag': 'M5.5 8h13l1 12h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  'magnifyingglass': 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  'clock': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.5V12l3 2',
  'chevron.down': 'M6 9.5l6 6 6-6',
  'checkmark': 'M6 12.5l4 4 8-9',
  'xmark': 'M6 6l12 12M18 6 6 18',
};

/** An icon of a class; only for the eye, because its control has a name. */
export function makeIcon(className, symbol) {
  const icon = document.createElementNS(namespace, 'svg');
  icon.append(document.createElementNS(namespace, 'path'));
  for (const [name, value] of Object.entries({
    'class': className ? `icon ${className}` : 'icon', 'viewBox': '0 0 24 24', 'aria-hidden': 'true',
  })) icon.setAttribute(name, value);
  setSymbol(icon, symbol);
  return icon;
}

/** Draws `symbol`: also its filled and ringed forms, and a pin for those that are not known. */
export function setSymbol(icon, symbol) {
  const plain = symbol.replace(/\.(fill|circle|circle\.fill)$/, '');
  const shape = Object.hasOwn(shapes, plain) ? shapes[plain] : shapes.mappin;
  if (icon.firstChild.getAttribute('d') !== shape) icon.firstChild.setAttribute('d', shape);
}
