/**
 * The cells of a board out of its specification: which squares of the frame are cells, which grids lie over each
 * other, and the blocks. Cells are numbered in reading order, without holes.
 */

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/** @typedef {import('../types.js').GridSpec} GridSpec */

/** The usual shapes of blocks, rows first. @type {Record<number, [number, number]>} */
export const USUAL_BLOCKS = {
  4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3], 10: [2, 5], 12: [3, 4], 14: [2, 7], 15: [3, 5],
  16: [4, 4], 18: [3, 6], 20: [4, 5], 21: [3, 7], 22: [2, 11], 24: [4, 6], 25: [5, 5],
};

/** What stands in a map for a cell without a block, as while regions are painted. */
export const NO_BLOCK = '_';

/** What stands in a map for a square that is no cell. */
const HOLE = ' ';

/** A frame has no more rows and columns than this, and a board no more digits. */
const [MOST_LINES, MOST_DIGITS] = [100, 25];

/**
 * A grid of a board of several: its letter, where its first cell lies in the frame, its side, its cells in its own
 * reading order, and the block of each of them, counted in the grid.
 * @typedef {{name: string, row: number, column: number, side: number, cells: number[], blocks: number[], extra: string[]}} Grid
 */
/**
 * `places` are row and column of each cell, `index` the cell of each square of the frame: -1 in holes.
 * @typedef {{rows: number, columns: number, digits: number, places: [number, number][], index: number[], grids: Grid[], blocks: number[], block: readonly number[]|null}} Frame
 */

/** @param {GeometrySpec} spec @returns {Frame} */
export function frameOf(spec) {
  if (spec.grids) return manyGrids(spec.grids);
  if (spec.rows !== undefined || spec.columns !== undefined) return free(spec);
  return square(spec);
}

/** @param {unknown} number @param {number} most @param {string} what */
function within(number, most, what) {
  if (!Number.isInteger(number) || Number(number) < 1 || Number(number) > most) throw new RangeError(`expected ${what} from 1 to ${most}, found ${number}`);
  return Number(number);
}

/** One square grid. @param {GeometrySpec} spec @returns {Frame} */
function square(spec) {
  const side = within(spec.side ?? spec.blocks?.length ?? (spec.block ? spec.block[0] * spec.block[1] : 9), MOST_DIGITS, 'a side');
  const block = spec.blocks ? null : spec.block ?? USUAL_BLOCKS[side] ?? [1, side];
  return {
    ...cellsOf(side, side, () => true), digits: side, grids: [], block,
    blocks: spec.blocks ? blocksOfMap(spec.blocks, side, side) : blocksOfShape(/** @type {number[]} */ (block), side),
  };
}

/** Rows × columns with any number of digits, and with holes where the map has blanks. @param {GeometrySpec} spec @returns {Frame} */
function free(spec) {
  const rows = within(spec.rows ?? spec.columns, MOST_LINES, 'rows');
  const columns = within(spec.columns ?? spec.rows, MOST_LINES, 'columns');
  const digits = within(spec.digits ?? Math.max(rows, columns), MOST_DIGITS, 'digits');
  const map = spec.blocks?.map((row) => [...row]);
  if (map) checkMap(map, rows, columns);
  const cells = cellsOf(rows, columns, (row, column) => map?.[row][column] !== HOLE);
  const blocks = cells.places.map(([row, column]) => map?.[row][column] ?? NO_BLOCK);
  return { ...cells, digits, grids: [], blocks: numbered(blocks), block: null };
}

/** Grids that lie over each other. @param {GridSpec[]} specs @returns {Frame} */
function manyGrids(specs) {
  const places = specs.map(({ at, block, blocks, side }) => {
    const [, row, column] = /^r(\d+)c(\d+)$/i.exec(at) ?? [];
    if (!row) throw new RangeError(`expected a cell such as r1c1, found ${at}`);
    const length = within(side ?? blocks?.length ?? (block ? block[0] * block[1] : 9), MOST_DIGITS, 'a side');
    return { row: within(Number(row), MOST_LINES, 'a row') - 1, column: within(Number(column), MOST_LINES, 'a column') - 1, side: length };
  });
  if (!places.length || places.some(({ side }) => side !== places[0].side)) throw new RangeError('expected grids of the same side');
  const [{ side: digits }] = places;
  const [rows, columns] = [Math.max(...places.map(({ row }) => row)) + digits, Math.max(...places.map(({ column }) => column)) + digits];
  within(Math.max(rows, columns), MOST_LINES, 'a frame');
  const cells = cellsOf(rows, columns, (row, column) => places.some((grid) => row >= grid.row && row < grid.row + digits && column >= grid.column && column < grid.column + digits));
  const grids = places.map(({ row, column, side }, at) => ({
    name: gridName(at), row, column, side, extra: [...specs[at].extra ?? []],
    cells: Array.from({ length: side * side }, (_, cell) => cells.index[(row + Math.floor(cell / side)) * columns + column + (cell % side)]),
    blocks: blocksOfGrid(specs[at], side),
  }));
  return { ...cells, digits, grids, blocks: blocksOfGrids(grids, cells.places.length), block: null };
}

