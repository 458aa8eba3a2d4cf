/**
 * Regions while they are painted: a letter for each cell, or none. Pure functions from letters to what
 * is missing, what could be done about it, and the board that they are.
 */
import { NO_BLOCK, USUAL_BLOCKS } from '../board/frame.js';
import { Geometry } from '../board/geometry.js';

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */

/** The letters of regions, one for each digit. @param {number} side */
export const regionLetters = (side) => [...'ABCDEFGHIJKLMNOPQRSTUVWXY'].slice(0, side);

/** The letter of each cell; empty where a cell has no region. @param {Geometry} geometry */
export function lettersOf(geometry) {
  const { spec, side, blocks } = geometry;
  const names = regionLetters(side);
  if (spec.blocks && spec.blocks.join('').split('').every((letter) => letter === NO_BLOCK || names.includes(letter))) {
    return [...spec.blocks.join('')].map((letter) => (letter === NO_BLOCK ? '' : letter));
  }
  return blocks.map((number) => names[number] ?? '');
}

/** Rules that need blocks of a shape. */
const NEED_SHAPE = ['windoku', 'disjoint-groups'];

/** The board with these regions: with blocks of a shape where they are that. @param {GeometrySpec} spec @param {string[]} letters */
export function specWith(spec, letters) {
  const side = spec.side ?? 9;
  const { extra = [], houses, apart } = spec;
  const rest = { ...(houses ? { houses } : {}), ...(apart ? { apart } : {}) };
  const shape = shapeOf(side, letters);
  if (shape) return { ...rest, side, block: shape, ...(extra.length ? { extra } : {}) };
  const blocks = Array.from({ length: side }, (_row, row) => letters.slice(row * side, (row + 1) * side).map((letter) => letter || NO_BLOCK).join(''));
  const kept = extra.filter((name) => !NEED_SHAPE.includes(name));
  return { ...rest, side, blocks, ...(kept.length ? { extra: kept } : {}) };
}

/** The shape of blocks that these regions are, if they all have one. @param {number} side @param {string[]} letters @returns {[number, number]|null} */
function shapeOf(side, letters) {
  const order = [...new Set(letters)];
  if (order.includes('') || order.length !== side) return null;
  for (let rows = 1; rows <= side; rows += 1) {
    if (side % rows) continue;
    const { blocks } = new Geometry({ side, block: [rows, side / rows] });
    if (blocks.every((number, cell) => order[number] === letters[cell])) return [rows, side / rows];
  }
  return null;
}

/**
 * What stands between a board and its solution: cells without a region, regions and houses of another
 * size. The engine takes no such board.
 * @param {Geometry} geometry
 */
export function gapsOf(geometry) {
  const { side, digits } = geometry;
  // Only the regions of square boards can be painted: those of others are as they were read.
  const letters = geometry.isSquare ? lettersOf(geometry) : [];
  const counts = countsOf(letters, side);
  const open = letters.flatMap((letter, cell) => (letter ? [] : [cell]));
  const short = [...counts].filter(([, count]) => geometry.isSquare && count < side).map(([letter]) => letter);
  const long = [...counts].filter(([, count]) => count > side).map(([letter]) => letter);
  const houses = (geometry.spec.houses ?? []).filter(({ cells }) => cells.length !== digits);
  return { letters, counts, open, short, long, houses, isReady: !open.length && !short.length && !long.length && !houses.length };
}

