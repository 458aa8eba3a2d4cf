/** A name that is changed where it stands: Enter keeps it, Escape undoes it. */
import { h } from '../ui/dom.js';

/**
 * @param {HTMLElement} shown what stands there now, which has the focus afterwards
 * @param {string} label @param {(name: string) => void} keep
 */
export function renameInPlace(shown, label, keep) {
  const before = shown.textContent ?? '';
  let isOver = false;
  /** @param {boolean} isKept @param {boolean} focus */
  const end = (isKept, focus) => {
    if (isOver) return;
    isOver = true;
    const name = field.value.trim();
    field.replaceWith(shown);
    if (isKept && name && name !== before) {
      shown.textContent = name;
      keep(name);
    }
    if (focus) shown.focus();
  };
  const field = h('input', {
    class: 'rename', value: before, 'aria-label': label, maxlength: 120, autocomplete: 'off',
    onblur: () => end(true, false),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      end(event.key === 'Enter', true);
    },
  });
  shown.replaceWith(field);
  field.focus();
  field.select();
}
