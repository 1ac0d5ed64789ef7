// SPDX-License-Identifier: MIT

import { chooserStyle } from './chooser-style.js';
import { headerStyle } from './header-style.js';
import { measures, palette } from './palette.js';

// A token is `--lh-NAME` where the page sets it, on the element or on anything around it, else our own. The colours
// follow the `color-scheme` of the page, so that the header is never light on a page that is dark.
const tokens = [
  ...Object.entries(palette).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ...Object.entries(measures),
].map(([name, value]) => `--${name}: var(--lh-${name}, ${value});`).join('\n');

const base = `
:host { display: block; }
:host([hidden]), [hidden] { display: none !important; }
.header {
  ${tokens}
  color: var(--text-primary);
  font: var(--type-body);
  text-align: start;
  overflow-wrap: anywhere;
  /* Drawings and margins grow with the text only so far, to leave it the room on a narrow screen. */
  --drawing: min(1.5em, 28px);
  --margin: min(1rem, 20px);
}
*, ::before, ::after { box-sizing: border-box; }
button {
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  min-block-size: 44px;
  min-inline-size: 44px;
  -webkit-tap-highlight-color: transparent;
}
:focus-visible { outline: 3px solid var(--text-primary); outline-offset: 2px; }
p, h2, ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
.icon {
  inline-size: var(--drawing);
  block-size: var(--drawing);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.icon.small { inline-size: min(1.15em, 24px); block-size: min(1.15em, 24px); }
.unseen {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

const wishes = `
/* Less motion: nothing moves, what changes fades. */
[data-motion="reduced"] .shape { animation: none; background-image: none; }
[data-motion="reduced"] :is(.sheet, .menu, .status) { animation: appear 0.15s; }
[data-motion="reduced"] .sheet::backdrop { animation-duration: 0.15s; }
[data-motion="reduced"] .radio { transition: background 0.15s, border-color 0.15s; }
[data-motion="reduced"] .spinner { animation: breathe 1.6s ease-in-out infinite alternate; }
@keyframes shimmer { from { background-position: 100% 0; } to { background-position: -50% 0; } }
@keyframes turn { to { rotate: 1turn; } }
@keyframes breathe { to { opacity: 0.4; } }
@keyframes rise { from { translate: 0 2rem; opacity: 0; } }
@keyframes appear { from { opacity: 0; } }

/* The system's colours: what was told by a fill alone gets a border. */
@media (forced-colors: active) {
  .shape { border: 1px solid GrayText; }
  .badge { border: 1px solid CanvasText; }
  .sheet, .card, .menu { border: 1px solid CanvasText; }
  [aria-checked="true"] > .radio {
    forced-color-adjust: none;
    background: Highlight;
    border-color: Highlight;
    color: HighlightText;
  }
  .entry:is(:hover, :focus-visible) { outline: 2px solid Highlight; }
  .status[data-color="danger"] { font-weight: 600; }
}
`;

/** The style of every `<location-header>` of the page. */
export const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync([base, headerStyle, chooserStyle, wishes].join('\n'));
