/** What each command of a key, a button or a menu does. */
import { colourCandidate } from './game/edit.js';
import { missing } from './game/position.js';
import { has } from './board/digits.js';
import { between, nextEmpty, nextEmptyTowards, nextWithDigit, target } from './input/move.js';
import { MODES } from './game/game.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {import('./input/keymap.js').Command} Command */

/** @param {App} app @param {Command} command */
export function run(app, command) {
  const [name, where = ''] = command.name.split(':');
  const action = actions[name];
  if (!action) return false;
  action(app, command, where);
  return true;
}

/** @type {Record<string, (app: App, command: Command, where: string) => void>} */
const actions = {
  move: (app, _, where) => app.game.select(target(app.game, where, app.settings.wrap)),
  empty: (app, _, where) => app.game.select(nextEmptyTowards(app.game, where)),
  extend(app, _, where) {
    const { game } = app;
    const to = target(game, where);
    game.selectAll([...game.selection, ...between(game.geometry, game.focus, to)], to);
  },
  nextEmpty: (app) => app.game.select(nextEmpty(app.game)),
  previousEmpty: (app) => app.game.select(nextEmpty(app.game, -1)),
  nextDigit: (app) => app.game.select(nextWithDigit(app.game)),
  selectAll: (app) => app.game.selectAll(app.game.position.given.keys()),
  selectRow: (app) => app.game.selectAll(app.game.geometry.houseOf(app.game.focus, 'row')?.cells ?? []),
  selectColumn: (app) => app.game.selectAll(app.game.geometry.houseOf(app.game.focus, 'column')?.cells ?? []),
  escape(app) {
    const { game } = app;
    if (game.paused) app.pause(false);
    else if (game.selection.size > 1) game.select(game.focus);
    else if (app.picture.level) app.hints.close();
    else {
      if (game.filter || game.filterPairs) app.say(app.t('say.noFilter'));
      game.clearFilter();
    }
  },
  digit: (app, command) => enter(app, command),
  place(app) {
    const { game } = app;
    const digit = game.picked || [...Array(game.side + 1).keys()].find((each) => has(game.filter, each)) || 0;
    if (digit) put(app, digit, game.mode);
    else app.say(app.t('say.nothingPicked'));
  },
  clear(app) {
    const { game } = app;
    const open = game.cells.filter((cell) => !game.position.given[cell] || game.design);
    if (game.clear()) app.say(app.t('say.cleared'));
    else app.say(app.t(open.length ? 'say.nothingToClear' : 'say.given'));
  },
  undo: (app) => goBack(app, app.game.undo(), 'say.undone', 'say.nothingToUndo'),
  redo: (app) => goBack(app, app.game.redo(), 'say.redone', 'say.nothingToRedo'),
  modeDigit: (app) => setMode(app, 'digit'),
  modeCorner: (app) => setMode(app, 'corner'),
  modeCentre: (app) => setMode(app, 'centre'),
  modeColour: (app) => setMode(app, 'colour'),
  nextMode: (app) => setMode(app, MODES[(MODES.indexOf(app.game.mode) + 1) % MODES.length]),
  digitFirst(app) {
    const { game } = app;
    game.digitFirst = !game.digitFirst;
    if (!game.digitFirst) game.clearFilter();
    game.refresh();
    app.say(app.t(game.digitFirst ? 'say.digitFirst' : 'say.cellFirst'));
  },
  filter(app, { digit = 0, add }) {
    app.game.toggleFilter(digit, add);
    sayFilter(app);
  },
  filterPairs(app) {
    app.game.toggleFilterPairs();
    app.say(app.t(app.game.filterPairs ? 'say.pairs' : 'say.noFilter'));
  },
  filterBefore(app) {
    app.game.stepFilter(-1);
    sayFilter(app);
  },
  filterAfter(app) {
    app.game.stepFilter(1);
    sayFilter(app);
  },
  notes(app) {
    app.game.setAutoNotes(!app.game.autoNotes);
    app.say(app.t(app.game.autoNotes ? 'say.autoNotesOn' : 'say.autoNotesOff'));
  },
  pause: (app) => app.pause(!app.game.paused),
  hint: (app) => void app.hints.next(),
  sayRow: (app) => sayHouse(app, 'row'),
  sayColumn: (app) => sayHouse(app, 'column'),
  sayBlock: (app) => sayHouse(app, 'block'),
  sayMissing(app) {
    const { game } = app;
    app.say(missing(game.position, game.focus).map(({ house, digits }) => app.t('say.missing', {
      house: houseName(app, house), digits: digits.map((digit) => app.symbols.of(digit)).join(' ') || app.t('say.none'),
    })).join('. '));
  },
  sayCell: (app) => app.say(app.board.cells[app.game.focus]?.getAttribute('aria-label') ?? ''),
  save: (app) => app.saveFile(),
  open: (app) => app.openDialog('open'),
  print: (app) => app.openDialog('print'),
  help: (app) => app.openDialog('help'),
};

