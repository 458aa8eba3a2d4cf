/**
 * The ladder of hints: nudge, name, place, why, apply. It works on the player's own board, and ends as
 * soon as that changes. Mistakes are part of it: that there is one, how many, and which cells.
 */
import { setOf } from '../board/digits.js';
import { applyStep } from '../game/edit.js';
import { candidates } from '../game/position.js';
import { boardForHint, claims } from '../hints/claims.js';
import { Picture } from '../hints/picture.js';
import { partsOf, pictureOf } from '../hints/steps.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('../types.js').Hint} Hint */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').Mistake} Mistake */

/** The rungs of the ladder, by their messages. */
export const RUNGS = /** @type {const} */ (['nudge', 'name', 'place', 'why', 'apply']);
const [NAME, PLACE, WHY] = [1, 2, 3];

/** How long a question may wait before the card tells that it is being asked. */
const PATIENCE = 250;

export class Hints extends EventTarget {
  /** What is shown. @type {'closed'|'busy'|'step'|'mistakes'|'message'|'path'} */
  state = 'closed';
  /** @type {Hint|null} */
  hint = null;
  /** The rung, from 0; of mistakes too. */
  level = 0;
  /** The part of the argument, from 0. */
  part = 0;
  /** The key of what is said instead of a hint, or an error as a text. */
  message = '';
  /** The way to the solution. @type {{steps: Step[], at: number}|null} */
  path = null;
  /** @type {AbortController|null} */
  #calling = null;
  /** The game and the move that the hint is for. */
  #for = { game: /** @type {import('../game/game.js').Game|null} */ (null), move: 0 };

  #counted = '';

  /** @param {Desk} desk */
  constructor(desk) {
    super();
    this.desk = desk;
    desk.addEventListener('change', () => this.#follow());
    desk.addEventListener('select', () => this.#follow());
  }

  get isOpen() {
    return this.state !== 'closed';
  }

  /** The step that is spoken of. */
  get step() {
    return this.path ? this.path.steps[this.path.at] : this.hint?.step ?? null;
  }

  /** Whether the argument is at its end, so that applying it is what comes next. */
  get isLast() {
    return this.state === 'step' && this.level === WHY && this.part === partsOf(/** @type {Step} */ (this.step)).length - 1;
  }

  /** Asks for a hint, or tells more of the one that is open. */
  async next() {
    const { state, path } = this;
    if (state === 'busy') return;
    if (state === 'closed') await this.#ask();
    else if (state === 'message') this.close();
    else if (state === 'mistakes') await this.#nextOfMistakes();
    else if (path) this.walkTo(path.at + 1);
    else if (this.isLast) this.apply();
    else if (this.level < WHY) this.#go(this.level + 1, 0);
    else this.#go(WHY, this.part + 1);
  }

  /** One step back; the rungs before are shown again. */
  back() {
    if (this.path) this.walkTo(this.path.at - 1);
    else if (this.level === WHY && this.part > 0) this.#go(WHY, this.part - 1);
    else if (this.level > 0) this.#go(this.level - 1, 0);
  }

  async #nextOfMistakes() {
    if (this.level < PLACE) this.#go(this.level + 1, 0);
    else await this.toBeforeMistake();
  }

  async #ask() {
    if (this.desk.game.geometry.hasRules) {
      await this.#askWithRules();
      return;
    }
    const [hint, found] = await this.#call(() => Promise.all([this.#engine('hint'), this.#solve()])) ?? [];
    if (!hint) return;
    this.hint = hint;
    if (found === 'none') this.#tell('hint.none');
    else if (hint.result === 'step' && hint.step) {
      this.#count(hint.step.technique);
      this.#show('step');
    } else if (hint.result === 'mistakes') this.#show('mistakes');
    else this.#tell(hint.result === 'stuck' && found === 'several' ? 'hint.several' : `hint.${hint.result}`);
  }

