// A naive solver for tests: any size, by candidates, the fewest first. It must be right, not fast.
/** @typedef {import('../../src/board/geometry.js').Geometry} Geometry */

/** @param {import('../../src/types.js').Board} board */
export const valuesOf = (board) => board.givens.map((given, cell) => given || board.digits?.[cell] || 0);

/** @param {Geometry} geometry @param {number[]} values @param {number} cell */
export function possible(geometry, values, cell) {
  const taken = new Set(geometry.peers[cell].map((peer) => values[peer]));
  return Array.from({ length: geometry.side }, (_, at) => at + 1).filter((digit) => !taken.has(digit));
}

/** Up to `most` solutions. @param {Geometry} geometry @param {number[]} start @param {number} most */
export function solve(geometry, start, most) {
  /** @type {number[][]} */
  const found = [];
  const values = [...start];
  const clash = values.some((value, cell) => value && geometry.peers[cell].some((peer) => values[peer] === value));
  let guesses = 0;
  const visit = () => {
    // Large boards are beyond this solver: it must not keep a test's server busy for ever.
    guesses += 1;
    if (guesses > 20_000) return;
    let best = -1;
    /** @type {number[]} */
    let digits = [];
    for (let cell = 0; cell < values.length; cell += 1) {
      if (values[cell]) continue;
      const open = possible(geometry, values, cell);
      if (best < 0 || open.length < digits.length) [best, digits] = [cell, open];
      if (open.length <= 1) break;
    }
    if (best < 0) {
      found.push([...values]);
      return;
    }
    for (const digit of digits) {
      values[best] = digit;
      visit();
      if (found.length >= most) break;
    }
    values[best] = 0;
  };
  if (!clash) visit();
  return found;
}
