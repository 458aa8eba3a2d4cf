/** What the engine says of rules beyond houses, in the language of the page: it speaks English itself. */

/** @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {import('./rule-layer.js').Rules} Rules */
/** @typedef {import('./geometry.js').Geometry} Geometry */

/** A sentence for each kind of rule; as the engine has it where it has no translation. @param {Translate} t @param {Pick<Rules, 'words'|'meanings'>|null|undefined} told */
export const ruleSentences = (t, told) => (told?.words ?? []).map((text, at) => {
  const { key, numbers } = /** @type {Rules} */ (told).meanings[at];
  const name = `kind.${key}.says`;
  const said = t(name, Object.fromEntries(numbers.map((all, place) => [place + 1, all.join(' / ')])));
  return said === name ? text : said;
});

/**
 * A rule, told by its line such as `cage 14 r1c1 r1c2`, in a few words; as the engine tells it where its name has no translation.
 * @param {Translate} t @param {string} line @param {string} text what the engine says @param {Geometry} [geometry] whose cells people may call otherwise
 */
export function ruleName(t, line, text, geometry) {
  const [, name = '', numbers = ''] = /^([a-z-]+)((?: \d+)*)/.exec(line) ?? [];
  const told = t(`kind.${name}`);
  if (told === `kind.${name}`) return text;
  const title = /^[a-z-]+ "((?:[^"\\]|\\.)*)"/.exec(line)?.[1].replace(/\\(.)/g, '$1');
  const cells = (line.match(/\br\d+c\d+\b/g) ?? []).map((name) => {
    const cell = geometry?.cellOf(name);
    return geometry && cell !== undefined ? geometry.name(cell) : name;
  });
  return `${told}${numbers}${title ? ` „${title}“` : ''}${cells.length ? ` (${cells.join(' ')})` : ''}`;
}
