/** A menu that opens under a button: arrow keys move, Escape and a click elsewhere close it. */
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/**
 * `about`: one more line; `checked`: the entry is something that is on or off.
 * @typedef {{text: string, about?: string, onclick: () => unknown, keys?: string, checked?: boolean}} Item
 */

/** Numbers the entries, so that each can name the line about it. */
let made = 0;

/**
 * @param {HTMLElement} anchor
 * @param {Item[]} items
 * @param {{title?: string, isChoice?: boolean}} [options] `title`: what the menu is about; `isChoice`: one of the entries is checked
 */
export function openMenu(anchor, items, { title = '', isChoice = false } = {}) {
  const menu = h('div', { class: 'menu', role: 'menu', popover: 'auto', 'aria-label': title || null });
  if (title) menu.append(h('p', { class: 'quiet-text', role: 'presentation' }, title));
  const role = isChoice ? 'menuitemradio' : 'menuitemcheckbox';
  const close = () => {
    menu.hidePopover();
    anchor.focus();
  };
  menu.append(...items.map(({ text, about, onclick, keys, checked }) => h('button', {
    type: 'button', role: checked === undefined ? 'menuitem' : role, 'aria-labelledby': about ? `menu-${(made += 1)}` : null, 'aria-describedby': about ? `menu-about-${made}` : null, 'aria-checked': checked === undefined ? null : String(checked), tabindex: -1,
    onclick: () => {
      close();
      onclick();
    },
  }, h('span', { class: 'menu-text' }, h('span', { id: about ? `menu-${made}` : null }, text), about && h('small', { id: `menu-about-${made}` }, about)), checked && /** @type {any} */ (icon('check', 18)), keys && h('kbd', { 'aria-hidden': 'true' }, keys))));
  menu.addEventListener('keydown', (event) => {
    const entries = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll('button')]);
    const at = entries.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (to === undefined) return;
    else entries[(to + entries.length) % entries.length].focus();
    event.preventDefault();
    event.stopPropagation();
  });
  menu.addEventListener('toggle', (event) => {
    const open = /** @type {ToggleEvent} */ (event).newState === 'open';
    anchor.setAttribute('aria-expanded', String(open));
    if (!open) menu.remove();
  });
  document.body.append(menu);
  menu.showPopover();
  const box = anchor.getBoundingClientRect();
  // Where there is no room below, it opens above.
  const below = box.bottom + 4 + menu.offsetHeight <= innerHeight - 8;
  menu.style.insetBlockStart = `${below ? box.bottom + 4 : Math.max(8, box.top - 4 - menu.offsetHeight)}px`;
  menu.style.insetInlineEnd = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
  const first = /** @type {HTMLElement|null} */ (isChoice && menu.querySelector('[aria-checked="true"]') || menu.querySelector('button'));
  first?.focus();
}
