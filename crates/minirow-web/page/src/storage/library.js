/**
 * The games kept in this browser. Each change is written at once, so that a crash loses nothing.
 *
 * Several tabs can have the same game: each save has a number that goes up. A tab that finds a
 * number it does not know has not seen the newest state, and keeps its own as a game of its own.
 */
import { entryOf } from './entry.js';
import { fromFile, toFile } from '../game/file.js';
import { boardId, fromPack, placeOf, testedOf, toPack } from './packs.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./packs.js').Pack} Pack */
/** @typedef {'saved'|'full'|'forked'|'off'} Outcome */
/** @typedef {{save: number, when: number, solved: boolean, file: any}} Record */
/**
 * A game or a pack that was removed: what stood in the storage, so that it can be put back.
 * @typedef {[key: string, text: string][]} Removed
 */

const PREFIX = 'minirow.game.';
const PACK = 'minirow.pack.';

export class Library {
  /** @param {Storage|null} storage @param {() => number} now */
  constructor(storage, now = Date.now) {
    this.storage = storage;
    this.now = now;
    /** The number of the save that this tab knows, by game. @type {Map<string, number>} */
    this.known = new Map();
    /** What was read last, by key: lists of many games read only what has changed. @type {Map<string, {text: string, value: any}>} */
    this.seen = new Map();
  }

  /** @param {string} id @returns {Record|null} */
  #read(id) {
    try {
      const text = this.storage?.getItem(Library.keyOf(id));
      return text ? JSON.parse(text) : null;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value @returns {Outcome} */
  #write(key, value) {
    if (!this.storage) return 'off';
    try {
      this.storage.setItem(key, JSON.stringify(value));
      return 'saved';
    } catch {
      return 'full';
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
    const isForked = stored !== null && stored.save !== this.known.get(game.id);
    if (isForked) game.id = crypto.randomUUID();
    const number = (this.known.get(game.id) ?? 0) + 1;
    const outcome = this.#write(Library.keyOf(game.id), { save: number, when: this.now(), solved: game.isSolved, file: toFile(game) });
    if (outcome !== 'saved') return outcome;
    this.known.set(game.id, number);
    return isForked ? 'forked' : 'saved';
  }

  /** Reads a game; nothing where there is none or it cannot be read. @param {string} id */
  load(id) {
    const record = this.#read(id);
    try {
      const game = record ? fromFile(record.file) : this.#fromPack(id);
      if (!game) return null;
      game.id = id;
      if (record) this.known.set(id, record.save);
      return game;
    } catch {
      return null;
    }
  }

  /** A board of a pack that nobody has played yet. @param {string} id */
  #fromPack(id) {
    const place = placeOf(id);
    const board = place && this.pack(place.pack)?.boards[place.at];
    return board ? fromPack(board, id) : null;
  }

  /** Whether another tab wrote a newer state of a game. @param {string} id */
  isNewer(id) {
    const record = this.#read(id);
    return record !== null && record.save !== this.known.get(id);
  }

  /** What is kept, the newest first; boards of packs and test solves are not among them. @returns {Entry[]} */
  list() {
    return this.#entries().filter(({ id }) => placeOf(id) === null);
  }

  /** The game to go on with: the newest that is not finished, best one that was begun. @returns {Entry|undefined} */
  unfinished() {
    const open = this.#entries().filter(({ id, solved, made }) => !solved && !made && !testedOf(id));
    return open.find(({ touched }) => touched) ?? open[0];
  }

  /** The game of a day, if it was begun. @param {string} day */
  ofDay(day) {
    return this.list().find((entry) => entry.day === day);
  }

  /** The boards of a pack that were begun, by their number. @param {string} pack @returns {Map<number, Entry>} */
  begun(pack) {
    /** @type {Map<number, Entry>} */
    const begun = new Map();
    for (const entry of this.#entries()) {
      const place = placeOf(entry.id);
      if (place?.pack === pack) begun.set(place.at, entry);
    }
    return begun;
  }

