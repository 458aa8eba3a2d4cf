/**
 * Where new puzzles come from. One of each level is made ahead while nobody waits, so that a game
 * begins at once; today's puzzle follows from the date alone.
 */
import { LEVELS } from '../ui/emblem.js';
import { weekday } from '../storage/days.js';
import { disguise } from './disguise.js';
import { anySeed, seeded } from './random.js';

/** @typedef {import('../engine/engine.js').Engine} Engine */

const KEY = 'minirow.prepared';
const SYMMETRY = 'half-turn';

/** What the generator is asked for besides the level: more givens where one learns. @type {Record<string, object>} */
const ORDERS = { beginner: { givens: 38 }, easy: { givens: 33 }, moderate: { givens: 29 } };

/** How many puzzles to look at: enough to find one of each level but the two hardest, for which it takes long. */
const TRIES = 4000;

/**
 * Seeds whose first puzzle has the level. Puzzles of these levels take seconds to find, but no time
 * to make again; they are shown in disguise.
 * @type {Record<string, number[]>}
 */
export const SEEDS = {
  diabolical: [
    5, 7, 16, 25, 42, 48, 61, 63, 68, 80, 82, 109, 113, 138, 139, 144, 150, 151, 153, 154, 166, 196, 211, 227, 232,
    233, 250, 253, 254, 275, 285, 291, 305, 315, 328, 373, 400, 410, 416, 426, 455, 459, 462, 480, 486, 497, 498, 517,
  ],
  fiendish: [
    126, 199, 361, 768, 963, 1005, 1729, 1754, 2111, 2245, 2779, 2904, 3171, 3357, 3386, 3483, 3533, 3605, 3675, 3797,
    3811, 4212, 4436, 4495, 4505, 4715, 4741, 5427, 5574, 5608, 5903, 6307, 6562, 6572, 7233, 7584, 7818, 7910, 8170,
    8222, 8314,
  ],
};

export class Supply {
  #atWork = false;
  #stop = new AbortController();

  /** @param {Engine} engine @param {Storage|null} storage */
  constructor(engine, storage) {
    this.engine = engine;
    this.storage = storage;
    /** The puzzles of days that were asked for. @type {Map<string, Promise<number[]>>} */
    this.days = new Map();
  }

  /** A new puzzle of a level: the one that was made ahead, else one that is made now. @param {string} level @returns {Promise<number[]>} */
  async take(level) {
    const prepared = this.#prepared();
    const line = prepared[level];
    if (line) {
      delete prepared[level];
      this.#keep(prepared);
      return fromLine(line);
    }
    // What somebody waits for goes first.
    this.#stop.abort();
    return this.make(level, anySeed());
  }

  /** The level of a day: the week begins with the easiest one. @param {string} day */
  levelOf(day) {
    return LEVELS[weekday(day)];
  }

  /** The puzzle of a day, the same for everybody. @param {string} day @returns {Promise<number[]>} */
  ofDay(day) {
    let puzzle = this.days.get(day);
    if (!puzzle) {
      puzzle = this.make(this.levelOf(day), Number(day.replaceAll('-', '')));
      this.days.set(day, puzzle);
      // Asked for again, it may go well.
      puzzle.catch(() => this.days.delete(day));
    }
    return puzzle;
  }

  /** The puzzle of a level that a seed leads to. @param {string} level @param {number} seed @returns {Promise<number[]>} */
  async make(level, seed) {
    const seeds = SEEDS[level];
    if (!seeds) return (await this.#generate(level, seed)).puzzle;
    const random = seeded(seed);
    const { puzzle } = await this.engine.call('generate', { seed: seeds[Math.floor(random() * seeds.length)], tries: 1, symmetry: SYMMETRY });
    return disguise(puzzle, random);
  }

  /** @param {string} level @param {number} seed @param {{signal?: AbortSignal, background?: boolean}} [options] @returns {Promise<{found: boolean, puzzle: number[]}>} */
  #generate(level, seed, options) {
    return this.engine.call('generate', { seed, level, tries: TRIES, symmetry: SYMMETRY, ...ORDERS[level] }, options);
  }

  /** Makes what is missing, one after the other, behind everything else. */
  async prepare() {
    if (this.#atWork || !this.storage) return;
    this.#atWork = true;
    this.#stop = new AbortController();
    try {
      for (const level of LEVELS) {
        if (this.#prepared()[level]) continue;
        const { found, puzzle } = await this.#generate(level, anySeed(), { background: true, signal: this.#stop.signal });
        if (found) this.#keep({ ...this.#prepared(), [level]: puzzle.join('') });
      }
    } catch {
      // It was stopped, or an engine is busy or gone: the next visit tries again, and nobody waits for it.
    } finally {
      this.#atWork = false;
    }
  }

  /** @returns {Record<string, string>} lines by level */
  #prepared() {
    try {
      const kept = JSON.parse(this.storage?.getItem(KEY) ?? '{}');
      return Object.fromEntries(LEVELS.flatMap((level) => (/^\d{81}$/.test(kept?.[level]) ? [[level, kept[level]]] : [])));
    } catch {
      return {};
    }
  }

  /** @param {Record<string, string>} prepared */
  #keep(prepared) {
    try {
      this.storage?.setItem(KEY, JSON.stringify(prepared));
    } catch {
      // No room: the next puzzle is made when it is asked for.
    }
  }
}

/** @param {string} line */
const fromLine = (line) => [...line].map(Number);
