/** What a player chose in an exercise, as a picture on the board; the rest of the board stays as it is. */
import { Picture } from '../hints/picture.js';
import { bit } from '../board/digits.js';

/** @typedef {import('./exercise.js').Choice} Choice */

export class ChoicePicture extends Picture {
  /**
   * @param {object} parts
   * @param {Choice[]} parts.choice @param {Choice[]} [parts.wrong] those that were not right
   * @param {boolean} parts.isPlacement @param {number} parts.digit that all is about; 0 where it is not one
   * @param {number[]} parts.shown sets of candidates by cell
   * @param {import('../types.js').StepHouse[]} [parts.houses] where a clue points to
   * @param {number[]} [parts.ringed] the cells that it speaks of
   */
  constructor({ choice, wrong = [], isPlacement, digit, shown, houses = [], ringed = [] }) {
    const picks = choice.map((one) => ({ ...one, role: isPlacement ? 'picked' : digit ? 'pick' : 'pick-note' }));
    const isFree = (/** @type {number} */ cell) => !choice.some((one) => one.cell === cell);
    // Candidates of one digit stand where hints show them, as large as there; many are notes.
    const others = digit ? shown.flatMap((set, cell) => (set && isFree(cell) ? [{ cell, digit, role: 'plain' }] : [])) : [];
    const doubts = wrong.map((one) => ({ ...one, role: 'doubt' }));
    super({ houses, marks: [...others, ...picks, ...doubts], wrong: wrong.map(({ cell }) => cell), digits: digit ? bit(digit) : 0, keepsNotes: !digit });
    // The cell that keys work on must be seen: the picture does not take the place of the selection.
    this.isOpen = false;
    this.ringed = new Set(ringed);
    this.hidesNotes = digit > 0;
    this.dims = digit > 0;
  }

  /** @override @param {number} cell @returns {{key: string, digits: number[]}[]} */
  wordsOf(cell) {
    const chosen = this.marks.filter((mark) => mark.cell === cell && mark.role.startsWith('pick')).map(({ digit }) => digit);
    const kept = this.marks.filter((mark) => mark.cell === cell && mark.role === 'doubt').map(({ digit }) => digit);
    return [
      ...(chosen.length ? [{ key: 'practice.chosenHere', digits: chosen }] : []),
      ...(kept.length ? [{ key: 'practice.wrongHere', digits: kept }] : []),
      ...(this.ringed.has(cell) ? [{ key: 'practice.clueHere', digits: [] }] : []),
      ...this.houses.some(({ cells }) => cells.includes(cell)) ? super.wordsOf(cell).filter(({ key }) => /base|cover/.test(key)) : []];
  }
}
