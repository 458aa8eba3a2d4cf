/** A board as a map, in units of which a cell has 100: where digits stand, and which part of it a window shows. Dragging over it moves the window. */
import { h, svg } from '../ui/dom.js';
import { blockBorders, frames } from './outlines.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** What a window shows, in cells. @typedef {{row: number, column: number, rows: number, columns: number}} Part */

/** @param {{label: string, move: (row: number, column: number) => void}} options `move`: the middle of the window goes to a point, in cells */
export function makeOverview({ label, move }) {
  const lines = svg('g', {});
  const given = svg('path', { class: 'map-given' });
  const own = svg('path', { class: 'map-own' });
  const frame = svg('rect', { class: 'map-window', rx: 80 });
  const picture = svg('svg', { role: 'img', 'aria-label': label, focusable: 'false' }, lines, given, own, frame);
  const element = h('div', { class: 'overview' }, /** @type {any} */ (picture));
  /** @type {Geometry|null} */
  let drawn = null;
  let dragged = -1;

  /** @param {PointerEvent} event */
  const follow = (event) => {
    const box = picture.getBoundingClientRect();
    const view = /** @type {SVGSVGElement} */ (picture).viewBox.baseVal;
    const scale = Math.max(view.width / box.width, view.height / box.height) / 100;
    move(drawn ? drawn.rows / 2 + (event.clientY - box.top - box.height / 2) * scale : 0, drawn ? drawn.columns / 2 + (event.clientX - box.left - box.width / 2) * scale : 0);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    dragged = event.pointerId;
    follow(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId === dragged) follow(event);
  });
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) element.addEventListener(name, () => (dragged = -1));

  return {
    element,
    /** @param {Geometry} geometry @param {{given: number[], digit: number[]}} position @param {Part|null} part */
    draw(geometry, position, part) {
      if (drawn !== geometry) {
        drawn = geometry;
        // Lines keep their width on the screen.
        element.style.setProperty('--unit', String(geometry.side / 21));
        picture.setAttribute('viewBox', `-80 -80 ${geometry.columns * 100 + 160} ${geometry.rows * 100 + 160}`);
        lines.replaceChildren(...frames(geometry, { class: 'map-grid' }, geometry.grids.length ? 0 : 40), svg('path', { class: 'map-line', d: blockBorders(geometry) }));
      }
      given.setAttribute('d', dots(geometry, position.given));
      own.setAttribute('d', dots(geometry, position.digit.map((digit, cell) => (position.given[cell] ? 0 : digit))));
      frame.toggleAttribute('hidden', !part);
      if (part) for (const [name, value] of Object.entries({ x: part.column, y: part.row, width: part.columns, height: part.rows })) frame.setAttribute(name, String(Math.round(value * 100)));
    },
  };
}

/** A dot in each cell that has a digit. @param {Geometry} geometry @param {number[]} digits */
const dots = (geometry, digits) => digits.map((digit, cell) => (digit ? `M${geometry.column(cell) * 100 + 25} ${geometry.row(cell) * 100 + 25}h50v50h-50z` : '')).join('');
