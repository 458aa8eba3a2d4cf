/** Boards of several grids: which one is meant, and where each of them lies. */

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** The grid that is meant at a cell: the one that was meant before, else the one that shares most. Nothing on other boards. @param {Geometry} geometry @param {number} cell @param {number} [before] */
export function gridAt(geometry, cell, before) {
  const all = geometry.gridsOf(cell);
  return before !== undefined && all.includes(before) ? before : mostShared(geometry, all)[0];
}

/** The grids of a cell, the one that is meant first. @param {Geometry} geometry @param {number} cell @param {number} [meant] */
export function gridsInOrder(geometry, cell, meant) {
  const all = mostShared(geometry, geometry.gridsOf(cell));
  return meant !== undefined && all.includes(meant) ? [meant, ...all.filter((grid) => grid !== meant)] : all;
}

/** Grids that share cells with more of the others come first. @param {Geometry} geometry @param {number[]} grids */
function mostShared(geometry, grids) {
  if (grids.length < 2) return grids;
  const others = (/** @type {number} */ grid) => new Set(geometry.grids[grid].cells.flatMap((cell) => geometry.gridsOf(cell))).size;
  return [...grids].sort((a, b) => others(b) - others(a) || a - b);
}

/**
 * Where each grid lies, as `top left` or `middle`, by its number; nothing where two of them would be called alike.
 * @param {Geometry} geometry @returns {string[]|null}
 */
export function positionsOf({ grids }) {
  if (grids.length < 2) return null;
  const [rows, columns] = [thirds(grids.map(({ row }) => row)), thirds(grids.map(({ column }) => column))];
  const all = grids.map((_, at) => {
    const [row, column] = [['top', '', 'bottom'][rows[at]], ['left', '', 'right'][columns[at]]];
    return [row, column].filter(Boolean).join('-') || 'middle';
  });
  return new Set(all).size === all.length ? all : null;
}

/** In which third each number lies: 0, 1 or 2. @param {number[]} numbers */
function thirds(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.map((number) => (least === most ? 1 : Math.min(2, Math.floor(((number - least) / (most - least)) * 3))));
}

/**
 * How often each digit stands in some cells that are full, where that can be told: they fall into houses that have every digit.
 * @param {Geometry} geometry @param {number[]} cells @returns {number|undefined}
 */
export function timesOfDigit(geometry, cells) {
  if (geometry.isSquare) return geometry.digits;
  const wanted = new Set(cells);
  for (const kind of /** @type {const} */ (['row', 'column', 'block'])) {
    const houses = geometry.houses.filter((house) => house.kind === kind && house.cells.length === geometry.digits && house.cells.every((cell) => wanted.has(cell)));
    const covered = new Set(houses.flatMap((house) => house.cells));
    if (covered.size === wanted.size && houses.length * geometry.digits === wanted.size) return houses.length;
  }
  return undefined;
}

/** The cells of the grid that is meant; all cells of other boards. @param {Geometry} geometry @param {number} [grid] */
export const cellsMeant = (geometry, grid) => (grid === undefined ? [...geometry.blocks.keys()] : geometry.grids[grid].cells);
