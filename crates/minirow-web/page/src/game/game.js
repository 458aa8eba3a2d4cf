/**
 * One board that is open: its position, its history, what is selected and how digits are entered.
 *
 * It tells of changes by events and knows nothing of the page: `change` when the position changed,
 * `select` when the selection or the way of entering did.
 */
import { allDigits, digitsOf } from '../board/digits.js';
import { Geometry } from '../board/geometry.js';
import { gridAt } from '../board/grids.js';
import * as edit from './edit.js';
import { History } from './history.js';
import { Position, conflicts, isSolved, notes, toBoard } from './position.js';

/** @typedef {import('../types.js').Change} Change */
/** @typedef {import('../types.js').Mode} Mode */

/** @type {Mode[]} */
export const MODES = ['digit', 'corner', 'centre', 'colour'];
export const COLOURS = 9;

export class Game extends EventTarget {
  /** @param {{geometry?: Geometry, position?: Position, history?: History, name?: string, author?: string, rules?: string, level?: string, day?: string, id?: string, seconds?: number}} [parts] */
  constructor(parts = {}) {
    super();
    this.position = parts.position ?? new Position(parts.geometry ?? new Geometry());
    this.history = parts.history ?? new History();
    this.name = parts.name ?? '';
    this.author = parts.author ?? '';
    /** What its maker says of the rules. */
    this.rules = parts.rules ?? '';
    /** The name of its level, where it is known. */
    this.level = parts.level ?? '';
    /** The date whose puzzle it is, as `2026-11-22`. */
    this.day = parts.day ?? '';
    /** How many hints were shown, and the techniques of those that were followed. @type {string[]} */
    this.hinted = [];
    /** Whether the whole solution was shown: such a game does not count as solved by the player. */
    this.solutionShown = false;
    /** Whether the player made this board. */
    this.made = false;
    this.id = parts.id ?? crypto.randomUUID();
    this.seconds = parts.seconds ?? 0;
    this.paused = false;
    /** Whether the board is being made rather than played. */
    this.design = false;
    this.autoNotes = false;
    this.autoClear = true;
    /** The only solution, where it is known. @type {number[]|null} */
    this.solution = null;
    /** Where digits break rules beyond houses, as far as the engine has told. @type {import('../types.js').RuleConflict[]} */
    this.broken = [];
    /** @type {Set<number>} */
    this.selection = new Set([0]);
    this.focus = 0;
    /** @type {Mode} */
    this.mode = 'digit';
    /** The digit that is put where one clicks; 0 for cells first. */
    this.picked = 0;
    this.digitFirst = false;
    /** The digits that are shown among the candidates. */
    this.filter = 0;
    this.filterPairs = false;
  }

  /** @param {'change'|'select'} kind @param {object} [detail] */
  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  get geometry() {
    return this.position.geometry;
  }

  /** The grid that is meant, on boards of several: it stays as long as the cells with the focus are in it. */
  get grid() {
    return gridAt(this.geometry, this.focus, this.#grid);
  }

  /** @param {number} cell */
  #goTo(cell) {
    this.#grid = gridAt(this.geometry, cell, this.grid);
    this.focus = cell;
  }

  /** @type {number|undefined} */
  #grid = undefined;

  /** The house of the cell with the focus, in the grid that is meant. @param {import('../board/geometry.js').HouseKind} kind */
  houseOf(kind) {
    return this.geometry.houseOf(this.focus, kind, this.grid);
  }

  /** Without the solution, only what the engine has told of rules beyond houses is known. */
  get isSolved() {
    const { solution, position } = this;
    if (!isSolved(position)) return false;
    if (!this.geometry.hasRules) return true;
    return solution ? position.values.every((digit, cell) => digit === solution[cell]) : this.provedFor === position.values.join(' ');
  }

  /** The digits of a full board of which the engine has told that they break no rule. */
  provedFor = '';

  /** Cells whose digits break rules beyond houses. */
  get brokenCells() {
    return new Set(this.broken.flatMap(({ cells }) => cells));
  }

  get notes() {
    return notes(this.position, this.autoNotes);
  }

  /** What to do with `edit`. */
  get options() {
    return { autoNotes: this.autoNotes, autoClear: this.autoClear && !this.design, design: this.design };
  }

  /** @param {string} [symbols] */
  board(symbols) {
    return toBoard(this.position, { autoNotes: this.autoNotes, symbols });
  }

  /** Does changes as one move; tells whether there were any. @param {Change[]} changes */
  make(changes) {
    if (!changes.length) return false;
    this.position.apply(changes);
    this.history.add(changes, Math.floor(this.seconds));
    this.#tell('change', { changes });
    return true;
  }

  /** The cells an entry goes to. */
  get cells() {
    return this.selection.size ? [...this.selection] : [this.focus];
  }

  /** @param {number} digit @param {Mode} [mode] @param {number[]} [cells] */
  enter(digit, mode = this.mode, cells = this.cells) {
    if (mode === 'colour' ? digit > COLOURS : digit > this.geometry.digits) return false;
    return this.make(edit.enter(this.position, cells, this.design && mode === 'digit' ? 'digit' : mode, digit, this.options));
  }

