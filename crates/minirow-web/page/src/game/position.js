/**
 * What stands on a board at one moment: givens, the player's digits, marks and colours.
 *
 * It changes only by `Change`s, which know what was there before, so that each can be undone.
 */
import { allDigits, bit, digitsOf } from '../board/digits.js';
import { Geometry } from '../board/geometry.js';

/** @typedef {import('../types.js').Change} Change */
/** @typedef {import('../types.js').Board} Board */

export class Position {
  /** @param {Geometry} geometry @param {number[]} [givens] */
  constructor(geometry, givens) {
    const empty = () => new Array(geometry.length).fill(0);
    this.geometry = geometry;
    /** The layers, each with a number for each cell. */
    this.given = givens ? [...givens] : empty();
    this.digit = empty();
    this.corner = empty();
    this.centre = empty();
    /** What the player has eliminated from the notes that the page fills in. */
    this.struck = empty();
    /** Sets of colours, numbers from 1. */
    this.colours = empty();
    /** The colour of a candidate, by `cell * 32 + digit`. @type {Map<number, number>} */
    this.candidateColours = new Map();
  }

  clone() {
    const copy = new Position(this.geometry, this.given);
    copy.digit = [...this.digit];
    copy.corner = [...this.corner];
    copy.centre = [...this.centre];
    copy.struck = [...this.struck];
    copy.colours = [...this.colours];
    copy.candidateColours = new Map(this.candidateColours);
    return copy;
  }

  /** The digit of a cell, given or the player's; 0 where it is empty. @param {number} cell */
  at(cell) {
    return this.given[cell] || this.digit[cell];
  }

  /** All digits, givens among them. */
  get values() {
    return this.given.map((given, cell) => given || this.digit[cell]);
  }

  get isFull() {
    return this.given.every((given, cell) => given > 0 || this.digit[cell] > 0);
  }

  /** @param {Change} change */
  get(change) {
    if (change.layer === 'spec') return /** @type {any} */ (this.geometry.spec);
    if (change.layer === 'candidateColours') {
      return this.candidateColours.get(change.cell * 32 + (change.digit ?? 0)) ?? 0;
    }
    return this.#layer(change.layer)[change.cell];
  }

  /** @param {Change[]} changes */
  apply(changes) {
    for (const change of changes) this.#set(change, change.after);
  }

  /** @param {Change[]} changes */
  revert(changes) {
    for (const change of [...changes].reverse()) this.#set(change, change.before);
  }

  /** @param {Change} change @param {number} value */
  #set(change, value) {
    if (change.layer === 'spec') {
      // The board itself was changed, while it is made: its cells stay.
      this.geometry = new Geometry(/** @type {any} */ (value));
    } else if (change.layer === 'candidateColours') {
      const key = change.cell * 32 + (change.digit ?? 0);
      if (value) this.candidateColours.set(key, value);
      else this.candidateColours.delete(key);
    } else {
      this.#layer(change.layer)[change.cell] = value;
    }
  }

  /** @param {Exclude<import('../types.js').Layer, 'candidateColours'|'spec'>} layer */
  #layer(layer) {
    return layer === 'given' ? this.given : this[layer];
  }
}

/** What the digits of a board leave in each cell; 0 in cells that have a digit. @param {Position} position */
export function candidates(position) {
  const { geometry } = position;
  const values = position.values;
  const all = allDigits(geometry.digits);
  return values.map((value, cell) => {
    if (value) return 0;
    let taken = 0;
    for (const peer of geometry.peers[cell]) taken |= bit(values[peer]);
    return all & ~taken;
  });
}

/** The notes that stand in the middle of cells: the player's own, or those the page fills in. @param {Position} position @param {boolean} autoNotes */
export function notes(position, autoNotes) {
  if (!autoNotes) return position.centre.map((set, cell) => (position.at(cell) ? 0 : set));
  return candidates(position).map((set, cell) => set & ~position.struck[cell]);
}

/** The notes in the middle of one cell. @param {Position} position @param {number} cell @param {boolean} autoNotes */
export function notesOf(position, cell, autoNotes) {
  if (position.at(cell)) return 0;
  if (!autoNotes) return position.centre[cell];
  let taken = 0;
  for (const peer of position.geometry.peers[cell]) taken |= bit(position.at(peer));
  return allDigits(position.geometry.digits) & ~taken & ~position.struck[cell];
}

/** Cells whose digit stands also in a cell that must differ. @param {Position} position */
export function conflicts(position) {
  const values = position.values;
  /** @type {Set<number>} */
  const wrong = new Set();
  values.forEach((value, cell) => {
    if (value && position.geometry.peers[cell].some((peer) => values[peer] === value)) wrong.add(cell);
  });
  return wrong;
}

/**
 * Houses with a digit twice, and pairs of cells that no house holds but a rule keeps apart.
 * @param {Position} position
 * @returns {{house?: import('../board/geometry.js').House, digit: number, cells: number[]}[]}
 */
export function duplicates(position) {
  const { geometry } = position;
  const values = position.values;
  const found = [];
  /** @type {Set<number>} */
  const told = new Set();
  for (const house of geometry.houses) {
    /** @type {Map<number, number[]>} */
    const places = new Map();
    for (const cell of house.cells) if (values[cell]) places.set(values[cell], [...places.get(values[cell]) ?? [], cell]);
    for (const [digit, cells] of places) {
      if (cells.length < 2) continue;
      found.push({ house, digit, cells });
      for (const cell of cells) told.add(cell);
    }
  }
  for (const cell of conflicts(position)) {
    const others = geometry.peers[cell].filter((peer) => peer > cell && values[peer] === values[cell] && !(told.has(cell) && told.has(peer)));
    if (others.length) found.push({ digit: values[cell], cells: [cell, ...others] });
  }
  return found;
}

/** Digits that have no place left in the houses of a cell. @param {Position} position @param {number} cell */
export function missing(position, cell) {
  const { geometry } = position;
  return geometry.housesOf[cell].filter((house) => house.cells.length === geometry.digits).map((house) => {
    let there = 0;
    for (const other of house.cells) there |= bit(position.at(other));
    return { house, digits: digitsOf(allDigits(geometry.digits) & ~there) };
  });
}

/** Whether every house has every digit once; not where the houses are not known. @param {Position} position */
export const isSolved = (position) => position.isFull && (position.geometry.houses.length > 0 || position.geometry.isKnown) && conflicts(position).size === 0;

/**
 * The board as the engine reads it.
 * @param {Position} position
 * @param {{autoNotes?: boolean, symbols?: string}} [options]
 * @returns {Board}
 */
export function toBoard(position, { autoNotes = false, symbols } = {}) {
  const own = notes(position, autoNotes);
  const hasNotes = own.some((set) => set !== 0);
  return {
    geometry: position.geometry.spec,
    givens: [...position.given],
    digits: position.digit.map((digit, cell) => (position.given[cell] ? 0 : digit)),
    ...(hasNotes ? {
      candidates: own.map((set, cell) => (position.at(cell) || (!set && !autoNotes) ? null : digitsOf(set))),
    } : {}),
    ...(symbols ? { symbols } : {}),
  };
}
