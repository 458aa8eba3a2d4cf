/**
 * What the engine says of a board that is being made: asked a little after the last change, the quick
 * questions first. What is asked of an older board is given up.
 */
import { gapsOf } from './regions.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {{kind: string, house?: string, cells: number[], digit?: number}} Gap */
/** @typedef {{cell: number, kind: 'duplicate'|'fills'|'blocks'|'part', house?: string}} Reason */
/** @typedef {{cells: number[], gap?: Gap, reasons: Reason[]}} ContradictingSet */
/** @typedef {import('../types.js').Rates} Rating */
/** @typedef {'counting'|'unfinished'|'none'|'unique'|'several'|'unsettled'|'failed'} Kind */

/** How long the engine may search for solutions, in milliseconds, before it is asked whether to go on. */
const PATIENCE = 20_000;

/** How many solutions are looked at one by one. */
const MOST = 200;

/** How many reasons for no solution are looked for. */
const MOST_SETS = 6;

/** What is known of a board. */
export class Findings {
  /** @type {Kind} */
  kind = 'counting';
  /** @type {number[][]} */
  solutions = [];
  /** Whether these are all solutions; not known where it is undefined. @type {boolean|undefined} */
  complete = undefined;
  /** @type {Rating|undefined} */
  rating = undefined;
  isRating = false;
  /** @type {number[]|undefined} */
  redundant = undefined;
  /** The digits that occur in solutions, by cell. @type {number[][]|undefined} */
  possible = undefined;
  /** @type {ContradictingSet[]|undefined} */
  sets = undefined;
  /** What there was before the last change: no, one or several solutions. @type {'none'|'unique'|'several'|undefined} */
  before = undefined;
  error = '';
}

export class Analysis extends EventTarget {
  /** @param {App} app */
  constructor(app) {
    super();
    this.app = app;
    this.findings = new Findings();
    /** @type {AbortController} */
    this.calling = new AbortController();
    this.key = '';
    this.timer = 0;
    /** @type {Game|undefined} */
    this.game = undefined;
    /** Questions of this board that were asked already. @type {Set<string>} */
    this.asked = new Set();
  }

  /** @param {Game} game */
  ask(game) {
    const key = `${game.id} ${JSON.stringify(game.geometry.spec)} ${game.position.given.join(' ')}`;
    if (key === this.key) return;
    this.stop();
    this.key = key;
    this.game = game;
    this.asked = new Set();
    this.findings = new Findings();
    this.calling = new AbortController();
    if (!gapsOf(game.geometry).isReady) {
      this.findings.kind = 'unfinished';
      this.#tell();
      return;
    }
    this.timer = window.setTimeout(() => void this.solve(), 120);
    this.#tell();
  }

  /** Gives up what is being asked, as when another view is shown. */
  stop() {
    clearTimeout(this.timer);
    this.calling.abort();
    this.key = '';
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  get #board() {
    const { game } = this;
    return { geometry: game?.geometry.spec, givens: [...game?.position.given ?? []] };
  }

