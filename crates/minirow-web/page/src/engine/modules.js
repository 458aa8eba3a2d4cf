/**
 * Which module of an engine answers. The first knows no rules beyond houses, and says so of a call that needs them;
 * the second knows them, and has only the calls that boards with rules need. Whoever calls sees one engine.
 */

/** @typedef {{plain: string, ruled?: string}} Modules the names of both; only the first where it knows everything */

/** The kind of error that an answer is. @param {string} text */
const fault = (text) => text.match(/^\{"version":\d+,"error":\{"kind":"(\w+)"/)?.[1];

/**
 * Whether the second is asked first, so that a board with rules does not wait for both: the call tells rules, or is
 * about a link or a constraint string. Where the guess is wrong, the answer is the same.
 * @param {string} text
 */
const seemsRuled = (text) => /"rules":\["/.test(text) ||
  /"call":"read","input":\{"text":"\s*(?:https?:\/\/|\.[A-Za-z]*~)/.test(text);

/**
 * Answers a call.
 * @param {Modules} modules @param {string} text of the call @param {(module: string, text: string) => Promise<string>} ask
 */
export async function answer({ plain, ruled }, text, ask) {
  if (!ruled) return ask(plain, text);
  if (seemsRuled(text)) {
    // Where it cannot be had, the first may know the answer.
    const told = await ask(ruled, text).catch(() => '');
    if (told && fault(told) !== 'call') return told;
  }
  const told = await ask(plain, text);
  return fault(told) === 'rules' ? ask(ruled, text) : told;
}
