/**
 * What a board looks like: its side, blocks and houses, and which cells must differ.
 *
 * The page works this out itself, so that a digit that is typed shows its conflicts in the same
 * frame, whatever the engine is doing.
 */

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/**
 * @typedef {'row'|'column'|'block'|'extra'} HouseKind
 * @typedef {{kind: HouseKind, index: number, name: string, cells: number[]}} House
 */

/** The extra rules the page can show and offer. */
export const EXTRAS = ['diagonals', 'windoku', 'disjoint-groups', 'anti-knight', 'anti-king'];

/** The usual shapes of blocks, rows first. @type {Record<number, [number, number]>} */
export const USUAL_BLOCKS = {
  4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3], 10: [2, 5], 12: [3, 4], 14: [2, 7], 15: [3, 5],
  16: [4, 4], 18: [3, 6], 20: [4, 5], 21: [3, 7], 22: [2, 11], 24: [4, 6], 25: [5, 5],
};

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
    });
    this.houses = housesOf(this, spec);
    /** The houses of each cell. @type {House[][]} */
    this.housesOf = Array.from({ length: this.length }, () => []);
    for (const house of this.houses) for (const cell of house.cells) this.housesOf[cell].push(house);
    /** The cells that must differ from each cell, in reading order. */
    this.peers = peersOf(this, spec);
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
      !this.spec.houses && !this.spec.apart;
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
  const order = [...new Set(letters)];
  return letters.map((letter) => order.indexOf(letter));
}

/** @param {Geometry} geometry @param {GeometrySpec} spec @returns {House[]} */
function housesOf(geometry, spec) {
  const { side, blocks } = geometry;
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  /** @type {House[]} */
  const houses = [];
  /** @param {HouseKind} kind @param {(cell: number) => number} number */
  const add = (kind, number) => {
    for (let index = 0; index < side; index += 1) {
      const inside = cells.filter((cell) => number(cell) === index);
      if (inside.length) houses.push({ kind, index, name: `${kind} ${index + 1}`, cells: inside });
    }
  };
  add('row', (cell) => geometry.row(cell));
  add('column', (cell) => geometry.column(cell));
  add('block', (cell) => blocks[cell]);
  /** @param {string} name @param {number[]} inside */
  const extra = (name, inside) =>
    houses.push({ kind: 'extra', index: houses.length, name, cells: inside });
  if (geometry.extra.includes('diagonals')) {
    extra('diagonal 1', cells.filter((cell) => geometry.row(cell) === geometry.column(cell)));
    extra('diagonal 2', cells.filter((cell) => geometry.row(cell) + geometry.column(cell) === side - 1));
  }
  if (geometry.extra.includes('windoku')) windows(geometry).forEach((inside, at) => extra(`window ${at + 1}`, inside));
  if (geometry.extra.includes('disjoint-groups') && geometry.block) {
    const [rows, columns] = geometry.block;
    for (let at = 0; at < side; at += 1) {
      extra(`group ${at + 1}`, cells.filter((cell) =>
        (geometry.row(cell) % rows) * columns + (geometry.column(cell) % columns) === at));
    }
  }
  for (const house of spec.houses ?? []) {
    extra(house.name, house.cells.flatMap((name) => geometry.cellOf(name) ?? []));
  }
  return houses;
}

/** The windows of a Windoku: blocks one cell away from the lines between blocks. @param {Geometry} geometry */
function windows(geometry) {
  const { side } = geometry;
  const [rows, columns] = geometry.block ?? [0, 0];
  const inside = [];
  if (!rows) return [];
  for (let top = 1; top + rows < side; top += rows + 1) {
    for (let left = 1; left + columns < side; left += columns + 1) {
      const cells = [];
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) cells.push(geometry.cell(top + row, left + column));
      }
      inside.push(cells);
    }
  }
  return inside;
}

const KNIGHT = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];
const KING = [[0, 1], [1, 0], [1, 1], [1, -1], [0, -1], [-1, 0], [-1, -1], [-1, 1]];

/** @param {Geometry} geometry @param {GeometrySpec} spec */
function peersOf(geometry, spec) {
  const { side, length } = geometry;
  /** @type {Set<number>[]} */
  const peers = Array.from({ length }, () => new Set());
  for (const house of geometry.houses) {
    for (const cell of house.cells) for (const other of house.cells) peers[cell].add(other);
  }
  const leaps = [
    ...(geometry.extra.includes('anti-knight') ? KNIGHT : []),
    ...(geometry.extra.includes('anti-king') ? KING : []),
  ];
  for (let cell = 0; cell < length; cell += 1) {
    for (const [down, right] of leaps) {
      const [row, column] = [geometry.row(cell) + down, geometry.column(cell) + right];
      if (row >= 0 && column >= 0 && row < side && column < side) peers[cell].add(geometry.cell(row, column));
    }
  }
  for (const [one, other] of (spec.apart ?? []).flatMap((apart) => apart.pairs)) {
    const [a, b] = [geometry.cellOf(one), geometry.cellOf(other)];
    if (a !== undefined && b !== undefined) {
      peers[a].add(b);
      peers[b].add(a);
    }
  }
  return peers.map((set, cell) => [...set].filter((other) => other !== cell).sort((a, b) => a - b));
}
