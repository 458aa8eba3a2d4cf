// Boards of several grids, with holes, and oblong ones: cells, names, moves, what is left, and how they are kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../src/board/geometry.js';
import { gridAt, gridsInOrder, positionsOf } from '../../src/board/grids.js';
import { gridHouse } from '../../src/board/house-words.js';
import { gridLetters } from '../../src/board/inner-coordinates.js';
import { cellLabel, mainRule, sizeWords } from '../../src/board/label.js';
import { LAYOUTS, layoutSpec } from '../../src/board/layouts.js';
import { conflicts, isSolved } from '../../src/game/position.js';
import { fromFile, fromRead, toFile } from '../../src/game/file.js';
import { Game } from '../../src/game/game.js';
import { remaining } from '../../src/game/remaining.js';
import { DEFAULT_BINDINGS, commandOf } from '../../src/input/keymap.js';
import { between, nextEmptyTowards, target } from '../../src/input/move.js';
import { translator } from '../../src/i18n/i18n.js';
import { words } from '../../src/i18n/en/words.js';
import { kindOf } from '../../src/play/title.js';
import { Symbols, symbolsFor } from '../../src/symbols.js';
import { entryOf, geometryOf } from '../../src/storage/entry.js';
import { fromPack, toPack } from '../../src/storage/packs.js';
import { kindOf as statisticsKind } from '../../src/storage/statistics.js';
import { knownBoard } from './told.js';

const t = translator(words);
const SAMURAI = layoutSpec('Samurai');
const samurai = () => knownBoard(SAMURAI);
/** @param {Geometry} geometry @param {string} name */
const cell = (geometry, name) => geometry.cellOf(name) ?? assert.fail(name);

/** @type {import('../../src/types.js').GeometrySpec} */
const OBLONG = { rows: 5, columns: 10, digits: 10, lowest: 0, blocks: ['AAAAABBBBB', 'AAAAABBBBB', 'CCCCCDDDDD', 'CCCCCDDDDD', 'EEEEEEEEEE'] };
/** @type {import('../../src/types.js').GeometrySpec} */
const HOLES = { rows: 3, columns: 4, digits: 4, lines: false, blocks: ['AA _', 'A  B', '_BBB'] };

test('a Samurai has 369 cells, numbered without its holes', () => {
  const geometry = samurai();
  assert.deepEqual([geometry.rows, geometry.columns, geometry.digits, geometry.length, geometry.hasHoles, geometry.isSquare], [21, 21, 9, 369, true, false]);
  assert.equal(geometry.cell(0, 9), undefined);
  assert.equal(geometry.cell(0, 12), 9, 'the hole has no number');
  for (let each = 0; each < geometry.length; each += 1) assert.equal(geometry.cell(geometry.row(each), geometry.column(each)), each);
  assert.equal(new Set(geometry.blocks).size, 41, 'four blocks are shared');
});

test('a cell has a name in the frame, and for people one in its grid', () => {
  const geometry = samurai();
  const shared = cell(geometry, 'r7c9');
  assert.deepEqual([geometry.frameName(shared), geometry.name(shared), geometry.name(shared, 2), geometry.gridsOf(shared)], ['r7c9', 'A r7c9', 'C r1c3', [0, 2]]);
  for (const name of ['A r7c9', 'c r1c3', 'Cr1c3', ' r7c9 ']) assert.equal(geometry.cellOf(name), shared, name);
  for (const name of ['r1c10', 'A r10c1', 'A r0c1', 'F r1c1', 'r22c1', '']) assert.equal(geometry.cellOf(name), undefined, name);
  assert.equal(new Geometry().cellOf('A r1c1'), undefined, 'a board of one grid has no letters');
  assert.equal(new Geometry().name(10), 'r2c2');
});

test('the same board has the same key whatever form it comes in, and square boards keep theirs', () => {
  assert.equal(new Geometry().key, '{"side":9,"block":[3,3]}');
  assert.equal(new Geometry({ blocks: Array(9).fill('ABCDEFGHI'), extra: [] }).key, JSON.stringify({ side: 9, blocks: Array(9).fill('ABCDEFGHI') }));
  const short = new Geometry({ grids: (SAMURAI.grids ?? []).map(({ at }) => ({ at })) });
  assert.equal(short.key, new Geometry(SAMURAI).key);
  assert.deepEqual(new Geometry(new Geometry(OBLONG).spec).spec, new Geometry(OBLONG).spec);
  assert.equal(new Geometry({ rows: 5, columns: 10 }).digits, 10, 'as many digits as the longer side');
});

