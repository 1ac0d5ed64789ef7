// SPDX-License-Identifier: MIT

/** How the header itself looks; what stands in `var()` is defined in `style.js`. */
export const headerStyle = `
/* The address and the bag. */
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
}
.address {
  flex: 1 1 8rem;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  justify-content: start;
  align-items: center;
  column-gap: 0.25rem;
  border-radius: var(--radius-md);
}
.address[aria-disabled] { cursor: default; }
.caption {
  grid-column: 1 / -1;
  font: var(--type-footnote);
  color: var(--text-secondary);
}
/* Whatever the text is, the header stays one; all of it is in the name of the button. */
.place, .prompt {
  text-align: -webkit-match-parent;
  text-align: match-parent;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
}
.label { font-weight: 600; }
.placeholder .label { font-weight: 400; }
.line, .chevron { color: var(--text-secondary); }
.accuracy { font: var(--type-footnote); color: var(--text-secondary); }
.address .accuracy { grid-column: 1 / -1; }
.shape {
  display: inline-block;
  vertical-align: middle;
  block-size: 0.85em;
  max-inline-size: 100%;
  border-radius: 0.425em;
  background: var(--fill);
}
.shape.of-label { inline-size: 3.5em; margin-inline-end: 0.5em; }
.shape.of-line { inline-size: 9em; }
.shimmers {
  background-image: linear-gradient(100deg, transparent 30%, var(--surface) 50%, transparent 70%);
  background-size: 300% 100%;
  animation: shimmer 1.6s linear infinite;
}
.round {
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  color: var(--text-secondary);
}
.bag {
  margin-inline-start: auto;
  inline-size: max(44px, 2.5rem);
  block-size: max(44px, 2.5rem);
  --drawing: 1.5em;
}
.bag, .search, .pill { background: var(--fill); border: 1px solid var(--separator); }
.badge {
  position: absolute;
  inset-block-start: -0.35rem;
  inset-inline-end: -0.35rem;
  min-inline-size: 1.5em;
  padding-inline: 0.4em;
  border-radius: 1em;
  font: var(--type-footnote);
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  background: var(--accent);
  color: var(--accent-on);
  box-shadow: 0 0 0 2px var(--bg);
}

/* The search field and the pill. */
.bottom {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
}
.search {
  flex: 1 1 10rem;
  min-inline-size: 0;
  display: flex;
  align-items: center;
  gap: min(0.5rem, 10px);
  padding: 0.5rem min(0.75rem, 16px);
  border-radius: var(--radius-md);
  color: var(--text-tertiary);
}
.time {
  position: relative;
  max-inline-size: 100%;
  margin-inline-start: auto;
}
.time-status { text-align: end; }
.time-status > .status {
  display: inline-block;
  margin-block-start: 0.25rem;
  overflow-wrap: anywhere;
}
.pill, .seen {
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0.1rem 0.4rem;
}
.pill {
  min-block-size: 44px;
  max-inline-size: 100%;
  padding: 0.25rem min(0.9rem, 20px);
  border-radius: 1.5rem;
  font: var(--type-subhead);
  font-variant-numeric: tabular-nums;
}
.pill .icon { color: var(--text-secondary); }
.pill-text { font-weight: 500; }
.estimate { color: var(--text-secondary); }
.menu {
  position: absolute;
  z-index: 1;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  inline-size: max-content;
  min-inline-size: 100%;
  max-inline-size: min(20rem, 90vw);
  padding: 0.25rem;
  background: var(--surface);
  border: 1px solid var(--separator);
  border-radius: var(--radius-md);
  box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.2);
  font: var(--type-subhead);
  animation: appear var(--motion-snappy);
}
.entry {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  inline-size: 100%;
  padding: 0.5rem;
  border-radius: calc(var(--radius-md) - 0.25rem);
}
.entry:is(:hover, :focus-visible) { background: var(--fill); outline-offset: -3px; }
.entry[aria-checked="false"] .icon { visibility: hidden; }
`;
