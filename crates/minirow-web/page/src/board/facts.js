/**
 * What the engine tells of boards: their houses, which cells must differ besides, and their symmetries.
 *
 * It is asked once for each board, when the board is opened. The page remembers what it was told, so
 * that a digit that is typed shows its conflicts in the same frame, whatever the engine is doing.
 */

import { keepFacts, keptFacts } from '../storage/kept-facts.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../engine/engine.js').Engine} Engine */
/**
 * @typedef {'row'|'column'|'block'|'extra'} HouseKind
 * A house that is shorter than the digits is `distinct`: no digit is in it twice, but not each of them is.
 * @typedef {{kind: HouseKind, index: number, name: string, cells: number[], distinct?: boolean}} House
 * What the call `geometry` answers: orbits are numbers by cell, the same for cells that belong together.
 * @typedef {{
 *   houses: {kind: HouseKind, name: string, cells: number[], distinct?: boolean}[], apart: [number, number][],
 *   symmetries: {name: string, orbits: number[]}[], rules?: import('./rule-layer.js').Rules, name?: string,
 * }} Told
 */

/** @type {Told} */
const NOTHING = { houses: [], apart: [], symmetries: [] };

/** @type {House[]} */
const NO_HOUSES = [];

export class Facts {
  /** @param {number} length how many cells the board has @param {Told} [told] */
  constructor(length, told = NOTHING) {
    this.told = told;
    const index = { row: 0, column: 0, block: 0, extra: 0 };
    /** @type {House[]} */
    this.houses = told.houses.map(({ kind, name, cells, distinct }) => ({ kind, index: index[kind]++, name, cells, ...(distinct ? { distinct } : {}) }));
    const extra = this.houses.filter(({ kind }) => kind === 'extra');
    /** The houses beyond rows, columns and blocks. */
    this.extra = extra.length ? extra : NO_HOUSES;
    /** What boards of this layout are called, as `Samurai`; empty where they have no name. */
    this.name = told.name ?? '';
    /** The rules beyond houses, drawn and in words. */
    this.rules = told.rules ?? null;
    /** The houses of each cell. @type {House[][]} */
    this.housesOf = Array.from({ length }, () => []);
    for (const house of this.houses) for (const cell of house.cells) this.housesOf[cell].push(house);
    /** The cells that must differ from each cell, in reading order. */
    this.peers = seenFrom(length, told);
    /** For each symmetry the cells that each cell belongs together with, itself among them. */
    this.orbits = new Map(told.symmetries.map(({ name, orbits }) => [name, orbitsOf(orbits)]));
  }
}

/** @param {number} length @param {Told} told */
function seenFrom(length, { houses, apart }) {
  /** @type {Set<number>[]} */
  const peers = Array.from({ length }, () => new Set());
  for (const { cells } of houses) for (const cell of cells) for (const other of cells) peers[cell].add(other);
  for (const [one, other] of apart) {
    peers[one].add(other);
    peers[other].add(one);
  }
  return peers.map((set, cell) => [...set].filter((other) => other !== cell).sort((a, b) => a - b));
}

/** @param {number[]} numbers by cell @returns {number[][]} */
function orbitsOf(numbers) {
  /** @type {Map<number, number[]>} */
  const cells = new Map();
  numbers.forEach((number, cell) => {
    const together = cells.get(number);
    if (together) together.push(cell);
    else cells.set(number, [cell]);
  });
  return numbers.map((number) => cells.get(number) ?? []);
}

/** What is known, by the key of the board. @type {Map<string, Facts>} */
const known = new Map();

/** What the engine was asked and has not answered yet. @type {Map<string, Promise<void>>} */
const asked = new Map();

/** What the engine told of a board; nothing as long as it has not. @param {Geometry} geometry */
export const factsOf = ({ key }) => known.get(key);

/** @param {Geometry} geometry @param {Told} told */
export function remember({ key, length }, told) {
  known.set(key, new Facts(length, told));
}

/**
 * Asks the engine what it knows of a board, unless it was asked already. A board that it does not take
 * stays without.
 * @param {Engine} engine @param {Geometry} geometry @param {Storage|null} [storage] where what was told is kept, for when nobody answers
 * @returns {Promise<void>}
 */
export function learn(engine, geometry, storage = null) {
  const { key, spec } = geometry;
  if (known.has(key)) return Promise.resolve();
  const asking = asked.get(key) ?? engine.call('geometry', { geometry: spec })
    .then((told) => {
      remember(geometry, told);
      keepFacts(storage, key, told);
    })
    .catch(() => {
      const told = keptFacts(storage, key);
      if (told) remember(geometry, told);
    })
    .finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}
