/** What the keys do, with the names of this keyboard's keys, and how the page works in short. */
import { h } from '../dom.js';
import { DEFAULT_BINDINGS, keyName } from '../input/keymap.js';

/** Keys that are always the same: the keys, and the name of what they do. */
const FIXED = [
  ['1–9', 'digit'], ['A–Z', 'letters'], ['⇧ 1–9', 'corner'], ['Ctrl 1–9', 'centre'], ['Alt 1–9, Ctrl ⇧ 1–9', 'colour'],
  ['⌫ Del 0', 'clear'], ['← ↑ → ↓', 'move'], ['Ctrl ← ↑ → ↓', 'empty'], ['⇧ ← ↑ → ↓', 'extend'],
  ['Home End', 'row'], ['Ctrl Home, Ctrl End', 'corners'], ['Page Up, Page Down', 'band'],
  ['Ctrl A', 'all'], ['⇧ Space', 'selectRow'], ['Ctrl Space', 'selectColumn'], ['Esc', 'escape'], ['Enter', 'place'],
  ['Ctrl Z', 'undo'], ['Ctrl Y, Ctrl ⇧ Z', 'redo'], ['F1–F9', 'filter'], ['F10', 'pairs'], ['?', 'hint'],
  ['Ctrl S', 'save'], ['Ctrl O', 'open'], ['Ctrl P', 'print'], ['Ctrl /', 'help'],
];

/** @type {import('./dialogs.js').Content} */
export function makeHelp(app) {
  const { t, settings } = app;
  /** @param {string} keys @param {string} what */
  const row = (keys, what) => h('tr', null, h('th', { scope: 'row' }, h('kbd', null, keys)), h('td', null, what));
  return h('div', { class: 'content help' },
    h('p', null, t('help.intro')), h('p', null, t('help.marks')), h('p', null, t('help.touch')), h('p', null, t('help.screenReader')),
    h('p', null, t(app.engine.kind === 'http' ? 'help.server' : 'help.offline')),
    h('h3', null, t('help.keys')),
    h('table', null, h('tbody', null,
      ...FIXED.map(([keys, what]) => row(keys, t(`help.key.${what}`))),
      ...Object.keys(DEFAULT_BINDINGS).filter((name) => settings.bindings[name])
        .map((name) => row(keyName(settings.bindings[name], app.keyboard), t(`key.${name}`))))));
}
