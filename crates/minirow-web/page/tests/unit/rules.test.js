// Rules beyond houses as the page keeps them: lines that only the engine understands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { besideBoard, roomAround } from '../../src/board/rule-layer.js';
import { fromFile, fromRead, puzzleFile, toFile } from '../../src/game/file.js';
import { Game } from '../../src/game/game.js';
import { entryOf, geometryOf } from '../../src/storage/entry.js';
import { fromPack, toPack } from '../../src/storage/packs.js';
import { kindOf } from '../../src/play/title.js';
import { puzzleText } from '../../src/storage/share.js';

const rules = ['cage 14 r1c1 r1c2', 'anti-knight'];
const game = () => fromRead({ board: { geometry: { side: 9, rules }, givens: new Array(81).fill(0) } });

test('rules stay with their board wherever it goes', () => {
  const file = toFile(game());
  assert.deepEqual([file.rules, /** @type {any} */ (file.geometry).rules], [rules, undefined], 'a field of its own, as the engine reads it');
  assert.deepEqual(puzzleFile(game()).rules, rules);
  for (const again of [fromFile(JSON.parse(JSON.stringify(file))), fromPack(toPack(game()), 'x'), fromFile(JSON.parse(puzzleText(game())))]) {
    assert.deepEqual(again?.geometry.spec.rules, rules);
    assert.equal(again?.geometry.key, game().geometry.key);
  }
  const entry = entryOf('x', { file, when: 0, solved: false });
  assert.deepEqual(entry && geometryOf(entry).spec.rules, rules);
  assert.deepEqual(game().board().geometry?.rules, rules);
});

test('a board with rules is no classic one, and one without has none', () => {
  assert.equal(game().geometry.isClassic, false);
  assert.equal(new Geometry().hasRules, false);
  assert.equal(new Geometry({ side: 9, rules: [] }).isClassic, true);
});

test('a full board with rules is solved only once that is known', () => {
  const full = '1234341221434321';
  const played = new Game({ geometry: new Geometry({ side: 4, rules: ['cage 3 r1c1 r1c2'] }) });
  played.position.digit = [...full].map(Number);
  assert.equal(played.isSolved, false, 'houses are not known');
  const { geometry } = played;
  geometry.suppose(/** @type {any} */ ({ ...geometry.facts, houses: [{}], peers: Array.from({ length: 16 }, () => []) }));
  assert.equal(played.isSolved, false);
  played.provedFor = played.position.values.join(' ');
  assert.equal(played.isSolved, true);
  played.solution = [...full].map((digit) => 5 - Number(digit));
  assert.equal(played.isSolved, false);
});

test('clues outside take as much room on both axes', () => {
  assert.deepEqual(roomAround(null), { before: 0, behind: 0 });
  const told = /** @type {any} */ ({ margins: [1, 0, 2, 0] });
  assert.deepEqual(roomAround(told), { before: 1, behind: 2 });
});

test('numbers of rows and columns keep clear of clues outside', () => {
  assert.deepEqual(besideBoard(null, 100), { row: -53, column: -53 });
  const told = /** @type {any} */ ({ margins: [2, 0, 0, 1] });
  assert.deepEqual(besideBoard(told, 100), { row: -153, column: -253 });
});

test('a board with rules is a variant, not a classic one', () => {
  const t = (/** @type {string} */ key) => key;
  assert.equal(kindOf(game(), t), 'kind.variant');
});
