/**
 * The shapes of the candidates of a hint. Each role has its own, so that none is told by its colour
 * alone; the legend of a hint draws the same ones.
 */
import { svg } from '../ui/dom.js';

/** @typedef {{role: string, group?: number, x: number, y: number, r: number, most: number, symbol: string}} Sign */

/** @param {number} x @param {number} y @param {string} kind @param {string} content @param {number} size */
export const digit = (x, y, kind, content, size) =>
  svg('text', { x, y: y + 1, class: kind, 'font-size': content.length > 1 ? size * 0.8 : size }, content);

/**
 * One candidate. `r` is its radius, and `most` how far anything of it may reach from its centre.
 * @param {Sign} sign @returns {SVGElement[]}
 */
export function candidateShape({ role, group = 0, x, y, r, most, symbol }) {
  const size = r * 1.35;
  const wide = Math.min(r * 1.15, most);
  switch (role) {
    case 'out':
      return [svg('circle', { class: 'out', cx: x, cy: y, r }), digit(x, y, 'out-digit', symbol, r * 1.5),
        svg('path', { class: 'cross', 'stroke-width': r * 0.18, d: `M${x - r * 0.8} ${y + r * 0.6}L${x + r * 0.8} ${y - r * 0.6}` })];
    case 'fin':
      return [svg('path', { class: 'fin', d: polygon(4, x, y, wide) }), digit(x, y, 'fin-digit', symbol, size * 0.9)];
    case 'inner-fin':
      return [svg('path', { class: 'fin', d: polygon(4, x, y, wide) }), svg('path', { class: 'fin inner', d: polygon(4, x, y, wide * 0.76) }),
        digit(x, y, 'fin-digit', symbol, size * 0.75)];
    case 'pivot':
      return [svg('path', { class: 'pivot', d: star(x, y, wide) }), digit(x, y, 'on-digit', symbol, size * 0.9)];
    case 'common':
      return [svg('circle', { class: 'common', cx: x, cy: y, r: most - 1.5 }), digit(x, y, 'off-digit', symbol, r * 1.1)];
    case 'group':
      return [groupShape(group, x, y, r, wide), digit(x, y + (isTriangle(group) ? r * 0.2 : 0), group % 2 ? 'off-digit' : 'on-digit', symbol, size * (isTriangle(group) ? 0.68 : 0.9))];
    case 'pick':
      return [svg('circle', { class: 'pick', cx: x, cy: y, r: r * 0.95 }), digit(x, y, 'pick-digit', symbol, size)];
    case 'plain':
      return [digit(x, y, 'candidate', symbol, r * 1.25)];
    default:
      return [svg('circle', { class: 'on', cx: x, cy: y, r }), digit(x, y, 'on-digit', symbol, size)];
  }
}

/** A digit that is placed: as large as those on the board, in a ring. @param {number} x @param {number} y @param {string} symbol */
export const placeShape = (x, y, symbol) => [
  svg('circle', { class: 'place', cx: x, cy: y, r: 38 }), digit(x, y, 'place-digit', symbol, 54)];

/** A digit that the player chose for a cell. @param {number} x @param {number} y @param {string} symbol */
export const pickedShape = (x, y, symbol) => [
  svg('circle', { class: 'pick', cx: x, cy: y, r: 38 }), digit(x, y, 'pick-digit', symbol, 54)];

/** A choice that was not right: the sign of conflicts, in a corner that the candidate leaves free. @param {number} x @param {number} y @param {{x: number, y: number}} place of the candidate in its cell */
export const doubtShape = (x, y, place) => svg('path', { class: 'triangle', d: place.x > 60 && place.y < 40 ? `M${x + 17} ${y + 68}l12 21h-24z` : `M${x + 82} ${y + 8}l12 21h-24z` });

/** @param {number} group */
const isTriangle = (group) => Math.floor(group / 2) % 3 === 2;

/** Sets and colours: a square, a hexagon or a triangle, filled or open. @param {number} group @param {number} x @param {number} y @param {number} r @param {number} wide */
function groupShape(group, x, y, r, wide) {
  const kind = `group ${group % 2 ? 'off' : 'on'}`;
  if (isTriangle(group)) return svg('path', { class: kind, d: polygon(3, x, y, wide) });
  if (Math.floor(group / 2) % 3) return svg('path', { class: kind, d: polygon(6, x, y, r) });
  return svg('rect', { class: kind, x: x - r * 0.88, y: y - r * 0.88, width: r * 1.76, height: r * 1.76, rx: r * 0.2 });
}

/** A polygon with a corner at the top. @param {number} corners @param {number} x @param {number} y @param {number} r */
const polygon = (corners, x, y, r) => `M${Array.from({ length: corners }, (_, at) => point(x, y, r, (at * 2 * Math.PI) / corners)).join('L')}Z`;

/** @param {number} x @param {number} y @param {number} r */
const star = (x, y, r) => `M${Array.from({ length: 16 }, (_, at) => point(x, y, at % 2 ? r * 0.8 : r, (at * Math.PI) / 8)).join('L')}Z`;

/** @param {number} x @param {number} y @param {number} r @param {number} turn */
const point = (x, y, r, turn) => `${round(x + r * Math.sin(turn))} ${round(y - r * Math.cos(turn))}`;

/** @param {number} length */
const round = (length) => Math.round(length * 100) / 100;

/** A role as a small picture for a legend. @param {string} role @param {string} symbol @param {number} [group] */
export function legendShape(role, symbol, group = 0) {
  const parts = role === 'blocker' ? [svg('rect', { class: 'blocker', x: 4, y: 4, width: 42, height: 42, rx: 9 }), digit(25, 25, 'out-digit', symbol, 30)]
    : role === 'blocked' ? [crossShape(25, 25, 12)]
      : role === 'place' ? [svg('circle', { class: 'place', cx: 25, cy: 25, r: 21 }), digit(25, 25, 'place-digit', symbol, 30)]
        : role === 'off' ? [svg('circle', { class: 'off', cx: 25, cy: 25, r: 20 }), digit(25, 25, 'off-digit', symbol, 27)]
          : role === 'strong' || role === 'weak' ? [svg('path', { class: `link ${role}`, d: 'M4 25H46' })]
            : candidateShape({ role, group, x: 25, y: 25, r: 20, most: 24, symbol });
  return svg('svg', { class: 'drawing sign', viewBox: '0 0 50 50', 'aria-hidden': 'true' }, ...parts);
}

/** The cell cannot have the digit. @param {number} x @param {number} y @param {number} [arm] */
export const crossShape = (x, y, arm = 13) =>
  svg('path', { class: 'blocked', d: `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}` });
