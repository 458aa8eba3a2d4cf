/** The modes and the pad: a large key for each digit, with how many are left. */
import { colourLetter, colourPattern } from '../board/drawing.js';
import { digitsOf } from '../board/digits.js';
import { COLOURS, MODES } from '../game/game.js';
import { notesOf } from '../game/position.js';
import { remaining } from '../symbols.js';
import { segments } from '../ui/controls.js';
import { h, svg } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

/** How long a key is pressed until its digit is locked, in milliseconds. */
const LONG_PRESS = 450;

/** @param {Desk} desk */
export function makePad(desk) {
  const { t } = desk;
  const modes = segments(t('pad.modes'), MODES.map((mode) => ({ value: mode, text: t(`mode.${mode}`), icon: mode })), 'digit',
    (mode) => {
      desk.run({ name: `mode${mode[0].toUpperCase()}${mode.slice(1)}` });
      desk.focus();
    });
  modes.element.classList.add('modes');
  const keys = h('div', { class: 'pad', role: 'group', 'aria-label': t('pad.digits') });
  lockByLongPress(keys, desk);
  const element = h('div', { class: 'entry' }, modes.element, keys);
  let shown = '';
  let frame = 0;

  const drawNow = () => {
    frame = 0;
    const { game, symbols, settings } = desk;
    const mode = desk.momentary ?? game.mode;
    const left = remaining(game.position.values, game.side);
    const noted = game.side > 9 ? game.position.corner[game.focus] | notesOf(game.position, game.focus, game.autoNotes) : 0;
    const current = game.digitFirst ? game.picked : game.position.at(game.focus);
    const key = JSON.stringify([mode, left, game.side, symbols.list, settings.flippedPad, settings.tickFinished, noted, current, game.digitFirst]);
    if (key === shown) return;
    shown = key;
    modes.show(mode);
    const focused = document.activeElement instanceof HTMLElement && keys.contains(document.activeElement)
      ? document.activeElement.dataset.key : undefined;
    keys.replaceChildren(...(mode === 'colour' ? colourKeys(desk) : digitKeys(desk, { left, noted, current })));
    const columns = mode === 'colour' ? 3 : game.side <= 4 ? 2 : game.side <= 9 ? 3 : game.side <= 16 ? 4 : 5;
    keys.dataset.columns = String(columns);
    keys.style.setProperty('--columns', String(columns));
    keys.style.setProperty('--rows', String(Math.ceil(keys.children.length / columns)));
    keys.style.setProperty('--keys', String(keys.children.length));
    if (focused) /** @type {HTMLElement|null} */ (keys.querySelector(`[data-key="${focused}"]`))?.focus();
  };
  // A drag over the board selects more often than anything is drawn.
  const draw = () => {
    frame ||= requestAnimationFrame(drawNow);
  };
  return { element, draw, drawNow };
}

/** @param {Desk} desk @param {{left: number[], noted: number, current: number}} state */
function digitKeys(desk, { left, noted, current }) {
  const { game, symbols, settings, t } = desk;
  let digits = Array.from({ length: game.side }, (_, at) => at + 1);
  // As on the keypad of a keyboard: 7 8 9 on top.
  if (settings.flippedPad && game.side === 9) digits = [7, 8, 9, 4, 5, 6, 1, 2, 3];
  const inCell = digitsOf(noted);
  return digits.map((digit) => {
    const rest = Math.max(left[digit], 0);
    const isDone = rest === 0 && settings.tickFinished !== false;
    const isLocked = game.digitFirst && game.picked === digit;
    const kind = ['key', isDone && 'done', current === digit && 'current', isLocked && 'locked', inCell.includes(digit) && 'noted'].filter(Boolean).join(' ');
    return h('button', {
      type: 'button', class: kind, 'data-key': `digit-${digit}`,
      'aria-label': t('pad.left', { digit: symbols.of(digit), left: rest }),
      'aria-pressed': game.digitFirst ? String(isLocked) : null,
      onclick: () => {
        desk.run({ name: 'digit', digit });
        desk.focus();
      },
    }, h('b', null, symbols.of(digit)), ' ', h('span', null, isDone ? /** @type {any} */ (icon('check', 13)) : rest));
  });
}

/**
 * A long press locks a digit: it goes where one taps, until its key is pressed again.
 * @param {HTMLElement} keys @param {Desk} desk
 */
function lockByLongPress(keys, desk) {
  let timer = 0;
  // The press that locked a digit is no press of its key.
  let wasLong = false;
  const stop = () => clearTimeout(timer);
  keys.addEventListener('pointerdown', (event) => {
    const key = event.target instanceof Element ? event.target.closest('[data-key^="digit-"]') : null;
    const digit = Number(key?.getAttribute('data-key')?.slice(6) ?? 0);
    wasLong = false;
    stop();
    if (!digit || event.button !== 0 || desk.game.mode === 'colour') return;
    timer = window.setTimeout(() => {
      wasLong = true;
      desk.lock(digit);
    }, LONG_PRESS);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) keys.addEventListener(name, stop);
  keys.addEventListener('contextmenu', (event) => event.preventDefault());
  keys.addEventListener('click', (event) => {
    if (!wasLong) return;
    wasLong = false;
    event.stopPropagation();
    event.preventDefault();
    desk.focus();
  }, true);
}

/** @param {Desk} desk */
function colourKeys(desk) {
  return Array.from({ length: COLOURS }, (_, at) => h('button', {
    type: 'button', class: `key colour c${at + 1}`, 'data-key': `colour-${at + 1}`,
    'aria-label': desk.t('pad.colour', { letter: colourLetter(at + 1) }),
    onclick: () => {
      desk.run({ name: 'digit', digit: at + 1 });
      desk.focus();
    },
  }, /** @type {any} */ (svg('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, svg('path', { class: 'pattern', d: colourPattern(at + 1) }))),
  h('b', null, colourLetter(at + 1))));
}
