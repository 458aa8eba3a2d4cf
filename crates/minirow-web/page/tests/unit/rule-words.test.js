// Rules in other languages: every sentence and every name that the engine has for them is translated.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ruleName, ruleSentences } from '../../src/board/rule-words.js';
import { LANGUAGES, translator } from '../../src/i18n/i18n.js';

const SOURCES = new URL('../../../../minirow/src/', import.meta.url);
/** @param {string} file */
const source = (file) => readFileSync(new URL(file, SOURCES), 'utf8').replace(/\/\/.*/g, '');
/** The rows of all kinds of rules: names, what they say, and what they say of some numbers. @type {{name: string, says: {key: string, text: string}[]}[]} */
const rows = [];
for (const file of readdirSync(new URL('rules/kinds/', SOURCES)).filter((name) => name.endsWith('.rs'))) {
  for (const [, made, number, text] of source(`rules/kinds/${file}`).matchAll(/Told::(?:list|lists|of_all)\(\s*"([a-z-]+)"|(?:\.says\(\s*"[^"]*",|\(\s*(\d+),\s*Says \{\s*words: "[^"]*",\s*meaning:)\s*"([^"]*)"/g)) {
    if (made) rows.push({ name: made, says: [] });
    else rows[rows.length - 1].says.push({ key: `${rows[rows.length - 1].name}${number ? `.${number}` : ''}`, text });
  }
}
/** All that rules and houses say, but for what has a title that a person gave. */
const says = rows.flatMap((row) => row.says).filter(({ text }) => !text.includes('{title}'));
for (const [, key, text] of source('scene/rules/houses.rs').matchAll(/"(\w+)", "([A-Z][^"]*\.)"/g)) says.push({ key, text });
for (const key of ['difference', 'ratio', 'sum', 'difference.ratio', 'difference.sum', 'ratio.sum', 'difference.ratio.sum']) {
  says.push({ key: `all-marks-given.${key}`, text: key.replace(/\w+/g, '{number}') });
}

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en')) {
  const own = JSON.parse(readFileSync(new URL(`../../src/i18n/${language}/rules.json`, import.meta.url), 'utf8'));

  test(`${language}: every sentence about a rule has a translation, and every name`, () => {
    assert.ok(says.length > 60 && rows.length > 50, `${says.length} sentences, ${rows.length} names`);
    const expected = [...rows.map(({ name }) => `kind.${name}`), ...says.map(({ key }) => `kind.${key}.says`)];
    assert.deepEqual(Object.keys(own).sort(), expected.sort());
    for (const { key, text } of says) {
      // A number that is said again is the same one; those of marks are one of each sort.
      const count = key.startsWith('all-marks-given.') ? key.split('.').length - 1 : Number(text.includes('{number}'));
      const gaps = new Set(own[`kind.${key}.says`].match(/\{\d+\}/g) ?? []);
      assert.deepEqual([...gaps].sort(), Array.from({ length: count }, (_, at) => `{${at + 1}}`), key);
    }
  });
}

test('numbers and cells stay where they belong', () => {
  const t = translator({ 'kind.by.says': '{2} nach {1}.', 'kind.cage': 'Käfig', 'kind.pairs': 'Paare' });
  const told = { words: ['By 3 or 5 to 7.', 'Another 3.'], meanings: [{ key: 'by', numbers: [[3, 5], [7]] }, { key: '', numbers: [] }] };
  assert.deepEqual(ruleSentences(t, told), ['7 nach 3 / 5.', 'Another 3.']);
  assert.deepEqual(ruleSentences(t, undefined), []);
  assert.equal(ruleName(t, 'cage 14 r1c1 r1c2', 'the cage'), 'Käfig 14 (r1c1 r1c2)');
  assert.equal(ruleName(t, 'pairs "sum \\"of\\" 4" 1:3 | r1c1 r1c2', 'x'), 'Paare „sum "of" 4“ (r1c1 r1c2)');
  assert.equal(ruleName(t, 'renban r1c1', 'the renban line'), 'the renban line');
});
