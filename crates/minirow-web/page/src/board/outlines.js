/** Lines of a board and borders of cells, as paths; one cell has 100 units. */
import { svg } from '../ui/dom.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** The lines between cells and between blocks. @param {Geometry} geometry @param {import('./measures.js').Weights} weights @param {number[]} [blocks] */
export function lines(geometry, weights, blocks = geometry.blocks) {
  const { side } = geometry;
  const end = side * 100;
  let thin = '';
  for (let at = 100; at < end; at += 100) thin += `M${at} 0V${end}M0 ${at}H${end}`;
  let thick = '';
  for (let cell = 0; cell < geometry.length; cell += 1) {
    const [x, y] = [geometry.column(cell) * 100, geometry.row(cell) * 100];
    if (x + 100 < end && blocks[cell] !== blocks[cell + 1]) thick += `M${x + 100} ${y}v100`;
    if (y + 100 < end && blocks[cell] !== blocks[cell + side]) thick += `M${x} ${y + 100}h100`;
  }
  return [
    svg('path', { class: 'grid-line', 'stroke-width': weights.grid, d: thin }),
    svg('path', { class: 'block-line', 'stroke-width': weights.block, d: thick }),
  ];
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

/** The line through cells that lie from corner to corner; nothing for others. @param {Geometry} geometry @param {number[]} cells */
function diagonal({ side }, cells) {
  const end = side * 100;
  /** @param {number} first @param {number} step */
  const are = (first, step) => cells.length === side && cells.every((cell, at) => cell === first + at * step);
  if (are(0, side + 1)) return `M0 0L${end} ${end}`;
  return are(side - 1, side - 1) ? `M${end} 0L0 ${end}` : '';
}

/** Cells as squares. @param {Geometry} geometry @param {Iterable<number>} cells */
export const squares = (geometry, cells) => [...cells].map((cell) => `M${geometry.column(cell) * 100} ${geometry.row(cell) * 100}h100v100h-100z`).join('');

/**
 * The border of cells, so far inside of them, with rounded corners where it turns.
 * @param {Geometry} geometry @param {Iterable<number>} cells @param {number} inset @param {number} [radius]
 */
export function outline(geometry, cells, inset, radius = 7) {
  const { side } = geometry;
  const inside = new Set(cells);
  /** @param {number} row @param {number} column */
  const has = (row, column) => row >= 0 && column >= 0 && row < side && column < side && inside.has(row * side + column);
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
