/** What one sentence of a hint shows on the board: houses, candidates, links, and what stays bright. */
import { bit, has } from '../board/digits.js';

/** @typedef {import('../types.js').StepHouse} StepHouse */
/** @typedef {import('../types.js').StepMark} StepMark */
/** @typedef {import('../types.js').Route} Route */
/** @typedef {import('../types.js').RouteNode} RouteNode */

/** Roles that a label tells, the most telling first. */
const TOLD = ['place', 'out', 'pivot', 'fin', 'inner-fin', 'common', 'group', 'pattern', 'blocker', 'blocked', 'on', 'off', 'base', 'cover'];

export class Picture {
  /**
   * @param {object} [parts]
   * @param {StepHouse[]} [parts.houses] bases as bands, covers hatched
   * @param {StepMark[]} [parts.marks] candidates, each with its role
   * @param {Route[]} [parts.links] links of chains
   * @param {RouteNode[]} [parts.nodes] the nodes that they join, numbered as in the words
   * @param {Iterable<number>} [parts.wrong] cells with a mistake
   * @param {number} [parts.digits] a set: digits that stay bright wherever they stand
   * @param {boolean} [parts.keepsNotes] whether the player's notes are still shown
   */
  constructor({ houses = [], marks = [], links = [], nodes = [], wrong = [], digits = 0, keepsNotes = false } = {}) {
    this.houses = houses;
    this.marks = marks;
    this.links = links;
    this.nodes = nodes;
    this.wrong = new Set(wrong);
    /** Cells with a ring around them. @type {Set<number>} */
    this.ringed = new Set();
    // Chains go through many digits: that all of them stay bright would say nothing.
    this.digits = digits | (nodes.length ? 0 : marks.reduce((set, { digit }) => set | bit(digit), 0));
    /** Whether the fills of the selection make room for those of the hint. */
    this.isOpen = houses.length + marks.length + nodes.length > 0;
    this.hidesNotes = this.isOpen && !keepsNotes;
    /** The cells that are spoken of. */
    this.cells = new Set([...houses.flatMap(({ cells }) => cells), ...marks.map(({ cell }) => cell), ...nodes.flatMap(({ cells }) => cells.map(({ cell }) => cell))]);
    this.dims = this.isOpen || digits > 0;
  }

  /** Whether a digit steps back, as it does not belong to the argument. @param {number} cell @param {number} value */
  isDimmed(cell, value) {
    return this.dims && value > 0 && !this.cells.has(cell) && !has(this.digits, value);
  }

  /**
   * What the label of a cell says of the hint: roles, each with the digits that have it there.
   * @param {number} cell @returns {{key: string, digits: number[]}[]}
   */
  wordsOf(cell) {
    /** @type {Map<string, number[]>} */
    const roles = new Map();
    /** @param {string} role @param {number[]} digits */
    const add = (role, digits) => roles.set(role, [...new Set([...roles.get(role) ?? [], ...digits])]);
    for (const mark of this.marks) if (mark.cell === cell) add(mark.role, [mark.digit]);
    for (const node of this.nodes) if (node.cells.some((one) => one.cell === cell)) add(node.holds ? 'on' : 'off', [node.digit]);
    for (const house of this.houses) if (house.cells.includes(cell)) add(house.role, []);
    return TOLD.filter((role) => roles.has(role)).map((role) => ({ key: `cell.hint.${role}`, digits: roles.get(role) ?? [] }));
  }
}
