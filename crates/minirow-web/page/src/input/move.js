/** Where the keys go to: no wrapping unless a user wants it. */
import { has } from '../board/digits.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/** @type {Record<string, [number, number]>} */
const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** @param {Game} game @param {string} where @param {boolean} [wrap] @returns {number} */
export function target(game, where, wrap = false) {
  const { geometry, focus } = game;
  if (where in STEPS) return next(geometry, focus, STEPS[where], wrap) ?? focus;
  switch (where) {
    case 'rowStart': return rowEnd(game, -1);
    case 'rowEnd': return rowEnd(game, 1);
    case 'first': return 0;
    case 'last': return geometry.length - 1;
    case 'bandUp': return band(geometry, focus, -1);
    case 'bandDown': return band(geometry, focus, 1);
    default: throw new RangeError(`no way ${where}`);
  }
}

/** The next cell in a direction, beyond holes; nothing at the rim, unless the way goes on at the other one. @param {Geometry} geometry @param {number} cell @param {[number, number]} step @param {boolean} [wrap] */
function next(geometry, cell, [down, right], wrap = false) {
  const { rows, columns } = geometry;
  for (let row = geometry.row(cell) + down, column = geometry.column(cell) + right; ; row += down, column += right) {
    if (wrap) [row, column] = [(row + rows) % rows, (column + columns) % columns];
    else if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
    const found = geometry.cell(row, column);
    if (found !== undefined) return found;
  }
}

/** The first or the last cell of the row: in the grid that is meant, and from its end in all of the frame. @param {Game} game @param {1|-1} by */
function rowEnd({ geometry, focus, grid }, by) {
  const own = grid === undefined ? undefined : geometry.grids[grid];
  const end = own && geometry.cell(geometry.row(focus), by < 0 ? own.column : own.column + own.side - 1);
  if (end !== undefined && end !== focus) return end;
  let last = focus;
  for (let cell = next(geometry, focus, [0, by]); cell !== undefined; cell = next(geometry, cell, [0, by])) last = cell;
  return last;
}

/** A band further up or down; where there is a hole, behind it, and else as far as cells go. @param {Geometry} geometry @param {number} cell @param {1|-1} by */
function band(geometry, cell, by) {
  const [row, column] = [geometry.row(cell), geometry.column(cell)];
  const wanted = Math.min(Math.max(row + by * geometry.band, 0), geometry.rows - 1);
  let last = cell;
  for (let at = next(geometry, cell, [by, 0]); at !== undefined && (wanted - geometry.row(at)) * by >= 0; at = next(geometry, at, [by, 0])) last = at;
  return geometry.cell(wanted, column) ?? next(geometry, last, [by, 0]) ?? last;
}

/** The next empty cell in a direction; where there is none, the last cell. @param {Game} game @param {string} where */
export function nextEmptyTowards({ geometry, position, focus }, where) {
  let last = focus;
  for (let cell = next(geometry, focus, STEPS[where]); cell !== undefined; cell = next(geometry, cell, STEPS[where])) {
    last = cell;
    if (!position.at(cell)) break;
  }
  return last;
}

/** The next cell in reading order, from the start again behind the last, for which something holds. @param {Game} game @param {(cell: number) => boolean} holds @param {1|-1} [by] */
export function nextCell(game, holds, by = 1) {
  const { length } = game.geometry;
  for (let step = 1; step <= length; step += 1) {
    const cell = (game.focus + by * step + length * 2) % length;
    if (holds(cell)) return cell;
  }
  return game.focus;
}

/** @param {Game} game @param {1|-1} [by] */
export const nextEmpty = (game, by = 1) => nextCell(game, (cell) => !game.position.at(cell), by);

/** The next cell that has, or may have, a digit that is filtered; else the digit of the focused cell. @param {Game} game */
export function nextWithDigit(game) {
  const own = game.position.at(game.focus);
  const wanted = game.filter || (own ? 1 << own : 0);
  const notes = game.notes;
  return nextCell(game, (cell) => has(wanted, game.position.at(cell)) && game.position.at(cell) > 0 || (notes[cell] & wanted) !== 0);
}

/** The cells of the rectangle between two cells. @param {Geometry} geometry @param {number} from @param {number} to */
export function between(geometry, from, to) {
  const rows = [geometry.row(from), geometry.row(to)].sort((a, b) => a - b);
  const columns = [geometry.column(from), geometry.column(to)].sort((a, b) => a - b);
  const cells = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) {
      const cell = geometry.cell(row, column);
      if (cell !== undefined) cells.push(cell);
    }
  }
  return cells;
}
