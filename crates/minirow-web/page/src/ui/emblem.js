/** The emblem of a level: a figure on a lattice of 5×5 dots that grows with the level; and its ticks. */
import { h, svg } from './dom.js';

/** The levels, the easiest first. */
export const LEVELS = ['beginner', 'easy', 'moderate', 'tricky', 'hard', 'diabolical', 'fiendish'];

/** @typedef {[number, number]} Dot */
/** @typedef {{filled: Dot[], small?: Dot[], open: Dot[], lines: [number, number, number, number][]}} Figure */

/** @type {Figure[]} */
const FIGURES = [
  { filled: [], small: [[1, 1], [2, 1], [3, 1], [1, 2], [3, 2], [1, 3], [2, 3], [3, 3]], open: [[2, 2]], lines: [] },
  { filled: [[0, 2], [4, 2], [2, 0]], open: [[2, 2]], lines: [[0, 2, 2, 2], [4, 2, 2, 2], [2, 0, 2, 2]] },
  { filled: [[1, 1], [3, 1]], open: [[2, 3]], lines: [[1, 1, 3, 1], [1, 1, 2, 3], [3, 1, 2, 3]] },
  { filled: [[1, 1], [3, 1], [1, 3], [3, 3]], open: [], lines: [[1, 1, 3, 3], [3, 1, 1, 3], [1, 1, 1, 3], [3, 1, 3, 3]] },
  { filled: [[2, 1], [0, 2], [4, 2]], open: [[2, 4]], lines: [[2, 1, 0, 2], [2, 1, 4, 2], [0, 2, 2, 4], [4, 2, 2, 4]] },
  {
    filled: [[0, 3], [1, 1], [2, 3], [3, 1], [4, 3]], open: [[2, 0]],
    lines: [[0, 3, 1, 1], [1, 1, 2, 3], [2, 3, 3, 1], [3, 1, 4, 3]],
  },
  {
    filled: [[2, 0], [0, 1], [4, 1], [1, 3], [3, 3], [2, 2]], open: [[2, 4]],
    lines: [[2, 0, 2, 2], [0, 1, 2, 2], [4, 1, 2, 2], [1, 3, 2, 2], [3, 3, 2, 2], [1, 3, 2, 4], [3, 3, 2, 4],
      [0, 1, 1, 3], [4, 1, 3, 3], [2, 0, 0, 1], [2, 0, 4, 1]],
  },
];

const at = (/** @type {number} */ step) => 6 + step * 9;

/**
 * @param {string} level by name @param {number} [size]
 * @param {{drawn?: boolean}} [options] `drawn`: it is drawn once, line by line
 */
export function emblem(level, size = 56, { drawn = false } = {}) {
  const figure = FIGURES[LEVELS.indexOf(level)] ?? FIGURES[0];
  /** @param {Dot} dot @param {number} r @param {Record<string, any>} [more] */
  const circle = ([x, y], r, more) => svg('circle', { cx: at(x), cy: at(y), r, fill: 'currentColor', ...more });
  const lattice = Array.from({ length: 25 }, (_, dot) => circle([dot % 5, Math.floor(dot / 5)], 1.1, { opacity: 0.24 }));
  const lines = figure.lines.map(([x1, y1, x2, y2]) => svg('line', {
    x1: at(x1), y1: at(y1), x2: at(x2), y2: at(y2), stroke: 'currentColor', 'stroke-width': 1.6, 'stroke-linecap': 'round', opacity: 0.75,
  }));
  return svg('svg', { class: drawn ? 'emblem drawn' : 'emblem', width: size, height: size, viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    ...lattice, ...lines,
    ...(figure.small ?? []).map((dot) => circle(dot, 2.5)),
    ...figure.filled.map((dot) => circle(dot, 3.3)),
    ...figure.open.map((dot) => circle(dot, 3.6, { fill: 'var(--emblem-ground, var(--surface))', stroke: 'currentColor', 'stroke-width': 1.8 })));
}

/** A level as ticks. @param {string} level by name @param {import('../i18n/i18n.js').Translate} t */
export function ticks(level, t) {
  const number = LEVELS.indexOf(level) + 1;
  return h('span', { class: 'ticks', role: 'img', 'aria-label': t('level.of', { number, all: LEVELS.length }) },
    ...LEVELS.map((_, index) => h('i', { class: index < number ? 'on' : '' })));
}

/** A level as a chip: ticks and name. @param {string} level @param {import('../i18n/i18n.js').Translate} t */
export const levelChip = (level, t) => h('span', { class: 'chip' }, ticks(level, t), t(`level.${level}`));
