/** The modes and the pad: a large key for each digit, with how many are left. */
import { colourLetter, colourPattern } from '../board/drawing.js';
import { has } from '../board/digits.js';
import { COLOURS, MODES } from '../game/game.js';
import { notesOf } from '../game/position.js';
import { remaining } from '../game/remaining.js';
import { listenToPresses } from '../input/press.js';
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
    }, { atOnce: true });
  modes.element.classList.add('modes');
  const keys = h('div', { class: 'pad', role: 'group', 'aria-label': t('pad.digits') });
  listenToKeys(keys, desk);
  const element = h('div', { class: 'entry' }, modes.element, keys);
  /** What the keys are, and what each of them shows. */
  let made = '';
  /** @type {string[]} */
  let shown = [];
  let frame = 0;

  const drawNow = () => {
    frame = 0;
    const { game, symbols, settings } = desk;
    const mode = desk.momentary ?? game.mode;
    modes.show(mode);
    const isColour = mode === 'colour';
    const key = isColour ? 'colour' : JSON.stringify([game.geometry.digits, symbols.list, settings.flippedPad]);
    if (key !== made) {
      made = key;
      shown = [];
      make(keys, isColour ? colourKeys(desk) : digitKeys(desk), isColour ? 3 : columnsOf(game.geometry.digits));
    }
    if (isColour) return;
    const left = remaining(game);
    const noted = game.geometry.digits > 9 ? game.position.corner[game.focus] | notesOf(game.position, game.focus, game.autoNotes) : 0;
    const current = game.digitFirst ? game.picked : game.position.at(game.focus);
    for (const one of /** @type {Iterable<HTMLElement>} */ (keys.children)) {
      const digit = Number(one.dataset.digit);
      // Where digits may come any number of times, nothing is told.
      const rest = left ? Math.max(left[digit], 0) : undefined;
      const isDone = rest === 0 && settings.tickFinished !== false;
      const isLocked = game.digitFirst && game.picked === digit;
      const kind = ['key', isDone && 'done', current === digit && 'current', isLocked && 'locked', has(noted, digit) && 'noted'].filter(Boolean).join(' ');
      const looks = `${kind} ${rest} ${game.digitFirst}`;
      if (shown[digit] === looks) continue;
      shown[digit] = looks;
      one.className = kind;
      one.setAttribute('aria-label', rest === undefined ? symbols.of(digit) : t('pad.left', { digit: symbols.of(digit), left: rest }));
      if (game.digitFirst) one.setAttribute('aria-pressed', String(isLocked));
      else one.removeAttribute('aria-pressed');
      one.lastElementChild?.replaceChildren(isDone ? icon('check', 13) : String(rest ?? ''));
    }
  };
  // A drag over the board selects more often than anything is drawn.
  const draw = () => {
    frame ||= requestAnimationFrame(drawNow);
  };
  return { element, draw, drawNow };
}

/** @param {number} digits */
const columnsOf = (digits) => (digits <= 4 ? 2 : digits <= 9 ? 3 : digits <= 16 ? 4 : 5);

/** @param {HTMLElement} keys @param {HTMLElement[]} made @param {number} columns */
function make(keys, made, columns) {
  const focused = document.activeElement instanceof HTMLElement && keys.contains(document.activeElement)
    ? document.activeElement.dataset.key : undefined;
  keys.replaceChildren(...made);
  keys.dataset.columns = String(columns);
  keys.style.setProperty('--columns', String(columns));
  keys.style.setProperty('--rows', String(Math.ceil(made.length / columns)));
  keys.style.setProperty('--keys', String(made.length));
  if (focused) /** @type {HTMLElement|null} */ (keys.querySelector(`[data-key="${focused}"]`))?.focus();
}

/** @param {Desk} desk */
function digitKeys({ game, symbols, settings }) {
  const { digits: all } = game.geometry;
  let digits = Array.from({ length: all }, (_, at) => at + 1);
  // As on the keypad of a keyboard: 7 8 9 on top.
  if (settings.flippedPad && all === 9) digits = [7, 8, 9, 4, 5, 6, 1, 2, 3];
  return digits.map((digit) => h('button', { type: 'button', class: 'key', 'data-key': `digit-${digit}`, 'data-digit': digit },
    h('b', null, symbols.of(digit)), ' ', h('span', null)));
}

/** @param {Desk} desk */
function colourKeys({ t }) {
  return Array.from({ length: COLOURS }, (_, at) => h('button', {
    type: 'button', class: `key colour c${at + 1}`, 'data-key': `colour-${at + 1}`, 'data-digit': at + 1,
    'aria-label': t('pad.colour', { letter: colourLetter(at + 1) }),
  }, /** @type {any} */ (svg('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, svg('path', { class: 'pattern', d: colourPattern(at + 1) }))),
  h('b', null, colourLetter(at + 1))));
}

/**
 * A key enters its digit at once. Held for long it locks the digit: that goes where one taps, until its key is pressed again,
 * and the digit that was entered at first is taken back.
 * @param {HTMLElement} keys @param {Desk} desk
 */
function listenToKeys(keys, desk) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  listenToPresses(keys, '.key', (key, event) => {
    const { game } = desk;
    const digit = Number(key.dataset.digit);
    const before = { moves: game.history.moves.length, digitFirst: game.digitFirst, picked: game.picked };
    // Another key that is held is no long press any more.
    stop();
    desk.run({ name: 'digit', digit });
    desk.focus();
    if (event.type !== 'pointerdown' || game.mode === 'colour' || game.isSolved) return;
    timer = window.setTimeout(() => {
      if (desk.game !== game || game.isSolved) return;
      if (game.history.moves.length === before.moves + 1) game.withdraw();
      game.digitFirst = before.digitFirst;
      if (game.picked !== before.picked) game.pick(before.picked || digit);
      desk.lock(digit);
      desk.focus();
    }, LONG_PRESS);
    // A large board's keys can be moved sideways where there is little room.
  }, { waits: () => keys.scrollWidth > keys.clientWidth + 1 });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) keys.addEventListener(name, stop);
  keys.addEventListener('contextmenu', (event) => event.preventDefault());
}
