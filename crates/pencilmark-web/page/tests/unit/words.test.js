// Hints in words, in the language of the page.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { conclusion, explanation, houseNames, mistakeText, partText, plain, title } from '../../src/hints/words.js';
import { levelOfRating } from '../../src/hints/level.js';
import { translator } from '../../src/i18n/i18n.js';
import { Symbols } from '../../src/symbols.js';

/** @param {string} language @returns {Record<string, string>} */
const messages = (language) => {
  const folder = new URL(`../../src/i18n/${language}/`, import.meta.url);
  return Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
};

/** @param {string} language */
const speaker = (language) => ({
  language, game: { geometry: new Geometry({}) }, symbols: new Symbols('1-9A-P', 9), t: translator(messages(language)),
});

/** @type {import('../../src/types.js').Step} */
const FISH = {
  technique: 'finned-x-wing', title: 'Finned X-wing', rating: 3.4, place: [], remove: [[13, 4], [22, 4], [22, 7]],
  explanation: 'in English', chains: [], links: [], nodes: [],
  houses: [{ house: 'row 1', cells: [], role: 'base' }, { house: 'row 5', cells: [], role: 'base' }, { house: 'column 2', cells: [], role: 'cover' }],
  marks: [{ cell: 1, digit: 4, role: 'pattern' }, { cell: 37, digit: 4, role: 'pattern' }, { cell: 3, digit: 4, role: 'fin' }],
};

test('in English the engine speaks', () => {
  const english = speaker('en');
  assert.equal(title(english, FISH), 'Finned X-wing');
  assert.equal(explanation(english, FISH), 'in English');
  assert.equal(mistakeText(english, { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), 'so it is');
  assert.equal(conclusion(english, FISH), 'So 4 goes out in r2c5. So 47 goes out in r3c5.');
});

test('in German the page tells the step from what it draws', () => {
  const german = speaker('de');
  assert.equal(title(german, FISH), 'X-Wing mit Flosse');
  assert.equal(explanation(german, FISH), [
    'In den Zeilen 1 und 5 gibt es für 4 diese Plätze: r1c2 und r5c2.', 'Sie liegen alle in Spalte 2.',
    'Die Flosse: 4 in r1c4. Entweder gilt sie oder das Muster.', 'Also fällt 4 weg in r2c5. Also fällt 47 weg in r3c5.',
  ].join(' '));
  assert.equal(mistakeText(german, { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), '1 ist falsch: r1c1.');
});

test('each cell has its own digits, and what the page cannot say is said in English', () => {
  const german = speaker('de');
  /** @type {import('../../src/types.js').Part} */
  const pincers = {
    title: 'The pincers', text: [{ text: 'It sees two cells.' }], houses: [], chains: [],
    marks: [{ cell: 10, digit: 4, role: 'pattern' }, { cell: 10, digit: 6, role: 'pattern' }, { cell: 35, digit: 6, role: 'pattern' }, { cell: 35, digit: 7, role: 'pattern' }],
  };
  assert.match(plain(partText(german, pincers).text), /46 in r2c2 und 67 in r4c9/);
  const either = { ...pincers, title: 'Either way', text: [{ text: 'One of them is 6.' }] };
  assert.deepEqual(partText(german, either, pincers), { title: 'Either way', text: [{ text: 'One of them is 6.' }] });
});

test('chains are told link by link, with what forces each', () => {
  /** @type {import('../../src/types.js').Step} */
  const chain = { ...FISH, technique: 'xy-chain', place: [[0, 5]], remove: [], houses: [], marks: [], chains: [[
    { digit: 3, cells: [36], holds: false, after: [], strong: false },
    { digit: 5, cells: [36], holds: true, after: [0], strong: true },
    { digit: 5, cells: [37, 38], holds: false, after: [1], strong: false },
    { digit: 5, cells: [1], holds: true, after: [0, 2], strong: true },
  ]] };
  assert.equal(explanation(speaker('de'), chain), [
    '1 Angenommen, r5c1 ist nicht 3.', '2 Dann ist r5c1 5, sonst bleibt dort keine Ziffer.', '3 Dann steht 5 nicht in r5c2 oder r5c3.',
    '4 Aus 1 und 3 folgt: r1c2 ist 5.', 'Also ist r1c1 5.'].join(' '));
});

test('a part tells in German what the one before it did not show, with the roles of the board', () => {
  const german = speaker('de');
  const first = { title: 'Two rows', text: [{ text: 'in English' }], houses: FISH.houses.slice(0, 2), marks: FISH.marks.slice(0, 2), chains: [], links: [], nodes: [] };
  const second = { ...first, houses: FISH.houses };
  const third = { ...second, marks: [...first.marks, { cell: 13, digit: 4, role: 'out' }] };
  assert.equal(partText(german, first).title, 'Wo du hinschaust');
  assert.deepEqual(partText(german, first).text.filter(({ role }) => role), [{ text: 'Zeilen 1 und 5', role: 'base' }, { text: '4', role: 'pattern' }]);
  assert.deepEqual([partText(german, second, first).title, plain(partText(german, second, first).text)], ['Wo es zusammenläuft', 'Sie liegen alle in Spalte 2.']);
  assert.deepEqual([partText(german, third, second).title, plain(partText(german, third, second).text)], ['Was wegfällt', 'Also fällt 4 weg in r2c5.']);
  assert.deepEqual(partText(speaker('en'), first), { title: 'Two rows', text: [{ text: 'in English' }] });
});

test('blockers and the cells they block are named together', () => {
  const part = { title: '', text: [], houses: [], chains: [], links: [], nodes: [], marks: [
    { cell: 2, digit: 4, role: 'blocker' }, { cell: 0, digit: 4, role: 'blocked' }, { cell: 1, digit: 4, role: 'blocked' }] };
  assert.equal(plain(partText(speaker('en'), part).text), '4 in r1c3 blocks r1c1 and r1c2.');
  assert.equal(plain(partText(speaker('de'), part).text), '4 in r1c3 versperrt r1c1 und r1c2.');
});

test('houses of one kind are named together', () => {
  assert.equal(houseNames(speaker('en'), ['column 2', 'column 5', 'column 2']), 'columns 2 and 5');
  assert.equal(houseNames(speaker('en'), ['column 2', 'block 5']), 'column 2 and block 5');
  assert.equal(houseNames(speaker('de'), ['row 1', 'row 2', 'row 3']), 'Zeilen 1, 2 und 3');
});

test('each rating has a level', () => {
  assert.deepEqual([1, 1.2, 1.3, 2.4, 3.2, 4.1, 5.5, 6.8].map(levelOfRating), ['beginner', 'beginner', 'easy', 'moderate', 'tricky', 'hard', 'diabolical', 'fiendish']);
});
