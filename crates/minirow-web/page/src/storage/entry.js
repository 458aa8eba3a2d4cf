/** What lists show of a game: read from its record, without its moves. */
import { Geometry } from '../board/geometry.js';
import { specOf } from '../game/file.js';

/**
 * `filled` are the cells with a digit, givens among them, `own` those of the player, `length` all.
 * @typedef {{
 *   id: string, name: string, author: string, when: number, solved: boolean, made: boolean, level: string, day: string,
 *   seconds: number, filled: number, own: number, length: number, touched: boolean,
 *   spec: import('../types.js').GeometrySpec, values: number[], given: boolean[],
 * }} Entry
 */

/** @param {string} id @param {any} record as the library keeps it @returns {Entry|null} nothing where it is damaged */
export function entryOf(id, record) {
  const { file, when, solved } = record ?? {};
  if (!file || !Array.isArray(file.grid)) return null;
  /** @type {number[]} */
  const values = file.grid.flat().map((/** @type {unknown} */ digit) => Number(digit) || 0);
  const given = (file.givens ?? file.grid).flat().map(Boolean);
  const { page = {}, moves = [], seconds = 0 } = file.play ?? {};
  const filled = values.filter(Boolean).length;
  return {
    id, name: file.name ?? '', author: file.about?.author ?? '', when, solved: solved === true,
    made: page.made === true || page.design === true, level: page.level ?? '', day: page.day ?? '',
    seconds, filled, own: values.filter((digit, cell) => digit && !given[cell]).length, length: values.length,
    touched: moves.length > 0 || seconds > 0, spec: specOf(file), values, given,
  };
}

/** How many cells a player has to fill in. @param {Entry} entry */
export const toFill = ({ own, filled, length }) => length - (filled - own);

/** How much of that is there, from 0 to 1. @param {Entry} entry */
export function progress(entry) {
  const all = toFill(entry);
  return all > 0 ? entry.own / all : 1;
}

/** @param {Entry} entry */
export const geometryOf = (entry) => new Geometry(entry.spec);
