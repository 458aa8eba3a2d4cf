/**
 * A game as a file: the project's JSON, with the whole tree of moves.
 *
 * The fields of the board are those of the present position, so that other programs can read it; the
 * start is what is left when the moves are taken back. What only this page knows stands in
 * `play.page`, which others pass on.
 */
import { Geometry } from '../board/geometry.js';
import { digitsOf, setOf } from '../board/digits.js';
import { Symbols } from '../symbols.js';
import { Game } from './game.js';
import { History } from './history.js';
import { Position, notes } from './position.js';

/** @typedef {import('../types.js').Change} Change */

/** The rows of a board, each with its cells: holes have no place in them. @template T @param {T[]} list @param {Geometry} geometry @returns {T[][]} */
export function rows(list, geometry) {
  const all = Array.from({ length: geometry.rows }, () => /** @type {T[]} */ ([]));
  list.forEach((one, cell) => all[geometry.row(cell)].push(one));
  return all;
}

/** What a file says of a board before its digits. @param {Game} game */
function headOf({ name, author, rules, geometry }) {
  const { rules: lines, ...spec } = geometry.spec;
  const about = { ...(author ? { author } : {}), ...(rules ? { rules } : {}) };
  return {
    version: 1, ...(name ? { name } : {}), ...(author || rules ? { about } : {}),
    ...(geometry.isClassic ? {} : { geometry: spec }), ...(lines ? { rules: lines } : {}),
  };
}

/** The puzzle as a file, with all that its setter said of it. @param {Game} game */
export function puzzleFile(game) {
  return { ...headOf(game), ...gridOf(game.position) };
}

/** The givens as a file has them: rows of digits, and on boards that are no square a sign for each cell. @param {Position} position */
export function gridOf({ geometry, given }) {
  if (geometry.isSquare) return { grid: rows(given.map((digit) => digit || null), geometry) };
  const symbols = usualSymbols(geometry);
  return { symbols: symbols.forEngine, grid: given.map((digit) => symbols.of(digit) || '.').join('') };
}

/** What `gridOf` wrote. @param {unknown} grid @param {Geometry} geometry @returns {number[]} */
export function digitsOfGrid(grid, geometry) {
  if (Array.isArray(grid)) return grid.flat().map(Number);
  const symbols = usualSymbols(geometry);
  return [...String(grid)].map((sign) => symbols.digitOf(sign));
}

/** @param {Geometry} geometry */
const usualSymbols = ({ digits, lowest }) => new Symbols('1-9A-P', digits, '', lowest);

/** @param {Game} game */
export function toFile(game) {
  const { position, geometry, history } = game;
  /** @param {number[]} layer */
  const sets = (layer) => rows(layer.map(digitsOf), geometry);
  /** @param {number[]} layer @param {string} name */
  const some = (layer, name) => (layer.some(Boolean) ? { [name]: sets(layer) } : {});
  const values = position.values;
  const hasOwn = values.some((digit, cell) => digit !== position.given[cell]);
  return {
    ...headOf(game),
    grid: rows(values.map((digit) => digit || null), geometry),
    ...(game.autoNotes ? { candidates: sets(notes(position, true).map((set, cell) => set || (1 << values[cell]) & ~1)) } : {}),
    ...(hasOwn ? { givens: rows(position.given.map((digit) => digit || null), geometry) } : {}),
    ...some(position.corner, 'corner'),
    ...some(position.centre, 'centre'),
    ...some(position.colours, 'colours'),
    play: {
      moves: history.moves.slice(1).map(({ parent, changes }) => ({
        ...(parent ? { parent } : {}),
        changes: changes.flatMap((change) => standard(change, position)),
      })),
      current: history.current,
      bookmarks: history.bookmarks.map(({ name, move }) => ({ name, move })),
      seconds: Math.round(game.seconds),
      page: {
        autoNotes: game.autoNotes,
        design: game.design,
        ...pageOf(game),
        struck: position.struck,
        candidateColours: [...position.candidateColours],
        // What the standard changes have no words for, by move.
        moves: history.moves.slice(1).map(({ changes }) => changes.filter((change) => !isStandard(change))),
        // The seconds on the clock at each move.
        times: history.moves.slice(1).map(({ at }) => at ?? null),
      },
    },
  };
}

/** What only this page knows of a game; what is as at first is left out. @param {Game} game */
const pageOf = ({ level, day, hinted, solutionShown, made, design }) => ({
  ...(level ? { level } : {}),
  ...(day ? { day } : {}),
  ...(hinted.length ? { hinted } : {}),
  ...(solutionShown ? { solutionShown } : {}),
  ...(made || design ? { made: true } : {}),
});

/** @param {Change} change */
const isStandard = ({ layer }) => layer === 'digit' || layer === 'corner' || layer === 'centre' || layer === 'colours';

