/** The keys that can be changed: a row for each, which waits for the next key when it is pressed. */
import { DEFAULT_BINDINGS, keyName } from '../input/keymap.js';
import { h } from '../ui/dom.js';

/** @param {import('../app.js').App} app @returns {HTMLElement[]} */
export function keyRows(app) {
  const { t, settings } = app;
  const list = h('div', { class: 'bindings' });
  const said = h('p', { role: 'status', class: 'quiet-text said' }, t('settings.keysHelp'));

  const draw = () => list.replaceChildren(...Object.keys(DEFAULT_BINDINGS).map((name) => {
    const code = settings.bindings[name];
    const shown = code ? keyName(code, app.keyboard) : t('settings.noKey');
    const row = h('button', {
      type: 'button', class: 'row', 'data-binding': name, 'aria-label': `${t(`key.${name}`)}: ${shown}`,
      onclick: () => {
        said.textContent = t('settings.pressKey', { what: t(`key.${name}`) });
        row.addEventListener('keydown', (event) => take(event, name, code), { once: true });
      },
    }, h('span', { class: 'row-title' }, t(`key.${name}`)), h('kbd', null, shown));
    return row;
  }));

  /** @param {KeyboardEvent} event @param {string} name @param {string} code */
  function take(event, name, code) {
    if (event.code === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    bind(name, event.code === 'Escape' ? code : event.code === 'Delete' || event.code === 'Backspace' ? '' : event.code);
  }

  /** @param {string} name @param {string} code */
  function bind(name, code) {
    if (/^(Digit|Numpad|Arrow|F\d|Shift|Control|Alt|Meta)/.test(code)) {
      said.textContent = t('settings.keyTaken');
      return;
    }
    const bindings = { ...settings.bindings };
    for (const other of Object.keys(bindings)) if (code && bindings[other] === code) bindings[other] = '';
    bindings[name] = code;
    app.change({ bindings });
    said.textContent = '';
    draw();
    /** @type {HTMLElement|null} */ (list.querySelector(`[data-binding="${name}"]`))?.focus();
  }
  draw();
  return [said, list];
}
