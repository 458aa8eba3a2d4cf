/**
 * What a board looks like: its frame, its grids and blocks, and the names of its cells. Which houses it has and which
 * cells must differ is what the engine tells.
 */
import { Facts, factsOf } from './facts.js';
import { frameOf, inOrder } from './frame.js';

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/** @typedef {import('./facts.js').HouseKind} HouseKind */
/** @typedef {import('./facts.js').House} House */

/** The extra rules the page can show and offer. */
export const EXTRAS = ['diagonals', 'windoku', 'disjoint-groups', 'anti-knight', 'anti-king'];

export class Geometry {
  /** @param {GeometrySpec} [spec] */
  constructor(spec = {}) {
    const frame = frameOf(spec);
    /** The frame: some of its squares may be holes. */
    this.rows = frame.rows;
    this.columns = frame.columns;
    /** How many digits there are, and the value of the first of them. */
    this.digits = frame.digits;
    this.lowest = spec.lowest === 0 && !spec.grids && (spec.rows ?? spec.columns) !== undefined ? 0 : 1;
    /** How many cells there are. */
    this.length = frame.places.length;
    this.hasHoles = this.length < this.rows * this.columns;
    /** Whether it is one square grid with a digit for each cell of a row. */
    this.isSquare = !spec.grids && spec.rows === undefined && spec.columns === undefined;
    /** The side of a square board; of others the longer one of the frame. */
    this.side = Math.max(this.rows, this.columns);
    /** The grids of a board of several; none on others. */
    this.grids = frame.grids;
    /** The shape of the blocks, where all have one. */
    this.block = frame.block;
    /** The number of the block of each cell: the first where it is in several, -1 where it is in none. */
    this.blocks = frame.blocks;
    this.extra = [...new Set([...spec.extra ?? [], ...frame.grids.flatMap(({ extra }) => extra)])];
    this.spec = inOrder(spec, frame);
    /** What sets this board apart from others. */
    this.key = JSON.stringify(this.spec);
    this.#frame = frame;
    for (const [at, { cells }] of frame.grids.entries()) for (const cell of cells) this.#gridsOf[cell] = [...this.#gridsOf[cell] ?? [], at];
  }

  /** @type {import('./frame.js').Frame} */
  #frame;

  /** The numbers of the grids of each cell. @type {number[][]} */
  #gridsOf = [];

  /** What holds as long as the engine has told nothing. @type {Facts|undefined} */
  #supposed = undefined;

  /** Whether the engine has told of this board. */
  get isKnown() {
    return factsOf(this) !== undefined;
  }

  get facts() {
    return factsOf(this) ?? (this.#supposed ??= new Facts(this.length));
  }

  /** Takes something for true until the engine tells. @param {Facts} facts */
  suppose(facts) {
    this.#supposed = facts;
  }

  get houses() {
    return this.facts.houses;
  }

  /** The houses of each cell. */
  get housesOf() {
    return this.facts.housesOf;
  }

  /** The cells that must differ from each cell, in reading order. */
  get peers() {
    return this.facts.peers;
  }

  /** @param {number} cell */
  row(cell) {
    return this.#frame.places[cell][0];
  }

  /** @param {number} cell */
  column(cell) {
    return this.#frame.places[cell][1];
  }

  /** The cell of a square of the frame; nothing in holes and beyond the frame. @param {number} row @param {number} column @returns {number|undefined} */
  cell(row, column) {
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return undefined;
    const cell = this.#frame.index[row * this.columns + column];
    return cell < 0 ? undefined : cell;
  }

  /** The grids that hold a cell, by number. @param {number} cell @returns {number[]} */
  gridsOf(cell) {
    return this.#gridsOf[cell] ?? [];
  }

  /** `r3c7`, counted in the frame: what files and the engine call a cell. @param {number} cell */
  frameName(cell) {
    return `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
  }

  /** Row and column of a cell in a grid, from 1. @param {number} cell @param {number} grid */
  placeIn(cell, grid) {
    const { row, column } = this.grids[grid];
    return { row: this.row(cell) - row + 1, column: this.column(cell) - column + 1 };
  }

  /** What people read: `A r7c9` where there are several grids, else `r3c7`. @param {number} cell @param {number} [grid] the one that is spoken of, if the cell is in it */
  name(cell, grid) {
    const own = this.gridsOf(cell);
    const at = grid !== undefined && own.includes(grid) ? grid : own[0];
    if (at === undefined) return this.frameName(cell);
    const { row, column } = this.placeIn(cell, at);
    return `${this.grids[at].name} r${row}c${column}`;
  }

  /** The letter of the region of a cell, on boards with a map of blocks. @param {number} cell */
  regionOf(cell) {
    const map = this.spec.blocks?.join('').replaceAll(' ', '') ?? '';
    return /^[A-Y_]+$/.test(map) ? map[cell] : String.fromCharCode(65 + this.blocks[cell]);
  }

  /** The cell of a name such as `r3c7`, or `A r7c9` where there are several grids; nothing where there is none. @param {string} name */
  cellOf(name) {
    const [, letter, row, column] = /^(?:([a-z]+)\s*)?r(\d+)c(\d+)$/i.exec(name.trim()) ?? [];
    if (!row) return undefined;
    if (!letter) return this.cell(Number(row) - 1, Number(column) - 1);
    const grid = this.grids.find((one) => one.name === letter.toUpperCase());
    if (!grid || Number(row) < 1 || Number(column) < 1 || Number(row) > grid.side || Number(column) > grid.side) return undefined;
    return this.cell(grid.row + Number(row) - 1, grid.column + Number(column) - 1);
  }

  /** Rows between two bands: how far PageUp and PageDown go. */
  get band() {
    return this.block ? this.block[0] : Math.max(1, Math.round(Math.sqrt(this.digits)));
  }

  get isClassic() {
    const { block } = this;
    return this.isSquare && this.digits === 9 && block?.[0] === 3 && block[1] === 3 && this.extra.length === 0 &&
      !this.spec.houses && !this.spec.apart && !this.spec.distinct && !this.hasRules;
  }

  /** Whether there are rules beyond houses: only the engine knows what they say. */
  get hasRules() {
    return this.spec.rules !== undefined;
  }

  /** The house of a kind that a cell is in; of several the one in the grid that is meant. @param {number} cell @param {HouseKind} kind @param {number} [grid] */
  houseOf(cell, kind, grid) {
    const houses = this.housesOf[cell].filter((house) => house.kind === kind);
    const own = grid === undefined ? undefined : houses.find((house) => this.gridsOfHouse(house).includes(grid));
    return own ?? houses[0];
  }

  /** The grids that hold all cells of a house. @param {{cells: number[]}} house */
  gridsOfHouse({ cells }) {
    return this.gridsOf(cells[0] ?? -1).filter((grid) => cells.every((cell) => this.gridsOf(cell).includes(grid)));
  }
}
