// SPDX-License-Identifier: MIT

/**
 * The colours of the theme by role, light and dark.
 *
 * Texts have a contrast of 4.5 : 1 or more on all that they stand on, the strokes that show where a control is have
 * 3 : 1 on the page and on the cards (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const palette = {
  'text-primary': ['#14161a', '#f3f5f8'],
  'text-secondary': ['#565d6b', '#abb2c0'],
  'text-tertiary': ['#646b79', '#989fae'],
  'accent': ['#0f766e', '#2dd4bf'],
  'accent-on': ['#ffffff', '#04211e'],
  'danger': ['#b3261e', '#ff8f85'],
  'fill': ['#eef0f3', '#23272f'],
  'separator': ['#868d9b', '#747c8b'],
  'surface': ['#ffffff', '#1a1d23'],
  'bg': ['#f6f7f9', '#101216'],
};

/** The other tokens: fonts without their weight, radii, strokes and movements. */
export const measures = {
  'type-footnote': '0.8125rem/1.35 system-ui, sans-serif',
  'type-subhead': '0.9375rem/1.35 system-ui, sans-serif',
  'type-body': '1.0625rem/1.35 system-ui, sans-serif',
  'radius-md': '0.75rem',
  'radius-lg': '1.25rem',
  'hairline': '0.5px',
  'motion-smooth': '0.35s cubic-bezier(0.2, 0.8, 0.2, 1)',
  'motion-snappy': '0.2s cubic-bezier(0.3, 0.7, 0.2, 1)',
};
