/**
 * The regions of a jigsaw: the usual blocks, whose cells change places across their borders many
 * times. A half turn leaves the map as it is.
 */

const SIDE = 9;
const CELLS = SIDE * SIDE;
const SWAPS = 60;
const MOST_TRIES = 20_000;

/** A map of regions, a row of letters for each row. @param {() => number} random @returns {string[]} */
export function jigsawMap(random) {
  const regions = Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
  const any = () => Math.floor(random() * CELLS);
  for (let swaps = 0, tries = 0; swaps < SWAPS && tries < MOST_TRIES; tries += 1) if (swap(regions, any(), any())) swaps += 1;
  return Array.from({ length: SIDE }, (_, row) => regions.slice(row * SIDE, (row + 1) * SIDE).map((region) => 'ABCDEFGHI'[region]).join(''));
}

/** The cell that a half turn brings here. @param {number} cell */
const turned = (cell) => CELLS - 1 - cell;

/**
 * Two cells of neighbouring regions change places, and with them those across the middle. Tells
 * whether all regions hang together then; else nothing has changed.
 * @param {number[]} regions @param {number} one @param {number} other
 */
function swap(regions, one, other) {
  const [from, to] = [regions[one], regions[other]];
  const cells = [one, other, turned(one), turned(other)];
  if (from === to || new Set(cells).size < 4) return false;
  if (!touches(regions, one, to) || !touches(regions, other, from)) return false;
  const before = cells.map((cell) => regions[cell]);
  regions[one] = to;
  regions[other] = from;
  regions[turned(one)] = before[3];
  regions[turned(other)] = before[2];
  if (before.every((region) => isWhole(regions, region))) return true;
  cells.forEach((cell, at) => (regions[cell] = before[at]));
  return false;
}

/** @param {number} cell */
function neighbours(cell) {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  return [row > 0 ? cell - SIDE : -1, row < SIDE - 1 ? cell + SIDE : -1, column > 0 ? cell - 1 : -1, column < SIDE - 1 ? cell + 1 : -1].filter((next) => next >= 0);
}

/** @param {number[]} regions @param {number} cell @param {number} region */
const touches = (regions, cell, region) => neighbours(cell).some((next) => regions[next] === region);

/** Whether a region has its nine cells, and they hang together. @param {number[]} regions @param {number} region */
function isWhole(regions, region) {
  const start = regions.indexOf(region);
  const reached = new Set([start]);
  for (const cell of reached) for (const next of neighbours(cell)) if (regions[next] === region) reached.add(next);
  return reached.size === SIDE;
}
