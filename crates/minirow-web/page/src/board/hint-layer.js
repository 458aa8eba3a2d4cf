/**
 * The picture of a hint: bands and hatched bands under the digits; discs, rings, crosses and links
 * over them.
 */
import { svg } from '../ui/dom.js';
import { candidateShape, crossShape, digit, doubtShape, pickedShape, placeShape } from './hint-shapes.js';
import { across, markPlace, markRadius, notePlace, sharedPlace } from './measures.js';
import { outline, squares } from './outlines.js';
import { besideBoard } from './rule-layer.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('../hints/picture.js').Picture} Picture */
/** @typedef {import('../types.js').StepMark} StepMark */

/** Bands of houses and grounds of cells. @param {Geometry} geometry @param {Picture} picture @returns {SVGElement[]} */
export function hintUnder(geometry, picture) {
  const bases = cellsOf(picture, 'base');
  const covers = cellsOf(picture, 'cover');
  const cells = (/** @type {string} */ role) => new Set(picture.marks.filter((mark) => mark.role === role).map(({ cell }) => cell));
  const nodes = new Set(picture.nodes.flatMap((node) => node.cells.map(({ cell }) => cell)).filter((cell) => !bases.has(cell) && !covers.has(cell)));
  const out = cells('out');
  const parts = [];
  /** @param {string} kind @param {Iterable<number>} which */
  const fill = (kind, which) => {
    const d = squares(geometry, which);
    if (d) parts.push(svg('path', { class: kind, d }));
  };
  fill('cover', covers);
  fill('base', bases);
  fill('node-cell', nodes);
  fill('out-cell', out);
  if (covers.size) parts.push(svg('path', { class: 'hatch', d: hatch(geometry, [...covers].filter((cell) => !out.has(cell))) }));
  for (const cell of picture.ringed) parts.push(svg('path', { class: 'ringed', d: outline(geometry, [cell], 9, 24) }));
  for (const cell of cells('blocker')) parts.push(svg('path', { class: 'blocker', d: outline(geometry, [cell], 9, 24) }));
  return /** @type {SVGElement[]} */ (parts);
}

/** @param {Picture} picture @param {string} role */
const cellsOf = (picture, role) => new Set(picture.houses.filter((house) => house.role === role).flatMap(({ cells }) => cells));

/** Slanted lines over cells, which go on from cell to cell. @param {Geometry} geometry @param {Iterable<number>} cells */
function hatch(geometry, cells) {
  let path = '';
  for (const cell of cells) {
    const [x, y] = [geometry.column(cell) * 100, geometry.row(cell) * 100];
    for (let at = 20; at < 200; at += 20) {
      const [low, high] = [Math.max(0, at - 100), Math.min(100, at)];
      path += `M${x + low} ${y + at - low}L${x + high} ${y + at - high}`;
    }
  }
  return path;
}

/**
 * Candidates, nodes and links. @param {Geometry} geometry @param {Picture} picture
 * @param {{symbols: import('../symbols.js').Symbols, small?: boolean}} options @returns {SVGElement[]}
 */
export function hintOver(geometry, picture, { symbols, small = false }) {
  const parts = [];
  for (const mark of marksInOrder(picture)) parts.push(...markParts(geometry, picture, mark, symbols, small));
  for (const { path, head, strong, from, to } of picture.links) {
    parts.push(svg('path', { class: strong ? 'link strong' : 'link weak', 'data-from': from, 'data-to': to, d: scaled(path) }));
    if (head) parts.push(svg('path', { class: 'link-head', 'data-from': from, 'data-to': to, d: scaled(head) }));
  }
  for (const node of picture.nodes) parts.push(...nodeParts(node, symbols));
  parts.push(...endings(geometry, picture));
  return /** @type {SVGElement[]} */ (parts);
}

/** What two sets have in common is drawn first: it is a ring around the mark of its own set. @param {Picture} picture */
const marksInOrder = ({ marks }) => [...marks.filter(({ role }) => role === 'common'), ...marks.filter(({ role }) => role !== 'common')];

/** @param {Geometry} geometry @param {Picture} picture @param {StepMark} mark @param {import('../symbols.js').Symbols} symbols @param {boolean} small */
function markParts(geometry, picture, mark, symbols, small) {
  const [left, top] = [geometry.column(mark.cell) * 100, geometry.row(mark.cell) * 100];
  const symbol = symbols.of(mark.digit);
  if (mark.role === 'blocker' || nodeOf(picture, mark)) return [];
  if (mark.role === 'blocked') return [crossShape(left + 50, top + 50)];
  if (mark.role === 'place') return isAlone(picture, mark) ? placeShape(left + 50, top + 50, symbol) : [];
  if (CHOICES.has(mark.role)) return choiceParts(geometry, mark, left, top, symbol, small);
  const { x, y, r, most } = roomOf(geometry, picture, mark, small);
  const isCommon = picture.marks.some((one) => one.role === 'common' && one.cell === mark.cell && one.digit === mark.digit);
  return candidateShape({ ...mark, x: left + x, y: top + y, r: isCommon && mark.role !== 'common' ? r * 0.82 : r, most, symbol });
}

/** What a player chose in an exercise: a candidate alone, one among notes, a digit for a cell; and the sign of a choice that was not right. */
const CHOICES = new Set(['pick', 'pick-note', 'picked', 'doubt']);

