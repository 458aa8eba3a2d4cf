// Sentences of the engine in other languages: each that its source says has a translation that uses its gaps.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../src/i18n/i18n.js';

const logic = new URL('../../../../minirow/src/logic/', import.meta.url);
const LITERAL = String.raw`"((?:[^"\\]|\\.|\\\n)*)"`;
const SAID = [
  String.raw`\.say\(\s*${LITERAL}`, String.raw`\.(?:fresh_)?part(?:_of)?\(\s*${LITERAL}`, String.raw`Word::Text\(\s*${LITERAL}`,
  String.raw`plural\(\s*[^"]*?,\s*${LITERAL},\s*${LITERAL}`,
];

/** What the techniques say, as far as it stands where it is said. */
function templates() {
  const found = new Set();
  for (const file of readdirSync(logic, { recursive: true, encoding: 'utf8' }).filter((name) => /^techniques\/.*\.rs$|argument\.rs$/.test(name))) {
    const source = readFileSync(new URL(file, logic), 'utf8').replace(/\/\/.*/g, '');
    for (const pattern of SAID) {
      for (const [, ...literals] of source.matchAll(new RegExp(pattern, 'g'))) literals.forEach((text) => found.add(text.replace(/\\\n\s*/g, '')));
    }
  }
  return found;
}

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en')) {
  test(`${language}: every sentence of the engine has a translation`, () => {
    const own = JSON.parse(readFileSync(new URL(`../../src/i18n/${language}/steps.json`, import.meta.url), 'utf8'));
    const all = templates();
    assert.ok(all.size > 200);
    assert.deepEqual([...all].filter((template) => !(template in own)), []);
    for (const [template, text] of Object.entries(own)) {
      const gaps = template.split('{}').length - 1;
      const used = [...text.matchAll(/\{(\d+)(?::(?:dative|[^}|]*\|[^}|]*))?\}/g)].map(([, number]) => Number(number));
      assert.ok(used.every((number) => number >= 1 && number <= gaps), `${template}: ${text}`);
      assert.equal(text.replace(/\{\d+(:[^{}]+)?\}/g, '').match(/[{}]/), null, text);
      assert.equal(/[.:?]$/.exec(text)?.[0], /[.:?]$/.exec(template)?.[0], text);
    }
  });
}
