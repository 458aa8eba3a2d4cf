/** The page's words by language; `{name}` in them stands for a value, and `{app}` for the name of the page. */
import { NAME } from '../name.js';
import { words as english } from './en/words.js';

/** Languages with a file; the first is the one that holds where a message is missing. */
export const LANGUAGES = /** @type {const} */ ({ en: 'English', de: 'Deutsch' });

/** Languages whose pages run from right to left, where a user's browser asks for one. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|yi)\b/;

/** @typedef {(key: string, values?: Record<string, string|number>) => string} Translate */

/** @param {Record<string, string>} messages @param {Record<string, string>} [fallback] @returns {Translate} */
export const translator = (messages, fallback = {}) => (key, values = {}) =>
  (messages[key] ?? fallback[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? (name === 'app' ? NAME : whole)));

/** The language to show: what was set, or what the browser asks for. @param {string} wanted @param {readonly string[]} asked */
export function chooseLanguage(wanted, asked) {
  const names = Object.keys(LANGUAGES);
  if (names.includes(wanted)) return wanted;
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => names.includes(tag)) ?? 'en';
}

/** @param {string} tag */
export const direction = (tag) => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');

/**
 * The document of a technique in a language other than that of the engine. Its boards are left out: they are
 * those of the original.
 * @param {string} language @param {string} technique @returns {Promise<string|null>} nothing where there is none
 */
export async function techniqueText(language, technique) {
  if (language === 'en') return null;
  const answer = await fetch(new URL(`./${language}/techniques/${technique}.md`, import.meta.url));
  return answer.ok ? answer.text() : null;
}

/** Languages besides the first, whose words come over the wire. @type {Record<string, () => Promise<Record<string, string>>>} */
const OTHERS = {
  de: async () => (await import('./de/words.js')).words,
};

/** @param {string} language @returns {Promise<Translate>} */
export async function load(language) {
  return language in OTHERS ? translator(await OTHERS[language](), english) : translator(english);
}
