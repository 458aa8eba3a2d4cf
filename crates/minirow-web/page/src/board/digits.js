/** Sets of digits as numbers: bit `1 << digit`. There are 25 at most, so 32 bits do. */

/** @param {number} digit */
export const bit = (digit) => 1 << digit;

/** All digits of a board with so many. @param {number} digits */
export const allDigits = (digits) => ((1 << digits) - 1) << 1;

/** @param {number} set @param {number} digit */
export const has = (set, digit) => (set & (1 << digit)) !== 0;

/** @param {number} set */
export function count(set) {
  let number = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) number += 1;
  return number;
}

/** The digits of a set, the smallest first. @param {number} set */
export function digitsOf(set) {
  const digits = [];
  for (let digit = 1; digit <= 25; digit += 1) if (has(set, digit)) digits.push(digit);
  return digits;
}

/** @param {Iterable<number>} digits */
export function setOf(digits) {
  let set = 0;
  for (const digit of digits) set |= 1 << digit;
  return set;
}
