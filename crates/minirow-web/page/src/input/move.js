/** Where the keys go to: no wrapping unless a user wants it. */
import { has } from '../board/digits.js';

/** @typedef {import('../game/game.js').Game} Game */

/** @type {Record<string, [number, number]>} */
const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** @param {Game} game @param {string} where @param {boolean} [wrap] */
export function target(game, where, wrap = false) {
  const { geometry, focus } = game;
  const last = geometry.side - 1;
  const [row, column] = [geometry.row(focus), geometry.column(focus)];
  /** @param {number} at */
  const within = (at) => (wrap ? (at + geometry.side) % geometry.side : Math.min(Math.max(at, 0), last));
  if (where in STEPS) {
    const [down, right] = STEPS[where];
    return geometry.cell(within(row + down), within(column + right));
  }
  const band = geometry.band;
  switch (where) {
    case 'rowStart': return geometry.cell(row, 0);
    case 'rowEnd': return geometry.cell(row, last);
    case 'first': return 0;
    case 'last': return geometry.length - 1;
    case 'bandUp': return geometry.cell(Math.max(row - band, 0), column);
    case 'bandDown': return geometry.cell(Math.min(row + band, last), column);
    default: throw new RangeError(`no way ${where}`);
  }
}

/** The next empty cell in a direction; where there is none, the last cell. @param {Game} game @param {string} where */
export function nextEmptyTowards(game, where) {
  const { geometry, position } = game;
  const [down, right] = STEPS[where];
  let [row, column] = [geometry.row(game.focus), geometry.column(game.focus)];
  let at = game.focus;
  while (true) {
    row += down;
    column += right;
    if (row < 0 || column < 0 || row >= geometry.side || column >= geometry.side) return at;
    at = geometry.cell(row, column);
    if (!position.at(at)) return at;
  }
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

/** The cells of the rectangle between two cells. @param {import('../board/geometry.js').Geometry} geometry @param {number} from @param {number} to */
export function between(geometry, from, to) {
  const rows = [geometry.row(from), geometry.row(to)].sort((a, b) => a - b);
  const columns = [geometry.column(from), geometry.column(to)].sort((a, b) => a - b);
  const cells = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) cells.push(geometry.cell(row, column));
  }
  return cells;
}
