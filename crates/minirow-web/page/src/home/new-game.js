/** Begins new games: of a level, of another kind of board, and that of today. */
import { dateWords } from '../i18n/dates.js';
import { Geometry } from '../board/geometry.js';
import { sizeWords } from '../board/label.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';
import { dateOf } from '../storage/days.js';
import { makeBoard } from './boards.js';
import { Supply } from './supply.js';

/** @typedef {import('../app.js').App} App */

const NUMBER = 'minirow.number';
const FRESH = 'minirow.fresh';

/** How long nobody has to do anything until puzzles are made ahead, in milliseconds. */
export const QUIET = 1200;

/** @type {WeakMap<App, Supply>} */
const supplies = new WeakMap();

/** Where the puzzles of the app come from. @param {App} app */
export function supplyOf(app) {
  const supply = supplies.get(app) ?? new Supply(app.engine, app.library.storage);
  supplies.set(app, supply);
  return supply;
}

/** Plays a new game of a level. @param {App} app @param {string} level */
export async function newGame(app, level) {
  const supply = supplyOf(app);
  const givens = await supply.take(level);
  await begin(app, new Geometry(), givens, level);
  // The next one of the level, once the board is drawn.
  setTimeout(() => void supply.prepare(), QUIET);
}

/** Plays a new game on another kind of board. @param {App} app @param {string} kind @param {string} level */
export async function newBoard(app, kind, level) {
  const { geometry, givens, level: own } = await makeBoard(app.engine, kind, level);
  await begin(app, geometry, givens, own);
}

/** Plays the puzzle of a day: goes on with it where it was begun. @param {App} app @param {string} day */
export async function playDay(app, day) {
  const begun = app.library.ofDay(day);
  if (begun) {
    app.go(`play/${begun.id}`);
    return;
  }
  const supply = supplyOf(app);
  const position = new Position(new Geometry(), await supply.ofDay(day));
  await app.play(new Game({ position, level: supply.levelOf(day), day, name: dayName(app, day) }));
}

/** `Sunday 22 November`. @param {App} app @param {string} day */
export const dayName = ({ language }, day) => dateWords(language, dateOf(day), { weekday: 'long', day: 'numeric', month: 'long' });

/** @param {App} app @param {Geometry} geometry @param {number[]} givens @param {string} level */
async function begin(app, geometry, givens, level) {
  const { storage } = app.library;
  forgetUntouched(app);
  const number = (Number(read(storage, NUMBER)) || 0) + 1;
  const game = new Game({ geometry, position: new Position(geometry, givens), level, name: [geometry.grids.length ? sizeWords(app.t, geometry) : '', app.t('home.number', { number })].filter(Boolean).join(' ') });
  write(storage, NUMBER, String(number));
  write(storage, FRESH, game.id);
  await app.play(game);
}

/** Removes the last new game if it was only looked at: who chooses among puzzles needs no list of all. @param {App} app */
function forgetUntouched({ library }) {
  const id = read(library.storage, FRESH);
  const entry = id && library.list().find((one) => one.id === id);
  if (id && entry && !entry.touched) library.remove(id);
}

/** @param {Storage|null} storage @param {string} key */
function read(storage, key) {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** @param {Storage|null} storage @param {string} key @param {string} value */
function write(storage, key, value) {
  try {
    storage?.setItem(key, value);
  } catch {
    // Without room a number comes twice, which harms nothing.
  }
}