test('what is no board is refused with what was expected', () => {
  for (const [spec, message] of /** @type {const} */ ([
    [{ grids: [{ at: 'x', block: [3, 3] }] }, /a cell such as r1c1/], [{ grids: [] }, /grids of the same side/],
    [{ grids: [{ at: 'r1c1', block: [3, 3] }, { at: 'r4c4', block: [2, 2] }] }, /same side/], [{ grids: [{ at: 'r0c1', block: [3, 3] }] }, /a row from 1/],
    [{ rows: 0, columns: 4 }, /rows from 1/], [{ rows: 2, columns: 2, blocks: ['AB'] }, /2 rows of 2/], [{ rows: 4, columns: 4, digits: 26 }, /digits from 1/],
    [{ side: 6, block: [2, 2] }, /do not fit/], [{ side: 30 }, /a side from 1/], [{ grids: [{ at: 'r99c1', block: [3, 3] }] }, /a frame/],
  ])) assert.throws(() => new Geometry(/** @type {any} */ (spec)), message, JSON.stringify(spec));
});

test('arrows go across overlaps and over holes', () => {
  const geometry = samurai();
  const game = new Game({ geometry });
  /** @param {string} from @param {string} where @param {boolean} [wrap] */
  const go = (from, where, wrap) => {
    game.select(cell(geometry, from));
    return geometry.frameName(target(game, where, wrap));
  };
  assert.equal(go('r7c9', 'right'), 'r7c10', 'from A to C');
  assert.equal(go('r1c9', 'right'), 'r1c13', 'over the hole');
  assert.equal(go('r9c1', 'down'), 'r13c1');
  assert.equal(go('r10c7', 'left'), 'r10c7', 'no cell on that side');
  assert.equal(go('r1c1', 'left'), 'r1c1');
  assert.equal(go('r1c1', 'left', true), 'r1c21');
  assert.equal(go('r10c7', 'left', true), 'r10c15');
  assert.equal(go('r1c5', 'bandDown'), 'r4c5');
  assert.equal(go('r9c1', 'bandDown'), 'r13c1', 'a band below lies a hole');
  assert.equal(go('r21c1', 'bandDown'), 'r21c1');
  assert.equal(go('r13c1', 'bandUp'), 'r9c1');
  assert.equal(go('r1c20', 'rowStart'), 'r1c13', 'the start of the row in the grid');
  game.select(cell(geometry, 'r1c13'));
  assert.equal(geometry.frameName(target(game, 'rowStart')), 'r1c1', 'and then in the frame');
  game.select(cell(geometry, 'r1c8'));
  game.position.digit[cell(geometry, 'r1c9')] = 4;
  assert.equal(geometry.frameName(nextEmptyTowards(game, 'right')), 'r1c13');
  assert.equal(between(geometry, cell(geometry, 'r9c9'), cell(geometry, 'r10c10')).length, 4);
  assert.equal(between(geometry, cell(geometry, 'r1c9'), cell(geometry, 'r2c13')).length, 4, 'holes are left out');
});

test('arrows on square boards go as before', () => {
  const game = new Game({ geometry: knownBoard() });
  game.select(80);
  assert.deepEqual(['right', 'down', 'up', 'left', 'rowStart', 'bandUp', 'bandDown', 'first', 'last'].map((where) => target(game, where)), [80, 80, 71, 79, 72, 53, 80, 0, 80]);
  assert.deepEqual(['right', 'down'].map((where) => target(game, where, true)), [72, 8]);
  assert.deepEqual([nextEmptyTowards(game, 'up'), nextEmptyTowards(game, 'right')], [71, 80]);
});

test('digits of both grids are seen, and conflicts too', () => {
  const geometry = samurai();
  const game = new Game({ geometry });
  const shared = cell(geometry, 'r8c8');
  for (const name of ['r8c1', 'r1c8', 'r8c15', 'r15c8', 'r7c7']) assert.ok(geometry.peers[shared].includes(cell(geometry, name)), name);
  assert.ok(!geometry.peers[shared].includes(cell(geometry, 'r8c16')));
  game.enter(5, 'digit', [shared]);
  game.enter(5, 'digit', [cell(geometry, 'r15c8')]);
  assert.deepEqual([...conflicts(game.position)], [shared, cell(geometry, 'r15c8')]);
  game.undo();
  assert.deepEqual([...conflicts(game.position)], []);
});

