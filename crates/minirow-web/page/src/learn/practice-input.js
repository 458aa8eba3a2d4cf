/** How an exercise is worked on: candidates by touch and mouse, cells and candidates by keys. */
import { commandOf } from '../input/keymap.js';
import { target } from '../input/move.js';

/** @typedef {import('./practice.js').Practice} Practice */

/** A touch or click on a candidate chooses it. @param {Practice} practice @param {PointerEvent} event */
export function point(practice, event) {
  const { exercise, game } = practice;
  const hit = practice.board.at(event.clientX, event.clientY);
  if (!exercise || !hit || event.button !== 0 || practice.answer) return;
  event.preventDefault();
  const { cell } = hit;
  const digits = exercise.digitsIn(cell);
  game.select(cell);
  practice.board.focusCell();
  if (exercise.isPlacement) return;
  // A finger is wider than a candidate: it chooses the nearest one, and the keys beside the board mend that.
  const digit = event.pointerType === 'mouse' ? hit.digit : hit.nearest;
  if (digits.length === 1) practice.toggle(cell, digits[0]);
  else if (digits.includes(digit)) practice.toggle(cell, digit);
}

/** @param {Practice} practice @param {KeyboardEvent} event */
export function key(practice, event) {
  const { target: at } = event;
  const control = at instanceof HTMLElement ? at.closest('button, a, input, select, textarea, [role="menu"]') : null;
  if (control && [' ', 'Enter', 'Escape', 'Tab'].includes(event.key)) return false;
  if (event.key === 'Escape' && practice.explained >= 0) {
    practice.explain(-1);
    return true;
  }
  const command = commandOf({ ...keyOf(event), numLock: event.getModifierState('NumLock') }, {
    digits: 9, digitOf: (letter) => practice.symbols.digitOf(letter), bindings: practice.app.settings.bindings, shortcuts: practice.app.settings.shortcuts,
  });
  return command !== null && run(practice, command, event);
}

/** @param {Practice} practice @param {import('../input/keymap.js').Command} command @param {KeyboardEvent} event */
function run(practice, command, event) {
  const { game, exercise } = practice;
  if (!exercise) return false;
  if (event.code === 'Enter' || event.code === 'NumpadEnter') {
    practice.primary();
    return true;
  }
  if (practice.explained >= 0 && /^move:(left|right)$/.test(command.name)) {
    practice.explain(practice.explained + (command.name === 'move:right' ? 1 : -1));
    return true;
  }
  if (command.name.startsWith('move:')) {
    game.select(target(game, command.name.slice(5), practice.app.settings.wrap));
    practice.focus();
    return true;
  }
  if (command.name === 'hint') {
    if (!practice.answer) practice.clue();
    return true;
  }
  if (practice.answer || command.mode) return false;
  if (command.name === 'digit' && command.digit) {
    practice.toggle(game.focus, command.digit);
    return true;
  }
  const digits = exercise.digitsIn(game.focus);
  if (event.code === 'Space' && !event.ctrlKey && !event.shiftKey) {
    if (!exercise.isPlacement) chooseNext(practice, game.focus, digits);
    return true;
  }
  if (command.name === 'clear') {
    practice.choose(practice.choice.filter(({ cell }) => cell !== game.focus));
    return true;
  }
  return false;
}

/** The next candidate of a cell in the place of the chosen one; after the last none. @param {Practice} practice @param {number} cell @param {number[]} digits */
function chooseNext(practice, cell, digits) {
  const chosen = digits.findIndex((digit) => practice.isChosen(cell, digit));
  const next = digits[chosen + 1];
  if (chosen >= 0) practice.toggle(cell, digits[chosen]);
  if (next) practice.toggle(cell, next);
}

/** @param {KeyboardEvent} event */
const keyOf = ({ code, key: letter, shiftKey, ctrlKey, metaKey, altKey }) => ({ code, key: letter, shiftKey, ctrlKey, metaKey, altKey });
