/**
 * Numbers of rows and columns inside a board that has no room beside it, as on phones: they are shown
 * while words name cells, and the board stays where it is.
 */
import { digitsOf } from './digits.js';
import { roomOf } from './hint-layer.js';
import { notePlace } from './measures.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../hints/picture.js').Picture} Picture */
/** @typedef {{x: number, y: number}} Place */

/** Where a number may stand in its cell, the best place first. The last ones are free beside any notes. @type {Record<'row'|'column', Place[]>} */
const PLACES = {
  row: [{ x: 10, y: 50 }, { x: 9, y: 90 }],
  column: [{ x: 50, y: 14 }, { x: 10, y: 13 }, { x: 90, y: 13 }],
};

/** How far a number reaches, and a note, about. */
const [REACH, NOTE] = [9, 6];

/**
 * The numbers with their places, in units of the board.
 * @param {Geometry} geometry @param {Picture|null} picture what must not be covered
 * @param {(cell: number) => number} notesIn the notes that are drawn each in its place
 * @param {{size: number, small: boolean}} how large the numbers are, and whether candidates are drawn larger
 */
export function innerCoordinates(geometry, picture, notesIn, { size, small }) {
  return numbered(geometry).flatMap(({ kind, line, cell }) => {
    const [row, column] = [geometry.row(cell), geometry.column(cell)];
    const taken = [...notesTaken(geometry.digits, notesIn(cell)), ...(picture ? takenIn(geometry, picture, cell, small) : [])];
    const isFree = (/** @type {Place} */ place) => taken.every(({ x, y, r }) => (x - place.x) ** 2 + (y - place.y) ** 2 > (r + REACH) ** 2);
    const place = PLACES[kind].find(isFree);
    // The cells of several grids are small: what would cover notes is left out, and its neighbours tell enough.
    if (!place && geometry.grids.length) return [];
    const { x, y } = place ?? PLACES[kind][1];
    const text = String(line + 1);
    // Two figures need as much room as one has.
    const isWide = kind === 'row' && text.length > 1;
    return [{ x: column * 100 + x + (isWide ? size * 0.15 : 0), y: row * 100 + y + 1, size: isWide ? size * 0.8 : size, text }];
  });
}

/** The lines that have a number, each with the cell that it stands in: the first one of it, in each grid. @param {Geometry} geometry */
function numbered(geometry) {
  const { grids, rows, columns } = geometry;
  const places = grids.length ? grids.map(({ row, column, side }) => ({ row, column, high: side, wide: side })) : [{ row: 0, column: 0, high: rows, wide: columns }];
  return places.flatMap(({ row, column, high, wide }) => Array.from({ length: Math.max(high, wide) }, (_, line) => /** @type {const} */ (['row', 'column']).flatMap((kind) => {
    if (line >= (kind === 'row' ? high : wide)) return [];
    const cell = kind === 'row' ? firstOf(wide, (at) => geometry.cell(row + line, column + at)) : firstOf(high, (at) => geometry.cell(row + at, column + line));
    return cell === undefined ? [] : [{ kind, line, cell }];
  })).flat());
}

/** @param {number} length @param {(at: number) => number|undefined} cell */
function firstOf(length, cell) {
  for (let at = 0; at < length; at += 1) {
    const found = cell(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The letters of grids, each in a hole beside its grid, or outside the frame; none where both are full.
 * @param {Geometry} geometry @param {boolean} [outside] whether there is room outside
 */
export function gridLetters(geometry, outside = true) {
  const { rows, columns } = geometry;
  return geometry.grids.flatMap(({ name, row, column, side }) => {
    const [middle, last] = [side >> 1, side - 1];
    const beside = [0, last, middle].flatMap((line) => [[row + line, column + side], [row + line, column - 1]]);
    const beyond = [[row - 1, column + middle], [row + side, column + middle], [row + middle, column - 1], [row + middle, column + side]];
    const isInside = (/** @type {number[]} */ [at, across]) => at >= 0 && across >= 0 && at < rows && across < columns;
    const spot = beside.find((one) => isInside(one) && geometry.cell(one[0], one[1]) === undefined) ?? (outside ? beyond.find((one) => !isInside(one)) : undefined);
    if (!spot) return [];
    // Outside they stand close to the frame.
    const [y, x] = spot.map((at, axis) => Math.min(Math.max(at * 100 + 50, -38), (axis ? columns : rows) * 100 + 38));
    return [{ x, y: y + 3, text: name, isOutside: !isInside(spot) }];
  });
}

/** @param {number} digits @param {number} notes */
const notesTaken = (digits, notes) => digitsOf(notes).map((digit) => ({ ...notePlace(digits, digit), r: NOTE }));

/** The candidates and nodes that are drawn in a cell. @param {Geometry} geometry @param {Picture} picture @param {number} cell @param {boolean} small */
function takenIn(geometry, picture, cell, small) {
  const [left, top] = [geometry.column(cell), geometry.row(cell)];
  const nodes = picture.nodes.flatMap(({ cells, radius }) => cells.filter((one) => one.cell === cell)
    .map(({ x, y }) => ({ x: (x - left) * 100, y: (y - top) * 100, r: radius * 100 })));
  const marks = picture.marks.filter((mark) => mark.cell === cell).map((mark) => {
    const room = roomOf(geometry, picture, mark, small);
    // A candidate that nothing is said of has no disc.
    return mark.role === 'plain' ? { ...room, r: 10 } : room;
  });
  return [...nodes, ...marks];
}
