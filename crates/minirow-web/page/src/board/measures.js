/**
 * Where things stand on a board, in units of which a cell has 100: the lines, the digits and the
 * small digits of a cell, for any number of digits.
 */

/** @typedef {{grid: number, block: number, frame: number, digit: number, coordinate: number, gutter: number, ring: number}} Weights */

/** Lines and digits grow with the side, as the cells become smaller on the screen. @param {number} side @returns {Weights} */
export function weights(side) {
  const f = side <= 9 ? Math.max(side / 9, 0.6) : (side / 9) * 0.93;
  return {
    grid: 1.5 * f, block: 3.4 * f, frame: 4 * f, digit: side <= 9 ? 56 : 60,
    coordinate: 17 * f, gutter: 30 * f * (side > 9 ? 1.05 : 1), ring: 5 * f,
  };
}

/** The lines of boards of several grids are finer: each grid is framed. @param {import('./geometry.js').Geometry} geometry @returns {Weights} */
export function weightsOf({ grids, side }) {
  if (!grids.length) return weights(side);
  const f = side / 21;
  return { grid: 2.2 * f, block: 4.6 * f, frame: 8 * f, digit: 60, coordinate: 38 * f, gutter: 0, ring: 9 * f };
}

/** How many small digits stand side by side in a cell. @param {number} digits */
export const across = (digits) => Math.ceil(Math.sqrt(digits));

/** Places from one edge to the other. @param {number} index @param {number} count @param {number} first @param {number} last */
const between = (index, count, first, last) => (count === 1 ? 50 : first + (index * (last - first)) / (count - 1));

/** Where a note stands in its cell. @param {number} digits @param {number} digit */
export function notePlace(digits, digit) {
  const columns = across(digits);
  const rows = Math.ceil(digits / columns);
  const [x, y] = [(digit - 1) % columns, Math.floor((digit - 1) / columns)];
  if (columns === 3) return { x: [22, 50, 78][x], y: rows === 3 ? [24, 51, 78][y] : between(y, rows, 28, 74) };
  return { x: between(x, columns, columns > 4 ? 14 : 17, columns > 4 ? 86 : 83), y: between(y, rows, columns > 4 ? 15 : 18, columns > 4 ? 86 : 84) };
}

/**
 * Where corner notes stand in a cell with notes in its middle: half of them above these, half below.
 * @param {number} count
 */
export function placesAround(count) {
  const above = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = index < above ? 0 : 1;
    const [at, all] = row ? [index - above, count - above] : [index, above];
    return { x: all === 1 ? 22 : between(at, all, all > 3 ? 14 : 22, all > 3 ? 86 : 78), y: row ? 83 : 19 };
  });
}

/**
 * Where a note stands in a cell with a sum in its corner: all of them lower, or behind the sum where centre notes have the middle.
 * @param {{x: number, y: number}} place @param {boolean} hasCentre
 */
export function besideSum({ x, y }, hasCentre) {
  if (hasCentre) return y < 40 ? { x: 48 + ((x - 14) * 40) / 72, y } : { x, y };
  return { x, y: 44 + (y - 24) * 0.81 };
}

/** The size of a note. @param {number} digits @param {boolean} small whether the board is small on the screen @param {boolean} [fine] whether its cells are, as on boards of several grids */
export function noteSize(digits, small, fine = false) {
  const columns = across(digits);
  if (columns <= 3) return fine ? (small ? 29 : 26) : small ? 27 : 22;
  return columns === 4 ? 24 : 96 / columns;
}

/** Where a candidate of a hint stands in its cell. @param {number} digits @param {number} digit @param {boolean} small */
export function markPlace(digits, digit, small) {
  const columns = across(digits);
  const rows = Math.ceil(digits / columns);
  const inset = columns <= 3 ? (small ? 29 : 24) : 100 / columns / 2 + 1;
  return {
    x: between((digit - 1) % columns, columns, inset, 100 - inset),
    y: between(Math.floor((digit - 1) / columns), rows, inset, 100 - inset),
  };
}

/** The radius of the disc of a candidate of a hint. @param {number} digits @param {boolean} small */
export function markRadius(digits, small) {
  const columns = across(digits);
  return columns <= 3 ? 20 * (small ? 1.28 : 1) * (columns === 3 ? 1 : 1.2) : 100 / columns / 2 - 0.5;
}

/** Where candidates stand that share their cell, as the nodes of a chain do. @param {number} digits @param {number} digit */
export function sharedPlace(digits, digit) {
  const columns = across(digits);
  return { x: between((digit - 1) % columns, columns, 20, 80), y: between(Math.floor((digit - 1) / columns), Math.ceil(digits / columns), 20, 80) };
}
