/** What a screen reader says of a cell: its value first, then what is special, then where it is. */
import { digitsOf } from './digits.js';

/**
 * `isDesign`: where a board is made its regions have the letters that they are painted with; hints count blocks.
 * @param {{
 *   geometry: import('./geometry.js').Geometry, cell: number, value: number, given: boolean,
 *   corner: number, centre: number, colours: number, invalid: boolean, others: number[], notes: string[],
 *   symbols: import('../symbols.js').Symbols, verbosity: 'short'|'full', isDesign?: boolean,
 *   t: (key: string, values?: Record<string, string|number>) => string,
 * }} about
 */
export function cellLabel({ geometry, cell, value, given, corner, centre, colours, invalid, others, notes, symbols, verbosity, isDesign = false, t }) {
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
  if (verbosity === 'short') parts.push(`r${row}c${column}`);
  else if (geometry.blocks[cell] < 0) parts.push(t('cell.placeOnly', { row, column }));
  else if (isDesign && geometry.spec.blocks) parts.push(`${t('cell.placeOnly', { row, column })}, ${t('cell.region', { letter: geometry.regionOf(cell) })}`);
  else parts.push(t('cell.place', { row, column, block: geometry.blocks[cell] + 1 }));
  return parts.join(', ');
}
