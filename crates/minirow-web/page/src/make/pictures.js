/** What the setter's board shows beside its digits: regions, solutions, what contradicts, what is missing. */
import { NO_BLOCK } from '../board/frame.js';
import { text } from '../board/drawing.js';
import { outline } from '../board/outlines.js';
import { Picture } from '../hints/picture.js';
import { svg } from '../ui/dom.js';
import { regionLetters } from './regions.js';

/** @typedef {import('../board/geometry.js').Geometry} Geometry */
/** @typedef {import('../board/drawing.js').Layer} Layer */

/** A picture that says which digits step back, and a word for the label of a cell. */
export class MakerPicture extends Picture {
  /** @param {{wrong?: Iterable<number>, dims?: (cell: number) => boolean, word?: (cell: number) => string}} parts */
  constructor({ wrong = [], dims = () => false, word = () => '' }) {
    super({ wrong });
    this.stepsBack = dims;
    this.word = word;
  }

  /** @param {number} cell @param {number} value */
  isDimmed(cell, value) {
    return value > 0 && this.stepsBack(cell);
  }

  /** @param {number} cell */
  wordsOf(cell) {
    const word = this.word(cell);
    return word ? [{ key: word, digits: [] }] : [];
  }
}

/** The fill of a region. @param {number} index from 0 */
export const regionFill = (index) => `color-mix(in srgb, var(--c${(index % 9) + 1}) ${index < 9 ? 62 : index < 18 ? 34 : 84}%, var(--cell))`;

/** The fill of a cell with so many possible digits. @param {number} choices */
export const heatFill = (choices) => `color-mix(in srgb, var(--ink) ${[0, 0, 9, 19, 30][Math.min(choices, 4)]}%, var(--cell))`;

/** @param {Geometry} geometry @param {number} cell */
const corner = (geometry, cell) => [geometry.column(cell) * 100, geometry.row(cell) * 100];

/** @param {Geometry} geometry @param {number} cell @param {string} kind */
function dashed(geometry, cell, kind) {
  const [x, y] = corner(geometry, cell);
  return svg('rect', { class: kind, x: x + 12, y: y + 12, width: 76, height: 76, rx: 10 });
}

/** A letter for each region; small beside a given. @param {Geometry} geometry @param {string[]} letters @param {number[]} values @returns {Layer} */
export function regionLayer(geometry, letters, values) {
  const over = letters.flatMap((letter, cell) => {
    const [x, y] = corner(geometry, cell);
    if (!letter) return values[cell] ? [dashed(geometry, cell, 'open-frame')] : [dashed(geometry, cell, 'open-frame'), text('?', x + 50, y + 51, 'open-mark')];
    return values[cell] ? [text(letter, x + 15, y + 17, 'region-letter small')] : [text(letter, x + 50, y + 51, 'region-letter')];
  });
  return { under: [], over: /** @type {SVGElement[]} */ (over) };
}

/** The numbers of blocks of letters, for the lines between them. @param {string[]} letters @param {number} side */
export function blocksOfLetters(letters, side) {
  const names = regionLetters(side);
  return letters.map((letter) => (letter && letter !== NO_BLOCK ? names.indexOf(letter) : -1));
}

/** Extra houses: a dashed outline each, the current one bold. @param {Geometry} geometry @param {{name: string, cells: number[]}[]} houses @param {number} current @returns {Layer} */
export function houseLayer(geometry, houses, current) {
  return { under: [], over: houses.map(({ cells }, at) => svg('path', { class: at === current ? 'house-frame current' : 'house-frame', d: outline(geometry, cells, 9) })) };
}

/** Where several digits of a cell stand. @param {number} count */
function spots(count) {
  if (count === 2) return [[-18, 1], [18, 1]];
  if (count === 3) return [[-26, 1], [0, 1], [26, 1]];
  if (count === 4) return [[-18, -17], [18, -17], [-18, 19], [18, 19]];
  const columns = count <= 9 ? 3 : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => [((at % columns) - (columns - 1) / 2) * (84 / columns), (Math.floor(at / columns) - (rows - 1) / 2) * (84 / rows) + 1]);
}

/** Digits that solutions have: forced ones quiet, the others written out. @param {Geometry} geometry @param {number[][]} possible @param {number[]} values @param {import('../symbols.js').Symbols} symbols @returns {Layer} */
export function heatLayer(geometry, possible, values, symbols) {
  const over = possible.flatMap((digits, cell) => {
    if (values[cell]) return [];
    const [x, y] = corner(geometry, cell);
    if (digits.length === 1) return [text(symbols.of(digits[0]), x + 50, y + 51, 'own dim')];
    const size = digits.length <= 4 ? 30 : digits.length <= 9 ? 25 : 84 / Math.ceil(Math.sqrt(digits.length));
    return spots(digits.length).map(([dx, dy], at) => text(symbols.of(digits[at]), x + 50 + dx, y + 50 + dy, 'possible', { 'font-size': size }));
  });
  return { under: [], over: /** @type {SVGElement[]} */ (over) };
}

/** Two solutions: A upper left, B lower right where they differ. @param {Geometry} geometry @param {number[]} a @param {number[]} b @param {number[]} values @param {import('../symbols.js').Symbols} symbols @returns {Layer} */
export function compareLayer(geometry, a, b, values, symbols) {
  const over = a.flatMap((digit, cell) => {
    if (values[cell]) return [];
    const [x, y] = corner(geometry, cell);
    if (digit === b[cell]) return [text(symbols.of(digit), x + 50, y + 51, 'own dim')];
    return [svg('path', { class: 'diagonal-line', d: `M${x + 12} ${y + 88}L${x + 88} ${y + 12}` }),
      text(symbols.of(digit), x + 30, y + 34, 'alternative a'), text(symbols.of(b[cell]), x + 70, y + 70, 'alternative b')];
  });
  return { under: [], over: /** @type {SVGElement[]} */ (over) };
}

/** A set of givens that has no solution: triangles, and what is left without a choice. @param {Geometry} geometry @param {import('./analysis.js').ContradictingSet} set @param {number[]} values @param {import('../symbols.js').Symbols} symbols @returns {Layer} */
export function brokenLayer(geometry, { cells, gap }, values, symbols) {
  const over = cells.map((cell) => {
    const [x, y] = corner(geometry, cell);
    return svg('path', { class: 'triangle', d: `M${x + 80} ${y + 16}l11 19h-22z` });
  });
  if (gap && gap.kind !== 'duplicate') over.push(svg('path', { class: 'gap-frame', d: outline(geometry, gap.cells, 6, 12) }));
  if (gap?.kind.endsWith('place') && gap.digit) {
    for (const cell of gap.cells.filter((one) => !values[one])) {
      const [x, y] = corner(geometry, cell);
      over.push(text(symbols.of(gap.digit), x + 50, y + 51, 'struck-digit'), svg('path', { class: 'struck-line', d: `M${x + 34} ${y + 63}L${x + 66} ${y + 37}` }));
    }
  }
  return { under: [], over: /** @type {SVGElement[]} */ (over) };
}

/** Frames around cells: givens that are not needed, or places that the symmetry asks for. @param {Geometry} geometry @param {number[]} cells @param {'redundant-frame'|'pending-frame'} kind @returns {Layer} */
export const frameLayer = (geometry, cells, kind) => ({ under: [], over: /** @type {SVGElement[]} */ (cells.map((cell) => dashed(geometry, cell, kind))) });
