/** What a hint, or a look at a solution path, adds to the board: marks by cell and candidate. */

/** @typedef {import('../types.js').Step} Step */

/** Roles of candidates a board knows how to draw, the most telling first. */
const ORDER = ['remove', 'place', 'fin', 'inner-fin', 'pivot', 'common', 'pattern', 'group'];

export class Picture {
  /** @param {{step?: Step|null, level?: number, candidates?: number[], wrong?: Iterable<number>, region?: number[], ghosts?: Record<number, number>}} [parts] */
  constructor({ step = null, level = 0, candidates, wrong = [], region = [], ghosts = {} } = {}) {
    this.step = step;
    /** How much is shown: 1 the region, 2 the technique, 3 the pattern, 4 all, 5 done. */
    this.level = level;
    /** Which candidates the step was found on; they are shown with it. */
    this.candidates = candidates;
    this.wrong = new Set(wrong);
    this.region = new Set(level > 0 && level < 4 ? region : []);
    /** Digits that are shown faintly, by cell. */
    this.ghosts = ghosts;
    /** @type {Map<number, Map<number, string>>} */
    this.marks = new Map();
    if (step && level >= 3) this.#collect(step, level);
  }

  /** @param {Step} step @param {number} level */
  #collect(step, level) {
    for (const { cell, digit, role, group } of step.marks) {
      this.#add(cell, digit, role === 'group' ? `group group-${((group ?? 0) % 4) + 1}` : role);
    }
    if (level < 4) return;
    for (const [cell, digit] of step.remove) this.#add(cell, digit, 'remove');
    for (const [cell, digit] of step.place) this.#add(cell, digit, 'place');
  }

  /** @param {number} cell @param {number} digit @param {string} role */
  #add(cell, digit, role) {
    const marks = this.marks.get(cell) ?? new Map();
    const old = marks.get(digit);
    /** @param {string} name */
    const rank = (name) => ORDER.indexOf(name.split(' ')[0]);
    if (!old || rank(role) < rank(old)) marks.set(digit, role);
    this.marks.set(cell, marks);
  }

  static #none = new Map();

  /** @param {number} cell @returns {Map<number, string>} */
  marksOf(cell) {
    return this.marks.get(cell) ?? Picture.#none;
  }

  /** @param {number} cell */
  classOf(cell) {
    return this.region.has(cell) ? 'region' : '';
  }

  /** The key of a word for the label of a cell; empty where the hint does not touch it. @param {number} cell */
  wordOf(cell) {
    const roles = [...this.marksOf(cell).values()];
    if (roles.includes('place')) return 'cell.hintPlace';
    if (roles.includes('remove')) return 'cell.hintRemove';
    return roles.length ? 'cell.hintPattern' : '';
  }
}
