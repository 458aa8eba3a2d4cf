/** A board as a map: where digits stand, and which part of it a window shows. Dragging over it moves the window. */
import { h, svg } from '../ui/dom.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** What a window shows, in cells. @typedef {{row: number, column: number, rows: number, columns: number}} Part */

/** @param {{label: string, move: (row: number, column: number) => void}} options `move`: the middle of the window goes to a point, in cells */
export function makeOverview({ label, move }) {
  const lines = svg('g', {});
  const given = svg('path', { class: 'map-given' });
  const own = svg('path', { class: 'map-own' });
  const frame = svg('rect', { class: 'map-window', rx: 0.8 });
  const picture = svg('svg', { role: 'img', 'aria-label': label, focusable: 'false' }, lines, given, own, frame);
  const element = h('div', { class: 'overview' }, /** @type {any} */ (picture));
  /** @type {Geometry|null} */
  let drawn = null;
  let dragged = -1;

  /** @param {PointerEvent} event */
  const follow = (event) => {
    const box = picture.getBoundingClientRect();
    const view = /** @type {SVGSVGElement} */ (picture).viewBox.baseVal;
    const scale = Math.max(view.width / box.width, view.height / box.height);
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
        picture.setAttribute('viewBox', `-0.8 -0.8 ${geometry.columns + 1.6} ${geometry.rows + 1.6}`);
        lines.replaceChildren(...mapLines(geometry));
      }
      given.setAttribute('d', dots(geometry, position.given));
      own.setAttribute('d', dots(geometry, position.digit.map((digit, cell) => (position.given[cell] ? 0 : digit))));
      frame.toggleAttribute('hidden', !part);
      if (part) for (const [name, value] of Object.entries({ x: part.column, y: part.row, width: part.columns, height: part.rows })) frame.setAttribute(name, String(Math.round(value * 100) / 100));
    },
  };
}

/** A dot in each cell that has a digit. @param {Geometry} geometry @param {number[]} digits */
const dots = (geometry, digits) => digits.map((digit, cell) => (digit ? `M${geometry.column(cell) + 0.25} ${geometry.row(cell) + 0.25}h.5v.5h-.5z` : '')).join('');

/** Grids with their blocks, or the one grid that there is. @param {Geometry} geometry */
function mapLines(geometry) {
  const { grids, rows, columns, blocks } = geometry;
  if (!grids.length) {
    const ground = geometry.hasHoles
      ? svg('path', { class: 'map-grid', d: [...blocks.keys()].map((cell) => `M${geometry.column(cell)} ${geometry.row(cell)}h1v1h-1z`).join('') })
      : svg('rect', { class: 'map-grid', width: columns, height: rows, rx: 0.4 });
    return [ground, svg('path', { class: 'map-line', d: borders(geometry, [...blocks.keys()], blocks) })];
  }
  return [...grids.map(({ row, column, side }) => svg('rect', { class: 'map-grid', x: column, y: row, width: side, height: side })),
    ...grids.map(({ cells, blocks: own }) => svg('path', { class: 'map-line', d: borders(geometry, cells, own) }))];
}

/** The borders between blocks. @param {Geometry} geometry @param {number[]} cells @param {number[]} blocks of these cells */
function borders(geometry, cells, blocks) {
  const of = new Map(cells.map((cell, at) => [cell, blocks[at]]));
  return cells.map((cell) => {
    const [row, column] = [geometry.row(cell), geometry.column(cell)];
    const differs = (/** @type {number|undefined} */ other) => other !== undefined && of.has(other) && of.get(other) !== of.get(cell);
    return `${differs(geometry.cell(row, column + 1)) ? `M${column + 1} ${row}v1` : ''}${differs(geometry.cell(row + 1, column)) ? `M${column} ${row + 1}h1` : ''}`;
  }).join('');
}
