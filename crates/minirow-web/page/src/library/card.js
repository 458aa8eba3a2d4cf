/** A card of the library: a board as a picture, its name, and how far it is. */
import { wholeThumbnail } from '../board/thumbnail.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {{geometry: import('../board/geometry.js').Geometry, values: number[], given?: boolean[]}} Picture */
/**
 * What a card shows. `picture` is asked for when the card comes into view; `part` is how much is
 * done, from 0 to 1; `done` a text where all of it is.
 * @typedef {{href: string, title: string, about: string, picture: () => Picture|null, part: number, done?: string, kind?: string, menu?: (anchor: HTMLElement) => void}} What
 */

/** Size of the pictures in the drawing; on the screen they are as wide as the card. */
const SIZE = 160;

/** Draws pictures as they come into view: hundreds of boards are drawn only if somebody looks at them. */
export class Pictures {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {WeakMap<Element, () => Picture|null>} */
    this.waiting = new WeakMap();
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) this.#draw(target);
    }, { rootMargin: '400px' });
  }

  /** @param {() => Picture|null} picture */
  place(picture) {
    const place = h('div', { class: 'thumb-place' });
    this.waiting.set(place, picture);
    this.observer.observe(place);
    return place;
  }

  /** @param {Element} place */
  #draw(place) {
    this.observer.unobserve(place);
    const picture = this.waiting.get(place)?.();
    if (picture) place.replaceChildren(wholeThumbnail(this.app, picture.geometry, picture, SIZE));
  }
}

/** @param {App} app @param {Pictures} pictures @param {What} what */
export function card(app, pictures, { href, title, about, picture, part, done, kind = '', menu }) {
  const link = h('a', { class: 'kept-name', href }, title);
  const more = menu && iconButton('dots', app.t('library.more', { name: title }), (event) => menu(/** @type {HTMLElement} */ (event.currentTarget)), { class: 'kept-more', size: 20, 'aria-haspopup': 'menu' });
  return h('article', { class: `card kept ${kind}`.trim() },
    pictures.place(picture),
    h('div', { class: 'kept-body' }, h('div', { class: 'kept-head' }, h('h2', null, link), more), h('p', { class: 'quiet-text' }, about), h('div', { class: 'kept-state' }, ...state(app, part, done))));
}

/** @param {App} app @param {number} part @param {string} [done] */
function state({ t, language }, part, done) {
  if (done) return [h('span', { class: 'kept-done number' }, icon('check', 16), h('span', { class: 'visually-hidden' }, t('home.solved')), done)];
  if (!part) return [h('span', { class: 'number' }, t('library.notStarted'))];
  const bar = h('div', { class: 'bar', 'aria-hidden': 'true' }, h('i'));
  /** @type {HTMLElement} */ (bar.firstChild).style.inlineSize = `${part * 100}%`;
  return [bar, h('span', { class: 'number' }, new Intl.NumberFormat(language, { style: 'percent' }).format(part))];
}