/** @param {Geometry} geometry @param {StepMark} mark @param {number} left @param {number} top @param {string} symbol @param {boolean} small */
function choiceParts({ digits }, { role, digit: value }, left, top, symbol, small) {
  if (role === 'picked') return pickedShape(left + 50, top + 50, symbol);
  const isNote = role === 'pick-note';
  const { x, y } = isNote ? notePlace(digits, value) : markPlace(digits, value, small);
  if (role === 'doubt') return [doubtShape(left, top, { x, y })];
  return candidateShape({ role: 'pick', x: left + x, y: top + y, r: isNote ? 15 : markRadius(digits, small), most: 24, symbol });
}

/** The node that stands for a candidate. @param {Picture} picture @param {StepMark} mark */
const nodeOf = ({ nodes }, { cell, digit: value }) => nodes.find((node) => node.digit === value && node.cells.some((one) => one.cell === cell));

/** Whether nothing else is drawn in the cell of a mark. @param {Picture} picture @param {StepMark} mark */
const isAlone = ({ nodes, marks }, { cell, digit: value }) =>
  !nodes.some((node) => node.cells.some((one) => one.cell === cell)) && marks.every((one) => one.cell !== cell || one.digit === value);

/** Where a candidate stands, and how large: smaller where it shares the cell. @param {Geometry} geometry @param {Picture} picture @param {StepMark} mark @param {boolean} small */
export function roomOf({ digits }, picture, mark, small) {
  const isShared = across(digits) === 3 && !isAlone(picture, mark);
  if (isShared) return { ...sharedPlace(digits, mark.digit), r: 14.5, most: 19 };
  const most = Math.min(...Object.values(markPlace(digits, 1, small))) - 1;
  return { ...markPlace(digits, mark.digit, small), r: Math.min(markRadius(digits, small), most), most };
}

/** What is said of the nodes of a chain: which one goes out, and which cell is filled. @param {Geometry} geometry @param {Picture} picture @returns {SVGElement[]} */
function endings(geometry, picture) {
  return picture.marks.flatMap((mark) => {
    const spot = nodeOf(picture, mark)?.cells.find(({ cell }) => cell === mark.cell);
    if (mark.role === 'out' && spot) return [svg('path', { class: 'cross', 'stroke-width': 3.4, d: `M${spot.x * 100 - 16} ${spot.y * 100 + 12}l32 -24` })];
    if (mark.role === 'place' && !isAlone(picture, mark)) return [svg('path', { class: 'place-ring', d: outline(geometry, [mark.cell], 7, 14) })];
    return [];
  });
}

/** A path in cells as one in units of the board. @param {string} path */
const scaled = (path) => path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * 10000) / 100));

/** A node of a chain: filled where it holds, a ring where it does not, with its number. @param {import('../types.js').RouteNode} node @param {import('../symbols.js').Symbols} symbols */
function nodeParts({ digit: value, holds, cells, badge, radius, number }, symbols) {
  const parts = [];
  const r = radius * 100;
  const points = cells.map(({ x, y }) => [x * 100, y * 100]);
  if (points.length > 1) parts.push(svg('path', { class: 'node-band', 'stroke-width': r * 2.3, d: `M${points.map((point) => point.join(' ')).join('L')}` }));
  for (const [x, y] of points) {
    parts.push(svg('circle', { class: holds ? 'node on' : 'node off', 'data-number': number, cx: x, cy: y, r }),
      digit(x, y, holds ? 'on-digit' : 'off-digit', symbols.of(value), r * 1.55));
  }
  if (badge) {
    const [x, y, size] = [badge.x, badge.y, badge.size].map((length) => length * 100);
    parts.push(svg('rect', { class: 'badge', x: x - size / 2, y: y - size / 2, width: size, height: size, rx: size * 0.29 }),
      svg('text', { x, y: y + 1, class: 'badge-number', 'font-size': size * 0.7 }, String(number)));
  }
  return parts;
}

/**
 * Numbers of rows and columns; those of base lines are filled, those of cover lines framed.
 * @param {Geometry} geometry @param {Picture|null} picture @param {import('./measures.js').Weights} weights @returns {SVGElement[]}
 */
export function tags(geometry, picture, { coordinate, gutter }) {
  const parts = [];
  const at = besideBoard(geometry.facts.rules, gutter);
  for (let line = 0; line < geometry.side; line += 1) {
    for (const kind of /** @type {const} */ (['row', 'column'])) {
      if (line >= (kind === 'row' ? geometry.rows : geometry.columns)) continue;
      const role = picture?.houses.find(({ house }) => house === `${kind} ${line + 1}`)?.role ?? '';
      const [x, y] = kind === 'row' ? [at.row, line * 100 + 50] : [line * 100 + 50, at.column];
      if (role) parts.push(svg('rect', { class: `tag ${role}`, x: x - coordinate * 0.725, y: y - coordinate * 0.7, width: coordinate * 1.45, height: coordinate * 1.4, rx: coordinate * 0.4 }));
      parts.push(svg('text', { x, y: y + 1, class: `coordinate ${role}`, 'font-size': coordinate }, String(line + 1)));
    }
  }
  return /** @type {SVGElement[]} */ (parts);
}
