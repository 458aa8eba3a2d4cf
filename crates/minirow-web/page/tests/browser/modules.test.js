// The engine of the page in two modules answers every call as one that has everything does, and asks the second module
// only where rules beyond houses may be. The modules run in Node.js; MINIROW_FOLDER names what `cargo xtask web` made.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { answer } from '../../src/engine/modules.js';
import { CLASSIC, JIGSAW, REGIONS, X_WING } from './browser.js';

const folder = process.env.MINIROW_FOLDER;
const skip = folder ? false : 'MINIROW_FOLDER names no folder';

/** A board of our own of 4×4 with one solution. */
const RULED = '.Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.Cage~6~R2C1~R3C1.WhiteDot~R2C3~R2C4.Cage~3~R4C3~R4C4';
/** One of 9×9, of rules that most links have fields for. */
const KILLER = '.Cage~6~R1C1~R1C2~R1C3.Cage~17~R9C8~R9C9.Thermo~R3C1~R3C2~R3C3.AntiKnight.~R5C5_5';

/** @type {Record<string, (text: string) => string>} */
const modules = {};
before(async () => {
  if (!folder) return;
  for (const name of ['minirow', 'minirow-rules', 'minirow-print']) {
    const { instance } = await WebAssembly.instantiate(readFileSync(`${folder}/${name}.wasm`), {});
    const { memory, alloc, call, free } = /** @type {any} */ (instance.exports);
    modules[name] = (text) => {
      const bytes = new TextEncoder().encode(text);
      const at = alloc(bytes.length) >>> 0;
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const packed = BigInt.asUintN(64, call(at, bytes.length));
      const [place, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
      const told = new TextDecoder().decode(new Uint8Array(memory.buffer, place, length));
      free(place, length);
      return told;
    };
  }
});

const envelope = (/** @type {string} */ call, /** @type {object} */ input) => JSON.stringify({ version: 1, call, input });
/** The answer of the module that has everything. @param {string} call @param {object} input */
const whole = (call, input) => modules['minirow-print'](envelope(call, input));

/** The answer of the two, and which were asked. @param {string} call @param {object} input */
async function both(call, input) {
  /** @type {string[]} */
  const asked = [];
  const told = await answer({ plain: 'minirow', ruled: 'minirow-rules' }, envelope(call, input), (name, text) => {
    asked.push(name);
    return Promise.resolve(modules[name](text));
  });
  return { told, asked };
}

/** Asks both ways, and tells whether the second module was needed. @param {string} call @param {object} input */
async function same(call, input) {
  const { told, asked } = await both(call, input);
  assert.equal(told, whole(call, input), `${call} ${JSON.stringify(input)}`);
  return asked.includes('minirow-rules');
}

/** What a call gives. @param {string} call @param {object} input */
function output(call, input) {
  const { output: given, error } = JSON.parse(whole(call, input));
  assert.equal(error, undefined, `${call}: ${error?.message}`);
  return given;
}

const boardIn = (/** @type {string} */ text) => output('read', { text }).boards[0].board;

/** A board as text in all formats that can hold it. @param {object} board @returns {[string, string][]} */
function written(board) {
  /** @type {{formats: string[]}} */
  const { formats } = output('about', {});
  /** @type {[string, string][]} */
  const told = formats.map((to) => [to, JSON.parse(whole('write', { board, to })).output?.text ?? '']);
  return told.filter(([, text]) => text);
}

const jigsaw = () => ({ geometry: { blocks: REGIONS }, givens: [...JIGSAW].map((sign) => Number(sign) || 0) });

test('texts and links in every format are read and written as ever', { skip }, async () => {
  const boards = { plain: boardIn(CLASSIC), candidates: boardIn(X_WING), jigsaw: jigsaw(), ruled: boardIn(RULED), killer: boardIn(KILLER) };
  const seen = new Set();
  for (const [name, board] of Object.entries(boards)) {
    for (const [to, text] of written(board)) {
      seen.add(to);
      await same('read', { text });
      await same('read', { text, from: to });
      await same('write', { board, to });
      // A board is told apart from what is around it in the same way.
      await same('read', { text: `${text}\n${CLASSIC}\n` });
      await same('read', { text: text.slice(0, text.length * 0.7) });
      assert.ok(text.length > 10, `${name} ${to}`);
    }
    for (const to of output('about', {}).formats) await same('write', { board, to });
  }
  for (const format of ['f-puzzles', 'sudokupad', 'sudokumaker', 'penpa', 'iss', 'json', 'line', 'grid', 'ksudoku', 'tatham']) {
    assert.ok(seen.has(format), format);
  }
});

test('texts that hold no board are refused in the same words', { skip }, async () => {
  const texts = [
    '', 'no board', '{"grid":[[{"value":1}]]}', '{"cells":[[{"value":1}]]}', '{"puzzle":1}', '{"rules":["cage 3"],"grid":"1..."}',
    'https://f-puzzles.com/?load=x', 'https://sudokupad.app/x', 'https://sudokumaker.app/?puzzle=x', 'https://swaroopg92.github.io/penpa-edit/#m=solve&p=x',
    '.Cage~6', '.~', '3x3::k:', 'cage 14 r1c1 r1c2\n' + CLASSIC, 'https://www.sudokuwiki.org/sudoku.htm?bd=' + CLASSIC.replaceAll('.', '0'),
  ];
  for (const text of texts) await same('read', { text });
  await same('read', { text: CLASSIC, from: 'nothing' });
  await same('write', { board: boardIn(CLASSIC), to: 'nothing' });
});

test('every call about a board answers as ever, and only rules need the second module', { skip }, async () => {
  const calls = ['solve', 'check', 'conflicts', 'candidates', 'true_candidates', 'redundant', 'contradiction', 'hint', 'steps', 'path', 'rate'];
  const boards = { plain: boardIn(CLASSIC), jigsaw: jigsaw(), ruled: boardIn(RULED) };
  for (const [name, board] of Object.entries(boards)) {
    const isRuled = name === 'ruled';
    assert.equal(await same('geometry', { geometry: board.geometry }), isRuled, name);
    for (const call of calls) assert.equal(await same(call, { board }), isRuled, `${name} ${call}`);
    for (const call of ['count', 'solutions']) assert.equal(await same(call, { board, most: 3 }), isRuled, `${name} ${call}`);
    assert.equal(await same('minimize', { board, seed: 1 }), isRuled, name);
  }
  const { geometry } = boards.ruled;
  await same('fill', { geometry, seed: 1 });
  await same('generate', { geometry, seed: 1, tries: 1 });
  for (const [call, input] of /** @type {[string, object][]} */ ([
    ['fill', { seed: 1 }], ['generate', { seed: 1, tries: 1 }], ['practice', { technique: 'x-wing', seed: 1, tries: 3 }], ['techniques', {}],
    ['read', { text: CLASSIC }], ['read', { text: X_WING }], ['write', { board: boards.plain, to: 'line' }], ['write', { board: boards.jigsaw, to: 'json' }],
  ])) assert.equal(await same(call, input), false, call);
  assert.deepEqual(JSON.parse((await both('about', {})).told).output.formats, output('about', {}).formats);
  assert.equal((await both('about', {})).asked.length, 1);
});

test('a board with rules asks the second module alone', { skip }, async () => {
  const board = boardIn(KILLER);
  const asks = /** @type {[string, object][]} */ ([
    ['read', { text: KILLER }], ['geometry', { geometry: board.geometry }], ['check', { board }], ['conflicts', { board }], ['solve', { board: boardIn(RULED) }],
  ]);
  for (const [, text] of written(board)) if (text.startsWith('http')) asks.push(['read', { text }]);
  assert.ok(asks.length > 6);
  for (const [call, input] of asks) assert.deepEqual((await both(call, input)).asked, ['minirow-rules'], call);
});

test('boards have the answers that they have at every other door', { skip }, async () => {
  const table = new URL('../../../../minirow-api/tests/data/answers.json', import.meta.url);
  /** @type {{name: string, text: string, verdict: string, count: [number, boolean]|string, [scale: string]: any}[]} */
  const cases = JSON.parse(readFileSync(table, 'utf8'));
  /** What the two modules give. @param {string} call @param {object} input */
  const ask = async (call, input) => JSON.parse((await both(call, input)).told).output;
  for (const { name, text, verdict, count, ...scales } of cases) {
    // Boards beyond 25×25 are not the page's, and none is in the table.
    const board = (await ask('read', { text }))?.boards[0].board;
    if (!board) {
      assert.equal(verdict, 'error', name);
      continue;
    }
    for (const call of ['solve', 'check']) assert.equal((await ask(call, { board })).result, verdict, `${call} ${name}`);
    const counted = await ask('count', { board, most: 50 });
    assert.deepEqual([counted.count, counted.result === 'exact'], count, name);
    const rates = await ask('rate', { board });
    for (const scale of ['level', 'own', 'se', 'hodoku']) {
      const { result = 'error', rating = {} } = rates?.[scale] ?? {};
      const told = { level: rating.level, own: rating.er, se: rating.er, hodoku: `${rating.level} ${rating.score}` }[scale];
      assert.equal(result === 'rated' ? told : result, scales[scale], `${scale} ${name}`);
    }
  }
});
