/** Lines of a board and borders of cells, as paths; one cell has 100 units. */
import { svg } from '../ui/dom.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** The lines between cells and between blocks. @param {Geometry} geometry @param {import('./measures.js').Weights} weights @param {number[]} [blocks] */
export function lines(geometry, weights, blocks = geometry.blocks) {
  return [
    svg('path', { class: 'grid-line', 'stroke-width': weights.grid, d: geometry.hasHoles ? borders(geometry, [...geometry.blocks.keys()], (at) => at) : across(geometry) }),
    svg('path', { class: 'block-line', 'stroke-width': weights.block, d: blockBorders(geometry, blocks) }),
  ];
}

/** The borders between blocks, in each grid by itself. @param {Geometry} geometry @param {number[]} [blocks] */
export function blockBorders(geometry, blocks = geometry.blocks) {
  if (!geometry.grids.length) return borders(geometry, [...blocks.keys()], (at) => blocks[at]);
  return geometry.grids.map(({ cells, blocks: own }) => borders(geometry, cells, (at) => own[at])).join('');
}

/** All lines between the cells of a board without holes. @param {Geometry} geometry */
function across({ rows, columns }) {
  let path = '';
  for (let at = 100; at < Math.max(rows, columns) * 100; at += 100) {
    if (at < columns * 100) path += `M${at} 0V${rows * 100}`;
    if (at < rows * 100) path += `M0 ${at}H${columns * 100}`;
  }
  return path;
}

/** The borders between cells side by side that have different numbers. @param {Geometry} geometry @param {number[]} cells @param {(at: number) => number} number of a cell, by its place in the list */
function borders(geometry, cells, number) {
  const numbers = new Map(cells.map((cell, at) => [cell, number(at)]));
  let path = '';
  for (const [cell, own] of numbers) {
    const [row, column] = [geometry.row(cell), geometry.column(cell)];
    const differs = (/** @type {number|undefined} */ other) => other !== undefined && numbers.has(other) && numbers.get(other) !== own;
    if (differs(geometry.cell(row, column + 1))) path += `M${column * 100 + 100} ${row * 100}v100`;
    if (differs(geometry.cell(row + 1, column))) path += `M${column * 100} ${row * 100 + 100}h100`;
  }
  return path;
}

/**
 * What a board is framed by: one shape around it, around each of its grids, or along its holes.
 * @param {Geometry} geometry @param {Record<string, any>} looks @param {number} radius of the corners
 */
export function frames(geometry, looks, radius) {
  const { grids, rows, columns } = geometry;
  if (grids.length) return grids.map(({ row, column, side }) => svg('rect', { ...looks, x: column * 100, y: row * 100, width: side * 100, height: side * 100, rx: radius }));
  if (geometry.hasHoles) return [svg('path', { ...looks, d: outline(geometry, geometry.blocks.keys(), 0, 0) })];
  return [svg('rect', { ...looks, width: columns * 100, height: rows * 100, rx: radius })];
}

/** Diagonals as lines and other extra houses as shades; groups all over the board are not drawn. @param {Geometry} geometry */
export function extras(geometry) {
  const group = svg('g', { class: 'extras' });
  for (const { name, cells } of geometry.facts.extra) {
    const line = diagonal(geometry, cells);
    if (line) group.append(svg('path', { class: 'diagonal', d: line }));
    else if (!name.startsWith('group')) group.append(svg('path', { class: 'house', d: squares(geometry, cells) }));
  }
  return group;
}

/** The line through cells that lie from corner to corner of a grid; nothing for others. @param {Geometry} geometry @param {number[]} cells */
function diagonal(geometry, cells) {
  if (cells.length !== geometry.digits) return '';
  const [top, left, last] = [geometry.row(cells[0]), geometry.column(cells[0]), cells.length - 1];
  /** @param {1|-1} right */
  const go = (right) => cells.every((cell, at) => geometry.row(cell) === top + at && geometry.column(cell) === left + right * at);
  const end = (top + last + 1) * 100;
  if (go(1)) return `M${left * 100} ${top * 100}L${(left + last + 1) * 100} ${end}`;
  return go(-1) ? `M${left * 100 + 100} ${top * 100}L${(left - last) * 100} ${end}` : '';
}

/** Cells as squares. @param {Geometry} geometry @param {Iterable<number>} cells */
export const squares = (geometry, cells) => [...cells].map((cell) => `M${geometry.column(cell) * 100} ${geometry.row(cell) * 100}h100v100h-100z`).join('');

/**
 * The border of cells, so far inside of them, with rounded corners where it turns.
 * @param {Geometry} geometry @param {Iterable<number>} cells @param {number} inset @param {number} [radius]
 */
export function outline(geometry, cells, inset, radius = 7) {
  const inside = new Set(cells);
  /** @param {number} row @param {number} column */
  const has = (row, column) => inside.has(geometry.cell(row, column) ?? -1);
  /** Edges with the cells on their right, by where they begin. @type {Map<string, [number, number][]>} */
  const edges = new Map();
  /** @param {number} x @param {number} y @param {number} dx @param {number} dy */
  const add = (x, y, dx, dy) => edges.set(`${x} ${y}`, [...edges.get(`${x} ${y}`) ?? [], [dx, dy]]);
  for (const cell of inside) {
    const [row, column] = [geometry.row(cell), geometry.column(cell)];
    if (!has(row - 1, column)) add(column, row, 1, 0);
    if (!has(row, column + 1)) add(column + 1, row, 0, 1);
    if (!has(row + 1, column)) add(column + 1, row + 1, -1, 0);
    if (!has(row, column - 1)) add(column, row + 1, 0, -1);
  }
  let path = '';
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) path += ring(edges, start.value, inset, radius);
  return path;
}

/** Follows one ring of edges and takes them away. @param {Map<string, [number, number][]>} edges @param {string} start @param {number} inset @param {number} radius */
function ring(edges, start, inset, radius) {
  let [x, y] = start.split(' ').map(Number);
  /** @type {[number, number]} */
  let way = [0, 0];
  /** @type {{x: number, y: number, from: [number, number], to: [number, number]}[]} */
  const corners = [];
  do {
    const key = `${x} ${y}`;
    const out = edges.get(key);
    if (!out) break;
    // Where two rings touch, the way turns right, so that each stays a ring.
    const at = Math.max(0, out.findIndex(([dx, dy]) => dx === -way[1] && dy === way[0]));
    const [next] = out.splice(at, 1);
    if (!out.length) edges.delete(key);
    if (way[0] !== next[0] || way[1] !== next[1]) corners.push({ x, y, from: way, to: next });
    way = next;
    [x, y] = [x + way[0], y + way[1]];
  } while (`${x} ${y}` !== start);
  if (corners[0]) corners[0].from = way;
  const points = corners.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]).map(({ x: column, y: row, from, to }) => {
    // Inside lies to the right of the way.
    const px = column * 100 + inset * (-from[1] - to[1]);
    const py = row * 100 + inset * (from[0] + to[0]);
    return `${px - from[0] * radius} ${py - from[1] * radius}Q${px} ${py} ${px + to[0] * radius} ${py + to[1] * radius}`;
  });
  return points.length ? `M${points.join('L')}Z` : '';
}
