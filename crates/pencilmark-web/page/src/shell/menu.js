/** A menu that opens under a button: arrow keys move, Escape and a click elsewhere close it. */
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/** `checked`: the entry is something that is on or off. @typedef {{text: string, onclick: () => unknown, keys?: string, checked?: boolean}} Item */

/**
 * @param {HTMLElement} anchor
 * @param {Item[]} items
 */
export function openMenu(anchor, items) {
  const menu = h('div', { class: 'menu', role: 'menu', popover: 'auto' });
  const close = () => {
    menu.hidePopover();
    anchor.focus();
  };
  menu.append(...items.map(({ text, onclick, keys, checked }) => h('button', {
    type: 'button', role: checked === undefined ? 'menuitem' : 'menuitemcheckbox', 'aria-checked': checked === undefined ? null : String(checked), tabindex: -1,
    onclick: () => {
      close();
      onclick();
    },
  }, h('span', null, text), checked && /** @type {any} */ (icon('check', 18)), keys && h('kbd', { 'aria-hidden': 'true' }, keys))));
  menu.addEventListener('keydown', (event) => {
    const entries = /** @type {HTMLElement[]} */ ([...menu.children]);
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
  /** @type {HTMLElement|null} */ (menu.firstElementChild)?.focus();
}
