/** What was kept while the page had another name: games, packs, settings and all else go over to the name of today. */
import { Library, keysOf } from './library.js';
import { STATISTICS_KEY, Statistics } from './statistics.js';

const OLD = 'pencilmark';

/** A key, or the kind of a file, by the name of today. @param {string} key */
export const renamed = (key) => key.replace(new RegExp(`^${OLD}(?=[.-])`), 'minirow');

/**
 * Gives what a browser keeps its name of today. Nothing is overwritten: a window that still shows the old page may have
 * gone on with a game, which is kept beside the one that was taken over before.
 * @param {Storage|null} storage
 */
export function takeOver(storage) {
  const keys = keysOf(storage).filter((key) => key !== renamed(key));
  for (const key of keys) {
    const text = storage?.getItem(key) ?? '';
    // First, so that there is room where there was just enough.
    storage?.removeItem(key);
    try {
      put(/** @type {Storage} */ (storage), renamed(key), text);
    } catch {
      storage?.setItem(key, text);
    }
  }
}

/** @param {Storage} storage @param {string} key @param {string} text */
function put(storage, key, text) {
  const there = storage.getItem(key);
  if (there === null) storage.setItem(key, text);
  else if (there === text) return;
  else if (Library.idOf(key)) storage.setItem(Library.keyOf(crypto.randomUUID()), text);
  else if (key === STATISTICS_KEY) new Statistics(storage).merge(JSON.parse(text));
}
