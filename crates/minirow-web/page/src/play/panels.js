/**
 * What opens beside the board without moving it: a small card in the place of the folded rows, or a
 * card that takes the whole column; on phones a sheet below the board. One at a time.
 */
import { h } from '../ui/dom.js';

/**
 * A card. `small`: it stands in the place of the folded rows and the pad stays usable. `key` gets keys
 * before the board does, and tells whether it used one.
 * @typedef {{
 *   name: string, element: HTMLElement, small?: boolean, key?: (event: KeyboardEvent) => boolean, onclose?: () => void,
 * }} Panel
 */

export class Panels extends EventTarget {
  /** @param {HTMLElement} column what the cards stand in */
  constructor(column) {
    super();
    this.column = column;
    this.place = h('div', { class: 'panel-place' });
    column.append(this.place);
    /** @type {Panel|null} */
    this.panel = null;
  }

  /** The name of the card that is open; empty where none is. */
  get name() {
    return this.panel?.name ?? '';
  }

  /** Opens a card; the one that was open is closed. Called again, it shows a card that changed its size. @param {Panel} panel */
  show(panel) {
    const old = this.panel;
    this.panel = panel;
    if (old !== panel) old?.onclose?.();
    if (this.place.firstChild !== panel.element) this.place.replaceChildren(panel.element);
    this.#tell();
  }

  /** Closes the card, or only that of a name. @param {string} [name] */
  close(name) {
    const { panel } = this;
    if (!panel || (name && panel.name !== name)) return;
    this.panel = null;
    this.place.replaceChildren();
    panel.onclose?.();
    this.#tell();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.panel?.key?.(event) ?? false;
  }

  #tell() {
    this.column.dataset.panel = this.panel ? (this.panel.small ? 'small' : 'full') : 'none';
    this.dispatchEvent(new Event('change'));
  }
}
