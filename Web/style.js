// SPDX-License-Identifier: MIT

import { measures, palette } from './palette.js';

// A token is `--lh-NAME` where the page sets it, on the element or on anything around it, else our own. The colours
// follow the `color-scheme` of the page, so that the header is never light on a page that is dark.
const tokens = [
  ...Object.entries(palette).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ...Object.entries(measures),
].map(([name, value]) => `--${name}: var(--lh-${name}, ${value});`).join('\n');

const css = `
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
button { margin: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: inherit; cursor: pointer; }
button { min-block-size: 44px; min-inline-size: 44px; -webkit-tap-highlight-color: transparent; }
:focus-visible { outline: 3px solid var(--text-primary); outline-offset: 2px; }
p, h2, ul { margin: 0; padding: 0; list-style: none; }

.icon { inline-size: var(--drawing); block-size: var(--drawing); flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.icon.small { inline-size: min(1.15em, 24px); block-size: min(1.15em, 24px); }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* The address and the bag. */
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }
.address { flex: 1 1 8rem; min-inline-size: 0; display: grid; grid-template-columns: minmax(0, max-content) auto; justify-content: start; align-items: center; column-gap: 0.25rem; border-radius: var(--radius-md); }
.address[aria-disabled] { cursor: default; }
.caption { grid-column: 1 / -1; font: var(--type-footnote); color: var(--text-secondary); }
.place { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 5; overflow: hidden; }
.label { font-weight: 600; margin-inline-end: 0.35em; }
.placeholder .label { font-weight: 400; }
.line, .chevron { color: var(--text-secondary); }
.accuracy { font: var(--type-footnote); color: var(--text-secondary); }
.address .accuracy { grid-column: 1 / -1; }
.shape { display: inline-block; vertical-align: middle; block-size: 0.85em; max-inline-size: 100%; border-radius: 0.425em; background: var(--fill); }
.shape.of-label { inline-size: 3.5em; margin-inline-end: 0.5em; }
.shape.of-line { inline-size: 9em; }
.shimmers { background-image: linear-gradient(100deg, transparent 30%, var(--surface) 50%, transparent 70%); background-size: 300% 100%; animation: shimmer 1.6s linear infinite; }

.round { position: relative; flex: none; display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; color: var(--text-secondary); }
.bag { margin-inline-start: auto; inline-size: max(44px, 2.5rem); block-size: max(44px, 2.5rem); --drawing: 1.5em; }
.bag, .search, .pill { background: var(--fill); border: 1px solid var(--separator); }
.badge { position: absolute; inset-block-start: -0.35rem; inset-inline-end: -0.35rem; min-inline-size: 1.5em; padding-inline: 0.4em; border-radius: 1em; font: var(--type-footnote); font-weight: 600; line-height: 1.5; text-align: center; font-variant-numeric: tabular-nums; background: var(--accent); color: var(--accent-on); box-shadow: 0 0 0 2px var(--bg); }

/* The search field and the pill. */
.bottom { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.5rem; }
.search { flex: 1 1 10rem; min-inline-size: 0; display: flex; align-items: center; gap: min(0.5rem, 10px); padding: 0.5rem min(0.75rem, 16px); border-radius: var(--radius-md); color: var(--text-tertiary); }
.time { position: relative; max-inline-size: 100%; margin-inline-start: auto; }
.pill, .seen { display: flex; align-items: center; flex-wrap: wrap; gap: 0.1rem 0.4rem; }
.pill { min-block-size: 44px; max-inline-size: 100%; padding: 0.25rem min(0.9rem, 20px); border-radius: 1.5rem; font: var(--type-subhead); font-variant-numeric: tabular-nums; }
.pill .icon { color: var(--text-secondary); }
.pill-text { font-weight: 500; }
.estimate { color: var(--text-secondary); }
.menu { position: absolute; z-index: 1; inset-block-start: calc(100% + 0.25rem); inset-inline-end: 0; inline-size: max-content; min-inline-size: 100%; max-inline-size: min(20rem, 90vw); padding: 0.25rem; background: var(--surface); border: 1px solid var(--separator); border-radius: var(--radius-md); box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2); font: var(--type-subhead); animation: appear var(--motion-snappy); }
.entry { display: flex; align-items: center; gap: 0.5rem; inline-size: 100%; padding: 0.5rem; border-radius: calc(var(--radius-md) - 0.25rem); }
.entry:is(:hover, :focus-visible) { background: var(--fill); outline-offset: -3px; }
.entry[aria-checked="false"] .icon { visibility: hidden; }

/* The chooser. */
.sheet { inline-size: min(100%, 32rem); max-inline-size: none; max-block-size: min(90dvh, 48rem); margin: auto auto 0; padding: 0; border: 0; border-radius: var(--radius-lg) var(--radius-lg) 0 0; background: var(--bg); color: inherit; overflow: hidden; animation: rise var(--motion-smooth); }
.sheet[open] { display: flex; flex-direction: column; }
.sheet::backdrop { background: rgb(0 0 0 / 0.45); animation: appear 0.35s; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; padding: 0.75rem var(--margin) 0.25rem; }
.title { font: var(--type-body); font-weight: 600; }
.scroll { display: grid; grid-auto-rows: max-content; gap: var(--margin); padding: 0.5rem var(--margin) 1.25rem; overflow-y: auto; overscroll-behavior: contain; }
.card { background: var(--surface); border-radius: var(--radius-lg); overflow: hidden; min-inline-size: 0; }
.row { position: relative; --inset: calc(2 * var(--margin) + var(--drawing)); }
.row:not([hidden]) ~ .row::before { content: ""; position: absolute; inset-block-start: 0; inset-inline: var(--inset) 0; border-block-start: var(--hairline) solid var(--separator); opacity: 0.4; }
.pick { display: flex; align-items: center; gap: var(--margin); inline-size: 100%; min-block-size: 3.5rem; padding: 0.6rem var(--margin); }
.pick:focus-visible { outline-offset: -4px; border-radius: var(--radius-lg); }
.pick > .icon { color: var(--text-secondary); }
.texts { flex: 1; min-inline-size: 0; display: grid; }
.row-line { font: var(--type-subhead); color: var(--text-secondary); }
.status { font: var(--type-footnote); color: var(--text-secondary); animation: appear var(--motion-snappy); }
.status[data-color="danger"] { color: var(--danger); }
.radio { flex: none; display: grid; place-items: center; inline-size: var(--drawing); block-size: var(--drawing); border: 1.5px solid var(--separator); border-radius: 50%; transition: background var(--motion-snappy), border-color var(--motion-snappy); }
.radio .icon { inline-size: 70%; block-size: 70%; stroke-width: 3; }
[aria-checked="false"] > .radio .icon { visibility: hidden; }
[aria-checked="true"] > .radio { background: var(--text-primary); border-color: var(--text-primary); color: var(--surface); }
.spinner { flex: none; inline-size: var(--drawing); block-size: var(--drawing); border: 2px solid var(--separator); border-block-start-color: transparent; border-radius: 50%; animation: turn 0.8s linear infinite; }
.remedies { padding-block-end: 0.6rem; padding-inline: var(--inset) var(--margin); }
.remedy, .remedy-line, .help { font: var(--type-subhead); }
.remedy { padding: 0.4rem 0.9rem; margin-block-end: 0.25rem; border: 1px solid var(--separator); border-radius: 1.5rem; background: var(--fill); font-weight: 500; }
.remedy-line, .help { color: var(--text-secondary); }

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

@media (min-width: 40rem) {
  .sheet { margin: auto; border-radius: var(--radius-lg); }
}
/* The system's colours: what was told by a fill alone gets a border. */
@media (forced-colors: active) {
  .shape { border: 1px solid GrayText; }
  .badge { border: 1px solid CanvasText; }
  .sheet, .card, .menu { border: 1px solid CanvasText; }
  [aria-checked="true"] > .radio { forced-color-adjust: none; background: Highlight; border-color: Highlight; color: HighlightText; }
  .entry:is(:hover, :focus-visible) { outline: 2px solid Highlight; }
  .status[data-color="danger"] { font-weight: 600; }
}
`;

/** The style of every `<location-header>` of the page. */
export const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(css);