/** @param {Change} change @param {Position} position */
function standard(change, position) {
  if (!isStandard(change)) return [];
  const { cell, layer, before, after } = change;
  const pair = layer === 'digit' ? [before || null, after || null] : [digitsOf(before), digitsOf(after)];
  return [{ cell: position.geometry.frameName(cell), [layer]: pair }];
}

/**
 * Reads what `toFile` wrote; nothing where the text is something else, which the engine may know.
 * @param {unknown} value
 */
export function fromFile(value) {
  const file = /** @type {any} */ (value);
  if (typeof file !== 'object' || file === null || file.version !== 1 || !file.play?.page) return undefined;
  const geometry = new Geometry(specOf(file));
  const { digits, length } = geometry;
  /** @param {any} list @param {(cell: any) => number} map */
  const flat = (list, map) => {
    if (list === undefined) return new Array(length).fill(0);
    const cells = list.flat().map(map);
    if (list.length !== geometry.rows || cells.length !== length) throw new RangeError(`expected ${geometry.rows} rows with ${length} cells, found ${list.length} with ${cells.length}`);
    return cells;
  };
  /** @param {any} digit */
  const number = (digit) => {
    const read = digit ?? 0;
    if (!Number.isInteger(read) || read < 0 || read > digits) throw new RangeError(`expected a digit up to ${digits}, found ${digit}`);
    return read;
  };
  /** @param {any} list */
  const layer = (list) => flat(list, (set) => setOf(set ?? []));
  const values = flat(file.grid, number);
  const givens = file.givens ? flat(file.givens, number) : values;
  const position = new Position(geometry, givens);
  position.digit = values.map((/** @type {number} */ digit, /** @type {number} */ cell) => (givens[cell] ? 0 : digit));
  position.corner = layer(file.corner);
  position.centre = layer(file.centre);
  position.colours = layer(file.colours);
  const { page } = file.play;
  if (Array.isArray(page.struck) && page.struck.length === length) position.struck = page.struck.map(Number);
  position.candidateColours = new Map(page.candidateColours ?? []);
  const moves = (file.play.moves ?? []).map((/** @type {any} */ move, /** @type {number} */ at) => ({
    parent: move.parent ?? 0,
    changes: [...move.changes.map((/** @type {any} */ change) => fromStandard(change, geometry)), ...(page.moves?.[at] ?? [])],
    ...(typeof page.times?.[at] === 'number' ? { at: page.times[at] } : {}),
  }));
  const history = History.from(moves, file.play.current ?? 0, file.play.bookmarks ?? []);
  const { author, rules } = file.about ?? {};
  const game = new Game({
    geometry, position, history, name: text(file.name), author: text(author), rules: text(rules),
    level: text(page.level), day: text(page.day), seconds: Number(file.play.seconds) || 0,
  });
  game.autoNotes = page.autoNotes === true;
  game.design = page.design === true;
  game.made = page.made === true || game.design;
  game.hinted = Array.isArray(page.hinted) ? page.hinted.map(text) : [];
  game.solutionShown = page.solutionShown === true;
  return game;
}

/** The geometry of a file, with its rules beyond houses. @param {{geometry?: import('../types.js').GeometrySpec, rules?: unknown}} file */
export const specOf = ({ geometry = {}, rules }) => (Array.isArray(rules) ? { ...geometry, rules: rules.map(String) } : geometry);

/** A text, or an empty one where it is something else. @param {unknown} value */
const text = (value) => (typeof value === 'string' ? value : '');

/** @param {any} change @param {Geometry} geometry @returns {Change} */
function fromStandard(change, geometry) {
  const cell = geometry.cellOf(change.cell);
  const layer = /** @type {const} */ (['digit', 'corner', 'centre', 'colours']).find((name) => change[name]);
  if (cell === undefined || !layer) throw new RangeError(`expected a change of a cell, found ${JSON.stringify(change)}`);
  const [before, after] = change[layer].map((/** @type {any} */ one) => (layer === 'digit' ? (one ?? 0) : setOf(one)));
  return { cell, layer, before, after };
}

/** A game on a board as the engine gives it. @param {import('../types.js').ReadBoard} read */
export function fromRead(read) {
  const { board } = read;
  const geometry = new Geometry(board.geometry ?? { side: Math.round(Math.sqrt(board.givens.length)) });
  const position = new Position(geometry, board.givens);
  if (board.digits) position.digit = board.digits.map((digit, cell) => (board.givens[cell] ? 0 : digit));
  if (read.corner) position.corner = read.corner.map((digits) => setOf(digits ?? []));
  if (read.centre) position.centre = read.centre.map((digits) => setOf(digits ?? []));
  else if (board.candidates) {
    position.centre = board.candidates.map((digits, cell) => (position.at(cell) ? 0 : setOf(digits ?? [])));
  }
  if (read.colours) position.colours = read.colours.map((colours) => setOf((colours ?? []).filter((colour) => colour >= 1 && colour <= 9)));
  return new Game({ geometry, position, name: read.name, author: read.author, rules: read.rules });
}
