/**
 * One message at the bottom of the page. It goes by itself after a while, unless something can be done
 * about it, the pointer is on it, or the focus in it.
 */
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** How long a message can be read, in milliseconds. */
const WHILE = 8000;

export class Toast {
  /** @param {import('../i18n/i18n.js').Translate} t */
  constructor(t) {
    this.t = t;
    this.element = h('div', { class: 'toast', hidden: true });
    this.timer = 0;
  }

  /** @param {string} text @param {...Node} more */
  show(text, ...more) {
    this.element.hidden = !text;
    this.element.replaceChildren(...(text ? [h('p', null, text), ...more, iconButton('close', this.t('dialog.close'), () => this.show(''))] : []));
    clearTimeout(this.timer);
    if (text && !more.length) this.#hideLater();
  }

  #hideLater() {
    this.timer = window.setTimeout(() => (this.element.matches(':hover, :focus-within') ? this.#hideLater() : this.show('')), WHILE);
  }
}
