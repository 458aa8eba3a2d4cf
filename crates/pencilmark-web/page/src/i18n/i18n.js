/** The page's words: one file of messages for each language, `{name}` in them stands for a value. */

/** Languages with a file; the first is the one that holds where a message is missing. */
export const LANGUAGES = /** @type {const} */ ({ en: 'English', de: 'Deutsch' });

/** Languages whose pages run from right to left, where a user's browser asks for one. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|yi)\b/;

/** @typedef {(key: string, values?: Record<string, string|number>) => string} Translate */

/** @param {Record<string, string>} messages @param {Record<string, string>} [fallback] @returns {Translate} */
export const translator = (messages, fallback = {}) => (key, values = {}) =>
  (messages[key] ?? fallback[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/** The language to show: what was set, or what the browser asks for. @param {string} wanted @param {readonly string[]} asked */
export function chooseLanguage(wanted, asked) {
  const names = Object.keys(LANGUAGES);
  if (names.includes(wanted)) return wanted;
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => names.includes(tag)) ?? 'en';
}

/** @param {string} tag */
export const direction = (tag) => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');

/** The messages lie in one file for each part of the page. */
const AREAS = ['common', 'board', 'play', 'home', 'library', 'learn', 'make', 'dialogs'];

/** The sentences of the engine, which speaks English itself; their keys are what it says. */
const SENTENCES = ['steps', 'rules'];

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

/** @param {string} language @returns {Promise<Translate>} */
export async function load(language) {
  /** @param {string} name @returns {Promise<Record<string, string>>} */
  const read = async (name) => {
    const areas = name === 'en' ? AREAS : [...AREAS, ...SENTENCES];
    const parts = await Promise.all(areas.map(async (area) => {
      const answer = await fetch(new URL(`./${name}/${area}.json`, import.meta.url));
      if (!answer.ok) throw new Error(`no messages for ${name}/${area}`);
      return answer.json();
    }));
    return Object.assign({}, ...parts);
  };
  const [english, own] = await Promise.all([read('en'), language === 'en' ? null : read(language)]);
  return own ? translator(own, english) : translator(english);
}
