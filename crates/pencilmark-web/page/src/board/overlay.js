/**
 * What is drawn under and over the cells: lines between blocks, extra houses, and the picture of a
 * hint: its houses, and its links as curves from candidate to candidate.
 *
 * One unit is one cell. All of it is decoration: words say the same.
 */
import { svg } from '../dom.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../types.js').Step} Step */

/** @param {number} side @param {string} name */
const layer = (side, name) => svg('svg', {
  class: `layer ${name}`, viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true', focusable: 'false', preserveAspectRatio: 'none',
});

/** The lines between blocks, with the frame. @param {Geometry} geometry */
export function lines(geometry) {
  const { side, blocks } = geometry;
  let path = `M0 0H${side}V${side}H0Z`;
  for (let cell = 0; cell < geometry.length; cell += 1) {
    const [row, column] = [geometry.row(cell), geometry.column(cell)];
    if (column + 1 < side && blocks[cell] !== blocks[cell + 1]) path += `M${column + 1} ${row}v1`;
    if (row + 1 < side && blocks[cell] !== blocks[cell + side]) path += `M${column} ${row + 1}h1`;
  }
  const drawing = layer(side, 'lines');
  drawing.append(svg('path', { d: path }));
  return drawing;
}

/** Diagonals as lines and other extra houses as shades. @param {Geometry} geometry */
export function extras(geometry) {
  const { side } = geometry;
  const drawing = layer(side, 'extras');
  for (const house of geometry.houses.filter(({ kind }) => kind === 'extra')) {
    const diagonal = /^diagonal (\d)$/.exec(house.name);
    if (diagonal) {
      const [from, to] = diagonal[1] === '1' ? [0, side] : [side, 0];
      drawing.append(svg('line', { x1: from, y1: 0, x2: to, y2: side }));
    } else if (!house.name.startsWith('group')) {
      drawing.append(svg('path', { d: cellsPath(geometry, house.cells) }));
    }
  }
  return drawing;
}

/** @param {Geometry} geometry @param {number[]} cells */
const cellsPath = (geometry, cells) => cells.map((cell) => `M${geometry.column(cell)} ${geometry.row(cell)}h1v1h-1z`).join('');

/** The outline of cells, a little inside. @param {Geometry} geometry @param {number[]} cells */
export function outline(geometry, cells) {
  const inside = new Set(cells);
  let path = '';
  for (const cell of cells) {
    const [y, x] = [geometry.row(cell), geometry.column(cell)];
    if (y === 0 || !inside.has(cell - geometry.side)) path += `M${x} ${y}h1`;
    if (y === geometry.side - 1 || !inside.has(cell + geometry.side)) path += `M${x} ${y + 1}h1`;
    if (x === 0 || !inside.has(cell - 1)) path += `M${x} ${y}v1`;
    if (x === geometry.side - 1 || !inside.has(cell + 1)) path += `M${x + 1} ${y}v1`;
  }
  return path;
}

/** Where a candidate stands in its cell, as in the grid of small digits. @param {Geometry} geometry @param {number} cell @param {number} digit */
export function place(geometry, cell, digit) {
  const across = Math.ceil(Math.sqrt(geometry.side));
  const down = Math.ceil(geometry.side / across);
  return {
    x: geometry.column(cell) + ((digit - 1) % across + 0.5) / across,
    y: geometry.row(cell) + (Math.floor((digit - 1) / across) + 0.5) / down,
  };
}

/** The houses of a step, drawn under the digits. @param {Geometry} geometry @param {Step|null} step */
export function hintHouses(geometry, step) {
  const drawing = layer(geometry.side, 'hint-houses');
  for (const { cells, role } of step?.houses ?? []) {
    drawing.append(svg('path', { class: role, d: outline(geometry, cells), 'vector-effect': 'non-scaling-stroke' }));
  }
  return drawing;
}

/** The links of a step, drawn over the digits. @param {Geometry} geometry @param {Step|null} step */
export function hintLinks(geometry, step) {
  const drawing = layer(geometry.side, 'hint-links');
  const size = 0.5 / Math.ceil(Math.sqrt(geometry.side));
  (step?.chains ?? []).forEach((chain, number) => {
    for (const link of chain) {
      for (const from of link.after) {
        if (chain[from]) drawing.append(curve(geometry, chain[from], link, size, number));
      }
    }
    for (const { digit, cells, holds } of chain) drawing.append(node(geometry, digit, cells, holds, size));
  });
  return drawing;
}

/** @param {Geometry} geometry @param {number} digit @param {number[]} cells */
function centre(geometry, digit, cells) {
  const places = cells.map((cell) => place(geometry, cell, digit));
  return {
    x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
    y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
  };
}

/** @param {Geometry} geometry @param {number} digit @param {number[]} cells @param {boolean} holds @param {number} size */
function node(geometry, digit, cells, holds, size) {
  const name = holds ? 'node holds' : 'node fails';
  const group = svg('g', { class: name });
  const places = cells.map((cell) => place(geometry, cell, digit));
  if (places.length > 1) {
    group.append(svg('polyline', { points: places.map(({ x, y }) => `${x},${y}`).join(' '), 'stroke-width': size * 1.9, class: 'group' }));
  }
  for (const { x, y } of places) group.append(svg('circle', { cx: x, cy: y, r: size }));
  return group;
}

/**
 * An arrow from what is known to what follows; strong links are solid, weak ones dashed.
 * @param {Geometry} geometry @param {import('../types.js').Link} from @param {import('../types.js').Link} to
 * @param {number} size @param {number} number
 */
function curve(geometry, from, to, size, number) {
  const start = centre(geometry, from.digit, from.cells);
  const end = centre(geometry, to.digit, to.cells);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  // The curve bends to one side, so that links along a row do not lie on the digits between.
  const bend = Math.min(0.18 * length, 0.45) * (number % 2 ? -1 : 1);
  const middle = { x: (start.x + end.x) / 2 - (dy / length) * bend, y: (start.y + end.y) / 2 + (dx / length) * bend };
  const leave = towards(start, middle, size);
  const arrive = towards(end, middle, size * 1.15);
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const head = size * 0.9;
  /** @param {number} turn */
  const wing = (turn) => `${arrive.x - head * Math.cos(angle + turn)} ${arrive.y - head * Math.sin(angle + turn)}`;
  const group = svg('g', { class: to.strong ? 'link strong' : 'link weak' });
  group.append(
    svg('path', { d: `M${leave.x} ${leave.y}Q${middle.x} ${middle.y} ${arrive.x} ${arrive.y}` }),
    svg('path', { class: 'head', d: `M${wing(0.5)}L${arrive.x} ${arrive.y}L${wing(-0.5)}Z` }),
  );
  return group;
}

/** @typedef {{x: number, y: number}} Point */
/** @param {Point} from @param {Point} to @param {number} distance @returns {Point} */
function towards(from, to, distance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}
