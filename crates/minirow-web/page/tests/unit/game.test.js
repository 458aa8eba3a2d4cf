// Boards, entries, the tree of moves, files and symbols.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsOf, setOf } from '../../src/board/digits.js';
import { learn } from '../../src/board/facts.js';
import { USUAL_BLOCKS } from '../../src/board/frame.js';
import { Geometry } from '../../src/board/geometry.js';
import { applyStep, clear, clearNotes, colourCandidate, enter, fillCorners, fillNotes } from '../../src/game/edit.js';
import { fromFile, toFile } from '../../src/game/file.js';
import { Game } from '../../src/game/game.js';
import { History } from '../../src/game/history.js';
import { Position, candidates, conflicts, duplicates, isSolved, missing, notes, toBoard } from '../../src/game/position.js';
import { orbit, symmetriesOf } from '../../src/game/symmetry.js';
import { clock } from '../../src/game/timer.js';
import { rowsOf } from '../../src/play/history-rows.js';
import { nextEmpty, nextEmptyTowards, target } from '../../src/input/move.js';
import { remaining } from '../../src/game/remaining.js';
import { Symbols, setsFor } from '../../src/symbols.js';
import { knownBoard, told } from './told.js';

const CLASSIC = [...'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'].map((digit) => Number(digit) || 0);
const SOLUTION = [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(Number);
const classic = () => new Game({ position: new Position(knownBoard(), CLASSIC) });

test('boards of every size have full houses', () => {
  for (const [side, block] of Object.entries(USUAL_BLOCKS)) {
    const geometry = knownBoard({ side: Number(side), block });
    assert.equal(geometry.houses.length, 3 * geometry.side);
    for (const house of geometry.houses) assert.equal(house.cells.length, geometry.side);
    assert.ok(geometry.peers.every((peers, cell) => !peers.includes(cell) && peers.every((peer) => geometry.peers[peer].includes(cell))));
  }
});

test('irregular blocks and extra rules', () => {
  const map = ['AAAB', 'ABBB', 'CCCD', 'CDDD'];
  const jigsaw = knownBoard({ side: 4, blocks: map });
  assert.deepEqual(jigsaw.houseOf(4, 'block')?.cells, [0, 1, 2, 4]);
  assert.throws(() => new Geometry({ side: 4, blocks: ['AAA'] }), /4 rows of 4/);
  assert.throws(() => new Geometry({ side: 26 }), /1 to 25/);
  assert.throws(() => new Geometry({ side: 9, block: [2, 3] }), /do not fit/);
});

test('the engine is asked once for a board, and what it tells holds for all boards of that kind', async () => {
  /** @type {import('../../src/types.js').GeometrySpec[]} */
  const asked = [];
  /** @type {any} */
  const engine = {
    async call(/** @type {string} */ name, /** @type {any} */ { geometry }) {
      asked.push(geometry);
      assert.equal(name, 'geometry');
      if (geometry.extra) throw new Error('no such board');
      return { ...told(new Geometry(geometry)), apart: [[0, 5], [2, 13]] };
    },
  };
  const geometry = new Geometry({ side: 4, apart: [{ name: 'far', pairs: [['r1c1', 'r4c4']] }] });
  const position = new Position(geometry, new Array(16).fill(0).map((_, cell) => (cell === 2 || cell === 13 ? 3 : 0)));
  assert.deepEqual([geometry.isKnown, geometry.houses, geometry.peers[2]], [false, [], []]);
  assert.deepEqual([...conflicts(position)], []);
  await Promise.all([learn(engine, geometry), learn(engine, new Geometry(geometry.spec))]);
  await learn(engine, geometry);
  assert.deepEqual(asked, [geometry.spec]);
  assert.deepEqual([geometry.isKnown, geometry.houses.length, geometry.peers[2]], [true, 12, [0, 1, 3, 6, 7, 10, 13, 14]]);
  assert.deepEqual([...conflicts(position)], [2, 13]);
  const strange = new Geometry({ side: 4, extra: ['nothing'] });
  await learn(engine, strange);
  assert.equal(strange.isKnown, false);
  strange.suppose(geometry.facts);
  assert.equal(strange.houses.length, 12);
  assert.equal(isSolved(new Position(new Geometry({ side: 2 }), [1, 1, 1, 1])), false, 'a board without houses is not solved');
});

test('conflicts, candidates and what is missing', () => {
  const { position } = classic();
  assert.deepEqual(digitsOf(candidates(position)[2]), [1, 2, 4]);
  position.digit[2] = 5;
  assert.deepEqual([...conflicts(position)].sort((a, b) => a - b), [0, 2]);
  assert.deepEqual(missing(position, 4)[0].digits, [1, 2, 4, 6, 8, 9]);
  position.digit = SOLUTION.map((digit, cell) => (CLASSIC[cell] ? 0 : digit));
  assert.ok(isSolved(position));
});

test('digits toggle, and clear the marks that see them', () => {
  const game = classic();
  game.make(enter(game.position, [3, 5], 'centre', 4, {}));
  game.make(enter(game.position, [3, 30], 'corner', 4, {}));
  game.select(2);
  game.enter(4);
  assert.equal(game.position.at(2), 4);
  assert.deepEqual([game.position.centre[3], game.position.centre[5], game.position.corner[3]], [0, 0, 0]);
  assert.deepEqual(digitsOf(game.position.corner[30]), [4], 'another row, column and block');
  game.undo();
  assert.deepEqual([digitsOf(game.position.centre[5]), game.position.at(2)], [[4], 0]);
  game.redo();
  game.enter(4);
  assert.equal(game.position.at(2), 0, 'the same digit again takes it away');
  game.select(0);
  assert.equal(game.enter(1), false, 'givens stay');
});

test('a mark goes to all cells, or leaves them when all have it', () => {
  const { position } = classic();
  position.apply(enter(position, [2, 3], 'corner', 2));
  position.apply(enter(position, [2, 3, 5], 'corner', 2));
  assert.deepEqual([2, 3, 5].map((cell) => position.corner[cell]), [4, 4, 4]);
  position.apply(enter(position, [2, 3, 5], 'corner', 2));
  assert.deepEqual([2, 3, 5].map((cell) => position.corner[cell]), [0, 0, 0]);
});

test('clearing goes digit, centre, corner, colour', () => {
  const { position } = classic();
  for (const [mode, digit] of /** @type {const} */ ([['corner', 1], ['centre', 2], ['colour', 3], ['digit', 4]])) position.apply(enter(position, [2], mode, digit));
  /** @type {string[]} */
  const order = [];
  for (let changes = clear(position, [0, 2]); changes.length; changes = clear(position, [0, 2])) {
    order.push(changes[0].layer);
    position.apply(changes);
  }
  assert.deepEqual(order, ['digit', 'centre', 'corner', 'colours']);
  assert.equal(position.at(0), 5);
});

test('auto notes keep what the player eliminated', () => {
  const game = classic();
  game.setAutoNotes(true);
  assert.deepEqual(digitsOf(game.notes[2]), [1, 2, 4]);
  game.enter(2, 'centre', [2]);
  assert.deepEqual(digitsOf(game.notes[2]), [1, 4]);
  game.enter(1, 'digit', [6]);
  assert.deepEqual(digitsOf(game.notes[2]), [4]);
  game.undo();
  assert.deepEqual(digitsOf(game.notes[2]), [1, 4], 'the eliminate stays');
  assert.deepEqual(toBoard(game.position, { autoNotes: true }).candidates?.[2], [1, 4]);
});

test('notes can be all digits or what is possible, and candidates have colours', () => {
  const { position } = classic();
  position.apply(fillNotes(position, [2, 0], 'all'));
  assert.equal(digitsOf(position.centre[2]).length, 9);
  position.apply(fillNotes(position, [2], 'possible'));
  assert.deepEqual(digitsOf(notes(position, false)[2]), [1, 2, 4]);
  position.apply(colourCandidate(position, 2, 4, 3));
  assert.equal(position.candidateColours.get(2 * 32 + 4), 3);
  position.apply(colourCandidate(position, 2, 4, 3));
  assert.equal(position.candidateColours.size, 0);
});

test('a step is done on the player’s notes', () => {
  const step = { technique: 'x', title: 'X', rating: 1, place: /** @type {[number, number][]} */ ([]), remove: /** @type {[number, number][]} */ ([[2, 4]]), explanation: '', houses: [], marks: [], chains: [], links: [], nodes: [], parts: [] };
  const { position } = classic();
  position.apply(applyStep(position, step, {}));
  assert.deepEqual(digitsOf(position.centre[2]), [1, 2]);
  position.apply(applyStep(position, { ...step, remove: [], place: [[2, 4]] }, { autoClear: true }));
  assert.deepEqual([position.digit[2], position.digit[3]], [4, 0]);
});

test('history is a tree: what was undone stays, bookmarks stay, and jumps are exact', () => {
  const game = classic();
  game.select(2);
  game.enter(1);
  game.bookmark('one');
  const first = structuredClone(game.position.digit);
  game.undo();
  game.enter(2);
  game.select(3);
  game.enter(6);
  assert.equal(game.history.children(0).length, 2);
  game.goTo(game.history.bookmarks[0].move);
  assert.deepEqual(game.position.digit, first);
  game.undo();
  game.redo();
  assert.equal(game.position.at(2), 1, 'redo follows the branch that was left last');
  game.goTo(3);
  assert.deepEqual([game.position.at(2), game.position.at(3)], [2, 6]);
  game.goTo(0);
  assert.deepEqual(game.position.values, CLASSIC);
});

test('back to before the first mistake', () => {
  const game = classic();
  game.solution = SOLUTION;
  for (const [cell, digit] of [[2, 4], [3, 6], [5, 9], [10, 7]]) {
    game.select(cell);
    game.enter(digit);
  }
  assert.equal(game.beforeMistake(), 2);
  game.goTo(2);
  assert.equal(game.beforeMistake(), undefined);
  game.solution = null;
  game.goTo(4);
  assert.equal(game.beforeMistake(), 2, 'by the rules: 9 stands twice in its column');
});

test('a file gives back the same game', () => {
  const game = classic();
  game.name = 'A name';
  game.seconds = 61.4;
  game.setAutoNotes(true);
  game.enter(2, 'centre', [2]);
  game.enter(3, 'corner', [3]);
  game.undo();
  game.enter(4, 'digit', [2]);
  game.enter(5, 'colour', [2, 3]);
  game.make(colourCandidate(game.position, 3, 6, 2));
  game.bookmark('here');
  const read = fromFile(JSON.parse(JSON.stringify(toFile(game))));
  assert.ok(read);
  assert.deepEqual(toFile(read), toFile(game));
  assert.deepEqual(read.position, game.position);
  for (const move of [0, 1, 2, 3, 4, 5]) {
    read.goTo(move);
    game.goTo(move);
    assert.deepEqual(read.position, game.position, `move ${move}`);
  }
});

test('files of other boards, and what is no file of ours', () => {
  const geometry = new Geometry({ side: 16, extra: ['diagonals'] });
  const game = new Game({ geometry });
  game.enter(16, 'digit', [255]);
  const read = fromFile(toFile(game));
  assert.deepEqual(read?.geometry.spec, geometry.spec);
  assert.equal(read?.position.at(255), 16);
  for (const other of [null, 3, {}, { version: 2, play: { page: {} } }, { version: 1, grid: [] }]) assert.equal(fromFile(other), undefined);
  const bad = /** @type {any} */ (toFile(game));
  bad.grid[0][0] = 17;
  assert.throws(() => fromFile(bad), /up to 16, found 17/);
  const loop = /** @type {any} */ (toFile(game));
  loop.play.moves[0].parent = 5;
  assert.throws(() => fromFile(loop), /follows move 5/);
});

test('moving stays on the board, and wraps only if wanted', () => {
  const game = classic();
  assert.equal(target(game, 'left'), 0);
  assert.equal(target(game, 'left', true), 8);
  assert.equal(target(game, 'bandDown'), 27);
  game.select(80);
  assert.equal(target(game, 'right'), 80);
  assert.equal(target(game, 'rowStart'), 72);
  game.select(0);
  assert.equal(nextEmptyTowards(game, 'right'), 2);
  assert.equal(nextEmpty(game), 2);
  assert.equal(nextEmpty(game, -1), 78);
});

test('symbols: each set names every digit, and letters are found in either case', () => {
  for (const side of [4, 9, 16, 25]) {
    for (const name of setsFor(side)) {
      const symbols = new Symbols(name, side);
      assert.equal(new Set(symbols.list).size, side, name);
      if (symbols.list.every((symbol) => [...symbol].length === 1)) symbols.list.forEach((symbol, at) => assert.equal(symbols.digitOf(symbol), at + 1));
    }
  }
  assert.equal(new Symbols('1-9A-P', 16).digitOf('g'), 16);
  assert.equal(new Symbols('roman', 16).name, '1-9A-P', 'a set that is too short is not used');
  assert.deepEqual(['1-9A-P', 'A-Y', 'dec', 'persian'].map((name) => new Symbols(name, 16).forEngine), ['123456789ABCDEFG', 'ABCDEFGHIJKLMNOP', 'dec', 'dec']);
  assert.equal(new Symbols('persian', 9).of(3), '۳');
  assert.deepEqual(new Symbols('own', 4, 'DOGS').list, [...'DOGS']);
  assert.deepEqual(new Symbols('own', 4, ' Ada Bob  Cleo Dan ').list, ['Ada', 'Bob', 'Cleo', 'Dan']);
  assert.equal(new Symbols('own', 4, 'noon').name, '1-9A-P', 'each symbol once');
  const four = new Game({ geometry: new Geometry({ side: 4 }) });
  four.position.digit = [1, 1, 0, 2, ...new Array(12).fill(0)];
  assert.equal(remaining(four)?.[1], 2);
});

test('orbits of symmetries close, and cover what they say', () => {
  const geometry = knownBoard();
  for (const name of symmetriesOf(geometry)) {
    for (let cell = 0; cell < 81; cell += 1) {
      const cells = orbit(geometry, cell, name);
      assert.ok(cells.includes(cell));
      for (const other of cells) assert.deepEqual(orbit(geometry, other, name), cells, `${name} ${cell}`);
    }
  }
  assert.deepEqual(orbit(geometry, 1, 'half-turn'), [1, 79]);
  assert.deepEqual(symmetriesOf(geometry), ['none', 'half-turn']);
  assert.deepEqual(orbit(geometry, 1, 'unknown'), [1]);
});

test('times and sets', () => {
  assert.deepEqual([clock(5), clock(65), clock(3723)], ['0:05', '1:05', '1:02:03']);
  assert.deepEqual(digitsOf(setOf([25, 1])), [1, 25]);
});

test('corner notes after Snyder stand where a digit has at most two places in a block', () => {
  const game = classic();
  game.make(fillCorners(game.position));
  assert.ok(game.position.corner.some(Boolean));
  const possible = candidates(game.position);
  for (const { kind, cells } of game.geometry.houses) {
    if (kind !== 'block') continue;
    for (let digit = 1; digit <= 9; digit += 1) {
      const noted = cells.filter((cell) => game.position.corner[cell] & (1 << digit));
      assert.ok(noted.length <= 2);
      assert.ok(noted.every((cell) => possible[cell] & (1 << digit)));
    }
  }
  game.make(clearNotes(game.position));
  assert.equal(game.position.corner.some(Boolean), false);
});

test('digits that stand twice are told by house', () => {
  const { position } = classic();
  position.digit[2] = 5;
  assert.deepEqual(duplicates(position).map(({ house, digit, cells }) => [house?.name, digit, cells]), [['row 1', 5, [0, 2]], ['block 1', 5, [0, 2]]]);
});

test('the history as rows: the newest on top, branches above the move they leave, runs folded', () => {
  const history = new History();
  for (let move = 0; move < 8; move += 1) history.add([], move);
  history.goTo(5);
  history.add([], 20);
  const rows = rowsOf(history);
  assert.deepEqual(rows.map(({ move, lane, moves }) => [move, lane, moves?.length ?? 1]), [[9, 0, 1], [8, 1, 1], [7, 1, 1], [6, 1, 1], [5, 0, 1], [1, 0, 4], [0, 0, 1]]);
  assert.equal(rows[3].parent, 5);
  assert.equal(rows[1].isTip, true);
  assert.equal(rowsOf(history, new Set([1])).length, 10);
});
