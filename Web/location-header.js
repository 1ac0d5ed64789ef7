// SPDX-License-Identifier: MIT

import { LocationHeaderElement } from './element.js';

export { postCheck, renewTiming } from './check.js';
export { Refusal } from './refusal.js';
export { LocationHeaderElement };

if (!customElements.get('location-header')) {
  customElements.define('location-header', LocationHeaderElement);
}