/** How many cells each region has. @param {string[]} letters @param {number} side */
export function countsOf(letters, side) {
  const counts = new Map(regionLetters(side).map((letter) => [letter, 0]));
  for (const letter of letters) if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** @param {number} side @param {number} cell */
export function neighboursOf(side, cell) {
  const column = cell % side;
  return [cell - side, cell + side, column > 0 ? cell - 1 : -1, column < side - 1 ? cell + 1 : -1].filter((other) => other >= 0 && other < side * side);
}

/** The region that each open cell could go to, so that all become full: those beside it first. @param {string[]} letters @param {number} side */
export function remedies(letters, side) {
  const after = [...letters];
  const counts = countsOf(letters, side);
  const has = (/** @type {string} */ letter) => (counts.get(letter) ?? 0) < side;
  /** @type {Map<number, string>} */
  const found = new Map();
  const open = letters.flatMap((letter, cell) => (letter ? [] : [cell]));
  /** @param {(cell: number) => string|undefined} choose */
  const round = (choose) => {
    for (const cell of open) {
      if (found.has(cell)) continue;
      const letter = choose(cell);
      if (!letter) continue;
      found.set(cell, letter);
      after[cell] = letter;
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  };
  const beside = (/** @type {number} */ cell) => neighboursOf(side, cell).map((other) => after[other]).filter((letter) => letter && has(letter))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    round((cell) => beside(cell)[0]);
  }
  round(() => [...counts.keys()].find(has));
  return found;
}

/** Whether the cells of a region hang together. @param {string[]} letters @param {number} side @param {string} letter */
export function isConnected(letters, side, letter) {
  const first = letters.indexOf(letter);
  if (first < 0) return true;
  const seen = new Set([first]);
  for (const cell of seen) for (const other of neighboursOf(side, cell)) if (letters[other] === letter) seen.add(other);
  return seen.size === letters.filter((one) => one === letter).length;
}

/** The usual blocks of a side. @param {number} side */
export function usualLetters(side) {
  return lettersOf(new Geometry({ side, block: USUAL_BLOCKS[side] ?? [1, side] }));
}

/**
 * Random regions that hang together: from these, cells of two regions are exchanged again and again.
 * @param {string[]} letters all of them full @param {number} side @param {boolean} symmetric under a half turn
 * @param {() => number} [random]
 */
export function shuffled(letters, side, symmetric, random = Math.random) {
  let now = [...letters];
  const all = side * side;
  for (let tries = 0; tries < all * 14; tries += 1) {
    const one = Math.floor(random() * all);
    const rim = neighboursOf(side, one).filter((cell) => now[cell] !== now[one]);
    if (!rim.length) continue;
    const to = now[rim[Math.floor(random() * rim.length)]];
    // A cell of the other region that touches this one takes its place.
    const back = now.flatMap((letter, cell) => (letter === to && neighboursOf(side, cell).some((near) => near !== one && now[near] === now[one]) ? [cell] : []));
    if (!back.length) continue;
    const other = back[Math.floor(random() * back.length)];
    const next = exchanged(now, one, other, symmetric);
    if (next && [...new Set([now[one], to, ...(symmetric ? [now[all - 1 - one], now[all - 1 - other]] : [])])].every((letter) => isConnected(next, side, letter))) now = next;
  }
  return now;
}

/** @param {string[]} letters @param {number} one @param {number} other @param {boolean} symmetric */
function exchanged(letters, one, other, symmetric) {
  const last = letters.length - 1;
  const next = [...letters];
  [next[one], next[other]] = [letters[other], letters[one]];
  if (!symmetric) return next;
  const [twin, twinOther] = [last - one, last - other];
  if (new Set([one, other, twin, twinOther]).size < 4) return null;
  // The twins must belong to the regions opposite, or the symmetry would be lost.
  [next[twin], next[twinOther]] = [letters[twinOther], letters[twin]];
  return next;
}

/** Regions as the lines of a text. @param {string[]} letters @param {number} side */
export const mapText = (letters, side) => Array.from({ length: side }, (_, row) => letters.slice(row * side, (row + 1) * side).map((letter) => letter || '.').join('')).join('\n');

/**
 * Reads a map: a line of letters for each row; lines that begin with `#` are comments, blanks do not
 * count, `.` and `_` are cells without a region. Any letters do: each kind becomes a region.
 * @param {string} text @param {number} side
 * @returns {{letters: string[]}|{key: string, values: Record<string, string|number>}} what is wrong, as a message
 */
export function readMap(text, side) {
  const rows = text.split('\n').map((line, at) => ({ line: at + 1, row: line.replace(/\s+/g, '') })).filter(({ row }) => row && !row.startsWith('#'));
  const wrong = rows.find(({ row }) => [...row].length !== side);
  if (wrong) return { key: 'regions.badRow', values: { line: wrong.line, found: [...wrong.row].length, side } };
  if (rows.length !== side) return { key: 'regions.badRows', values: { found: rows.length, side } };
  const cells = rows.flatMap(({ row }) => [...row]);
  const isOpen = (/** @type {string} */ letter) => letter === '.' || letter === '_';
  const kinds = [...new Set(cells.filter((letter) => !isOpen(letter)))];
  if (kinds.length > side) return { key: 'regions.badKinds', values: { found: kinds.length, side } };
  const names = regionLetters(side);
  // Letters that are names already keep them.
  const free = names.filter((name) => !kinds.includes(name));
  const nameOf = new Map(kinds.map((kind) => [kind, names.includes(kind) ? kind : /** @type {string} */ (free.shift())]));
  return { letters: cells.map((letter) => (isOpen(letter) ? '' : nameOf.get(letter) ?? '')) };
}
