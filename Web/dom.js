// SPDX-License-Identifier: MIT

// Nodes are made once and patched: one that is replaced loses the focus, its animation and its place in the
// accessibility tree. Nothing here takes markup, so no text of an address is ever read as such.

/** An element with a class, and what is in it. */
export function make(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

/** A button that calls `act`. */
export function makeButton(className, act, ...children) {
  const button = make('button', className, ...children);
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
}

/** A text of the app: isolated, so that what runs the other way leaves its neighbours alone. */
export function makeForeignText(className) {
  const node = make('bdi', className);
  node.dir = 'auto';
  return node;
}

/** Sets the text of an element that holds nothing else, and hides one without any. */
export function setText(node, text) {
  const shown = text ?? '';
  // A translator of the browser may have put elements of its own there.
  if (!(node.firstChild instanceof Text)) node.replaceChildren(new Text());
  if (node.firstChild.data !== shown) node.firstChild.data = shown;
  setHidden(node, shown === '');
}

export function setHidden(node, isHidden) {
  // An attribute, because drawings have no such property.
  node.toggleAttribute('hidden', isHidden);
}

/** Whether `node` is in the page, and neither it nor what it is in was hidden. */
export function isShown(node) {
  return node.isConnected && node.closest('[hidden]') === null;
}

/** Sets attributes that differ; null takes one away. */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
}

/** Makes `nodes` the children of `parent`, moving as few as it takes. */
export function setChildren(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) {
    if (!wanted.has(child)) child.remove();
  }
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}

/**
 * The views of a list, one for each key: those of keys that stay are kept.
 *
 * @param {Map} views The views before, which are changed to those of `items`.
 */
export function keepViews(views, items, keyOf, makeView) {
  const kept = new Map(items.map((item) => {
    const key = keyOf(item);
    return [key, views.get(key) ?? makeView(item)];
  }));
  views.clear();
  for (const [key, view] of kept) views.set(key, view);
  return [...kept.values()];
}