  /** Asks, and forgets the answer when the board has changed meanwhile. @param {string} name @param {object} input @param {number} [patience] @returns {Promise<any>} nothing when nobody wants to know any more */
  async #call(name, input, patience) {
    const { signal } = this.calling;
    try {
      const wait = patience ? AbortSignal.any([signal, AbortSignal.timeout(patience)]) : signal;
      const answer = await this.app.engine.call(name, input, { signal: wait });
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** Whether there is a solution. @param {number} [patience] */
  async solve(patience = PATIENCE) {
    const { findings } = this;
    findings.kind = 'counting';
    try {
      const answer = await this.#call('solve', { board: this.#board }, patience);
      if (!answer) return;
      findings.kind = answer.result;
      findings.solutions = answer.solutions;
      this.#tell();
      if (answer.result === 'unique') await this.#more();
      if (answer.result === 'several') await this.#list();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    this.findings.kind = isSlow ? 'unsettled' : 'failed';
    this.findings.error = isSlow ? '' : this.app.errorText(error);
    this.#tell();
  }

  /** How hard the board is, and what it does not need. */
  async #more() {
    const { findings } = this;
    findings.isRating = true;
    this.#tell();
    const rating = await this.#call('rate', { board: this.#board }, 60_000).catch(() => undefined);
    findings.isRating = false;
    if (this.findings !== findings) return;
    findings.rating = rating;
    this.#tell();
    const redundant = await this.#call('redundant', { board: this.#board }, 60_000).catch(() => undefined);
    if (!redundant || this.findings !== findings) return;
    findings.redundant = redundant.cells;
    this.#tell();
  }

  async #list() {
    const { findings } = this;
    const answer = await this.#call('solutions', { board: this.#board, most: MOST }, PATIENCE).catch(() => undefined);
    if (!answer || this.findings !== findings) return;
    findings.solutions = answer.solutions;
    findings.complete = answer.complete;
    if (answer.complete) findings.possible = possibleIn(answer.solutions);
    this.#tell();
  }

  /** The digits that occur in solutions. */
  async askPossible() {
    const { findings } = this;
    if (findings.possible || this.asked.has('possible')) return;
    if (findings.kind === 'unique') {
      findings.possible = possibleIn(findings.solutions);
      this.#tell();
      return;
    }
    this.asked.add('possible');
    try {
      const answer = await this.#call('true_candidates', { board: this.#board });
      if (!answer || this.findings !== findings) return;
      findings.possible ??= answer.candidates;
      this.#tell();
    } catch (error) {
      this.app.tell(this.app.errorText(error));
    }
  }

  /** Why there is no solution, and whether the last change is the cause. */
  async askWhy() {
    const { findings } = this;
    if (this.asked.has('why')) return;
    this.asked.add('why');
    try {
      const [answer, before] = await Promise.all([
        this.#call('contradiction', { board: this.#board, most: MOST_SETS }), this.#askBefore()]);
      if (!answer || this.findings !== findings) return;
      findings.sets = answer.sets;
      findings.before = before;
      this.#tell();
    } catch (error) {
      this.app.tell(this.app.errorText(error));
    }
  }

  /** @returns {Promise<'none'|'unique'|'several'|undefined>} */
  async #askBefore() {
    const { game } = this;
    if (!game?.history.canUndo) return undefined;
    const trial = game.position.clone();
    trial.revert(game.history.moves[game.history.current].changes);
    if (!gapsOf(trial.geometry).isReady) return undefined;
    const answer = await this.#call('solve', { board: { geometry: trial.geometry.spec, givens: [...trial.given] } }, PATIENCE).catch(() => undefined);
    return answer?.result;
  }
}

/** The digits of some solutions by cell. @param {number[][]} solutions */
export function possibleIn(solutions) {
  return (solutions[0] ?? []).map((_, cell) => [...new Set(solutions.map((solution) => solution[cell]))].sort((a, b) => a - b));
}

/**
 * The single givens that leave one solution of several, those first that say most: cells with many
 * possible digits. Where none does, those that leave the fewest.
 * @param {number[][]} solutions all of them
 * @param {(cell: number) => boolean} [isWanted] cells that come first, as the symmetry asks for them
 */
export function settling(solutions, isWanted = () => false) {
  const possible = possibleIn(solutions);
  const options = possible.flatMap((digits, cell) => (digits.length < 2 ? [] : digits.map((digit) => ({
    cell, digit, left: solutions.filter((solution) => solution[cell] === digit).length, choices: digits.length,
  }))));
  const least = Math.min(...options.map(({ left }) => left));
  return options.filter(({ left }) => left === least).sort((a, b) =>
    Number(isWanted(b.cell)) - Number(isWanted(a.cell)) || b.choices - a.choices || a.cell - b.cell);
}
