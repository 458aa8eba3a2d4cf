/** How many of each digit are left to place: on the board, or in the grid that is meant. */
import { cellsMeant, timesOfDigit } from '../board/grids.js';

/** By digit; index 0 is not used. Nothing where digits may come any number of times. @param {import('./game.js').Game} game @returns {number[]|undefined} */
export function remaining({ geometry, position, grid }) {
  const cells = cellsMeant(geometry, grid);
  const times = timesOfDigit(geometry, cells);
  if (times === undefined) return undefined;
  const left = Array.from({ length: geometry.digits + 1 }, () => times);
  for (const cell of cells) {
    const digit = position.at(cell);
    if (digit > 0) left[digit] -= 1;
  }
  return left;
}
