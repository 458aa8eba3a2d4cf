/** Tells screen readers what happened, in one polite live region. */
import { h } from '../ui/dom.js';

export class Announcer {
  constructor() {
    this.region = h('div', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite', id: 'announcements' });
    /** @type {string[]} */
    this.said = [];
    this.timer = 0;
  }

  /** Says a text; what was said within the same moment is said together. @param {string} text */
  say(text) {
    if (!text) return;
    this.said.push(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      // The same text twice is still news: a different node makes readers say it again.
      this.region.replaceChildren(h('p', null, this.said.map((one, at) => (at < this.said.length - 1 ? sentence(one) : one)).join(' ')));
      this.said = [];
    }, 60);
  }
}

/** A text with a full stop, where it ends in none of its own. @param {string} text */
const sentence = (text) => (/[.?!…]$/.test(text) ? text : `${text}.`);