  /** Those of some cells whose digit the player can take back: of digits that contradict each other, the ones that the solution does not have. @param {Iterable<number>} cells */
  wrongDigits(cells) {
    const own = [...new Set(cells)].filter((cell) => this.position.digit[cell] && !this.position.given[cell]);
    const wrong = own.filter((cell) => this.mistakes.has(cell));
    return wrong.length ? wrong : own;
  }

  /** @param {number[]} cells */
  removeDigits(cells) {
    return this.make(edit.removeDigits(this.position, cells));
  }

  clear() {
    return this.make(edit.clear(this.position, this.cells, this.options));
  }

  /** Takes the last move back as if it had never been made: no branch stays. */
  withdraw() {
    const changes = this.history.withdraw();
    this.position.revert(changes);
    this.#tell('change', { changes, undone: true });
  }

  undo() {
    return this.history.canUndo ? this.goTo(this.history.moves[this.history.current].parent) : null;
  }

  redo() {
    return this.history.canRedo ? this.goTo(this.history.moves[this.history.current].next) : null;
  }

  /** Goes to any move; returns the changes in the order they happened. @param {number} move */
  goTo(move) {
    const { revert, apply } = this.history.goTo(move);
    for (const changes of revert) this.position.revert(changes);
    for (const changes of apply) this.position.apply(changes);
    const changes = [...revert.flat(), ...apply.flat()];
    this.#tell('change', { changes, undone: revert.length > 0 });
    return changes;
  }

  /** @param {string} name */
  bookmark(name) {
    this.history.bookmark(name);
    this.#tell('change', { changes: [] });
  }

  /** @param {string} name */
  forgetBookmark(name) {
    this.history.forget(name);
    this.#tell('change', { changes: [] });
  }

  /**
   * The last move before the first mistake of the present path: a digit that is not the solution's,
   * or a note that eliminated it; without a solution, a digit that stands twice. Nothing if all is well.
   */
  beforeMistake() {
    const trial = this.position.clone();
    const path = this.history.path();
    for (const move of [...path].reverse()) trial.revert(this.history.moves[move].changes);
    let before = 0;
    for (const move of path) {
      trial.apply(this.history.moves[move].changes);
      if (this.isWrong(trial)) return before;
      before = move;
    }
    return undefined;
  }

  /** @param {Position} [position] */
  isWrong(position = this.position) {
    const { solution } = this;
    if (!solution) return conflicts(position).size > 0;
    const bits = notes(position, this.autoNotes);
    return position.given.some((given, cell) => !given && (
      (position.digit[cell] > 0 && position.digit[cell] !== solution[cell]) ||
      (this.autoNotes && !position.digit[cell] && (bits[cell] & (1 << solution[cell])) === 0)));
  }

  /** Cells whose digit is not that of the solution. */
  get mistakes() {
    const { solution } = this;
    /** @type {Set<number>} */
    const wrong = new Set();
    if (solution) {
      this.position.digit.forEach((digit, cell) => {
        if (digit && !this.position.given[cell] && digit !== solution[cell]) wrong.add(cell);
      });
    }
    return wrong;
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.#tell('select');
  }

  nextMode() {
    this.setMode(MODES[(MODES.indexOf(this.mode) + 1) % MODES.length]);
  }

  /** @param {boolean} on */
  setAutoNotes(on) {
    this.autoNotes = on;
    this.#tell('change', { changes: [] });
  }

  /** @param {number} digit */
  pick(digit) {
    this.picked = this.picked === digit ? 0 : digit;
    this.filter = this.picked ? 1 << this.picked : 0;
    this.#tell('select');
  }

  /** Shows a digit among candidates, or hides it again. @param {number} digit @param {boolean} [add] */
  toggleFilter(digit, add = false) {
    const bit = 1 << digit;
    this.filter = add ? this.filter ^ bit : this.filter === bit ? 0 : bit;
    this.#tell('select');
  }

  toggleFilterPairs() {
    this.filterPairs = !this.filterPairs;
    this.#tell('select');
  }

  /** Filters the digit after, or before, the one that is filtered. @param {1|-1} by */
  stepFilter(by) {
    const { digits } = this.geometry;
    const [digit] = digitsOf(this.filter & allDigits(digits));
    const next = digit === undefined ? (by > 0 ? 1 : digits) : digit + by;
    this.filter = next < 1 || next > digits ? 0 : 1 << next;
    this.#tell('select');
  }

  clearFilter() {
    this.filter = 0;
    this.filterPairs = false;
    this.picked = 0;
    this.#tell('select');
  }

  /** @param {number} cell @param {'only'|'add'|'toggle'|'remove'} [how] */
  select(cell, how = 'only') {
    if (how === 'only') this.selection = new Set([cell]);
    else if (how === 'remove' || (how === 'toggle' && this.selection.has(cell))) this.selection.delete(cell);
    else this.selection.add(cell);
    this.#goTo(cell);
    this.#tell('select', { focus: true });
  }

  /** @param {Iterable<number>} cells @param {number} [focus] */
  selectAll(cells, focus = this.focus) {
    this.selection = new Set(cells);
    this.#goTo(focus);
    this.#tell('select', { focus: true });
  }

  /** Something outside changed that a board shows. */
  refresh() {
    this.#tell('select');
  }
}
