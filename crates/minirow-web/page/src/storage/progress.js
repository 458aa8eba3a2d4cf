/**
 * How far somebody is with each technique: how many exercises were solved, and which technique they
 * work on. It is read anew each time, so that several windows count together.
 */

const KEY = 'minirow.progress';

/** Right exercises after which a technique counts as learned, and after which it is one's own. */
export const LEARNED = 5;
export const MASTERED = 10;

/** @typedef {{right: Record<string, number>, current: string}} Kept */

export class Progress {
  /** @param {Storage|null} storage */
  constructor(storage) {
    this.storage = storage;
    /** What holds where nothing can be kept. @type {Kept} */
    this.kept = { right: {}, current: '' };
  }

  /** @returns {Kept} */
  #read() {
    try {
      const read = JSON.parse(this.storage?.getItem(KEY) ?? 'null');
      if (!read) return this.kept;
      const right = Object.entries(read.right ?? {}).filter(([, count]) => Number.isInteger(count) && Number(count) > 0);
      return { right: Object.fromEntries(right), current: typeof read.current === 'string' ? read.current : '' };
    } catch {
      return this.kept;
    }
  }

  /** @param {Kept} kept */
  #write(kept) {
    this.kept = kept;
    try {
      this.storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full storage: it holds as long as the page is open.
    }
  }

  /** How many exercises of a technique were solved. @param {string} technique */
  of(technique) {
    return this.#read().right[technique] ?? 0;
  }

  /** @param {string} technique */
  isLearned(technique) {
    return this.of(technique) >= LEARNED;
  }

  /** The technique that somebody works on; empty before the first. */
  get current() {
    return this.#read().current;
  }

  /** @param {string} technique */
  workOn(technique) {
    const kept = this.#read();
    if (kept.current !== technique) this.#write({ ...kept, current: technique });
  }

  /** One more exercise was solved. @param {string} technique */
  add(technique) {
    const kept = this.#read();
    const count = (kept.right[technique] ?? 0) + 1;
    this.#write({ right: { ...kept.right, [technique]: count }, current: technique });
    return count;
  }
}