test('the grid that is meant stays as long as the focus is in it, and the pad counts there', () => {
  const geometry = samurai();
  const game = new Game({ geometry });
  const shared = cell(geometry, 'r8c8');
  assert.equal(game.grid, 0);
  game.select(shared);
  assert.equal(game.grid, 0, 'it came from A');
  game.select(cell(geometry, 'r10c10'));
  game.select(shared);
  assert.equal(game.grid, 2, 'it came from C');
  assert.deepEqual(gridsInOrder(geometry, shared, 0), [0, 2]);
  assert.equal(gridAt(geometry, shared), 2, 'the middle shares more');
  game.enter(7, 'digit', [cell(geometry, 'r1c1')]);
  assert.equal(remaining(game)?.[7], 9);
  game.select(cell(geometry, 'r1c2'));
  assert.equal(remaining(game)?.[7], 8);
  game.select(cell(geometry, 'r1c20'));
  game.select(shared);
  assert.equal(game.houseOf('row')?.name, 'row 2 of C');
  game.select(cell(geometry, 'r1c1'));
  game.select(shared);
  assert.equal(game.houseOf('row')?.name, 'row 8 of A');
});

test('where grids lie is told if no two lie alike', () => {
  assert.deepEqual(positionsOf(samurai()), ['top-left', 'top-right', 'middle', 'bottom-left', 'bottom-right']);
  assert.deepEqual(positionsOf(new Geometry(layoutSpec('Sohei'))), ['top', 'left', 'right', 'bottom']);
  assert.deepEqual(positionsOf(new Geometry(layoutSpec('Twodoku'))), ['top-left', 'bottom-right']);
  const row = ['r1c1', 'r1c7', 'r1c13', 'r1c19'].map((at) => ({ at, block: [3, 3] }));
  assert.equal(positionsOf(new Geometry({ grids: row })), null);
  assert.equal(positionsOf(new Geometry()), null);
});

test('letters of grids stand in holes beside them', () => {
  const geometry = samurai();
  const letters = gridLetters(geometry);
  assert.deepEqual(letters.map(({ text }) => text), ['A', 'B', 'C', 'D', 'E']);
  for (const { x, y } of letters) assert.equal(geometry.cell(Math.floor(y / 100), Math.floor(x / 100)), undefined);
  const butterfly = new Geometry(layoutSpec('Butterfly'));
  assert.deepEqual(gridLetters(butterfly, false), [], 'without a hole there is no place inside');
  assert.deepEqual(gridLetters(butterfly).map(({ text, x, y }) => `${text} ${x} ${y}`), ['A 450 -35', 'B 750 -35', 'C 450 1241', 'D 750 1241'], 'but outside');
});

test('houses of grids are told in the language of the page', () => {
  assert.equal(gridHouse(t, 'row 3 of A'), 'row 3 of A');
  assert.equal(gridHouse(t, 'block 9 of A and 1 of C'), 'block 9 of A and 1 of C');
  assert.equal(gridHouse(t, 'block 9 of A and block 1 of C'), 'block 9 of A and 1 of C');
  assert.equal(gridHouse(t, 'block 9 of A, 1 of C and 3 of D'), 'block 9 of A, 1 of C and 3 of D');
  assert.equal(gridHouse(t, 'row 3'), undefined);
});

test('a label tells the place in each grid', () => {
  const geometry = samurai();
  const about = { geometry, value: 0, given: false, corner: 0, centre: 0, colours: 0, invalid: false, others: [], notes: [], symbols: new Symbols('1-9A-P', 9), t };
  assert.equal(cellLabel({ ...about, cell: cell(geometry, 'r7c9'), verbosity: 'full', grid: 2 }), 'empty, row 1 column 3 of C, row 7 column 9 of A');
  assert.equal(cellLabel({ ...about, cell: cell(geometry, 'r7c9'), verbosity: 'short', grid: 0 }), 'empty, A r7c9, C r1c3');
});

test('boards are called by their layout, their rows and columns', () => {
  assert.equal(sizeWords(t, new Geometry(layoutSpec('Twodoku'))), 'Twodoku');
  assert.equal(sizeWords(t, new Geometry({ grids: [{ at: 'r1c1' }, { at: 'r1c7' }] })), '2 grids');
  assert.equal(kindOf(/** @type {any} */ ({ geometry: samurai() }), t), 'Samurai');
  assert.equal(kindOf(/** @type {any} */ ({ geometry: new Geometry({ rows: 5, columns: 10 }) }), t), '5×10');
  assert.deepEqual([SAMURAI, OBLONG].map((spec) => statisticsKind(new Geometry(spec))), ['Samurai', '5×10 jigsaw']);
  assert.match(mainRule(t, new Geometry(OBLONG)), /from 0 to 9/);
  assert.match(mainRule(t, new Geometry(HOLES)), /from 1 to 4/);
  assert.ok(Object.keys(LAYOUTS).every((name) => new Geometry(layoutSpec(name)).grids.length === LAYOUTS[name].length));
});

