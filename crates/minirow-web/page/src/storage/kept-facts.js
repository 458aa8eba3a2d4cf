/**
 * What the engine told of the boards that were opened last, kept in this browser: a game that is opened where nobody
 * answers still knows its houses.
 */

/** @typedef {import('../board/facts.js').Told} Told */

const KEY = 'minirow.facts';

/** How many boards are kept, and how long the text of all of them may be. */
const [MOST, LONGEST] = [6, 200_000];

/** @param {Storage|null} storage @returns {[string, Told][]} */
function all(storage) {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && one[1]?.houses) : [];
  } catch {
    return [];
  }
}

/** What was told of a board. @param {Storage|null} storage @param {string} key @returns {Told|undefined} */
export const keptFacts = (storage, key) => all(storage).find(([one]) => one === key)?.[1];

/** @param {Storage|null} storage @param {string} key @param {Told} told */
export function keepFacts(storage, key, told) {
  const kept = all(storage);
  if (JSON.stringify(kept.find(([one]) => one === key)?.[1]) === JSON.stringify(told)) return;
  const list = [/** @type {[string, Told]} */ ([key, told]), ...kept.filter(([one]) => one !== key)].slice(0, MOST);
  let text = JSON.stringify(list);
  while (text.length > LONGEST && list.pop()) text = JSON.stringify(list);
  try {
    storage?.setItem(KEY, text);
  } catch {
    // No room: the engine is asked again.
  }
}
