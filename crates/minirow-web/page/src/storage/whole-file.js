/**
 * Everything that this browser keeps, as one file: games, packs, statistics, settings, and what else
 * the page remembers, such as progress in learning.
 */
import { keysOf } from './library.js';
import { renamed } from './old-name.js';
import { parseSettings } from './settings.js';
import { STATISTICS_KEY } from './statistics.js';

/** @typedef {import('../app.js').App} App */

const KIND = 'minirow-library';
const SETTINGS_KEY = 'minirow.settings';

/** Games and packs stand in the file as such; what was made ahead is made again. */
const NOT_KEPT = /^minirow\.(game\.|pack\.|prepared$|facts$|fresh$|probe$|statistics$|settings$)/;

/** @param {App} app */
export function everything({ library, statistics }) {
  const { storage } = library;
  const others = keysOf(storage).filter((key) => key.startsWith('minirow.') && !NOT_KEPT.test(key));
  return {
    kind: KIND, version: 1, ...library.all(), statistics: statistics.all(), settings: storage?.getItem(SETTINGS_KEY) ?? undefined,
    others: Object.fromEntries(others.map((key) => [key, storage?.getItem(key) ?? ''])),
  };
}

/** The content of such a file; nothing where a text is something else. @param {string} text */
export function wholeFile(text) {
  // Most texts that are looked at are boards, and long before they are objects.
  if (!text.includes('-library"')) return null;
  try {
    const file = JSON.parse(text);
    return typeof file?.kind === 'string' && renamed(file.kind) === KIND ? file : null;
  } catch {
    return null;
  }
}

/**
 * Adds what a file holds: nothing that is here is lost.
 * @param {App} app @param {any} file
 */
export function addEverything(app, file) {
  const { library, statistics } = app;
  const { added, outcome } = library.add(file);
  statistics.merge(file.statistics);
  for (const [name, value] of Object.entries(file.others ?? {})) {
    const key = renamed(name);
    if (key.startsWith('minirow.') && !NOT_KEPT.test(key) && key !== STATISTICS_KEY && typeof value === 'string') put(library.storage, key, value);
  }
  if (typeof file.settings === 'string') app.change(parseSettings(file.settings));
  // Views that hold something of this in memory read it again.
  app.dispatchEvent(new Event('imported'));
  return { added, outcome };
}

/** The larger text knows more, as progress only grows. @param {Storage|null} storage @param {string} key @param {string} value */
function put(storage, key, value) {
  const mine = storage?.getItem(key) ?? '';
  if (mine.length >= value.length) return;
  try {
    storage?.setItem(key, value);
  } catch {
    // The games were more important, and they are told of.
  }
}
