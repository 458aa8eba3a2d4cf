/** The cells that belong together under a symmetry, for pens and patterns. */

/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/** Each moves a place (row, column, last) to others. @type {Record<string, ((row: number, column: number, last: number) => [number, number])[]>} */
const MOVES = {
  none: [],
  'half-turn': [(row, column, last) => [last - row, last - column]],
  'quarter-turn': [(row, column, last) => [column, last - row], (row, column, last) => [last - row, last - column], (row, column, last) => [last - column, row]],
  'left-right': [(row, column, last) => [row, last - column]],
  'top-bottom': [(row, column, last) => [last - row, column]],
  diagonal: [(row, column) => [column, row]],
  antidiagonal: [(row, column, last) => [last - column, last - row]],
};
MOVES['both-mirrors'] = [...MOVES['left-right'], ...MOVES['top-bottom'], ...MOVES['half-turn']];
MOVES['both-diagonals'] = [...MOVES.diagonal, ...MOVES.antidiagonal, ...MOVES['half-turn']];
MOVES.full = [...MOVES['both-mirrors'], ...MOVES.diagonal, ...MOVES.antidiagonal, MOVES['quarter-turn'][0], MOVES['quarter-turn'][2]];

export const SYMMETRIES = Object.keys(MOVES);

/** @param {Geometry} geometry @param {number} cell @param {string} symmetry */
export function orbit(geometry, cell, symmetry) {
  const last = geometry.side - 1;
  const places = (MOVES[symmetry] ?? []).map((move) => move(geometry.row(cell), geometry.column(cell), last));
  return [...new Set([cell, ...places.map(([row, column]) => geometry.cell(row, column))])].sort((a, b) => a - b);
}
