/**
 * What was solved: the times by level, the days in a row with today's puzzle, the techniques that
 * were met. It stays when a game is removed from the library.
 *
 * Each call reads what is stored, as another tab may have finished a game meanwhile.
 */
import { layoutOf } from '../board/layouts.js';
import { addDays, dayOf } from './days.js';

/** @typedef {import('../game/game.js').Game} Game */
/**
 * A game that was solved. `kind` is empty for a classic board, else what it is, as `16` or `9 diagonals`.
 * @typedef {{id: string, when: number, level: string, kind: string, seconds: number, hints: number, day: string}} Finish
 * @typedef {{finishes: Finish[], techniques: Record<string, number>}} Kept
 */

export const STATISTICS_KEY = 'minirow.statistics';

export class Statistics {
  /** @param {Storage|null} storage @param {() => number} [now] */
  constructor(storage, now = Date.now) {
    this.storage = storage;
    this.now = now;
    this.text = '';
    /** @type {Kept} */
    this.kept = { finishes: [], techniques: {} };
  }

  /**
   * Counts a game that is solved, once. A game whose solution was shown does not count.
   * @param {Game} game @param {string[]} [techniques] that it took, where they are known
   * @returns {boolean} whether it counts from now on
   */
  record(game, techniques = game.hinted) {
    const { finishes, techniques: met } = this.#read();
    if (!game.isSolved || game.design || game.solutionShown || finishes.some(({ id }) => id === game.id)) return false;
    const finish = {
      id: game.id, when: this.now(), level: game.level, kind: kindOf(game.geometry),
      seconds: Math.round(game.seconds), hints: game.hinted.length, day: game.day,
    };
    this.#write({ finishes: [...finishes, finish], techniques: counted(met, techniques) });
    return true;
  }

  /** Techniques that were met besides, as those of the solution path. @param {string[]} techniques */
  meet(techniques) {
    const { finishes, techniques: met } = this.#read();
    this.#write({ finishes, techniques: counted(met, techniques) });
  }

  /** The seconds of all games of a level, the oldest first. @param {string} level @param {string} [kind] of board; classic where it is left out @returns {number[]} */
  times(level, kind = '') {
    return this.#read().finishes.filter((one) => one.level === level && one.kind === kind).map(({ seconds }) => seconds);
  }

  /** The best time of a level in seconds, if there is one. @param {string} level @param {string} [kind] @returns {number|undefined} */
  best(level, kind = '') {
    const times = this.times(level, kind);
    return times.length ? Math.min(...times) : undefined;
  }

  /**
   * The days in a row whose puzzle was solved, up to today or yesterday; the longest row; and whether
   * today's is solved.
   */
  streak() {
    const solved = this.days();
    const today = dayOf(this.now());
    const isToday = solved.has(today);
    let days = 0;
    for (let day = isToday ? today : addDays(today, -1); solved.has(day); day = addDays(day, -1)) days += 1;
    let longest = days;
    let row = 0;
    let last = '';
    for (const day of [...solved].sort()) {
      row = last && addDays(last, 1) === day ? row + 1 : 1;
      longest = Math.max(longest, row);
      last = day;
    }
    return { days, longest, today: isToday };
  }

  /** The days whose puzzle was solved. @returns {Set<string>} */
  days() {
    return new Set(this.#read().finishes.flatMap(({ day }) => (day ? [day] : [])));
  }

  /** How often each technique was met, by name. @returns {Map<string, number>} */
  techniques() {
    return new Map(Object.entries(this.#read().techniques));
  }

  /** How many games were solved on each day. @returns {Map<string, number>} */
  calendar() {
    /** @type {Map<string, number>} */
    const days = new Map();
    for (const { when } of this.#read().finishes) {
      const day = dayOf(when);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    return days;
  }

  /** How many games were solved, and how many of them without a hint in the present month. */
  counts() {
    const { finishes } = this.#read();
    const month = dayOf(this.now()).slice(0, 7);
    const alone = finishes.filter(({ when, hints }) => hints === 0 && dayOf(when).startsWith(month)).length;
    return { solved: finishes.length, alone };
  }

  /** All of it, for a file. @returns {Kept} */
  all() {
    return this.#read();
  }

  /** Adds what a file brings; games that are counted already are passed over. @param {unknown} value */
  merge(value) {
    const mine = this.#read();
    const other = checked(value);
    const known = new Set(mine.finishes.map(({ id }) => id));
    const finishes = [...mine.finishes, ...other.finishes.filter(({ id }) => !known.has(id))].sort((a, b) => a.when - b.when);
    // The same file read twice must not count twice: the larger number is the one that knows more.
    const names = new Set([...Object.keys(mine.techniques), ...Object.keys(other.techniques)]);
    const techniques = Object.fromEntries([...names].map((name) => [name, Math.max(mine.techniques[name] ?? 0, other.techniques[name] ?? 0)]));
    return this.#write({ finishes, techniques });
  }

  #read() {
    let text = '';
    try {
      text = this.storage?.getItem(STATISTICS_KEY) ?? this.text;
      if (text !== this.text) this.kept = checked(JSON.parse(text));
    } catch {
      this.kept = { finishes: [], techniques: {} };
    }
    this.text = text;
    return this.kept;
  }

  /** @param {Kept} kept @returns {boolean} whether it is stored */
  #write(kept) {
    this.kept = kept;
    this.text = JSON.stringify(kept);
    try {
      this.storage?.setItem(STATISTICS_KEY, this.text);
      return this.storage !== null;
    } catch {
      return false;
    }
  }
}

/** What kind of board it is, in a word. @param {import('../board/geometry.js').Geometry} geometry */
export function kindOf(geometry) {
  if (geometry.isClassic) return '';
  const { spec, extra, grids, rows, columns } = geometry;
  const size = geometry.isSquare ? rows : grids.length ? layoutOf(geometry) || `${grids.length} grids` : `${rows}×${columns}`;
  return [size, ...(spec.blocks && !grids.length ? ['jigsaw'] : []), ...extra, ...(spec.houses || spec.distinct || spec.apart ? ['own'] : [])].join(' ');
}

/** @param {Record<string, number>} met @param {string[]} techniques */
function counted(met, techniques) {
  const all = { ...met };
  for (const name of techniques) all[name] = (all[name] ?? 0) + 1;
  return all;
}

/** What can be used of a value that somebody else may have written. @param {unknown} value @returns {Kept} */
function checked(value) {
  const { finishes, techniques } = /** @type {any} */ (value ?? {});
  const text = (/** @type {unknown} */ one) => (typeof one === 'string' ? one : '');
  return {
    finishes: (Array.isArray(finishes) ? finishes : []).filter((one) => typeof one?.id === 'string' && Number.isFinite(one.when) && Number.isFinite(one.seconds))
      .map((one) => ({ id: one.id, when: one.when, level: text(one.level), kind: text(one.kind), seconds: one.seconds, hints: Number(one.hints) || 0, day: text(one.day) })),
    techniques: Object.fromEntries(Object.entries(techniques ?? {}).filter(([, count]) => Number.isFinite(count))),
  };
}
