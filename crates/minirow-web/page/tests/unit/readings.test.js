// What a text leaves open, as the engine says it, becomes answers that the engine takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingsOf, withoutSymbol } from '../../src/dialogs/readings.js';
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

/** Reads boards of nine rows or of 81 signs, and stops at the first sign that is no cell of one. @param {string} text */
async function read(text) {
  const lines = text.split('\n').filter((line) => line.trim());
  const stop = (/** @type {number} */ line, /** @type {number} */ column) => {
    throw new EngineError({ kind: 'input', message: 'expected a symbol of 1-9 or an empty cell', line, column });
  };
  if (lines.join('').length !== 81) stop(1, 1);
  lines.forEach((line, at) => [...line].forEach((sign, column) => /[\d.]/.test(sign) || stop(at + 1, column + 1)));
}

/** @param {string} text @param {{line: number, column: number}} place */
const without = async (text, place) => (await withoutSymbol(text, place, read))?.text ?? null;

test('a symbol is read as empty where the text is a board then', async () => {
  const rows = ['53..7....', '6..195...', '.98...q6.', '8...6...3', '4..8.3..1', '7...2...6', '.6....28.', '...419..5', '....8..79'];
  assert.equal(await without(rows.join('\n'), { line: 3, column: 7 }), rows.join('\n').replace('q', '.'));
  const many = rows.join('').replaceAll('.', 'q');
  assert.equal(await without(many, { line: 1, column: 3 }), many.replaceAll('q', '.'), 'wherever it stands');
  const two = rows.join('').replace('9', 'z');
  assert.equal(await without(two, { line: 1, column: 14 }), two.replace('z', '.'), 'the other one is asked about next');
});

test('what is no board even so is not offered', async () => {
  for (const text of ['https://sudokupad.app/abc123', 'sudokupad.app/h4x9abc', 'https://www.nytimes.com/puzzles/sudoku/hard',
    'nytimes.com/puzzles/sudoku/hard', 'hello world, this is no board', 'h', 'tinyurl.com/abc123', 'abcdefghi'.repeat(9)]) {
    assert.equal(await without(text, { line: 1, column: 1 }), null, text);
  }
  assert.equal(await without('arrow r1c1 r1c2 r1c3', { line: 2, column: 1 }), null, 'behind the last line');
});