  /** What is in the storage, each game read once. @returns {Entry[]} */
  #entries() {
    return this.#values(PREFIX, entryOf).sort((a, b) => b.when - a.when);
  }

  /** @template T @param {string} prefix @param {(id: string, record: any) => T|null} read @returns {T[]} */
  #values(prefix, read) {
    const { storage, seen } = this;
    /** @type {T[]} */
    const values = [];
    for (let at = 0; at < (storage?.length ?? 0); at += 1) {
      const key = storage?.key(at) ?? '';
      if (!key.startsWith(prefix)) continue;
      const text = storage?.getItem(key) ?? '';
      let known = seen.get(key);
      if (known?.text !== text) {
        known = { text, value: tried(() => read(key.slice(prefix.length), JSON.parse(text))) };
        seen.set(key, known);
      }
      if (known.value) values.push(known.value);
    }
    return values;
  }

  /**
   * Keeps many boards under one name. Each has its place in the pack as id.
   * @param {string} name @param {Game[]} games @param {string} [id]
   * @returns {Outcome}
   */
  keepPack(name, games, id = crypto.randomUUID()) {
    games.forEach((game, at) => (game.id = boardId(id, at)));
    return this.#write(PACK + id, { name, when: this.now(), boards: games.map(toPack) });
  }

  /** @param {string} id @returns {Pack|null} */
  pack(id) {
    return tried(() => JSON.parse(this.storage?.getItem(PACK + id) ?? 'null'));
  }

  /** The packs, the newest first. @returns {(Pack & {id: string})[]} */
  packs() {
    const packs = this.#values(PACK, (id, pack) => (Array.isArray(pack?.boards) ? { ...pack, id } : null));
    return packs.sort((a, b) => b.when - a.when);
  }

  /** Gives a game or a pack another name. @param {string} id @param {string} name @returns {Outcome} */
  rename(id, name) {
    const pack = this.pack(id);
    if (pack) return this.#write(PACK + id, { ...pack, name });
    const record = this.#read(id);
    if (!record) return 'off';
    const save = record.save + 1;
    const outcome = this.#write(Library.keyOf(id), { ...record, save, file: { ...record.file, name } });
    if (outcome === 'saved') this.known.set(id, save);
    return outcome;
  }

  /** Removes the copies on which a made board was test solved before it changed. @param {string} made @param {string} but the one that stays */
  removeTests(made, but) {
    for (const { id } of this.#entries()) if (id !== but && testedOf(id) === made) this.remove(id);
  }

  /** Removes a game, or a pack with all of its boards. @param {string} id @returns {Removed} */
  remove(id) {
    const { storage } = this;
    const keys = keysOf(storage)
      .filter((key) => key === Library.keyOf(id) || key === PACK + id || key.startsWith(`${PREFIX}${id}.`));
    /** @type {Removed} */
    const removed = keys.map((key) => [key, storage?.getItem(key) ?? '']);
    for (const key of keys) {
      storage?.removeItem(key);
      this.seen.delete(key);
      this.known.delete(key.slice(PREFIX.length));
    }
    return removed;
  }

  /** Puts back what was removed. @param {Removed} removed */
  putBack(removed) {
    for (const [key, text] of removed) {
      this.storage?.setItem(key, text);
      const id = Library.idOf(key);
      if (id) this.known.set(id, JSON.parse(text).save);
    }
  }

  /** All games and packs as they are stored, for a file. */
  all() {
    return {
      games: this.#entries().flatMap(({ id }) => {
        const record = this.#read(id);
        return record ? [{ id, when: record.when, solved: record.solved, file: record.file }] : [];
      }),
      packs: this.packs(),
    };
  }

  /**
   * Adds games and packs of a file. What is here already stays, unless the file's is newer.
   * @param {any} file @returns {{added: number, outcome: Outcome}}
   */
  add(file) {
    let added = 0;
    /** @type {Outcome} */
    let outcome = 'saved';
    /** @param {string} key @param {any} value */
    const put = (key, value) => {
      outcome = this.#write(key, value);
      if (outcome === 'saved') added += 1;
      return outcome === 'saved';
    };
    for (const { id, when, solved, file: game } of Array.isArray(file?.games) ? file.games : []) {
      const mine = typeof id === 'string' ? this.#read(id) : null;
      if (typeof id !== 'string' || (mine && mine.when >= when) || !tried(() => fromFile(game))) continue;
      if (!put(Library.keyOf(id), { save: (mine?.save ?? 0) + 1, when: Number(when) || this.now(), solved: solved === true, file: game })) break;
    }
    for (const { id, ...pack } of outcome === 'saved' && Array.isArray(file?.packs) ? file.packs : []) {
      if (typeof id !== 'string' || this.pack(id) || !Array.isArray(pack.boards)) continue;
      if (!put(PACK + id, pack)) break;
    }
    return { added, outcome };
  }

  /** The key of the storage that a game has. @param {string} id */
  static keyOf(id) {
    return PREFIX + id;
  }

  /** The id of the game that a key of the storage belongs to. @param {string|null} key */
  static idOf(key) {
    return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
  }
}

/** What a function gives, or nothing where it cannot: stored texts may be damaged. @template T @param {() => T} read @returns {T|null} */
function tried(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** All keys of a storage. @param {Storage|null} storage */
export const keysOf = (storage) => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');

/** The browser's storage, if there is one and it lets us write. */
export function browserStorage() {
  try {
    localStorage.setItem('minirow.probe', '1');
    localStorage.removeItem('minirow.probe');
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
