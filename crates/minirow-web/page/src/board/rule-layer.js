/**
 * Rules beyond houses as the engine draws them: shapes in units of which a cell has 100, below and above the
 * lines of a board. Nothing here knows any rule.
 *
 * Each shape has its colours for all themes; the style sheet chooses one of them.
 */
import { svg } from '../ui/dom.js';

/**
 * @typedef {{
 *   class: string, d?: string, text?: {text: string, x: number, y: number, size: number, bold: boolean},
 *   fill?: number, stroke?: {ink: number, width: number, dash?: [number, number]},
 * }} RuleShape
 * What the call `geometry` answers of rules: margins are cells above, to the right, below and to the left; an ink
 * is a colour on light, on dark and without colours, or nothing for the ground.
 * @typedef {{
 *   words: string[], meanings: {key: string, numbers: number[][]}[], margins: [number, number, number, number], inks: ([string, string, string]|null)[],
 *   below: RuleShape[], above: RuleShape[],
 * }} Rules
 */

/** How many cells of room clues outside take before the board and behind it; as much on both axes. @param {Rules|null} rules */
export function roomAround(rules) {
  const [above, right, below, left] = rules?.margins ?? [0, 0, 0, 0];
  return { before: Math.max(above, left), behind: Math.max(right, below) };
}

/** Where numbers of rows and columns stand: beside the board, and beyond the clues outside it. @param {Rules|null} rules @param {number} gutter */
export function besideBoard(rules, gutter) {
  const [above, , , left] = rules?.margins ?? [0, 0, 0, 0];
  return { row: -gutter * 0.53 - left * 100, column: -gutter * 0.53 - above * 100 };
}

/** @param {Rules|null} rules @param {'below'|'above'} where */
export const ruleShapes = (rules, where) => (rules ? rules[where].map((shape) => element(rules, shape)) : []);

/** Cells that have a number in their upper left corner, as cages have sums. @param {Rules|null} rules @param {import('./geometry.js').Geometry} geometry @returns {Set<number>} */
export function sumCells(rules, geometry) {
  /** @type {Set<number>} */
  const cells = new Set();
  for (const { text } of rules?.above ?? []) {
    const cell = text && geometry.cell(Math.floor(text.y / 100), Math.floor(text.x / 100));
    if (text && cell !== undefined && text.x % 100 < 50 && text.y % 100 < 40) cells.add(cell);
  }
  return cells;
}

/** @param {Rules} rules @param {RuleShape} shape */
function element({ inks }, { class: kind, d, text, fill, stroke }) {
  const one = text
    ? svg('text', { class: kind, x: text.x, y: text.y, 'font-size': text.size, ...(text.bold ? { 'font-weight': 700 } : {}) }, text.text)
    : svg('path', {
      class: kind, d, fill: 'none',
      ...(stroke ? { 'stroke-width': stroke.width, 'stroke-linecap': stroke.dash ? 'butt' : 'square' } : {}),
      ...(stroke?.dash ? { 'stroke-dasharray': stroke.dash.join(' ') } : {}),
    });
  if (fill !== undefined) paint(one, 'fill', inks[fill]);
  if (stroke) paint(one, 'stroke', inks[stroke.ink]);
  return one;
}

/** @param {SVGElement} element @param {'fill'|'stroke'} what @param {[string, string, string]|null|undefined} ink */
function paint(element, what, ink) {
  element.classList.add(`rule-${what}`);
  if (!ink) return;
  ['light', 'dark', 'contrast'].forEach((theme, at) => element.style.setProperty(`--${what}-${theme}`, ink[at]));
}
