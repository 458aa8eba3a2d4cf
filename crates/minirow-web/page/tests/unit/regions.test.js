// Regions in the making: what they lack, what could be done, and random ones that hang together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { possibleIn, settling } from '../../src/make/analysis.js';
import { countsOf, gapsOf, isConnected, lettersOf, mapText, readMap, regionLetters, remedies, shuffled, specWith, usualLetters } from '../../src/make/regions.js';
import { frameOf, learnSketch, sketched } from '../../src/make/sketch.js';
import { told } from './told.js';

/** Random numbers that are the same each time. */
function seeded() {
  let state = 7;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test('regions of blocks are blocks again, of any side', () => {
  for (const side of [4, 5, 6, 7, 9, 12, 13, 25]) {
    const letters = usualLetters(side);
    assert.ok('block' in specWith({ side }, letters), String(side));
    assert.deepEqual(lettersOf(new Geometry(specWith({ side }, letters))), letters);
  }
});

test('cells without a region stay so in a file, and each has a remedy', () => {
  const letters = usualLetters(9);
  letters[0] = letters[80] = '';
  const geometry = new Geometry(JSON.parse(JSON.stringify(specWith({ side: 9, extra: ['windoku', 'diagonals'] }, letters))));
  assert.deepEqual(geometry.extra, ['diagonals']);
  const gaps = gapsOf(geometry);
  assert.deepEqual([gaps.open, gaps.short, gaps.isReady], [[0, 80], ['A', 'I'], false]);
  assert.deepEqual([...remedies(letters, 9)], [[0, 'A'], [80, 'I']]);
});

test('random regions are full and hang together; symmetric ones are', () => {
  for (const [side, symmetric] of /** @type {[number, boolean][]} */ ([[6, false], [9, false], [9, true], [7, false]])) {
    const letters = shuffled(usualLetters(side), side, symmetric, seeded());
    assert.notDeepEqual(letters, usualLetters(side));
    for (const letter of regionLetters(side)) {
      assert.equal(countsOf(letters, side).get(letter), side);
      assert.ok(isConnected(letters, side, letter), `${letter} of ${letters.join('')}`);
    }
    if (!symmetric) continue;
    // Cells of one region have places opposite that are of one region too.
    const opposite = new Map(letters.map((letter, cell) => [letter, letters[letters.length - 1 - cell]]));
    letters.forEach((letter, cell) => assert.equal(letters[letters.length - 1 - cell], opposite.get(letter)));
  }
});

test('a map is read with comments and any letters, and told what is wrong with it', () => {
  const read = readMap('# our example\n1122\n1122\n  # more\n3344\n3 3 4 4\n', 4);
  assert.deepEqual('letters' in read && read.letters.join(''), 'AABBAABBCCDDCCDD');
  assert.deepEqual(readMap('# one\nAABB\nAAB', 4), { key: 'regions.badRow', values: { line: 3, found: 3, side: 4 } });
  assert.deepEqual(readMap('AABB', 4), { key: 'regions.badRows', values: { found: 1, side: 4 } });
  assert.deepEqual(readMap('ABCD\nEAAA\nAAAA\nAAAA', 4), { key: 'regions.badKinds', values: { found: 5, side: 4 } });
  assert.equal(mapText(usualLetters(4), 4), 'AABB\nAABB\nCCDD\nCCDD');
});

test('the givens that settle it leave one solution, those of the most open cells first', () => {
  const solutions = [[1, 2, 3], [1, 3, 2], [1, 4, 2]];
  assert.deepEqual(possibleIn(solutions), [[1], [2, 3, 4], [2, 3]]);
  assert.deepEqual(settling(solutions).map(({ cell, digit, left }) => [cell, digit, left]), [[1, 2, 1], [1, 3, 1], [1, 4, 1], [2, 3, 1]]);
  assert.deepEqual(settling(solutions, (cell) => cell === 2)[0].cell, 2);
});

test('of a board that is not finished the engine is asked what holds without the regions', async () => {
  const letters = usualLetters(9);
  letters[0] = letters[80] = '';
  const far = { name: 'far', cells: ['r1c1', 'r9c9'] };
  const apart = [{ name: 'near', pairs: /** @type {[string, string][]} */ ([['r2c2', 'r3c4']]) }];
  const geometry = new Geometry({ ...specWith({ side: 9, extra: ['diagonals'], apart }, letters), houses: [far] });
  const frame = frameOf(geometry);
  assert.deepEqual(frame.spec, { side: 9, block: [1, 9], extra: ['diagonals'], apart });
  const { houses } = sketched(geometry, told(frame));
  assert.deepEqual(houses.slice(18).map(({ kind, cells }) => `${kind} ${cells.length}`), ['block 8', ...new Array(7).fill('block 9'), 'block 8', 'extra 2']);
  const asked = /** @type {string[]} */ ([]);
  const app = /** @type {any} */ ({ learn: async (/** @type {Geometry} */ { key }) => void asked.push(key) });
  await learnSketch(app, geometry);
  assert.deepEqual(asked, [frame.key]);
  assert.deepEqual([geometry.isKnown, geometry.peers[0].includes(80), geometry.peers[1].includes(10)], [false, true, true]);
  assert.deepEqual(frameOf(new Geometry({ side: 9, extra: ['windoku'], houses: [far] })).spec, { side: 9, block: [3, 3], extra: ['windoku'] });
});
