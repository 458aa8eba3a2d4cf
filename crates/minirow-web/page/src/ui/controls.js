/** The controls that all views share; their looks are in `style/controls.css`. */
import { listenToPresses } from '../input/press.js';
import { h } from './dom.js';
import { icon } from './icons.js';

/**
 * A button with a text and perhaps an icon.
 * @param {string} text @param {(event: MouseEvent) => unknown} onclick
 * @param {{kind?: 'primary'|'secondary'|'soft'|'quiet', icon?: string, [attribute: string]: any}} [options]
 */
export function textButton(text, onclick, { kind = 'secondary', icon: name, class: more = '', ...attributes } = {}) {
  return h('button', { type: 'button', class: `button ${kind} ${more}`.trim(), onclick, ...attributes },
    name && /** @type {any} */ (icon(name, 20)), text);
}

/**
 * A button that is an icon alone; its label is for screen readers and the tooltip.
 * @param {string} name of the icon @param {string} label @param {(event: MouseEvent) => unknown} onclick
 * @param {Record<string, any>} [attributes]
 */
export function iconButton(name, label, onclick, { size = 22, class: more = '', ...attributes } = {}) {
  return h('button', { type: 'button', class: `icon-button ${more}`.trim(), 'aria-label': label, title: label, onclick, ...attributes }, icon(name, size));
}

/**
 * One of a few, side by side.
 * @param {string} label
 * @param {{value: string, text: string, icon?: string, [attribute: string]: any}[]} options
 * @param {string} value @param {(value: string) => unknown} onchange
 * @param {{atOnce?: boolean}} [how] `atOnce`: chosen as soon as a pointer goes down, as between keys that are typed
 */
export function segments(label, options, value, onchange, { atOnce = false } = {}) {
  const element = h('div', { class: 'segments', role: 'group', 'aria-label': label });
  /** @param {string} chosen */
  const show = (chosen) => {
    for (const one of element.children) one.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (one).dataset.value === chosen));
  };
  /** @param {string} chosen */
  const choose = (chosen) => {
    show(chosen);
    onchange(chosen);
  };
  if (atOnce) listenToPresses(element, 'button', (one) => choose(one.dataset.value ?? ''));
  element.append(...options.map(({ value: own, text, icon: name, ...attributes }) => h('button', {
    type: 'button', 'data-value': own, ...attributes, onclick: atOnce ? null : () => choose(own),
  }, name && /** @type {any} */ (icon(name, 16)), h('span', null, text))));
  show(value);
  return { element, show };
}

/**
 * A row that switches something on and off.
 * @param {string} title @param {string} about one more line, or nothing @param {boolean} on @param {(on: boolean) => unknown} onchange
 */
export function switchRow(title, about, on, onchange) {
  const row = h('button', {
    type: 'button', class: 'row', role: 'switch', 'aria-checked': String(on),
    onclick: () => {
      const next = row.getAttribute('aria-checked') !== 'true';
      row.setAttribute('aria-checked', String(next));
      onchange(next);
    },
  }, h('span', { class: 'row-text' }, h('span', { class: 'row-title' }, title), about && h('span', { class: 'row-about' }, about)),
  h('span', { class: 'switch', 'aria-hidden': 'true' }, h('i')));
  return row;
}

/** A bar that tells how far something is. @param {number} part from 0 to 1 @param {string} label */
export function progressBar(part, label) {
  const bar = h('div', { class: 'bar', role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(part * 100) }, h('i'));
  /** @type {HTMLElement} */ (bar.firstChild).style.inlineSize = `${part * 100}%`;
  return bar;
}