  /** What can be said of a board with rules beyond houses: mistakes, but no step, as that would not know the rules. */
  async #askWithRules() {
    const { game, app } = this.desk;
    const checked = await this.#call(() => app.engine.call('check', { board: { ...game.board(), candidates: undefined } }, { signal: this.#calling?.signal }));
    if (!checked) return;
    const { mistakes, result } = checked;
    if (mistakes.length) {
      this.hint = { result: 'mistakes', mistakes };
      this.#show('mistakes');
    } else this.#tell(result === 'none' ? 'hint.none' : game.isSolved ? 'hint.solved' : 'hint.rules');
  }

  /** A hint that is opened again at the same move is the same hint. @param {string} technique */
  #count(technique) {
    const { game } = this.desk;
    const key = `${game.id} ${game.history.current}`;
    if (this.#counted === key) return;
    this.#counted = key;
    game.hinted.push(technique);
  }

  /** @param {string} name */
  #engine(name) {
    const { desk } = this;
    const board = boardForHint(desk.game, { complete: desk.settings.notesComplete, symbols: desk.symbols.forEngine });
    return desk.app.engine.call(name, { board }, { signal: this.#calling?.signal });
  }

  /** How many solutions the givens have; what cannot be told in time counts as one. */
  async #solve() {
    const { game, app } = this.desk;
    if (game.solution) return 'unique';
    try {
      const { result, solutions } = await app.engine.call('solve', { board: { geometry: game.geometry.spec, givens: game.position.given } }, { signal: this.#calling?.signal });
      if (result === 'unique') game.solution = solutions[0];
      return result;
    } catch {
      return 'unique';
    }
  }

  /** Waits for the engine; nothing where nobody waits any more. @template T @param {() => Promise<T>} ask @returns {Promise<T|undefined>} */
  async #call(ask) {
    const calling = new AbortController();
    this.#calling = calling;
    const { game } = this.desk;
    this.#for = { game, move: game.history.current };
    this.state = 'busy';
    const timer = setTimeout(() => this.#changed(), PATIENCE);
    try {
      const answer = await ask();
      return calling.signal.aborted ? undefined : answer;
    } catch (error) {
      if (!calling.signal.aborted) this.#tell(this.desk.app.errorText(error));
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#calling === calling) this.#calling = null;
    }
  }

  /** @param {'step'|'mistakes'} state */
  #show(state) {
    this.state = state;
    this.#go(0, 0);
  }

  /** @param {string} message */
  #tell(message) {
    this.state = 'message';
    this.message = message;
    this.#changed();
  }

  /** @param {number} level @param {number} part */
  #go(level, part) {
    this.level = level;
    this.part = part;
    this.desk.showPicture(this.#picture());
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** What the present rung lights: no more than its words say. */
  #picture() {
    const { hint, level, part } = this;
    if (this.state === 'mistakes') return this.#mistakePicture();
    if (!hint?.step || level < NAME) return null;
    if (level === NAME) return new Picture({ digits: setOf(hint.digits ?? []) });
    return level === PLACE ? new Picture({ houses: this.place }) : pictureOf(hint.step, part);
  }

  /** The house of the one wrong digit, and later the digits themselves. */
  #mistakePicture() {
    const { level, wrongHouse: house } = this;
    if (level >= PLACE) return new Picture({ wrong: this.wrongCells });
    return level === NAME && house ? new Picture({ houses: [{ house: house.name, cells: house.cells, role: 'base' }] }) : null;
  }

  /** Whether nothing is known to be wrong but that there is no way on. */
  get isDeadEnd() {
    return this.mistakes.every(({ kind }) => kind === 'dead-end');
  }

  /** A house that has the wrong digit, where there is just one. */
  get wrongHouse() {
    const [cell, another] = this.wrongCells;
    if (cell === undefined || another !== undefined || this.isDeadEnd) return undefined;
    const { geometry, grid } = this.desk.game;
    return geometry.houseOf(cell, 'block', grid) ?? geometry.houseOf(cell, 'row', grid);
  }

  /** Where to look: the base houses, or where there are none those that the engine names. */
  get place() {
    const { hint, desk } = this;
    const bases = hint?.step?.houses.filter(({ role }) => role === 'base') ?? [];
    if (bases.length) return bases;
    const names = new Set(hint?.region ?? []);
    return desk.game.geometry.houses.filter(({ name }) => names.has(name)).map(({ name, cells }) => ({ house: name, cells, role: 'base' }));
  }

  /** Each mistake once: a digit twice in a row and in its block is one. @returns {Mistake[]} */
  get mistakes() {
    const seen = new Set();
    return (this.hint?.mistakes ?? []).filter(({ kind, cells, digit }) => {
      const key = `${kind} ${cells} ${digit}`;
      return !seen.has(key) && seen.add(key);
    });
  }

  /** The player's cells that are wrong. */
  get wrongCells() {
    const { given } = this.desk.game.position;
    const cells = [...new Set(this.mistakes.flatMap((mistake) => mistake.cells))];
    const own = cells.filter((cell) => !given[cell]);
    return own.length ? own : cells;
  }

  /** Does the step, wherever the ladder stands. */
  apply() {
    const { desk, hint } = this;
    const step = this.path ? null : hint?.step;
    if (!step) return;
    this.close();
    const { game, board } = desk;
    if (!game.make(applyStep(game.position, step, game.options))) return;
    // What changed is what the eye looks for: it is selected, and lights up.
    const cells = [...new Set((step.place.length ? step.place : step.remove).map(([cell]) => cell))];
    game.selectAll(cells, cells[0]);
    board.flash(cells);
    this.dispatchEvent(new CustomEvent('applied', { detail: step }));
  }

  /** Back to the last move before the first mistake; what came after it stays in the history. */
  async toBeforeMistake() {
    const { desk } = this;
    const move = desk.game.beforeMistake();
    this.close();
    if (move === undefined) return;
    desk.goTo(move);
    this.dispatchEvent(new CustomEvent('back', { detail: move }));
  }

  /** The wrong digits that can be removed by themselves. */
  get removable() {
    return this.desk.game.wrongDigits(this.wrongCells);
  }

  /** Takes the wrong digits back, and nothing else. */
  removeWrong() {
    const { desk, removable } = this;
    this.close();
    if (!desk.game.removeDigits(removable)) return;
    desk.board.flash(removable);
    this.dispatchEvent(new CustomEvent('removed', { detail: removable }));
  }

  /** Whether there is a way back before the mistake. */
  get canGoBack() {
    return this.desk.game.beforeMistake() !== undefined;
  }

  close() {
    if (!this.isOpen) return;
    this.#calling?.abort();
    this.#calling = null;
    this.state = 'closed';
    this.hint = null;
    this.path = null;
    this.level = 0;
    this.part = 0;
    this.message = '';
    this.desk.showPicture(null);
    this.#changed();
  }

  /** Closes once the board is another one than the hint was found on. */
  #follow() {
    const { game, move } = this.#for;
    if (this.isOpen && (game !== this.desk.game || move !== this.desk.game.history.current)) this.close();
  }

  /** Asks for all steps up to the solution. */
  async walk() {
    this.close();
    const [answer, found] = await this.#call(() => Promise.all([this.#engine('path'), this.#solve()])) ?? [];
    if (!answer) return;
    if (found === 'none') this.#tell('hint.none');
    else if (answer.steps.length) {
      this.path = { steps: answer.steps, at: 0 };
      // The way can be read to its end: who does counts as having seen the solution.
      this.desk.game.solutionShown = true;
      this.state = 'path';
      this.walkTo(0);
    } else this.#tell(found === 'several' ? 'hint.several' : answer.result === 'solved' ? 'hint.solved' : 'hint.stuck');
  }

  /** Shows a step of the way, with what came before it. @param {number} at */
  walkTo(at) {
    const { path, desk } = this;
    if (!path) return;
    const { game } = desk;
    path.at = Math.min(Math.max(at, 0), path.steps.length - 1);
    const trial = game.position.clone();
    const known = claims(game, desk.settings.notesComplete);
    trial.struck = candidates(trial).map((set, cell) => (known[cell] === null ? 0 : set & ~(known[cell] ?? 0)));
    /** @type {Record<number, number>} */
    const ghosts = {};
    for (const step of path.steps.slice(0, path.at)) {
      trial.apply(applyStep(trial, step, { autoNotes: true, autoClear: true }));
      for (const [cell, digit] of step.place) ghosts[cell] = digit;
    }
    desk.showPicture(pictureOf(path.steps[path.at]), ghosts);
    this.#changed();
  }
}
