// What a text leaves open, as the engine says it, becomes answers that the engine takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingsOf } from '../../src/dialogs/readings.js';
import { EngineError } from '../../src/engine/error.js';

/** @param {string} message */
const told = (message) => readingsOf(new EngineError({ kind: 'input', message, line: 1, column: 1 })).map((one) => one.told);

test('shapes of blocks, symbols and formats are answers', () => {
  const shape = 'expected a side that tells the shape of its blocks, or a frame that does, found';
  assert.deepEqual(told(`${shape} 6x6`), [{ geometry: { side: 6, block: [2, 3] } }, { geometry: { side: 6, block: [3, 2] } }]);
  assert.deepEqual(told(`${shape} 12x12`).map(({ geometry }) => geometry?.block), [[2, 6], [3, 4], [4, 3], [6, 2]]);
  assert.deepEqual(told(`${shape} 7x7`), [], 'no rectangle has seven cells');
  assert.deepEqual(told('expected symbols that identify their digits, found 1-9A-G or 0-9A-F'), [{ symbols: '1-9A-G' }, { symbols: '0-9A-F' }]);
  assert.deepEqual(told('expected a text that can be read in only one way, found 9x9 as line or 9x9 as grid'), [{ from: 'line' }, { from: 'grid' }]);
});

test('other errors leave nothing open', () => {
  assert.deepEqual(told("expected a digit or '.', found 'x'"), []);
  assert.deepEqual(readingsOf(new Error('expected')), []);
});
