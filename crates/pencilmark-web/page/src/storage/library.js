/**
 * The games kept in this browser. Each change is written at once, so that a crash loses nothing.
 *
 * Several tabs can have the same game: each save has a number that goes up. A tab that finds a
 * number it does not know has not seen the newest state, and keeps its own as a game of its own.
 */
import { fromFile, toFile } from '../game/file.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {{id: string, name: string, side: number, when: number, solved: boolean}} Entry */
/** @typedef {'saved'|'full'|'forked'|'off'} Outcome */

const PREFIX = 'pencilmark.game.';

export class Library {
  /** @param {Storage|null} storage @param {() => number} now */
  constructor(storage, now = Date.now) {
    this.storage = storage;
    this.now = now;
    /** The number of the save that this tab knows, by game. @type {Map<string, number>} */
    this.known = new Map();
  }

  /** @param {string} id */
  #read(id) {
    try {
      const text = this.storage?.getItem(PREFIX + id);
      return text ? JSON.parse(text) : null;
    } catch {
      return null;
    }
  }

  /**
   * Writes a game. `forked`: another tab had gone on with it, so it has a new id now and both are
   * kept; `full`: there was no room, and nothing that was there is lost; `off`: nothing can be kept.
   * @param {Game} game
   * @returns {Outcome}
   */
  save(game) {
    if (!this.storage) return 'off';
    const stored = this.#read(game.id);
    /** @type {Outcome} */
    let outcome = 'saved';
    if (stored && stored.save !== this.known.get(game.id)) {
      game.id = crypto.randomUUID();
      outcome = 'forked';
    }
    const number = (this.known.get(game.id) ?? 0) + 1;
    const record = { save: number, when: this.now(), solved: game.isSolved, file: toFile(game) };
    try {
      this.storage.setItem(PREFIX + game.id, JSON.stringify(record));
    } catch {
      return 'full';
    }
    this.known.set(game.id, number);
    return outcome;
  }

  /** Reads a game; nothing where there is none or it cannot be read. @param {string} id */
  load(id) {
    const record = this.#read(id);
    if (!record) return null;
    try {
      const game = fromFile(record.file);
      if (!game) return null;
      game.id = id;
      this.known.set(id, record.save);
      return game;
    } catch {
      return null;
    }
  }

  /** Whether another tab wrote a newer state of a game. @param {string} id */
  isNewer(id) {
    const record = this.#read(id);
    return record !== null && record.save !== this.known.get(id);
  }

  /** What is kept, the newest first. @returns {Entry[]} */
  list() {
    /** @type {Entry[]} */
    const entries = [];
    for (let at = 0; at < (this.storage?.length ?? 0); at += 1) {
      const key = this.storage?.key(at) ?? '';
      const id = key.slice(PREFIX.length);
      const record = key.startsWith(PREFIX) ? this.#read(id) : null;
      if (!record?.file) continue;
      entries.push({
        id, name: record.file.name ?? '', side: record.file.geometry?.side ?? record.file.grid.length,
        when: record.when, solved: record.solved === true,
      });
    }
    return entries.sort((a, b) => b.when - a.when);
  }

  /** @param {string} id */
  remove(id) {
    this.known.delete(id);
    this.storage?.removeItem(PREFIX + id);
  }

  /** The id of the game that a key of the storage belongs to. @param {string|null} key */
  static idOf(key) {
    return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
  }
}

/** The browser's storage, if there is one and it lets us write. */
export function browserStorage() {
  try {
    localStorage.setItem('pencilmark.probe', '1');
    localStorage.removeItem('pencilmark.probe');
    return localStorage;
  } catch {
    // Full storage can still be read; a storage that is forbidden cannot.
    try {
      return localStorage.length >= 0 ? localStorage : null;
    } catch {
      return null;
    }
  }
}
