/** What a user chose, kept in this browser for all boards. */
import { DEFAULT_BINDINGS } from '../input/keymap.js';

/**
 * @typedef {{
 *   language: string, theme: 'auto'|'light'|'dark'|'contrast',
 *   font: 'sans'|'serif'|'mono'|'legible', textSize: number, symbols: string,
 *   ownSymbols: string,
 *   conflicts: import('../types.js').ConflictMode, sameDigit: boolean, houses: boolean,
 *   coordinates: boolean, tickFinished: boolean, patterns: boolean,
 *   notesComplete: boolean, autoClear: boolean, timer: boolean, verbosity: 'short'|'full',
 *   announceTyping: boolean, flippedPad: boolean, wrap: boolean, shortcuts: boolean,
 *   noteLayout: 'centre'|'grid', bindings: Record<string, string>,
 * }} Settings
 */

const KEY = 'minirow.settings';

/** @returns {Settings} */
export const defaults = () => ({
  language: 'auto', theme: 'auto', font: 'sans', textSize: 100, symbols: '1-9A-P', ownSymbols: '',
  conflicts: 'rules', sameDigit: true, houses: true, coordinates: true, tickFinished: true, patterns: false, autoClear: true, timer: true,
  notesComplete: false, verbosity: 'full', announceTyping: true, flippedPad: false, wrap: false,
  shortcuts: true, noteLayout: 'centre', bindings: { ...DEFAULT_BINDINGS },
});

/** Settings out of a text; what is missing or of another kind is as at first. @param {string|null} text @returns {Settings} */
export function parseSettings(text) {
  const settings = /** @type {any} */ (defaults());
  try {
    const read = JSON.parse(text ?? '{}');
    for (const [name, value] of Object.entries(read ?? {})) {
      if (name === 'bindings') Object.assign(settings.bindings, onlyTexts(value));
      else if (typeof value === typeof settings[name]) settings[name] = value;
    }
  } catch {
    // Settings that cannot be read are as good as none: nothing of a game is in them.
  }
  return settings;
}

/** @param {any} value */
const onlyTexts = (value) => Object.fromEntries(Object.entries(value ?? {}).filter(
  ([name, code]) => name in DEFAULT_BINDINGS && typeof code === 'string'));

export const loadSettings = () => parseSettings(readItem());

function readItem() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}
