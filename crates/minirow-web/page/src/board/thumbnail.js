/**
 * A board as a small picture: digits and lines only, both heavier than on a large board. It has no
 * label: what it stands on names it.
 */
import { Symbols } from '../symbols.js';
import { svg } from '../ui/dom.js';
import { extras, frames, lines } from './outlines.js';
import { roomAround, ruleShapes } from './rule-layer.js';

/**
 * @param {import('./geometry.js').Geometry} geometry
 * @param {{values: number[], given?: ArrayLike<boolean|number>}} look digits by cell, and which of them are givens: all where it is left out
 * @param {number} size in pixels @param {Symbols} [symbols]
 */
export function thumbnail(geometry, { values, given }, size, symbols = new Symbols('1-9A-P', geometry.digits, '', geometry.lowest)) {
  const { side, grids } = geometry;
  // Lines and digits keep their size on the screen as cells become smaller, up to a point.
  const scale = Math.min(side, 16) / 9;
  const [width, height, frame] = [geometry.columns * 100, geometry.rows * 100, 11 * scale];
  const digits = values.map((value, cell) => {
    if (!value) return null;
    const symbol = symbols.of(value);
    const own = given && !given[cell];
    // Cells of boards of several grids are too small for digits.
    if (grids.length) return svg('rect', { class: own ? 'own' : 'dot', x: geometry.column(cell) * 100 + 25, y: geometry.row(cell) * 100 + 25, width: 50, height: 50, rx: 10 });
    return svg('text', {
      class: own ? 'own' : 'given', x: geometry.column(cell) * 100 + 50, y: geometry.row(cell) * 100 + 53,
      'font-size': symbol.length > 1 ? 52 : 73,
    }, symbol);
  }).filter((text) => text !== null);
  const { rules } = geometry.facts;
  const room = roomAround(rules);
  const edge = frame / 2 + 1;
  const [before, behind] = [room.before * 100 + edge, room.behind * 100 + edge];
  return svg('svg', { class: 'thumb', width: size, height: size, viewBox: `${-before} ${-before} ${width + before + behind} ${height + before + behind}`, 'aria-hidden': 'true', focusable: 'false' },
    ...frames(geometry, { class: 'thumb-frame', 'stroke-width': frame }, grids.length ? 20 : 45 * scale),
    extras(geometry), ...ruleShapes(rules, 'below'), ...lines(geometry, { ...NO_WEIGHTS, grid: 3.6 * scale, block: 8.2 * scale }), ...ruleShapes(rules, 'above'), ...digits,
    // Where grids lie over each other, both are framed.
    ...(grids.length ? frames(geometry, { class: 'block-line', 'stroke-width': frame }, 20) : []));
}

/**
 * The same, drawn once more when the engine has told of the extra houses of the board.
 * @param {import('../app.js').App} app @param {Parameters<typeof thumbnail>} parts
 */
export function wholeThumbnail(app, ...parts) {
  const picture = thumbnail(...parts);
  const [geometry] = parts;
  const isWhole = geometry.isKnown || !(geometry.extra.length || geometry.spec.houses || geometry.hasRules);
  if (!isWhole) void app.learn(geometry).then(() => picture.replaceWith(thumbnail(...parts)));
  return picture;
}

/** The lines need two of the weights only. */
const NO_WEIGHTS = { frame: 0, digit: 0, coordinate: 0, gutter: 0, ring: 0 };
