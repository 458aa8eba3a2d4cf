/** What each command of a key, a button or a menu does. */
import { colourCandidate } from '../game/edit.js';
import { missing } from '../game/position.js';
import { digitsOf, has } from '../board/digits.js';
import { houseWords } from '../board/house-words.js';
import { between, nextEmpty, nextEmptyTowards, nextWithDigit, target } from './move.js';
import { MODES } from '../game/game.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('./keymap.js').Command} Command */

/** @param {Desk} desk @param {Command} command */
export function run(desk, command) {
  const [name, where = ''] = command.name.split(':');
  const action = actions[name];
  if (!action) return false;
  action(desk, command, where);
  return true;
}

/** @type {Record<string, (desk: Desk, command: Command, where: string) => void>} */
const actions = {
  move: (desk, _, where) => desk.game.select(target(desk.game, where, desk.settings.wrap)),
  empty: (desk, _, where) => desk.game.select(nextEmptyTowards(desk.game, where)),
  extend(desk, _, where) {
    const { game } = desk;
    const to = target(game, where);
    game.selectAll([...game.selection, ...between(game.geometry, game.focus, to)], to);
  },
  nextEmpty: (desk) => desk.game.select(nextEmpty(desk.game)),
  previousEmpty: (desk) => desk.game.select(nextEmpty(desk.game, -1)),
  nextDigit: (desk) => desk.game.select(nextWithDigit(desk.game)),
  selectAll: (desk) => desk.game.selectAll(desk.game.position.given.keys()),
  selectRow: ({ game }) => game.selectAll(game.houseOf('row')?.cells ?? []),
  selectColumn: ({ game }) => game.selectAll(game.houseOf('column')?.cells ?? []),
  escape(desk) {
    const { game } = desk;
    if (game.selection.size > 1) game.select(game.focus);
    else {
      if (game.filter || game.filterPairs) desk.say(desk.t('say.noFilter'));
      game.clearFilter();
    }
  },
  digit: (desk, command) => enter(desk, command),
  place(desk) {
    const { game } = desk;
    const digit = game.picked || digitsOf(game.filter)[0] || 0;
    if (digit) put(desk, digit, game.mode);
    else desk.say(desk.t('say.nothingPicked'));
  },
  clear(desk) {
    const { game } = desk;
    const open = game.cells.filter((cell) => !game.position.given[cell] || game.design);
    if (game.clear()) desk.say(desk.t('say.cleared'));
    else desk.say(desk.t(open.length ? 'say.nothingToClear' : 'say.given'));
  },
  undo: (desk) => goBack(desk, desk.game.undo(), 'say.undone', 'say.nothingToUndo'),
  redo: (desk) => goBack(desk, desk.game.redo(), 'say.redone', 'say.nothingToRedo'),
  modeDigit: (desk) => setMode(desk, 'digit'),
  modeCorner: (desk) => setMode(desk, 'corner'),
  modeCentre: (desk) => setMode(desk, 'centre'),
  modeColour: (desk) => setMode(desk, 'colour'),
  nextMode: (desk) => setMode(desk, MODES[(MODES.indexOf(desk.game.mode) + 1) % MODES.length]),
  digitFirst(desk) {
    const { game } = desk;
    game.digitFirst = !game.digitFirst;
    desk.isLocked = false;
    if (!game.digitFirst) game.clearFilter();
    game.refresh();
    desk.say(desk.t(game.digitFirst ? 'say.digitFirst' : 'say.cellFirst'));
  },
  filter(desk, { digit = 0, add }) {
    desk.game.toggleFilter(digit, add);
    sayFilter(desk);
  },
  filterPairs(desk) {
    desk.game.toggleFilterPairs();
    desk.say(desk.t(desk.game.filterPairs ? 'say.pairs' : 'say.noFilter'));
  },
  filterBefore(desk) {
    desk.game.stepFilter(-1);
    sayFilter(desk);
  },
  filterAfter(desk) {
    desk.game.stepFilter(1);
    sayFilter(desk);
  },
  notes(desk) {
    desk.game.setAutoNotes(!desk.game.autoNotes);
    desk.say(desk.t(desk.game.autoNotes ? 'say.autoNotesOn' : 'say.autoNotesOff'));
  },
  sayRow: (desk) => sayHouse(desk, 'row'),
  sayColumn: (desk) => sayHouse(desk, 'column'),
  sayBlock: (desk) => sayHouse(desk, 'block'),
  sayMissing(desk) {
    const { game } = desk;
    desk.say(missing(game.position, game.focus).map(({ house, digits }) => desk.t('say.missing', {
      house: houseName(desk, house), digits: digits.map((digit) => desk.symbols.of(digit)).join(' ') || desk.t('say.none'),
    })).join('. '));
  },
  sayCell: (desk) => desk.say(desk.board.cells[desk.game.focus]?.getAttribute('aria-label') ?? ''),
};

