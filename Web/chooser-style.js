// SPDX-License-Identifier: MIT

/** How the sheet looks; what stands in `var()` is defined in `style.js`. */
export const chooserStyle = `
.sheet {
  inline-size: min(100%, 32rem);
  max-inline-size: none;
  max-block-size: min(90dvh, 48rem);
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  background: var(--bg);
  color: inherit;
  overflow: hidden;
  animation: rise var(--motion-smooth);
}
.sheet[open] { display: flex; flex-direction: column; }
.sheet::backdrop { background: rgb(0 0 0 / 0.45); animation: appear 0.35s; }
.bar {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.75rem var(--margin) 0.25rem;
}
.title { font: var(--type-body); font-weight: 600; }
.scroll {
  display: grid;
  grid-auto-rows: max-content;
  gap: var(--margin);
  padding: 0.5rem var(--margin) 1.25rem;
  overflow-y: auto;
  overscroll-behavior: contain;
}
.card {
  background: var(--surface);
  border-radius: var(--radius-lg);
  overflow: hidden;
  min-inline-size: 0;
}
.find {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-block-size: 44px;
  padding-inline: var(--margin);
  border: 1px solid var(--separator);
  border-radius: var(--radius-md);
  background: var(--fill);
}
.find:focus-within { outline: 3px solid var(--text-primary); outline-offset: 2px; }
.find .icon { color: var(--text-secondary); }
.find-text {
  flex: 1;
  min-inline-size: 0;
  min-block-size: 42px;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
}
.find-text::placeholder { color: var(--text-tertiary); opacity: 1; }
.find-status { padding: 0.4rem var(--margin) 0; }
.row { position: relative; --inset: calc(2 * var(--margin) + var(--drawing)); }
.row:not([hidden]) ~ .row::before {
  content: "";
  position: absolute;
  inset-block-start: 0;
  inset-inline: var(--inset) 0;
  border-block-start: var(--hairline) solid var(--separator);
  opacity: 0.4;
}
.pick {
  display: flex;
  align-items: center;
  gap: var(--margin);
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: 0.6rem var(--margin);
}
.pick:focus-visible { outline-offset: -4px; border-radius: var(--radius-lg); }
.pick > .icon { color: var(--text-secondary); }
.texts {
  flex: 1;
  min-inline-size: 0;
  display: grid;
}
/* An address that runs the other way stands where the lines of the page begin. */
.texts > * { text-align: -webkit-match-parent; text-align: match-parent; }
.row-line { font: var(--type-subhead); color: var(--text-secondary); }
.status {
  font: var(--type-footnote);
  color: var(--text-secondary);
  animation: appear var(--motion-snappy);
}
.status[data-color="danger"] { color: var(--danger); }
.radio {
  flex: none;
  display: grid;
  place-items: center;
  inline-size: var(--drawing);
  block-size: var(--drawing);
  border: 1.5px solid var(--separator);
  border-radius: 50%;
  transition: background var(--motion-snappy), border-color var(--motion-snappy);
}
.radio .icon {
  inline-size: 70%;
  block-size: 70%;
  stroke-width: 3;
}
[aria-checked="false"] > .radio .icon { visibility: hidden; }
[aria-checked="true"] > .radio {
  background: var(--text-primary);
  border-color: var(--text-primary);
  color: var(--surface);
}
.spinner {
  flex: none;
  inline-size: var(--drawing);
  block-size: var(--drawing);
  border: 2px solid var(--separator);
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
}
.remedies { padding-block-end: 0.6rem; padding-inline: var(--inset) var(--margin); }
.remedy, .remedy-line, .help { font: var(--type-subhead); }
.remedy {
  padding: 0.4rem 0.9rem;
  margin-block-end: 0.25rem;
  border: 1px solid var(--separator);
  border-radius: 1.5rem;
  background: var(--fill);
  font-weight: 500;
}
.remedy-line, .help { color: var(--text-secondary); }
@media (min-width: 40rem) {
  .sheet { margin: auto; border-radius: var(--radius-lg); }
}
`;
