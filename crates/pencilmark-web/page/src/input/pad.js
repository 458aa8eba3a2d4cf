/** The pad: a large key for each digit, with how many are left, and keys for the modes. */
import { button, h } from '../dom.js';
import { COLOURS, MODES } from '../game/game.js';
import { remaining } from '../symbols.js';
import { keyName } from './keymap.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app */
export function makePad(app) {
  const modes = h('div', { class: 'modes', role: 'group', 'aria-label': app.t('pad.modes') });
  const keys = h('div', { class: 'keys', role: 'group', 'aria-label': app.t('pad.digits') });
  const actions = h('div', { class: 'actions', role: 'group', 'aria-label': app.t('pad.actions') });
  const element = h('section', { class: 'pad', 'aria-label': app.t('pad.label') }, modes, keys, actions);
  let shown = '';

  const draw = () => {
    const { game } = app;
    const mode = app.momentary ?? game.mode;
    const left = remaining(game.position.values, game.side);
    const key = JSON.stringify([mode, left, game.side, app.symbols.name, app.settings.flippedPad, app.settings.bindings,
      game.digitFirst, game.picked, game.filter, game.history.canUndo, game.history.canRedo, game.autoNotes, game.id]);
    if (key === shown) return;
    shown = key;
    const focused = document.activeElement instanceof HTMLElement && element.contains(document.activeElement)
      ? document.activeElement.dataset.key : undefined;
    modes.replaceChildren(...MODES.map((name) => modeKey(app, name, mode)));
    keys.replaceChildren(...(mode === 'colour' ? colourKeys(app) : digitKeys(app, left)));
    keys.style.setProperty('--columns', String(game.side <= 4 ? 2 : game.side <= 9 ? 3 : game.side <= 16 ? 4 : 5));
    keys.dataset.many = String(game.side > 9);
    actions.replaceChildren(...actionKeys(app));
    if (focused) /** @type {HTMLElement|null} */ (element.querySelector(`[data-key="${focused}"]`))?.focus();
  };
  return { element, draw };
}

/** @param {App} app @param {import('../types.js').Mode} name @param {string} mode */
function modeKey(app, name, mode) {
  const code = app.settings.bindings[`mode${name[0].toUpperCase()}${name.slice(1)}`];
  const shortcut = app.settings.shortcuts && code ? keyName(code, app.keyboard) : '';
  return h('button', {
    type: 'button', 'data-key': `mode-${name}`, 'aria-pressed': String(mode === name), class: 'mode',
    onclick: () => app.run({ name: `mode${name[0].toUpperCase()}${name.slice(1)}` }),
  }, h('span', { class: `sample sample-${name}`, 'aria-hidden': 'true' }, name === 'colour' ? '' : app.symbols.of(1)),
  h('span', null, app.t(`mode.${name}`)), shortcut && h('kbd', { 'aria-hidden': 'true' }, shortcut));
}

/** @param {App} app @param {number[]} left */
function digitKeys(app, left) {
  const { game } = app;
  let digits = Array.from({ length: game.side }, (_, at) => at + 1);
  // As on the keypad of a keyboard: 7 8 9 on top.
  if (app.settings.flippedPad && game.side === 9) digits = [7, 8, 9, 4, 5, 6, 1, 2, 3];
  return digits.map((digit) => h('button', {
    type: 'button', 'data-key': `digit-${digit}`, class: left[digit] <= 0 ? 'digit done' : 'digit',
    'aria-label': app.t('pad.left', { digit: app.symbols.of(digit), left: Math.max(left[digit], 0) }),
    'aria-pressed': game.digitFirst ? String(game.picked === digit) : null,
    onclick: () => app.run({ name: 'digit', digit }),
  }, h('span', { class: 'symbol' }, app.symbols.of(digit)), h('span', { class: 'left', 'data-left': Math.max(left[digit], 0) })));
}

/** @param {App} app */
function colourKeys(app) {
  return Array.from({ length: COLOURS }, (_, at) => {
    const key = h('button', {
      type: 'button', 'data-key': `colour-${at + 1}`, class: 'digit colour',
      'aria-label': app.t(`colour.${at + 1}`), onclick: () => app.run({ name: 'digit', digit: at + 1 }),
    }, h('span', { class: 'symbol' }, at + 1));
    key.style.setProperty('--swatch', `var(--colour-${at + 1})`);
    return key;
  });
}

/** @param {App} app */
function actionKeys(app) {
  const { game, t } = app;
  /** @param {string} name @param {Record<string, any>} [attributes] */
  const key = (name, attributes = {}) =>
    button(t(`action.${name}`), () => app.run({ name }), { 'data-key': name, ...attributes });
  return [
    key('clear'),
    key('undo', { 'aria-disabled': String(!game.history.canUndo) }),
    key('redo', { 'aria-disabled': String(!game.history.canRedo) }),
    key('hint'),
    key('notes', { 'aria-pressed': String(game.autoNotes) }),
    key('digitFirst', { 'aria-pressed': String(game.digitFirst) }),
  ];
}
