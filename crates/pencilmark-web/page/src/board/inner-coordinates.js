/**
 * Numbers of rows and columns inside a board that has no room beside it, as on phones: they are shown
 * while words name cells, and the board stays where it is.
 */
import { svg } from '../ui/dom.js';
import { roomOf } from './hint-layer.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../hints/picture.js').Picture} Picture */
/** @typedef {{x: number, y: number}} Place */

/** Where a number may stand in its cell, the best place first. @type {Record<'row'|'column', Place[]>} */
const PLACES = {
  row: [{ x: 10, y: 50 }, { x: 10, y: 89 }],
  column: [{ x: 50, y: 14 }, { x: 12, y: 14 }, { x: 88, y: 14 }],
};

/** How far a number reaches, about. */
const REACH = 9;

/**
 * @param {Geometry} geometry @param {Picture|null} picture what must not be covered @param {number} size of the numbers
 * @param {boolean} small @returns {SVGElement[]}
 */
export function innerCoordinates(geometry, picture, size, small) {
  return Array.from({ length: geometry.side }, (_, line) => /** @type {const} */ (['row', 'column']).map((kind) => {
    const [row, column] = kind === 'row' ? [line, 0] : [0, line];
    const taken = picture ? takenIn(geometry, picture, geometry.cell(row, column), small) : [];
    const isFree = (/** @type {Place} */ place) => taken.every(({ x, y, r }) => (x - place.x) ** 2 + (y - place.y) ** 2 > (r + REACH) ** 2);
    const { x, y } = PLACES[kind].find(isFree) ?? PLACES[kind][1];
    const number = String(line + 1);
    // Two figures need as much room as one has.
    const wide = kind === 'row' && number.length > 1;
    return /** @type {SVGElement} */ (svg('text', {
      class: 'inner-coordinate', x: column * 100 + x + (wide ? size * 0.15 : 0), y: row * 100 + y + 1, 'font-size': wide ? size * 0.8 : size,
    }, number));
  })).flat();
}

/** The candidates and nodes that are drawn in a cell. @param {Geometry} geometry @param {Picture} picture @param {number} cell @param {boolean} small */
function takenIn(geometry, picture, cell, small) {
  const [left, top] = [geometry.column(cell), geometry.row(cell)];
  const nodes = picture.nodes.flatMap(({ cells, radius }) => cells.filter((one) => one.cell === cell)
    .map(({ x, y }) => ({ x: (x - left) * 100, y: (y - top) * 100, r: radius * 100 })));
  const marks = picture.marks.filter((mark) => mark.cell === cell).map((mark) => {
    const room = roomOf(geometry, picture, mark, small);
    // A candidate that nothing is said of has no disc.
    return mark.role === 'plain' ? { ...room, r: 10 } : room;
  });
  return [...nodes, ...marks];
}
