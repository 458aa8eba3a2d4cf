/**
 * Makes a classic puzzle look like another one that is just as hard: digits change their names, rows
 * and columns their places. A pattern of givens that a half turn leaves as it is stays so.
 */
import { shuffled } from './random.js';

/** @param {number[]} puzzle @param {() => number} random @returns {number[]} */
export function disguise(puzzle, random) {
  const digits = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
  const [rows, columns] = [order(random), order(random)];
  const isTurned = random() < 0.5;
  return puzzle.map((_, cell) => {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    return digits[puzzle[isTurned ? column * 9 + row : row * 9 + column]];
  });
}

/** Nine rows in an order that keeps bands together, the last band the mirror of the first. @param {() => number} random */
function order(random) {
  const first = shuffled([0, 1, 2], random);
  const middle = random() < 0.5 ? [3, 4, 5] : [5, 4, 3];
  const last = first.map((row) => 8 - row).reverse();
  return random() < 0.5 ? [...first, ...middle, ...last] : [...last, ...middle, ...first];
}
