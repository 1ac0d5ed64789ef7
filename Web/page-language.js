// SPDX-License-Identifier: MIT

/** The language of the page at the place where an element is, as `lang` says it on the element or around it. */
export class PageLanguage {
  #element;
  #observer;

  /** @param changed Is called when a `lang` changed, while it is followed. */
  constructor(element, changed) {
    this.#element = element;
    this.#observer = new MutationObserver(changed);
  }

  /** A BCP 47 tag; that of the browser where the page has none. */
  get tag() {
    for (const { node } of treesAround(this.#element)) {
      const lang = node.closest('[lang]')?.lang;
      if (lang) return lang;
    }
    return document.documentElement.lang || navigator.language || 'en';
  }

  follow() {
    const options = { attributeFilter: ['lang'], subtree: true };
    for (const { root } of treesAround(this.#element)) this.#observer.observe(root, options);
  }

  leave() {
    this.#observer.disconnect();
  }
}

/** The trees around `element` from the inside, each with the node in it: the element, then the hosts of shadow trees. */
function* treesAround(element) {
  for (let node = element; node; node = node.getRootNode().host) yield { root: node.getRootNode(), node };
}
