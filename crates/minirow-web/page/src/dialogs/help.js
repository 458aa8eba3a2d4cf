/** What the keys do, with the names of this keyboard's keys, and how the page works in short. */
import { DEFAULT_BINDINGS, keyName } from '../input/keymap.js';
import { showDialog } from '../shell/dialog.js';
import { h } from '../ui/dom.js';

/** Keys that are always the same: the keys, and the name of what they do. */
const FIXED = [
  ['1–9', 'digit'], ['A–Z', 'letters'], ['⇧ 1–9', 'corner'], ['Ctrl 1–9', 'centre'], ['Alt 1–9, Ctrl ⇧ 1–9', 'colour'],
  ['⌫ Del 0', 'clear'], ['← ↑ → ↓', 'move'], ['Ctrl ← ↑ → ↓', 'empty'], ['Ctrl ← ↑ → ↓', 'window'], ['⇧ ← ↑ → ↓', 'extend'],
  ['Home End', 'row'], ['Ctrl Home, Ctrl End', 'corners'], ['Page Up, Page Down', 'band'],
  ['Ctrl A', 'all'], ['⇧ Space', 'selectRow'], ['Ctrl Space', 'selectColumn'], ['Esc', 'escape'], ['Enter', 'place'],
  ['Ctrl Z', 'undo'], ['Ctrl Y, Ctrl ⇧ Z', 'redo'], ['F1–F9', 'filter'], ['F10', 'pairs'], ['?', 'hint'],
  ['Ctrl S', 'save'], ['Ctrl O', 'open'], ['Ctrl P', 'print'], ['Ctrl /', 'help'],
];

/** @param {import('../app.js').App} app */
export function openHelp(app) {
  const { t, settings } = app;
  /** @param {string} keys @param {string} what */
  const row = (keys, what) => h('tr', null, h('th', { scope: 'row' }, h('kbd', null, keys)), h('td', null, what));
  const rows = [
    ...FIXED.map(([keys, what]) => row(keys, t(`help.key.${what}`))),
    ...Object.keys(DEFAULT_BINDINGS).filter((name) => settings.bindings[name])
      .map((name) => row(keyName(settings.bindings[name], app.keyboard), t(`key.${name}`))),
  ];
  showDialog(app, t('menu.help'), 'help', () => ({
    body: h('div', { class: 'help', tabindex: 0, role: 'region', 'aria-label': t('menu.help') },
      ...['intro', 'marks', 'touch', 'screenReader', app.engine.kind === 'http' ? 'server' : 'offline'].map((part) => h('p', null, t(`help.${part}`))),
      h('h3', null, t('help.keys')), h('table', null, h('tbody', null, ...rows))),
  }));
}
