// Rules in other languages: every sentence and every name that the engine has for them is translated.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ruleName, ruleSentence } from '../../src/board/rule-words.js';
import { LANGUAGES, translator } from '../../src/i18n/i18n.js';

const SOURCES = new URL('../../../../minirow/src/', import.meta.url);
/** @param {string} file */
const source = (file) => readFileSync(new URL(file, SOURCES), 'utf8').replace(/\/\/.*/g, '');
/** The homes of all kinds of rules. */
const kinds = readdirSync(new URL('rules/kinds/', SOURCES)).map((file) => source(`rules/kinds/${file}`)).join('\n');
/** What stands in quotes, without gaps for titles. @param {string} text */
const quoted = (text) => [...text.matchAll(/"([^"]*)"/g)].map(([, found]) => found).filter((found) => !found.includes('{name}'));

/** What rules mean, as the engine says it. */
const sentences = [...kinds.matchAll(/fn meaning\(&self\).*?\n {4}\}\n/gs)].join('') + source('scene/rules/houses.rs');
const meanings = quoted(sentences).filter((text) => /^[A-Z].*\.$/.test(text));
/** What rules are called in lines. */
const names = [...kinds.matchAll(/Told::(?:list|lists|of_all)\(\s*"([a-z-]+)"/g)].map(([, name]) => name);
const SAID = 'All marks are given: cells that share a side without one do not have the difference 1 or 2 or the sum 5.';

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en')) {
  const own = JSON.parse(readFileSync(new URL(`../../src/i18n/${language}/rules.json`, import.meta.url), 'utf8'));
  const t = translator(own);

  test(`${language}: every sentence about a rule has a translation`, () => {
    assert.ok(meanings.length > 50 && names.length > 50, `${meanings.length} sentences, ${names.length} names`);
    const missing = meanings.flatMap((text) => {
      const [start, ...rest] = text.split('{}');
      const said = rest.length ? SAID : text.replace(/\{\w+\}/g, '4');
      assert.ok(said.startsWith(start.split('{')[0]), text);
      return ruleSentence(t, said) === said ? [text] : [];
    });
    assert.deepEqual(missing, []);
    assert.deepEqual(names.filter((name) => !(name in own)), []);
    for (const [key, text] of Object.entries(own)) {
      const gaps = [...key.matchAll(/#/g)].map((_, at) => `{${at + 1}}`);
      assert.deepEqual([...text.matchAll(/\{\d+\}/g)].map(([gap]) => gap).sort(), gaps, key);
    }
  });
}

test('numbers and cells stay where they belong', () => {
  const t = translator({ 'By # to #.': '{2} nach {1}.', cage: 'Käfig', pairs: 'Paare' });
  assert.equal(ruleSentence(t, 'By 3 to 5 or 7.'), '5 / 7 nach 3.');
  assert.equal(ruleSentence(t, 'Another 3.'), 'Another 3.');
  assert.equal(ruleName(t, 'cage 14 r1c1 r1c2', 'the cage'), 'Käfig 14 (r1c1 r1c2)');
  assert.equal(ruleName(t, 'pairs "sum \\"of\\" 4" 1:3 | r1c1 r1c2', 'x'), 'Paare „sum "of" 4“ (r1c1 r1c2)');
  assert.equal(ruleName(t, 'renban r1c1', 'the renban line'), 'the renban line');
});
