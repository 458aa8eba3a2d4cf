// Hints in words, in the language of the page.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { saidIn } from '../../src/hints/steps.js';
import { conclusion, houseNames, mistakeText, plain, title } from '../../src/hints/words.js';
import { levelOfRating } from '../../src/hints/level.js';
import { translator } from '../../src/i18n/i18n.js';
import { Symbols } from '../../src/symbols.js';

/** @param {string} language @returns {Record<string, string>} */
const messages = (language) => {
  const folder = new URL(`../../src/i18n/${language}/`, import.meta.url);
  return Object.assign({}, ...readdirSync(folder).filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
};

/** @param {string} language */
const speaker = (language) => ({
  language, game: { geometry: new Geometry({}) }, symbols: new Symbols('1-9A-P', 9), t: translator(messages(language)),
});

/** @typedef {import('../../src/types.js').Part} Part */
/** @typedef {import('../../src/types.js').Gap} Gap */

/** @param {number[]} digits @param {Partial<Gap>} [how] @returns {Gap} */
const digits = (digits, how) => ({ kind: 'digits', digits, joint: 'and', ...how });
/** @param {number[]} cells @param {Partial<Gap>} [how] @returns {Gap} */
const cells = (cells, how) => ({ kind: 'cells', cells, joint: 'and', ...how });
/** @param {string[]} houses @param {string} [role] @returns {Gap} */
const houses = (houses, role) => ({ kind: 'houses', houses, ...(role ? { role } : {}) });

/** A part that says these sentences. @param {string} title @param {[string, ...Gap[]][]} sentences @returns {Part} */
const part = (title, ...sentences) => ({
  title, text: [{ text: 'in English' }], heading: { template: title, gaps: [] },
  said: sentences.map(([template, ...gaps]) => ({ template, gaps })), houses: [], marks: [], chains: [],
});

/** @param {Part} part @returns {import('../../src/types.js').Step} */
const stepOf = (part) => ({
  technique: 'finned-x-wing', title: 'Finned X-wing', rating: 3.4, place: [], remove: [[13, 4], [22, 4], [22, 7]],
  explanation: 'all at once', chains: part.chains, links: [], nodes: [], houses: [], marks: [], parts: [part],
});

/** @param {Part} part */
const inGerman = (part) => saidIn(speaker('de'), stepOf(part), 0);

test('in English the engine speaks', () => {
  const english = speaker('en');
  const step = stepOf(part('Two rows', ['In {}, {} has just two places each.', houses(['row 1', 'row 5']), digits([4])]));
  assert.equal(title(english, step), 'Finned X-wing');
  assert.deepEqual(saidIn(english, step, 0), { title: 'Two rows', text: [{ text: 'in English' }] });
  assert.equal(mistakeText(english, { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), 'so it is');
  assert.equal(conclusion(english, step), '4 removed from r2c5. 4 and 7 removed from r3c5.');
});

test('in German the page says its sentences, with the roles of what they name', () => {
  const said = part('What sees both ends', ['In {}, {} has just two places each.', houses(['row 1', 'row 5'], 'base'), digits([4])],
    ['{} {} both.', cells([13]), { kind: 'words', text: 'sees' }], ['{} {} both.', cells([13, 22]), { kind: 'words', text: 'see' }]);
  const { title: heading, text } = inGerman(said);
  assert.equal(heading, messages('de')['What sees both ends']);
  assert.match(plain(text), /den Zeilen 1 und 5/);
  assert.match(plain(text), /r2c5 sieht beide/);
  assert.match(plain(text), /r2c5 und r3c5 sehen beide/);
  assert.deepEqual(text.filter(({ role }) => role), [{ text: 'den Zeilen 1 und 5', role: 'base' }]);
  assert.equal(title(speaker('de'), stepOf(said)), 'X-Wing mit Flosse');
  assert.equal(mistakeText(speaker('de'), { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), '1 ist falsch: r1c1.');
});

test('candidates are told by their digits, and what is eliminated shows its digits', () => {
  const removed = { kind: 'candidates', joint: 'from', role: 'out', candidates: /** @type {[number, number][]} */ ([[13, 4], [22, 4], [22, 7], [5, 1]]) };
  const { text } = inGerman(part('It cannot be', ['Remove {}.', removed]));
  assert.match(plain(text), /1 aus r1c6, 4 aus r2c5 und 4 und 7 aus r3c5/);
  assert.deepEqual(text.filter(({ role }) => role === 'out').map(({ text: digit }) => digit), ['1', '4', '4 und 7']);
});

test('what has no translation is said in English, the whole part', () => {
  const either = part('One of them is {}', ['Nobody has translated {}.', digits([6])]);
  assert.deepEqual(inGerman(either), { title: 'One of them is {}', text: [{ text: 'in English' }] });
});

test('chains are told link by link, with what forces each', () => {
  const chain = [
    { digit: 3, cells: [36], holds: false, after: [], strong: false },
    { digit: 5, cells: [36], holds: true, after: [0], strong: true },
    { digit: 5, cells: [37, 38], holds: false, after: [1], strong: false },
    { digit: 5, cells: [1], holds: true, after: [0, 2], strong: true },
  ];
  const told = { ...part('A contradiction'), chains: [chain], said: chain.map((_, link) => ({ chain: 0, link })) };
  assert.equal(plain(inGerman(told).text), [
    '1 Angenommen, r5c1 ist nicht 3.', '2 Dann ist r5c1 5, sonst bleibt dort keine Ziffer.', '3 Dann steht 5 nicht in r5c2 oder r5c3.',
    '4 Aus 1 und 3 folgt: r1c2 ist 5.'].join(' '));
});

test('houses of one kind are named together', () => {
  assert.equal(houseNames(speaker('en'), ['column 2', 'column 5', 'column 2']), 'columns 2 and 5');
  assert.equal(houseNames(speaker('en'), ['column 2', 'block 5']), 'column 2 and block 5');
  assert.equal(houseNames(speaker('de'), ['row 1', 'row 2', 'row 3']), 'Zeilen 1, 2 und 3');
});

test('each rating has a level', () => {
  assert.deepEqual([1, 1.2, 1.3, 2.4, 3.2, 4.1, 5.5, 6.8].map(levelOfRating), ['beginner', 'beginner', 'easy', 'moderate', 'tricky', 'hard', 'diabolical', 'fiendish']);
});
