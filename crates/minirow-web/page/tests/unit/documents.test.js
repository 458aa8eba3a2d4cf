// Documents of techniques in other languages: block by block like the original.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES } from '../../src/i18n/i18n.js';
import { withBoards } from '../../src/learn/markdown.js';

const page = new URL('../../', import.meta.url);
const originals = new URL('../../minirow/src/logic/techniques/', page);
const documents = readdirSync(originals, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

/** What a text is made of, in order: headings, paragraphs, lists with their items, boards, quotes with their lines. @param {string} text */
function blocks(text) {
  const bare = text.replace(/^```\w*\n[^]*?^```$/gm, '[board]').replace(/^Givens: .*\n?/gm, '');
  return bare.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean).map((block) => {
    const lines = block.split('\n');
    const items = lines.filter((line) => /^([-*]|\d+\.)\s/.test(line)).length;
    const quoted = lines.filter((line) => line.startsWith('>')).length;
    if (block.startsWith('[board]')) return 'board';
    if (block.startsWith('#')) return /^#+/.exec(block)?.[0];
    return quoted ? `quote ${quoted}` : items ? `list ${items}` : 'text';
  });
}

/** The cells and digits that the quotes name, sorted: languages put them in different orders. @param {string} text */
const named = (text) => text.split('\n').filter((line) => line.startsWith('>'))
  .map((line) => (line.match(/r\d+c\d+|(?<![\w-])\d+(?![\w-])/g) ?? []).sort());

/** @param {string} text */
const links = (text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target).sort();

for (const language of Object.keys(LANGUAGES).filter((name) => name !== 'en')) {
  test(`${language}: the documents of techniques are those of the original, block by block`, () => {
    assert.ok(documents.length > 70);
    const folder = new URL(`src/i18n/${language}/techniques/`, page);
    const names = documents.map((file) => /** @type {string} */ (file.split('/').pop()).replaceAll('_', '-'));
    // One that is not translated yet is shown in English.
    const translated = readdirSync(folder);
    assert.ok(translated.length > 70);
    assert.deepEqual(translated.filter((name) => !names.includes(name)), []);
    for (const [at, file] of documents.entries()) {
      if (!translated.includes(names[at])) continue;
      const original = readFileSync(new URL(file, originals), 'utf8');
      const own = readFileSync(new URL(names[at], folder), 'utf8');
      assert.deepEqual(blocks(own), blocks(original), file);
      assert.deepEqual(named(own), named(original), file);
      assert.deepEqual(links(own), links(original), file);
      assert.deepEqual(blocks(withBoards(own, original)), blocks(original), file);
      assert.doesNotMatch(withBoards(own, original), /```\w*\n```/, `${file}: a board is missing`);
    }
  });
}
