// Exercises without a page: boards of the stock, what is right and what is not, what is kept.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { digitsOf } from '../../src/board/digits.js';
import { seeded } from '../../src/home/random.js';
import { translator } from '../../src/i18n/i18n.js';
import { fits, ideaOf, inFamilies } from '../../src/learn/catalogue.js';
import { Exercise } from '../../src/learn/exercise.js';
import { exampleOf } from '../../src/learn/exercises.js';
import { boardOf, candidatesOf, decode, disguised, CLASSIC } from '../../src/learn/stock.js';
import { Progress } from '../../src/storage/progress.js';
import { knownBoard } from './told.js';

knownBoard();

const FILE = new URL('../../src/learn/stock.json', import.meta.url);
/** @type {Record<string, string[]>} */
const stock = JSON.parse(readFileSync(FILE, 'utf8'));
/** @type {Record<string, string>} */
const words = JSON.parse(readFileSync(new URL('../../src/i18n/en/learn.json', import.meta.url), 'utf8'));

test('the stock has boards for at least 72 techniques in at most 40 KB', () => {
  assert.ok(Object.keys(stock).length >= 72);
  assert.ok(statSync(FILE).size <= 40_000, `${statSync(FILE).size}`);
  for (const [name, texts] of Object.entries(stock)) {
    assert.ok(texts.length > 0, name);
    assert.ok(words[`learn.idea.${name}`], name);
    for (const text of texts) {
      const kept = decode(text);
      const values = kept.given.map((given, cell) => given || kept.digit[cell]);
      assert.equal(values.length, 81, name);
      assert.ok(values.every((value, cell) => !value || CLASSIC.peers[cell].every((peer) => values[peer] !== value)), `${name} breaks a rule`);
      assert.ok(candidatesOf(kept).every((set, cell) => values[cell] > 0 || set !== 0), `${name} has a cell without candidates`);
    }
  }
});

/** @param {string} name @param {string} family */
const document = (name, family) => readFileSync(new URL(`../../../../minirow/src/logic/techniques/${family}/${name}.md`, import.meta.url), 'utf8');

test('what the stock lacks comes from the documents: boards, and which digits are givens', async () => {
  const fetched = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (async () => ({ ok: true, json: async () => ({}) }));
  const values = [...'123456789456789123789123456214365897365897214897214365531642978642978531978531642'].map(Number);
  /** @type {string[]} */
  const drawings = [];
  /** @param {string} text @param {(number[]|null)[]} [candidates] @param {number[]} [givens] */
  const app = (text, candidates, givens = values) => /** @type {any} */ ({ engine: { call: async (/** @type {string} */ call, /** @type {any} */ input) => {
    if (call === 'technique') return { document: text };
    if (call === 'read') {
      drawings.push(input.text);
      return { boards: [{ board: { givens, candidates } }] };
    }
    return { steps: [{ chains: [], marks: [], explanation: '' }] };
  } } });
  try {
    const open = values.map((value, cell) => (cell < 2 ? 0 : value));
    const read = await exampleOf(app(document('hidden_pair', 'subsets'), [[1], [2], ...new Array(79).fill(null)], open), 'hidden-pair');
    assert.deepEqual([read.kept.given.slice(0, 4), read.kept.gone.slice(0, 3)], [[0, 0, 3, 4], [0, 0, 0]]);
    assert.ok(drawings[0].includes('|') || drawings[0].split('\n').length >= 9, drawings[0]);
    const placed = await exampleOf(app(document('avoidable_rectangle_1', 'uniqueness')), 'avoidable-rectangle-1');
    assert.ok(placed.kept.digit.some(Boolean) && placed.kept.given.some(Boolean));
    assert.deepEqual(placed.kept.given.map((given, cell) => given || placed.kept.digit[cell]), values);
    await assert.rejects(exampleOf(app('# A name\n\nNo example.'), 'a-name'), /no example of a-name/);
    await assert.rejects(exampleOf(app(document('hidden_pair', 'subsets'), undefined, [1, 2, 3, 4]), 'hidden-pair'), /no example/);
  } finally {
    globalThis.fetch = fetched;
  }
});

test('a technique without a sentence of its own has none', () => {
  const t = translator(words);
  assert.equal(ideaOf(t, { name: 'x-wing' }), words['learn.idea.x-wing']);
  assert.equal(ideaOf(t, { name: 'made-up' }), '');
});

