/** What the engine says of rules beyond houses, in the language of the page: it speaks English itself. */

/** @typedef {import('../i18n/i18n.js').Translate} Translate */

/** Numbers in a sentence, several of them in a list. */
const NUMBERS = /\d+(?: or \d+)*/g;

/** A sentence about a kind of rule; as it is where it has no translation. @param {Translate} t @param {string} text */
export function ruleSentence(t, text) {
  /** @type {Record<string, string>} */
  const numbers = {};
  let count = 0;
  const key = text.replace(NUMBERS, (found) => {
    count += 1;
    numbers[count] = found.replaceAll(' or ', ' / ');
    return '#';
  });
  const told = t(key, numbers);
  return told === key ? text : told;
}

/**
 * A rule, told by its line such as `cage 14 r1c1 r1c2`, in a few words; as the engine tells it where its name has no translation.
 * @param {Translate} t @param {string} line @param {string} text what the engine says
 */
export function ruleName(t, line, text) {
  const [, name = '', numbers = ''] = /^([a-z-]+)((?: \d+)*)/.exec(line) ?? [];
  const told = t(name);
  if (!name || told === name) return text;
  const title = /^[a-z-]+ "((?:[^"\\]|\\.)*)"/.exec(line)?.[1].replace(/\\(.)/g, '$1');
  const cells = line.match(/\br\d+c\d+\b/g) ?? [];
  return `${told}${numbers}${title ? ` „${title}“` : ''}${cells.length ? ` (${cells.join(' ')})` : ''}`;
}