/** `A`, `B`, … `Z`, `AA`. @param {number} at @returns {string} */
export const gridName = (at) => (at < 26 ? String.fromCharCode(65 + at) : gridName(Math.floor(at / 26) - 1) + gridName(at % 26));

/** @param {GridSpec} spec @param {number} side */
function blocksOfGrid({ block, blocks }, side) {
  return blocks ? blocksOfMap(blocks, side, side) : blocksOfShape(block ?? USUAL_BLOCKS[side] ?? [1, side], side);
}

/** The number of the first block of each cell: those that grids share count once. @param {Grid[]} grids @param {number} length */
function blocksOfGrids(grids, length) {
  const found = new Array(length).fill(-1);
  /** @type {Map<string, number>} */
  const numbers = new Map();
  for (const { cells, blocks } of grids) {
    for (const number of new Set(blocks)) {
      if (number < 0) continue;
      const own = cells.filter((_, at) => blocks[at] === number);
      const key = [...own].sort((a, b) => a - b).join(' ');
      const block = numbers.get(key) ?? numbers.size;
      numbers.set(key, block);
      for (const cell of own) if (found[cell] < 0) found[cell] = block;
    }
  }
  return found;
}

/** @param {number} rows @param {number} columns @param {(row: number, column: number) => boolean} isCell */
function cellsOf(rows, columns, isCell) {
  /** @type {[number, number][]} */
  const places = [];
  const index = Array.from({ length: rows * columns }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    return isCell(row, column) ? places.push([row, column]) - 1 : -1;
  });
  return { rows, columns, places, index };
}

/** @param {readonly number[]} block @param {number} side */
function blocksOfShape([rows, columns], side) {
  if (rows * columns !== side) throw new RangeError(`blocks of ${rows}×${columns} do not fit ${side}`);
  const across = side / columns;
  return Array.from({ length: side * side }, (_, cell) =>
    Math.floor(Math.floor(cell / side) / rows) * across + Math.floor((cell % side) / columns));
}

/** @param {string[]} map @param {number} rows @param {number} columns */
function blocksOfMap(map, rows, columns) {
  const letters = map.map((row) => [...row]);
  checkMap(letters, rows, columns);
  return numbered(letters.flat());
}

/** @param {string[][]} letters @param {number} rows @param {number} columns */
function checkMap(letters, rows, columns) {
  if (letters.length !== rows || letters.some((row) => row.length !== columns)) throw new RangeError(`a map of blocks needs ${rows} rows of ${columns}`);
}

/** Blocks in the order in which their letters come; a board in the making has cells without one. @param {string[]} letters */
function numbered(letters) {
  const order = [...new Set(letters)].filter((letter) => letter !== NO_BLOCK);
  return letters.map((letter) => order.indexOf(letter));
}

/** A specification with its fields in order, without what says nothing: the same board, the same text. @param {GeometrySpec} spec @param {Frame} frame @returns {GeometrySpec} */
export function inOrder(spec, { rows, columns, digits, block }) {
  return {
    ...ownForm(spec, { rows, columns, digits, block }),
    ...(spec.extra?.length ? { extra: [...spec.extra] } : {}),
    ...(spec.houses?.length ? { houses: spec.houses } : {}),
    ...(spec.distinct?.length ? { distinct: spec.distinct } : {}),
    ...(spec.apart?.length ? { apart: spec.apart } : {}),
    ...(spec.rules?.length ? { rules: spec.rules } : {}),
  };
}

/** @param {GeometrySpec} spec @param {Pick<Frame, 'rows'|'columns'|'digits'|'block'>} frame @returns {GeometrySpec} */
function ownForm(spec, { rows, columns, digits, block }) {
  if (spec.grids) {
    return { grids: spec.grids.map(({ at, block: own, blocks, extra }) => ({ at, ...(blocks ? { blocks } : { block: own ?? USUAL_BLOCKS[digits] ?? [1, digits] }), ...(extra?.length ? { extra } : {}) })) };
  }
  if (spec.rows !== undefined || spec.columns !== undefined) {
    return {
      rows, columns, digits, ...(spec.lowest === 0 ? { lowest: 0 } : {}), ...(spec.lines === false ? { lines: false } : {}),
      ...(spec.blocks ? { blocks: spec.blocks } : {}),
    };
  }
  return { side: rows, ...(spec.blocks ? { blocks: spec.blocks } : { block: /** @type {number[]} */ (block) }) };
}
