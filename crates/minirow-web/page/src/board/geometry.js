/**
 * What a board looks like: its side, its blocks and the names of its cells. Which houses it has and which
 * cells must differ is what the engine tells.
 */
import { Facts, factsOf } from './facts.js';

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/** @typedef {import('./facts.js').HouseKind} HouseKind */
/** @typedef {import('./facts.js').House} House */

/** The extra rules the page can show and offer. */
export const EXTRAS = ['diagonals', 'windoku', 'disjoint-groups', 'anti-knight', 'anti-king'];

/** The usual shapes of blocks, rows first. @type {Record<number, [number, number]>} */
export const USUAL_BLOCKS = {
  4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3], 10: [2, 5], 12: [3, 4], 14: [2, 7], 15: [3, 5],
  16: [4, 4], 18: [3, 6], 20: [4, 5], 21: [3, 7], 22: [2, 11], 24: [4, 6], 25: [5, 5],
};

/** What stands in a map for a cell without a block, as while regions are painted. */
export const NO_BLOCK = '_';

export class Geometry {
  /** @param {GeometrySpec} [spec] */
  constructor(spec = {}) {
    const side = spec.side ?? spec.blocks?.length ?? (spec.block ? spec.block[0] * spec.block[1] : 9);
    if (!Number.isInteger(side) || side < 1 || side > 25) {
      throw new RangeError(`expected a side from 1 to 25, found ${side}`);
    }
    this.side = side;
    this.length = side * side;
    this.block = spec.blocks ? null : (spec.block ?? USUAL_BLOCKS[side] ?? [1, side]);
    /** The number of the block of each cell. */
    this.blocks = spec.blocks ? blocksOfMap(spec.blocks, side) : blocksOfShape(this.block, side);
    this.extra = [...(spec.extra ?? [])];
    this.spec = /** @type {GeometrySpec} */ ({
      side,
      ...(spec.blocks ? { blocks: spec.blocks } : { block: this.block }),
      ...(this.extra.length ? { extra: this.extra } : {}),
      ...(spec.houses?.length ? { houses: spec.houses } : {}),
      ...(spec.apart?.length ? { apart: spec.apart } : {}),
      ...(spec.rules?.length ? { rules: spec.rules } : {}),
    });
    /** What sets this board apart from others. */
    this.key = JSON.stringify(this.spec);
  }

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
    return Math.floor(cell / this.side);
  }

  /** @param {number} cell */
  column(cell) {
    return cell % this.side;
  }

  /** @param {number} row @param {number} column */
  cell(row, column) {
    return row * this.side + column;
  }

  /** `r3c7`. @param {number} cell */
  name(cell) {
    return `r${this.row(cell) + 1}c${this.column(cell) + 1}`;
  }

  /** The letter of the region of a cell, on boards with a map of blocks. @param {number} cell */
  regionOf(cell) {
    const map = this.spec.blocks?.join('') ?? '';
    return /^[A-Y_]+$/.test(map) ? map[cell] : String.fromCharCode(65 + this.blocks[cell]);
  }

  /** The cell of a name such as `r3c7`; nothing where there is none. @param {string} name */
  cellOf(name) {
    const match = /^r(\d+)c(\d+)$/i.exec(name.trim());
    if (!match) return undefined;
    const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
    const inside = row >= 0 && column >= 0 && row < this.side && column < this.side;
    return inside ? this.cell(row, column) : undefined;
  }

  /** Rows between two bands: how far PageUp and PageDown go. */
  get band() {
    return this.block ? this.block[0] : Math.max(1, Math.round(Math.sqrt(this.side)));
  }

  get isClassic() {
    const { block } = this;
    return this.side === 9 && block?.[0] === 3 && block[1] === 3 && this.extra.length === 0 &&
      !this.spec.houses && !this.spec.apart && !this.hasRules;
  }

  /** Whether there are rules beyond houses: only the engine knows what they say. */
  get hasRules() {
    return this.spec.rules !== undefined;
  }

  /** The house of a kind that a cell is in. @param {number} cell @param {HouseKind} kind */
  houseOf(cell, kind) {
    return this.housesOf[cell].find((house) => house.kind === kind);
  }
}

/** @param {readonly number[]|null} block @param {number} side */
function blocksOfShape(block, side) {
  const [rows, columns] = block ?? [1, side];
  if (rows * columns !== side) throw new RangeError(`blocks of ${rows}×${columns} do not fit ${side}`);
  const across = side / columns;
  return Array.from({ length: side * side }, (_, cell) =>
    Math.floor(Math.floor(cell / side) / rows) * across + Math.floor((cell % side) / columns));
}

/** @param {string[]} map @param {number} side */
function blocksOfMap(map, side) {
  const letters = map.flatMap((row) => [...row]);
  if (letters.length !== side * side) throw new RangeError(`a map of blocks needs ${side} rows of ${side}`);
  // A board in the making has cells without a block.
  const order = [...new Set(letters)].filter((letter) => letter !== NO_BLOCK);
  return letters.map((letter) => order.indexOf(letter));
}
