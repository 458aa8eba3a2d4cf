/**
 * One exercise: a board at the moment when a technique applies, and whether what somebody chose is
 * what the technique shows. Any step of the technique counts that fits the question.
 */
import { bit, digitsOf, has } from '../board/digits.js';

/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('./stock.js').Kept} Kept */
/** @typedef {{cell: number, digit: number}} Choice */
/**
 * What is to be said of a choice. `wrong` are the choices that are no part of any step: `true` ones have
 * this digit in the solution, `kept` ones may go some day but not by this technique, `pattern` ones belong
 * to the pattern itself; of placements, `other` cells have another digit and `later` ones follow by
 * something else.
 * @typedef {{result: 'empty'}
 *   | {result: 'right', step: Step}
 *   | {result: 'part', step: Step, found: number, good: Choice[]}
 *   | {result: 'wrong', step: Step, wrong: (Choice & {why: 'true'|'kept'|'pattern'|'other'|'later'})[], good: Choice[], found: number}} Verdict
 */

export class Exercise {
  /**
   * @param {{technique: string, kept: Kept, candidates: number[], steps: Step[], solution: number[]|null}} parts
   */
  constructor({ technique, kept, candidates, steps, solution }) {
    this.technique = technique;
    this.kept = kept;
    this.candidates = candidates;
    this.solution = solution;
    const places = steps.filter(({ place }) => place.length > 0);
    /** Whether a digit is to be placed, rather than candidates eliminated. */
    this.isPlacement = places.length > 0 && steps[0].place.length > 0;
    const fitting = this.isPlacement ? places : steps.filter(({ remove }) => remove.length > 0);
    const [first] = fitting;
    /** The digit that all is about, where it is one; else 0. */
    this.digit = this.isPlacement ? 0 : onlyDigit(first);
    /** Steps that answer the question. */
    this.steps = this.digit ? fitting.filter((step) => onlyDigit(step) === this.digit) : fitting;
  }

  /** What is shown in open cells, as sets: nothing where a digit is to be found by looking at the digits. */
  get shown() {
    if (this.isPlacement) return this.candidates.map(() => 0);
    return this.candidates.map((set) => (this.digit ? set & bit(this.digit) : set));
  }

  /** How many candidates go; 0 where steps differ in that. */
  get count() {
    const counts = new Set(this.steps.map((step) => answersOf(this, step).length));
    return counts.size === 1 ? [...counts][0] : 0;
  }

  /** Whether a cell can be chosen with a digit. @param {number} cell @param {number} digit */
  canChoose(cell, digit) {
    return this.isPlacement ? this.candidates[cell] > 0 : has(this.shown[cell], digit);
  }

  /** What can be chosen in a cell. @param {number} cell */
  digitsIn(cell) {
    if (this.isPlacement) return this.candidates[cell] ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [];
    return digitsOf(this.shown[cell]);
  }

  /** @param {Choice[]} choice @returns {Verdict} */
  judge(choice) {
    if (!choice.length) return { result: 'empty' };
    const isIn = (/** @type {Step} */ step, /** @type {Choice} */ { cell, digit }) => answersOf(this, step).some(([at, one]) => at === cell && one === digit);
    const hits = this.steps.map((step) => choice.filter((one) => isIn(step, one)).length);
    const at = hits.indexOf(Math.max(...hits));
    const step = this.steps[at];
    const good = choice.filter((one) => this.steps.some((each) => isIn(each, one)));
    const wrong = choice.filter((one) => !good.includes(one)).map((one) => ({ ...one, why: this.#why(one, step) }));
    if (wrong.length) return { result: 'wrong', step, wrong, good, found: hits[at] };
    const whole = this.steps.find((each, index) => hits[index] === answersOf(this, each).length);
    return whole ? { result: 'right', step: whole } : { result: 'part', step, found: hits[at], good };
  }

  /** @param {Choice} choice @param {Step} step @returns {'true'|'kept'|'pattern'|'other'|'later'} */
  #why({ cell, digit }, step) {
    const isTrue = this.solution?.[cell] === digit;
    if (this.isPlacement) return isTrue || (!this.solution && has(this.candidates[cell], digit)) ? 'later' : 'other';
    if (isTrue) return 'true';
    return step.marks.some((mark) => mark.cell === cell && mark.digit === digit) ? 'pattern' : 'kept';
  }
}

/** Cells and digits that a step writes or eliminates. @param {Exercise} exercise @param {Step} step @returns {[number, number][]} */
export const answersOf = (exercise, step) => (exercise.isPlacement ? step.place.slice(0, 1) : step.remove);

/** The digit of a step that is about one digit alone; else 0. @param {Step} step */
function onlyDigit({ marks, remove, chains }) {
  const digits = new Set([
    ...remove.map(([, digit]) => digit), ...marks.map(({ digit }) => digit), ...chains.flat().map(({ digit }) => digit)]);
  return digits.size === 1 ? [...digits][0] : 0;
}
