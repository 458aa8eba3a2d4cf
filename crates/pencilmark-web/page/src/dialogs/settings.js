/** All that can be chosen, and the keys that can be changed. */
import { button, checkbox, h, select } from '../dom.js';
import { LANGUAGES } from '../i18n/i18n.js';
import { DEFAULT_BINDINGS, keyName } from '../input/keymap.js';
import { setsFor, Symbols } from '../symbols.js';

/** @type {import('./dialogs.js').Content} */
export function makeSettings(app) {
  const { t, settings } = app;
  /** @param {string} name @param {string[]} values @param {string} [prefix] */
  const choice = (name, values, prefix = name) => select(t(`settings.${name}`), values.map((value) => [value, t(`${prefix}.${value}`)]),
    String(/** @type {any} */ (settings)[name]), (value) => app.change({ [name]: value }));
  /** @param {string} name */
  const box = (name) => checkbox(t(`settings.${name}`), /** @type {any} */ (settings)[name], (on) => app.change({ [name]: on }));
  const size = h('input', {
    type: 'range', min: 75, max: 200, step: 5, value: settings.textSize,
    oninput: () => app.change({ textSize: Number(size.value) }),
  });
  const { side } = app.game;
  const sets = setsFor(side).map((name) => /** @type {[string, string]} */ ([name, new Symbols(name, side).list.slice(0, 16).join(' ')]));
  const symbols = select(t('settings.symbols'), [...sets, ['own', t('settings.own')]], settings.symbols, (value) => app.change({ symbols: value }));
  const own = h('input', {
    type: 'text', class: 'mono', value: settings.ownSymbols, spellcheck: 'false', maxlength: 400,
    onchange: () => {
      app.change({ symbols: own.value.trim() ? 'own' : '1-9A-P', ownSymbols: own.value });
      const list = symbols.querySelector('select');
      if (list) list.value = settings.symbols;
    },
  });
  return h('div', { class: 'content settings' },
    h('fieldset', null, h('legend', null, t('settings.look')),
      choice('theme', ['auto', 'light', 'dark', 'contrast']),
      choice('palette', ['safe', 'usual']),
      choice('font', ['sans', 'serif', 'mono', 'legible']),
      h('label', { class: 'field' }, h('span', null, t('settings.textSize')), size),
      symbols, h('label', { class: 'field' }, h('span', null, t('settings.ownSymbols')), own),
      choice('noteLayout', ['centre', 'grid']),
      select(t('settings.language'), [['auto', t('theme.auto')], ...Object.entries(LANGUAGES)], settings.language, (value) => {
        app.change({ language: value });
        app.save();
        location.reload();
      })),
    h('fieldset', null, h('legend', null, t('settings.play')),
      choice('conflicts', ['off', 'rules', 'solution']),
      box('sameDigit'), box('houses'), box('autoClear'), box('timer'), box('flippedPad'), box('wrap')),
    h('fieldset', null, h('legend', null, t('settings.access')), choice('verbosity', ['full', 'short']), box('announceTyping')),
    keys(app));
}

/** @param {import('../app.js').App} app */
function keys(app) {
  const { t, settings } = app;
  const list = h('div', { class: 'bindings' });
  const said = h('p', { role: 'status', class: 'quiet' });
  const draw = () => list.replaceChildren(...Object.keys(DEFAULT_BINDINGS).map((name) => {
    const code = settings.bindings[name];
    const key = button(code ? keyName(code, app.keyboard) : t('settings.noKey'), () => {
      said.textContent = t('settings.pressKey', { what: t(`key.${name}`) });
      key.addEventListener('keydown', (event) => {
        if (event.code === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        bind(name, event.code === 'Escape' ? code : event.code === 'Delete' || event.code === 'Backspace' ? '' : event.code);
      }, { once: true });
    }, { 'data-binding': name, 'aria-label': `${t(`key.${name}`)}: ${code ? keyName(code, app.keyboard) : t('settings.noKey')}` });
    return h('div', { class: 'line' }, h('span', { 'aria-hidden': 'true' }, t(`key.${name}`)), key);
  }));
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
  return h('fieldset', null, h('legend', null, t('settings.keys')),
    checkbox(t('settings.shortcuts'), settings.shortcuts, (on) => app.change({ shortcuts: on })),
    h('p', { class: 'quiet' }, t('settings.keysHelp')), said, list,
    button(t('settings.resetKeys'), () => {
      app.change({ bindings: { ...DEFAULT_BINDINGS } });
      draw();
    }));
}
