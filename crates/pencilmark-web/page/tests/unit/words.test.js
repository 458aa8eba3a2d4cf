// Hints in words, in the language of the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { explanation, levels, mistakeText, title } from '../../src/hints/words.js';
import { translator } from '../../src/i18n/i18n.js';
import { Symbols } from '../../src/symbols.js';

/** @param {string} language */
const speaker = (language) => ({
  language, game: { geometry: new Geometry({}) }, symbols: new Symbols('1-9A-P', 9),
  t: translator(JSON.parse(readFileSync(new URL(`../../src/i18n/${language}.json`, import.meta.url), 'utf8'))),
});

/** @type {import('../../src/types.js').Step} */
const FISH = {
  technique: 'finned-x-wing', title: 'Finned X-wing', rating: 3.4, place: [], remove: [[13, 4], [22, 4], [22, 7]],
  explanation: 'in English', chains: [],
  houses: [{ house: 'row 1', cells: [], role: 'base' }, { house: 'row 5', cells: [], role: 'base' }, { house: 'column 2', cells: [], role: 'cover' }],
  marks: [{ cell: 1, digit: 4, role: 'pattern' }, { cell: 37, digit: 4, role: 'pattern' }, { cell: 3, digit: 4, role: 'fin' }],
};

test('in English the engine speaks', () => {
  const english = speaker('en');
  assert.equal(title(english, FISH), 'Finned X-wing');
  assert.equal(explanation(english, FISH), 'in English');
  assert.deepEqual(levels(english, { result: 'step', step: FISH, levels: ['a', 'b', 'c', 'd', 'e'] }), ['a', 'b', 'c', 'd']);
  assert.equal(mistakeText(english, { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), 'so it is');
});

test('in German the page tells the step from what it draws', () => {
  const german = speaker('de');
  assert.deepEqual(levels(german, { result: 'step', step: FISH, levels: ['a', 'b', 'c', 'd', 'e'], region: ['row 1', 'row 5'], digits: [4] }), [
    'Schau auf Zeile 1, Zeile 5.',
    'X-Wing mit Flosse mit 4',
    'X-Wing mit Flosse in r1c2 r5c2 r1c4',
    ['X-Wing mit Flosse: 4 entfällt in r2c5. 47 entfällt in r3c5.', 'Basis: Zeile 1, Zeile 5.', 'Cover: Spalte 2.',
      'Muster: 4 in r1c2 r5c2.', 'Flossen: 4 in r1c4.'].join('\n'),
  ]);
  assert.equal(mistakeText(german, { kind: 'wrong', cells: [0], digit: 1, text: 'so it is' }), '1 ist falsch: r1c1.');
});

test('chains are told link by link', () => {
  const chain = { ...FISH, technique: 'xy-chain', place: /** @type {[number, number][]} */ ([[0, 5]]), remove: [], houses: [], marks: [], chains: [[
    { digit: 3, cells: [36], holds: false, after: [], strong: false },
    { digit: 5, cells: [36, 37], holds: true, after: [0], strong: true },
  ]] };
  assert.equal(explanation(speaker('de'), chain), 'r1c1 ist 5.\n(1) Angenommen, r5c1 ist nicht 3.\n(2) Aus (1): r5c1 r5c2 ist 5.');
});
