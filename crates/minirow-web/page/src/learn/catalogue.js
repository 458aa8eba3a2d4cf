/** The techniques that the engine knows, by family, the easiest first. */

/**
 * @typedef {{name: string, title: string, rating: number, family: string, level: string}} Technique
 * @typedef {{name: string, techniques: Technique[]}} Family
 * @typedef {{techniques: Technique[], families: Family[], of: (name: string) => Technique|undefined}} Catalogue
 */

/** Families in the order of a course; one that is not named here comes last. */
const ORDER = ['singles', 'locked', 'subsets', 'fish', 'wings', 'single-digit', 'uniqueness', 'colouring', 'chains', 'sets', 'forcing'];

/** @type {Promise<Catalogue>|null} */
let loaded = null;

/** @param {import('../app.js').App} app @returns {Promise<Catalogue>} */
export function catalogue(app) {
  loaded ??= load(app).catch((error) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** @param {import('../app.js').App} app */
async function load(app) {
  const { techniques } = await app.engine.call('techniques');
  return inFamilies(techniques);
}

/** @param {Technique[]} techniques @returns {Catalogue} */
export function inFamilies(techniques) {
  /** @type {Map<string, Technique[]>} */
  const byFamily = new Map();
  for (const technique of techniques) {
    const family = familyOf(technique);
    byFamily.set(family, [...byFamily.get(family) ?? [], technique]);
  }
  const place = (/** @type {string} */ name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const families = [...byFamily].map(([name, members]) => ({ name, techniques: members })).sort((a, b) => place(a.name) - place(b.name));
  return { techniques, families, of: (name) => techniques.find((technique) => technique.name === name) };
}

/** Chains that branch are a family of their own for learners. @param {Technique} technique */
export const familyOf = ({ name, family }) => (name.startsWith('forcing-') ? 'forcing' : family);

/** A technique in a sentence; nothing where nobody has written one. @param {import('../i18n/i18n.js').Translate} t @param {{name: string}} technique */
export function ideaOf(t, { name }) {
  const key = `learn.idea.${name}`;
  return t(key) === key ? '' : t(key);
}

/** Whether a title fits what somebody looks for, whatever its capitals, accents and signs. @param {string[]} titles @param {string} wanted */
export function fits(titles, wanted) {
  const needle = plain(wanted);
  return titles.some((title) => plain(title).includes(needle));
}

/** @param {string} text */
const plain = (text) => text.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