test('a board in other clothes is the same board: as many digits, givens and candidates', () => {
  const sizes = (/** @type {import('../../src/learn/stock.js').Kept} */ kept) => ({
    given: kept.given.filter(Boolean).length, digit: kept.digit.filter(Boolean).length,
    sets: candidatesOf(kept).map((set) => digitsOf(set).length).sort(),
  });
  const seen = new Set();
  for (const [name, [text]] of Object.entries(stock)) {
    const plain = decode(text);
    const other = disguised(plain, seeded(name.length));
    assert.deepEqual(sizes(other), sizes(plain), name);
    seen.add(boardOf(other).givens.join(''));
  }
  assert.ok(seen.size > 65);
});

/** @param {[number, number][]} remove @param {[number, number][]} [marks] @returns {import('../../src/types.js').Step} */
const step = (remove, marks = []) => ({
  technique: 'x-wing', title: 'X-wing', rating: 3.2, place: [], remove, explanation: '', houses: [], chains: [], links: [], nodes: [], parts: [],
  marks: marks.map(([cell, digit]) => ({ cell, digit, role: 'pattern' })),
});

/** @param {import('../../src/types.js').Step[]} steps */
function exercise(steps) {
  const kept = { given: new Array(81).fill(0), digit: new Array(81).fill(0), gone: new Array(81).fill(0) };
  const solution = new Array(81).fill(1);
  solution[7] = 3;
  return new Exercise({ technique: 'x-wing', kept, candidates: new Array(81).fill(0b1111111110), steps, solution });
}

test('any step of the technique is right, some of one is a part, and what is wrong is told apart', () => {
  const one = exercise([step([[1, 3], [2, 3]], [[0, 3]]), step([[5, 3]], [[0, 3]]), step([[6, 4]], [[9, 4]])]);
  const judge = (/** @type {number[]} */ ...cells) => one.judge(cells.map((cell) => ({ cell, digit: 3 })));
  assert.equal(one.digit, 3);
  assert.equal(one.count, 0, 'steps differ');
  assert.equal(judge().result, 'empty');
  assert.equal(judge(1, 2).result, 'right');
  assert.equal(judge(5).result, 'right');
  assert.equal(judge(1, 2, 5).result, 'right');
  const part = judge(1);
  assert.deepEqual([part.result, 'found' in part && part.found], ['part', 1]);
  const wrong = judge(1, 7, 8, 0);
  assert.ok(wrong.result === 'wrong');
  assert.deepEqual(wrong.wrong.map(({ why }) => why), ['true', 'kept', 'pattern']);
  assert.deepEqual(wrong.good, [{ cell: 1, digit: 3 }]);
});

test('placements: the digit of the technique, one that follows otherwise, and one that does not', () => {
  const placing = { ...step([]), place: /** @type {[number, number][]} */ ([[7, 3]]) };
  const one = exercise([placing]);
  assert.ok(one.isPlacement);
  assert.equal(one.judge([{ cell: 7, digit: 3 }]).result, 'right');
  const why = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    const verdict = one.judge([{ cell, digit }]);
    return verdict.result === 'wrong' && verdict.wrong[0].why;
  };
  assert.deepEqual([why(8, 1), why(8, 2)], ['later', 'other']);
});

test('progress is kept for each technique, and damaged progress is none', () => {
  /** @type {Map<string, string>} */
  const items = new Map();
  const storage = /** @type {Storage} */ (/** @type {unknown} */ ({ getItem: (/** @type {string} */ key) => items.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => items.set(key, value) }));
  const progress = new Progress(storage);
  for (let number = 0; number < 5; number += 1) progress.add('x-wing');
  progress.workOn('pointing');
  const again = new Progress(storage);
  assert.deepEqual([again.of('x-wing'), again.isLearned('x-wing'), again.isLearned('pointing'), again.current], [5, true, false, 'pointing']);
  items.set('minirow.progress', '{"right": {"x-wing": "many"}, "current": 3}');
  assert.deepEqual([new Progress(storage).of('x-wing'), new Progress(storage).current], [0, '']);
  items.set('minirow.progress', '{');
  assert.equal(new Progress(storage).of('x-wing'), 0);
  const without = new Progress(null);
  without.add('x-wing');
  assert.equal(without.of('x-wing'), 1);
});

test('families in the order of a course; titles are found whatever their signs', () => {
  const technique = (/** @type {string} */ name, /** @type {string} */ family) => ({ name, title: name, rating: 1, family, level: 'easy' });
  const { families } = inFamilies([technique('x-wing', 'fish'), technique('forcing-net', 'chains'), technique('full-house', 'singles'), technique('aic', 'chains'), technique('new', 'new')]);
  assert.deepEqual(families.map(({ name }) => name), ['singles', 'fish', 'chains', 'forcing', 'new']);
  assert.ok(fits(['XY-Wing'], 'xy w') && fits(['Färben'], 'farben') && !fits(['X-wing'], 'y'));
});
