/**
 * Packs: many boards of one file under one name. A board that nobody has played yet is a short text;
 * once it is played it is a game like any other, whose id is that of the pack and the board's number.
 */
import { Geometry } from '../board/geometry.js';
import { digitsOfGrid, fromFile, toFile } from '../game/file.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { puzzleText } from './share.js';

/**
 * @typedef {{puzzle: string, name?: string, author?: string, rules?: string}} PackBoard
 * @typedef {{name: string, when: number, boards: PackBoard[]}} Pack
 */

/** The id of a board of a pack. @param {string} pack @param {number} at */
export const boardId = (pack, at) => `${pack}.${at}`;

/** The pack and the number of a board's id; nothing where it is in no pack. @param {string} id */
export function placeOf(id) {
  const dot = id.lastIndexOf('.');
  return dot < 0 ? null : { pack: id.slice(0, dot), at: Number(id.slice(dot + 1)) };
}

/**
 * The id of a copy on which a made board is test solved: the same board has the same one. Like the boards
 * of a pack it belongs to something else and has no card of its own.
 * @param {string} made the id of the board @param {string} puzzle what sets it apart from what it was before
 */
export const testId = (made, puzzle) => `${made}.test-${hash(puzzle)}`;

/** The made board that is test solved; empty for other games. @param {string} id */
export const testedOf = (id) => /^(.+)\.test-[0-9a-z]+$/.exec(id)?.[1] ?? '';

/** @param {string} text */
const hash = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36);

/** A game as short as it can be told. @param {Game} game @returns {PackBoard} */
export function toPack(game) {
  const { position, name, author, rules } = game;
  const isPlain = game.history.moves.length === 1 &&
    [position.digit, position.corner, position.centre, position.colours].every((layer) => layer.every((set) => !set));
  if (!isPlain) return { puzzle: JSON.stringify(toFile(game)) };
  return { puzzle: puzzleText(game), ...(name ? { name } : {}), ...(author ? { author } : {}), ...(rules ? { rules } : {}) };
}

/** @param {PackBoard} board @param {string} id */
export function fromPack({ puzzle, name, author, rules }, id) {
  const own = puzzle.startsWith('{') ? JSON.parse(puzzle) : null;
  const file = own && fromFile(own);
  if (file) return Object.assign(file, { id });
  const geometry = new Geometry(own?.geometry ?? {});
  const givens = own ? digitsOfGrid(own.grid, geometry) : [...puzzle].map((symbol) => Number(symbol) || 0);
  if (givens.length !== geometry.length) throw new RangeError(`expected ${geometry.length} cells, found ${givens.length}`);
  return new Game({ geometry, position: new Position(geometry, givens), name, author, rules, id });
}
