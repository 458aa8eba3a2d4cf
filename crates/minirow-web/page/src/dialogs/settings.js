/** All that can be chosen, in four groups. Changes apply at once, on the board beside and on the page. */
import { Geometry } from '../board/geometry.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { LANGUAGES } from '../i18n/i18n.js';
import { showDialog } from '../shell/dialog.js';
import { defaults } from '../storage/settings.js';
import { setsFor, Symbols } from '../symbols.js';
import { segments, switchRow, textButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { keyRows } from './keys.js';
import '../board/board-view.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {keyof import('../storage/settings.js').Settings} Name */

/** The groups: name, icon, and the settings in each, in order. @type {{name: string, icon: string, settings: Name[]}[]} */
const GROUPS = [
  { name: 'play', icon: 'play', settings: ['conflicts', 'timer', 'tickFinished', 'houses', 'flippedPad', 'wrap', 'announceTyping', 'verbosity'] },
  { name: 'notes', icon: 'notes', settings: ['autoClear', 'noteLayout', 'notesComplete'] },
  { name: 'look', icon: 'eye', settings: ['theme', 'font', 'textSize', 'symbols', 'coordinates', 'sameDigit', 'patterns', 'language'] },
  { name: 'keys', icon: 'keyboard', settings: ['shortcuts', 'bindings'] },
];

/** Settings that are one of a few words. @type {Partial<Record<Name, string[]>>} */
const CHOICES = {
  conflicts: ['off', 'rules', 'solution'], verbosity: ['short', 'full'], noteLayout: ['centre', 'grid'],
  theme: ['auto', 'light', 'dark', 'contrast'], font: ['sans', 'serif', 'mono', 'legible'],
};

/** @param {App} app @param {{group?: string}} [options] */
export function openSettings(app, { group = 'play' } = {}) {
  const { t } = app;
  showDialog(app, t('menu.settings'), 'settings', () => {
    const rows = h('div', { class: 'settings-rows', id: 'settings-rows', role: 'tabpanel', tabindex: -1 });
    const preview = makePreview(app);
    /** @param {string} name */
    const show = (name) => {
      const { settings } = GROUPS.find((one) => one.name === name) ?? GROUPS[0];
      for (const tab of tabs) tab.setAttribute('aria-selected', String(tab.dataset.group === name));
      for (const tab of tabs) tab.tabIndex = tab.dataset.group === name ? 0 : -1;
      rows.setAttribute('aria-label', t(`settings.group.${name}`));
      rows.replaceChildren(...settings.flatMap((setting) => row(app, setting)));
      reset.onclick = () => {
        const usual = /** @type {any} */ (defaults());
        app.change(Object.fromEntries(settings.map((setting) => [setting, usual[setting]])));
        show(name);
      };
    };
    const reset = textButton(t('settings.reset'), () => undefined, { kind: 'quiet', class: 'reset' });
    const tabs = GROUPS.map(({ name, icon: picture }) => h('button', {
      type: 'button', role: 'tab', 'data-group': name, 'aria-controls': 'settings-rows', onclick: () => show(name),
    }, /** @type {any} */ (icon(picture, 20)), t(`settings.group.${name}`)));
    const list = h('div', { class: 'settings-groups', role: 'tablist', 'aria-label': t('menu.settings'), 'aria-orientation': 'vertical' }, ...tabs);
    list.addEventListener('keydown', (event) => moveTab(event, tabs));
    show(group);
    return {
      body: h('div', { class: 'settings-body' }, list, rows, reset),
      pane: h('aside', { class: 'pane' }, h('h3', null, t('settings.preview')), preview, h('p', { class: 'quiet-text' }, t('settings.atOnce'))),
    };
  });
}

/** Arrow keys move among tabs. @param {KeyboardEvent} event @param {HTMLElement[]} tabs */
function moveTab(event, tabs) {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next.click();
  next.focus();
}

/** The row, or rows, of a setting. @param {App} app @param {Name} name @returns {HTMLElement[]} */
function row(app, name) {
  const { t, settings } = app;
  const title = t(`settings.${name}`);
  const about = t(`settings.${name}.about`);
  const more = about === `settings.${name}.about` ? '' : about;
  const value = /** @type {any} */ (settings)[name];
  const words = CHOICES[name];
  if (words) {
    const { element } = segments(title, words.map((word) => ({ value: word, text: t(`${name}.${word}`) })), String(value), (word) => app.change({ [name]: word }));
    return [line(title, more, element)];
  }
  switch (name) {
    case 'textSize': return [line(title, more, slider(app))];
    case 'symbols': return symbolRows(app);
    case 'language': return [line(title, more, languages(app))];
    case 'bindings': return keyRows(app);
    default: return [switchRow(title, more, value === true, (on) => app.change({ [name]: on }))];
  }
}

/** @param {string} title @param {string} about @param {HTMLElement} control */
const line = (title, about, control) => h('div', { class: 'row' },
  h('div', { class: 'row-text' }, h('span', { class: 'row-title' }, title), about && h('span', { class: 'row-about' }, about)), control);

/** @param {App} app */
function slider(app) {
  const range = h('input', {
    type: 'range', min: 75, max: 200, step: 5, value: app.settings.textSize, 'aria-label': app.t('settings.textSize'),
    oninput: () => app.change({ textSize: Number(range.value) }),
  });
  return range;
}

/** A list, and a field for symbols of one's own. @param {App} app */
function symbolRows(app) {
  const { t, settings } = app;
  const { digits, lowest } = app.router.view?.game?.()?.geometry ?? { digits: 9, lowest: 1 };
  const sets = setsFor(digits).map((name) => [name, new Symbols(name, digits, '', lowest).list.slice(0, 16).join(' ')]);
  const list = h('select', { 'aria-label': t('settings.symbols'), onchange: () => app.change({ symbols: list.value }) },
    ...[...sets, ['own', t('settings.own')]].map(([name, text]) => h('option', { value: name, selected: name === settings.symbols }, text)));
  const own = h('input', {
    type: 'text', value: settings.ownSymbols, spellcheck: 'false', maxlength: 400, 'aria-label': t('settings.ownSymbols'),
    onchange: () => {
      app.change({ symbols: own.value.trim() ? 'own' : '1-9A-P', ownSymbols: own.value });
      list.value = settings.symbols;
    },
  });
  return [line(t('settings.symbols'), '', list), line(t('settings.ownSymbols'), t('settings.ownSymbols.about'), own)];
}

/** The words of the page are read when it starts. @param {App} app */
function languages(app) {
  const list = h('select', {
    'aria-label': app.t('settings.language'),
    onchange: () => {
      app.change({ language: list.value });
      location.reload();
    },
  }, ...[['auto', app.t('theme.auto')], ...Object.entries(LANGUAGES)].map(([name, text]) =>
    h('option', { value: name, selected: name === app.settings.language }, text)));
  return list;
}

/** A board with all there is to see: a conflict, notes of both kinds, a colour. @param {App} app */
function makePreview(app) {
  const text = '98.23...5...4.5..2...8...7..1.37.6...39...28...7986.1..9...3...2..5.....5...41.2.';
  const geometry = new Geometry();
  const position = new Position(geometry, [...text].map((digit) => Number(digit) || 0));
  const digits = { 9: 3, 22: 6, 36: 6, 57: 6, 63: 0, 68: 2 };
  for (const [cell, digit] of Object.entries(digits)) position.digit[Number(cell)] = digit;
  for (const [cell, set] of Object.entries({ 2: 0b1010000, 10: 0b11000000, 19: 0b100100, 29: 0, 66: 0b100000 })) position.corner[Number(cell)] = set;
  position.centre[29] = 0b100100;
  position.centre[61] = 0b110000;
  position.colours[47] = 0b100;
  position.colours[50] = 0b1000000;
  const game = new Game({ geometry, position });
  game.select(36);
  const board = /** @type {import('../board/board-view.js').PencilBoard} */ (document.createElement('pencil-board'));
  const view = {
    get settings() {
      return app.settings;
    },
    get symbols() {
      return new Symbols(app.settings.symbols, 9, app.settings.ownSymbols);
    },
    t: app.t, picture: null,
  };
  board.show(game, view);
  if (!geometry.isKnown) void app.learn(geometry).then(() => board.update());
  board.inert = true;
  const follow = () => {
    if (board.isConnected) board.update();
    else app.removeEventListener('settings', follow);
  };
  setTimeout(() => app.addEventListener('settings', follow));
  return h('div', { class: 'preview-board', 'aria-hidden': 'true' }, board);
}
