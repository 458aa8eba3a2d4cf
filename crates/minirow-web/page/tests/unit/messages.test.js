// Messages: each one that is asked for is there, in every language, with the same values in it.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, chooseLanguage, direction, translator } from '../../src/i18n/i18n.js';

const root = new URL('../../src/', import.meta.url);
/** The files of messages of a language. @param {string} name @returns {Record<string, string>[]} */
const areas = (name) => readdirSync(new URL(`i18n/${name}/`, root)).filter((file) => file.endsWith('.json') && !['steps.json', 'rules.json'].includes(file))
  .map((area) => JSON.parse(readFileSync(new URL(`i18n/${name}/${area}`, root), 'utf8')));
/** @param {string} name @returns {Record<string, string>} */
const read = (name) => Object.assign({}, ...areas(name));
const english = read('en');
/** @param {string} text */
const values = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every language has every message, with the same values', () => {
  for (const name of Object.keys(LANGUAGES)) {
    const messages = read(name);
    // The engine itself has the English names of techniques.
    const keys = Object.keys(messages).filter((key) => !key.startsWith('technique.'));
    // A technique that is new has its sentence in English first, which holds until then.
    const isNew = (/** @type {string} */ key) => key.startsWith('learn.idea.') && !(key in messages);
    assert.deepEqual(keys.sort(), Object.keys(english).filter((key) => !isNew(key)).sort(), name);
    assert.ok(keys.filter((key) => key.startsWith('learn.idea.')).length >= 72, name);
    for (const [key, text] of Object.entries(messages)) {
      assert.deepEqual(values(text), values(english[key] ?? ''), `${name}: ${key}`);
      assert.ok(text.length > 0, `${name}: ${key}`);
    }
  }
});

test('no message stands in two files', () => {
  for (const name of Object.keys(LANGUAGES)) {
    const keys = areas(name).flatMap(Object.keys);
    assert.deepEqual(keys.filter((key, at) => keys.indexOf(key) !== at), [], name);
  }
});

test('every message that the source names is there', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  let found = 0;
  for (const file of sources) {
    const text = readFileSync(new URL(file, root), 'utf8');
    for (const [, key] of text.matchAll(/\bt\('([a-zA-Z.]+)'/g)) {
      found += 1;
      assert.ok(key in english, `${file}: ${key}`);
    }
    for (const [, before] of text.matchAll(/\bt\(`([a-zA-Z.]+\.)\$\{/g)) {
      assert.ok(Object.keys(english).some((key) => key.startsWith(before)), `${file}: ${before}`);
    }
  }
  assert.ok(found > 100);
});

test('what is missing falls back to English, then to its name', () => {
  const t = translator({ a: 'Ä {n}' }, { a: 'A', b: 'B {n}' });
  assert.deepEqual([t('a', { n: 1 }), t('b', { n: 2 }), t('c'), t('b')], ['Ä 1', 'B 2', 'c', 'B {n}']);
});

test('the language is the one set, else the browser’s, else English', () => {
  assert.equal(chooseLanguage('de', ['fr']), 'de');
  assert.equal(chooseLanguage('auto', ['fr-FR', 'de-AT']), 'de');
  assert.equal(chooseLanguage('auto', ['fr']), 'en');
  assert.deepEqual([direction('ar-EG'), direction('de')], ['rtl', 'ltr']);
});
