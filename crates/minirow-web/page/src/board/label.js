/** What a screen reader says of a cell: its value first, then what is special, then where it is. */
import { digitsOf } from './digits.js';
import { gridsInOrder } from './grids.js';
import { layoutOf } from './layouts.js';
import { ruleSentences } from './rule-words.js';

/**
 * `grid`: the one that is meant, which is told first. `isDesign`: where a board is made its regions have the letters that they are painted with; hints count blocks.
 * @param {{
 *   geometry: import('./geometry.js').Geometry, cell: number, value: number, given: boolean,
 *   corner: number, centre: number, colours: number, invalid: boolean, others: number[], notes: string[],
 *   symbols: import('../symbols.js').Symbols, verbosity: 'short'|'full', isDesign?: boolean, grid?: number,
 *   t: (key: string, values?: Record<string, string|number>) => string,
 * }} about
 */
export function cellLabel({ geometry, cell, value, given, corner, centre, colours, invalid, others, notes, symbols, verbosity, isDesign = false, grid, t }) {
  /** @param {number} set */
  const list = (set) => digitsOf(set).map((digit) => symbols.of(digit)).join(' ');
  const parts = [value ? symbols.of(value) : t('cell.empty')];
  if (value && given) parts.push(t('cell.given'));
  if (invalid) parts.push(others.length ? t('cell.duplicate', { cells: others.map((other) => geometry.name(other)).join(' ') }) : t('cell.conflict'));
  if (!value && centre) parts.push(t('cell.candidates', { digits: list(centre) }));
  if (!value && corner) parts.push(t('cell.corner', { digits: list(corner) }));
  if (colours) parts.push(digitsOf(colours).map((colour) => t(`colour.${colour}`)).join(' '));
  parts.push(...notes);
  const [row, column] = [geometry.row(cell) + 1, geometry.column(cell) + 1];
  const grids = gridsInOrder(geometry, cell, grid);
  if (grids.length) parts.push(...grids.map((one) => (verbosity === 'short' ? geometry.name(cell, one) : t('cell.placeOf', { ...geometry.placeIn(cell, one), grid: geometry.grids[one].name }))));
  else if (verbosity === 'short') parts.push(`r${row}c${column}`);
  else if (geometry.blocks[cell] < 0) parts.push(t('cell.placeOnly', { row, column }));
  else if (isDesign && geometry.spec.blocks) parts.push(`${t('cell.placeOnly', { row, column })}, ${t('cell.region', { letter: geometry.regionOf(cell) })}`);
  else parts.push(t('cell.place', { row, column, block: geometry.blocks[cell] + 1 }));
  return parts.join(', ');
}

/** What a board is called that has no name: by its side, its grids, or its rows and columns. @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry */
export function boardWords(t, geometry) {
  const { grids, digits, rows, columns } = geometry;
  if (geometry.isSquare) return t('board.label', { side: digits });
  if (!grids.length) return t('board.oblong', { rows, columns });
  return t('board.grids', { name: layoutName(t, geometry), count: grids.length, side: digits });
}

/** `16×16`, `5×10`, or the name of the layout. @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry */
export const sizeWords = (t, geometry) => (geometry.grids.length ? layoutName(t, geometry) : `${geometry.rows}×${geometry.columns}`);

/** The name of a layout such as `Samurai`; how many grids there are where it has none. @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry */
export function layoutName(t, geometry) {
  // The engine tells of extra rules, too, and describes layouts that have no name.
  const [told] = geometry.facts.name.split(/ and |, | of /);
  const known = layoutOf(geometry);
  return known ? t(`home.board.${known.toLowerCase()}`) : (/^\d/.test(told) ? '' : told) || t('kind.grids', { count: geometry.grids.length });
}

/** The rule that all boards have: what stands in each house. @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry @param {'board'|'rule'} [form] */
export function mainRule(t, { isSquare, grids, digits, lowest, spec }, form = 'rule') {
  const values = { side: digits, first: lowest, last: lowest + digits - 1 };
  if (isSquare) return t(spec.blocks ? 'rule.jigsaw' : form === 'board' ? 'board.rules' : 'rule.classic', values);
  if (grids.length) return t('rule.grids', values);
  return t(spec.lines === false ? 'rule.free' : 'rule.oblong', values);
}

/** All rules in words, as a board is described by. @param {import('../i18n/i18n.js').Translate} t @param {import('./geometry.js').Geometry} geometry */
export function rulesOfBoard(t, geometry) {
  const extra = geometry.extra.map((name) => t(`extra.${name}`)).join(', ');
  return [mainRule(t, geometry, 'board'), ...(extra ? [t('board.extra', { extra })] : []), ...ruleSentences(t, geometry.facts.rules)].join(' ');
}