/** @param {Desk} desk @param {import('../types.js').Mode} mode */
function setMode(desk, mode) {
  desk.game.setMode(mode);
  desk.say(desk.t(`mode.${mode}`));
}

/** @param {Desk} desk @param {Command} command */
function enter(desk, { digit = 0, mode }) {
  const { game } = desk;
  const how = mode ?? desk.momentary ?? game.mode;
  if (game.digitFirst && how !== 'colour') {
    if (desk.isLocked && game.picked === digit) {
      desk.lock(digit);
      return;
    }
    game.pick(digit);
    desk.say(game.picked ? desk.t('say.picked', { digit: desk.symbols.of(digit) }) : desk.t('say.noFilter'));
    return;
  }
  put(desk, digit, how);
}

/** @param {Desk} desk @param {number} digit @param {import('../types.js').Mode} mode */
export function put(desk, digit, mode) {
  const { game } = desk;
  // With one digit filtered, colours go to its candidates: a chain is coloured without a mouse.
  const filtered = digitsOf(game.filter);
  if (mode === 'colour' && filtered.length === 1 && !game.digitFirst) {
    const notes = game.notes;
    const cells = game.cells.filter((cell) => has(notes[cell] | game.position.corner[cell], filtered[0]) && !game.position.at(cell));
    if (cells.length) {
      game.make(cells.flatMap((cell) => colourCandidate(game.position, cell, filtered[0], digit)));
      return;
    }
  }
  if (mode !== 'colour' && digit > game.geometry.digits) return;
  const open = game.cells.filter((cell) => game.design || mode === 'colour' || !game.position.given[cell]);
  if (!open.length) {
    desk.say(desk.t('say.given'));
    return;
  }
  if (!game.enter(digit, mode)) return;
  if (desk.settings.announceTyping) sayEntry(desk, digit, mode);
}

/** @param {Desk} desk @param {number} digit @param {import('../types.js').Mode} mode */
function sayEntry(desk, digit, mode) {
  const { game } = desk;
  const cell = game.focus;
  if (mode === 'colour') {
    desk.say(desk.t(has(game.position.colours[cell], digit) ? 'say.colour' : 'say.colourOff', { colour: desk.t(`colour.${digit}`) }));
    return;
  }
  const symbol = desk.symbols.of(digit);
  if (mode !== 'digit') {
    const set = mode === 'corner' ? game.position.corner[cell] : game.notes[cell];
    desk.say(desk.t(has(set, digit) ? 'say.marked' : 'say.unmarked', { digit: symbol }));
    return;
  }
  if (!game.position.at(cell)) {
    desk.say(desk.t('say.cleared'));
    return;
  }
  const clash = desk.settings.conflicts === 'off' ? undefined
    : game.geometry.peers[cell].find((peer) => game.position.at(peer) === digit);
  if (clash !== undefined) {
    const { grids } = game.geometry;
    desk.say(grids.length ? desk.t('say.conflictAt', { digit: symbol, cell: game.geometry.name(clash, game.grid) })
      : desk.t('say.conflict', { digit: symbol, row: game.geometry.row(clash) + 1, column: game.geometry.column(clash) + 1 }));
  } else if (desk.settings.conflicts === 'solution' && game.mistakes.has(cell)) {
    desk.say(desk.t('say.wrong', { digit: symbol }));
  } else if (!game.isSolved) {
    desk.say(desk.t('say.placed', { digit: symbol }));
  }
}

/** @param {Desk} desk @param {import('../types.js').Change[]|null} changes @param {string} done @param {string} nothing */
function goBack(desk, changes, done, nothing) {
  if (!changes) {
    desk.say(desk.t(nothing));
    return;
  }
  const cells = [...new Set(changes.map(({ cell }) => cell))];
  desk.board.flash(cells);
  desk.say(desk.t(done, { cells: cells.slice(0, 4).map((cell) => desk.game.geometry.name(cell)).join(' ') }));
}

/** @param {Desk} desk */
function sayFilter(desk) {
  const { game } = desk;
  const digits = digitsOf(game.filter);
  desk.say(digits.length ? desk.t('say.filter', { digits: digits.map((digit) => desk.symbols.of(digit)).join(' ') }) : desk.t('say.noFilter'));
}

/** @param {Desk} desk @param {import('../board/geometry.js').House} house */
export const houseName = (desk, house) => houseWords(desk.t, desk.game.geometry, house);

/** @param {Desk} desk @param {import('../board/geometry.js').HouseKind} kind */
function sayHouse(desk, kind) {
  const { game } = desk;
  const house = game.houseOf(kind);
  if (!house) return;
  const digits = house.cells.map((cell) => desk.symbols.of(game.position.at(cell)) || desk.t('say.gap'));
  desk.say(`${houseName(desk, house)}: ${digits.join(' ')}`);
}
