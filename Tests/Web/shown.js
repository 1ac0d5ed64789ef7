// SPDX-License-Identifier: MIT

import { palette } from '/Web/palette.js';

/**
 * What `<location-header>` shows, in the shape of a snapshot, read from the page alone: visible texts, states of
 * roles, computed styles. What cannot be seen (ids, symbols, the count behind a badge) is not in it.
 */
export function shown(element) {
  const find = (selector, within = element.shadowRoot) => within.querySelector(selector);
  const header = find('.header');
  return {
    direction: getComputedStyle(header).direction,
    address: addressButton(find('.address')),
    search: ifShown(find('.search'), (node) => (
      { prompt: text(find('.prompt', node)) ?? '', accessibilityText: node.ariaLabel })),
    pill: { ...pill(find('.time')), status: statusIn(header, '.time-status > .status') },
    bag: ifShown(find('.bag'), (node) => (
      { badge: text(find('.badge', node)), accessibilityText: node.ariaLabel })),
    chooser: chooser(find('dialog')),
  };

  function addressButton(button) {
    const isLoading = isShown(find('.shape', button));
    if (isLoading === isShown(find('.chevron', button))) throw new Error('grey shapes are no button');
    const shapes = ['label', 'line'].filter((name) => isShown(find(`.shape.of-${name}`, button)));
    return {
      caption: text(find('.caption', button)), label: text(find('.label', button)),
      line: text(find('.line', button)), accuracy: text(find('.accuracy', button)),
      isPlaceholder: button.classList.contains('placeholder'),
      skeleton: shapes.length === 0 ? null : {
        shapes, shimmers: getComputedStyle(find('.shape', button)).animationName === 'shimmer',
      },
      accessibilityText: button.ariaLabel,
    };
  }

  function pill(time) {
    const button = find('button.pill', time);
    const label = find('p.pill', time);
    const isMenu = isShown(button);
    if (isMenu === isShown(label)) throw new Error('the pill is both a menu and a label, or neither');
    const face = isMenu ? button : label;
    return {
      text: text(find('.pill-text', face)), estimate: text(find('.estimate', face)), isMenu,
      menu: [...time.querySelectorAll('[role=menuitemradio]')].map((entry) => (
        { title: entry.textContent, isSelected: entry.ariaChecked === 'true' })),
      accessibilityText: isMenu ? button.ariaLabel : find('.unseen', label).textContent,
    };
  }

  function chooser(dialog) {
    const [list, found, actions] = dialog.querySelectorAll('.card');
    const [location, add] = actions.querySelectorAll(':scope > .row');
    return {
      isOpen: dialog.open && dialog.matches(':modal'),
      title: text(find('h2', dialog)),
      closeTitle: find('.bar button', dialog).ariaLabel,
      rowsTitle: list.ariaLabel,
      rows: rows(list),
      search: ifShown(find('.find-block', dialog), (node) => search(node, found)),
      currentLocation: ifShown(location, currentLocation),
      addAddress: ifShown(add, (node) => ({ title: text(find('.row-label', node)) })),
    };
  }

  function rows(list) {
    return isShown(list) ? [...list.querySelectorAll(':scope > .row')].map(row) : [];
  }

  function search(node, found) {
    const field = find('input', node);
    const status = statusIn(node);
    const idle = status?.color === 'danger' ? 'failed' : 'idle';
    return {
      prompt: field.placeholder, query: field.value, state: node.ariaBusy === 'true' ? 'searching' : idle,
      status, rowsTitle: found.ariaLabel, rows: rows(found),
    };
  }

  function row(node) {
    const radio = find('[role=radio]', node);
    const disc = find('.radio', node);
    const isSelected = radio.ariaChecked === 'true';
    const status = statusIn(node);
    const isBusy = isShown(find('.spinner', node));
    if (isBusy === isShown(disc)) throw new Error('a row has both spinner and radio, or neither');
    return {
      label: text(find('.row-label', node)), line: text(find('.row-line', node)), isSelected,
      state: isBusy ? 'checking' : status?.color === 'danger' ? 'refused' : 'idle',
      status, remedies: remediesIn(node), accessibilityText: radio.ariaLabel,
    };
  }

  function currentLocation(node) {
    return {
      title: text(find('.row-label', node)), status: statusIn(node),
      isBusy: isShown(find('.spinner', node)), accuracy: text(find('.accuracy', node)),
      openSettings: text(find('.remedies > .remedy', node)), remedies: remediesIn(node),
      accessibilityText: find('.pick', node).ariaLabel,
    };
  }

  function statusIn(node, selector = '.status') {
    const status = find(selector, node);
    const sentence = text(status);
    return sentence === null ? null : { text: sentence, color: roleOf(getComputedStyle(status).color) };
  }

  function remediesIn(node) {
    return [...node.querySelectorAll('li')].filter(isShown).map((item) => {
      const [button, line] = item.children;
      return { title: text(button) ?? text(line), isAction: isShown(button) };
    });
  }
}

/** Whether nothing hides `node`; in the closed dialog nothing is visible, but it is ready to be. */
function isShown(node) {
  if (node.closest('[hidden]')) return false;
  return node.closest('dialog:not([open])') !== null || node.checkVisibility();
}

function ifShown(node, read) {
  return isShown(node) ? read(node) : null;
}

function text(node) {
  return isShown(node) ? node.textContent : null;
}

/** The role of a colour of the palette, as a snapshot writes it. */
function roleOf(color) {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 1 : 0;
  for (const [name, colors] of Object.entries(palette)) {
    const [red, green, blue] = colors[scheme].match(/[0-9a-f]{2}/g).map((pair) => parseInt(pair, 16));
    if (color === `rgb(${red}, ${green}, ${blue})`) {
      return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    }
  }
  return color;
}