/** @param {App} app @param {import('./types.js').Mode} mode */
function setMode(app, mode) {
  app.game.setMode(mode);
  app.say(app.t(`mode.${mode}`));
}

/** @param {App} app @param {Command} command */
function enter(app, { digit = 0, mode }) {
  const { game } = app;
  const how = mode ?? app.momentary ?? game.mode;
  if (game.digitFirst && how !== 'colour') {
    game.pick(digit);
    app.say(game.picked ? app.t('say.picked', { digit: app.symbols.of(digit) }) : app.t('say.noFilter'));
    return;
  }
  put(app, digit, how);
}

/** @param {App} app @param {number} digit @param {import('./types.js').Mode} mode */
export function put(app, digit, mode) {
  const { game } = app;
  // With one digit filtered, colours go to its candidates: a chain is coloured without a mouse.
  const filtered = [...Array(game.side + 1).keys()].filter((each) => has(game.filter, each));
  if (mode === 'colour' && filtered.length === 1 && !game.digitFirst) {
    const notes = game.notes;
    const cells = game.cells.filter((cell) => has(notes[cell] | game.position.corner[cell], filtered[0]) && !game.position.at(cell));
    if (cells.length) {
      game.make(cells.flatMap((cell) => colourCandidate(game.position, cell, filtered[0], digit)));
      return;
    }
  }
  if (mode !== 'colour' && digit > game.side) return;
  const open = game.cells.filter((cell) => game.design || mode === 'colour' || !game.position.given[cell]);
  if (!open.length) {
    app.say(app.t('say.given'));
    return;
  }
  if (!game.enter(digit, mode)) return;
  if (app.settings.announceTyping) sayEntry(app, digit, mode);
}

/** @param {App} app @param {number} digit @param {import('./types.js').Mode} mode */
function sayEntry(app, digit, mode) {
  const { game } = app;
  const cell = game.focus;
  if (mode === 'colour') {
    app.say(app.t(has(game.position.colours[cell], digit) ? 'say.colour' : 'say.colourOff', { colour: app.t(`colour.${digit}`) }));
    return;
  }
  const symbol = app.symbols.of(digit);
  if (mode !== 'digit') {
    const set = mode === 'corner' ? game.position.corner[cell] : game.notes[cell];
    app.say(app.t(has(set, digit) ? 'say.marked' : 'say.unmarked', { digit: symbol }));
    return;
  }
  if (!game.position.at(cell)) {
    app.say(app.t('say.cleared'));
    return;
  }
  const clash = app.settings.conflicts === 'off' ? undefined
    : game.geometry.peers[cell].find((peer) => game.position.at(peer) === digit);
  if (clash !== undefined) {
    app.say(app.t('say.conflict', { digit: symbol, row: game.geometry.row(clash) + 1, column: game.geometry.column(clash) + 1 }));
  } else if (app.settings.conflicts === 'solution' && game.mistakes.has(cell)) {
    app.say(app.t('say.wrong', { digit: symbol }));
  } else if (!game.isSolved) {
    app.say(app.t('say.placed', { digit: symbol }));
  }
}

/** @param {App} app @param {import('./types.js').Change[]|null} changes @param {string} done @param {string} nothing */
function goBack(app, changes, done, nothing) {
  if (!changes) {
    app.say(app.t(nothing));
    return;
  }
  const cells = [...new Set(changes.map(({ cell }) => cell))];
  app.board.flash(cells);
  app.say(app.t(done, { cells: cells.slice(0, 4).map((cell) => app.game.geometry.name(cell)).join(' ') }));
}

/** @param {App} app */
function sayFilter(app) {
  const { game } = app;
  const digits = [...Array(game.side + 1).keys()].filter((digit) => has(game.filter, digit));
  app.say(digits.length ? app.t('say.filter', { digits: digits.map((digit) => app.symbols.of(digit)).join(' ') }) : app.t('say.noFilter'));
}

/** @param {App} app @param {import('./board/geometry.js').House} house */
export const houseName = (app, house) => (house.kind === 'extra' ? house.name : app.t(`house.${house.kind}`, { number: house.index + 1 }));

/** @param {App} app @param {import('./board/geometry.js').HouseKind} kind */
function sayHouse(app, kind) {
  const { game } = app;
  const house = game.geometry.houseOf(game.focus, kind);
  if (!house) return;
  const digits = house.cells.map((cell) => app.symbols.of(game.position.at(cell)) || app.t('say.gap'));
  app.say(`${houseName(app, house)}: ${digits.join(' ')}`);
}