test('values from 0: symbols, keys and filters', () => {
  const geometry = new Geometry(OBLONG);
  const symbols = symbolsFor({ symbols: '1-9A-P', ownSymbols: '' }, geometry);
  assert.deepEqual(symbols.list, [...'0123456789']);
  assert.deepEqual(new Symbols('dec', 3, '', 0).list, ['0', '1', '2']);
  assert.deepEqual(new Symbols('A-Y', 3, '', 0).list, ['A', 'B', 'C']);
  const layout = { digits: 10, lowest: 0, digitOf: (/** @type {string} */ letter) => symbols.digitOf(letter), bindings: DEFAULT_BINDINGS, shortcuts: true };
  /** @param {string} code */
  const press = (code) => commandOf({ code, key: code.slice(-1) }, layout);
  assert.deepEqual(press('Digit0'), { name: 'digit', digit: 1 });
  assert.deepEqual(press('Digit9'), { name: 'digit', digit: 10 });
  assert.deepEqual(commandOf({ code: 'F3', key: 'F3' }, layout), { name: 'filter', digit: 4, add: false });
  const letters = new Symbols('A-Y', 10, '', 0);
  assert.deepEqual(commandOf({ code: 'Digit0', key: '0' }, { ...layout, digitOf: (letter) => letters.digitOf(letter) }), { name: 'digit', digit: 1 });
  assert.deepEqual(commandOf({ code: 'Digit4', key: '4' }, { ...layout, digitOf: (letter) => letters.digitOf(letter) }), { name: 'digit', digit: 5 });
});

test('how many of a digit are left is told only where it can be', () => {
  const oblong = new Game({ geometry: knownBoard(OBLONG) });
  assert.equal(remaining(oblong)?.[1], 5, 'five rows have every digit');
  assert.equal(remaining(new Game({ geometry: knownBoard(HOLES) })), undefined);
});

test('a free board has cells without a block, and holes', () => {
  const geometry = knownBoard(HOLES);
  assert.deepEqual([geometry.length, geometry.cell(0, 2), geometry.blocks], [9, undefined, [0, 0, -1, 0, 1, -1, 1, 1, 1]]);
  assert.equal(geometry.regionOf(3), 'A');
  const game = new Game({ geometry });
  game.position.digit = [1, 2, 1, 3, 1, 1, 2, 3, 4];
  assert.equal(isSolved(game.position), true, 'rows are no houses');
  game.position.digit[3] = 1;
  assert.equal(isSolved(game.position), false);
});

test('games on such boards are kept and come back the same', () => {
  for (const spec of [SAMURAI, OBLONG, HOLES]) {
    const geometry = knownBoard(spec);
    const game = new Game({ geometry, name: 'One' });
    game.position.given = game.position.given.map((_, at) => (at % 5 ? 0 : 1 + (at % geometry.digits)));
    game.enter(2, 'digit', [1]);
    game.enter(3, 'corner', [2]);
    game.enter(4, 'centre', [geometry.length - 2]);
    const file = JSON.parse(JSON.stringify(toFile(game)));
    assert.deepEqual(file.play.moves[0].changes[0].cell, geometry.frameName(1));
    const again = fromFile(file);
    assert.ok(again);
    assert.equal(again.geometry.key, geometry.key);
    assert.deepEqual([again.position.given, again.position.digit, again.position.corner, again.position.centre], [game.position.given, game.position.digit, game.position.corner, game.position.centre]);
    again.undo();
    assert.equal(again.position.centre[geometry.length - 2], 0);
    const entry = entryOf('x', { file, when: 0, solved: false });
    assert.equal(entry?.length, geometry.length);
    assert.equal(entry && geometryOf(entry).key, geometry.key);
    const plain = fromRead({ board: { geometry: geometry.spec, givens: game.position.given } });
    assert.deepEqual(fromPack(toPack(plain), 'x').position.given, game.position.given);
    file.grid[0].pop();
    assert.throws(() => fromFile(file), /expected \d+ rows with \d+ cells/);
  }
});
