/**
 * The boards that come with the page: for each technique its example, and more to practise on, so that
 * an exercise is there at once, also for what is rare. `stock.json` has them as short texts.
 *
 * A text has a sign for each of 81 cells: `1` to `9` a given, `a` to `i` a digit placed since, `.` an
 * open cell. Behind them stand the candidates that earlier steps eliminated, two signs each: the number
 * cell × 9 + digit − 1 to the base of 36.
 */
import { Geometry } from '../board/geometry.js';
import { allDigits, bit, digitsOf, setOf } from '../board/digits.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {{given: number[], digit: number[], gone: number[]}} Kept `gone`: sets of what was eliminated */

export const CLASSIC = new Geometry();

/** @type {Promise<Record<string, string[]>>|null} */
let loaded = null;

/** The texts by technique, the example first. */
export function stock() {
  loaded ??= load().catch((error) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** @returns {Promise<Record<string, string[]>>} */
async function load() {
  const answer = await fetch(new URL('./stock.json', import.meta.url));
  if (!answer.ok) throw new Error(`no stock.json: answer ${answer.status}`);
  return answer.json();
}

/** @param {string} text @returns {Kept} */
export function decode(text) {
  const signs = [...text.slice(0, CLASSIC.length)];
  const gone = new Array(CLASSIC.length).fill(0);
  for (let at = CLASSIC.length; at < text.length; at += 2) {
    const number = parseInt(text.slice(at, at + 2), 36);
    gone[Math.floor(number / 9)] |= bit((number % 9) + 1);
  }
  return {
    given: signs.map((sign) => (/[1-9]/.test(sign) ? Number(sign) : 0)),
    digit: signs.map((sign) => (/[a-i]/.test(sign) ? sign.charCodeAt(0) - 96 : 0)),
    gone,
  };
}

/** The candidates of each cell as sets; none where there is a digit. @param {Kept} kept */
export function candidatesOf({ given, digit, gone }) {
  const values = given.map((value, cell) => value || digit[cell]);
  return values.map((value, cell) => {
    if (value) return 0;
    const taken = CLASSIC.peers[cell].reduce((set, peer) => set | bit(values[peer]), 0);
    return allDigits(9) & ~taken & ~gone[cell];
  });
}

/** The board as the engine takes it. @param {Kept} kept @returns {Board} */
export function boardOf(kept) {
  return {
    givens: kept.given, digits: kept.digit,
    candidates: candidatesOf(kept).map((set, cell) => (kept.given[cell] || kept.digit[cell] ? null : digitsOf(set))),
  };
}

/**
 * A board as the engine gives it, of 9×9 only. @param {Board} board @param {string} [givens] which of its digits are givens, if not all
 * @returns {Kept|null}
 */
export function keptOf({ givens: digits, digits: placed, candidates }, givens) {
  if (digits.length !== CLASSIC.length) return null;
  const values = digits.map((value, cell) => value || (placed?.[cell] ?? 0));
  const isGiven = (/** @type {number} */ cell) => (givens ? /[1-9]/.test(givens[cell]) : digits[cell] > 0);
  const plain = { given: values.map((value, cell) => (isGiven(cell) ? value : 0)), digit: values.map((value, cell) => (isGiven(cell) ? 0 : value)) };
  const all = candidatesOf({ ...plain, gone: new Array(CLASSIC.length).fill(0) });
  return { ...plain, gone: all.map((set, cell) => (candidates?.[cell] ? set & ~setOf(candidates[cell]) : 0)) };
}

/** The same board in other clothes: digits change their names, rows and columns their places. @param {Kept} kept @param {() => number} random @returns {Kept} */
export function disguised({ given, digit, gone }, random) {
  const names = [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random)];
  const [rows, columns] = [lines(random), lines(random)];
  const isTurned = random() < 0.5;
  const from = given.map((_, cell) => {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    return isTurned ? column * 9 + row : row * 9 + column;
  });
  return {
    given: from.map((cell) => names[given[cell]]),
    digit: from.map((cell) => names[digit[cell]]),
    gone: from.map((cell) => digitsOf(gone[cell]).reduce((set, one) => set | bit(names[one]), 0)),
  };
}

/** Nine lines in another order that keeps those of a band together. @param {() => number} random */
const lines = (random) => shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => band * 3 + line));

/** @param {number[]} list @param {() => number} random */
function shuffled(list, random) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
