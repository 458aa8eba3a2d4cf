// Games in the browser's storage: crashes, several windows, and no room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disguise } from '../../src/home/disguise.js';
import { jigsawMap } from '../../src/home/jigsaw.js';
import { seeded } from '../../src/home/random.js';
import { Supply } from '../../src/home/supply.js';
import { Geometry } from '../../src/board/geometry.js';
import { fromFile, fromRead, toFile } from '../../src/game/file.js';
import { Game } from '../../src/game/game.js';
import { Position } from '../../src/game/position.js';
import { Library } from '../../src/storage/library.js';
import { boardId } from '../../src/storage/packs.js';
import { Statistics } from '../../src/storage/statistics.js';
import { everything, wholeFile } from '../../src/storage/whole-file.js';
import { fromHash, gameLink, puzzleLink } from '../../src/storage/share.js';
import { defaults, parseSettings } from '../../src/storage/settings.js';
import { storage } from './storage.js';
import { knownBoard } from './told.js';

test('what was saved is there after a crash', () => {
  const shared = storage();
  const game = new Game();
  const library = new Library(shared, () => 5);
  game.enter(3, 'digit', [4]);
  assert.equal(library.save(game), 'saved');
  game.enter(4, 'corner', [5]);
  assert.equal(library.save(game), 'saved');
  const after = new Library(shared);
  const read = after.load(game.id);
  assert.equal(read?.position.at(4), 3);
  assert.equal(read?.history.current, 2);
  assert.deepEqual(after.list().map(({ id, length, when, solved }) => [id, length, when, solved]), [[game.id, 81, 5, false]]);
});

test('two windows: the later one that has not seen the change keeps a copy, and nothing is lost', () => {
  const shared = storage();
  const [one, other] = [new Library(shared), new Library(shared)];
  const game = new Game();
  one.save(game);
  const twin = other.load(game.id);
  assert.ok(twin);
  game.enter(1, 'digit', [0]);
  one.save(game);
  assert.ok(other.isNewer(game.id));
  twin.enter(2, 'digit', [1]);
  assert.equal(other.save(twin), 'forked');
  assert.notEqual(twin.id, game.id);
  assert.equal(other.list().length, 2);
  assert.equal(new Library(shared).load(game.id)?.position.at(0), 1);
  assert.equal(new Library(shared).load(twin.id)?.position.at(1), 2);
  assert.equal(other.save(twin), 'saved');
});

test('a full storage keeps what it has and says so', () => {
  const shared = storage(2000);
  const library = new Library(shared);
  const game = new Game();
  assert.equal(library.save(game), 'saved');
  for (let cell = 0; cell < 40; cell += 1) game.enter(1 + (cell % 9), 'corner', [cell]);
  assert.equal(library.save(game), 'full');
  assert.equal(new Library(shared).load(game.id)?.history.current, 0, 'the last state that fitted');
  assert.equal(new Library(null).save(game), 'off');
});

test('damaged entries are passed over', () => {
  const shared = storage();
  shared.setItem('minirow.game.a', '{');
  shared.setItem('minirow.game.b', '{"save":1,"file":{"version":1,"grid":[[1]],"play":{"page":{}}}}');
  shared.setItem('other', 'x');
  const library = new Library(shared);
  assert.equal(library.load('a'), null);
  assert.equal(library.load('b'), null);
  assert.equal(library.list().filter(({ id }) => id === 'a').length, 0);
});

test('links give back the puzzle and the game', async () => {
  const game = new Game();
  game.position.given[0] = 7;
  game.enter(3, 'digit', [4]);
  const puzzle = await fromHash(new URL(puzzleLink(game, 'http://a/')).hash);
  assert.equal(puzzle?.text, `7${'.'.repeat(80)}`);
  game.name = 'No. 3';
  game.level = 'hard';
  assert.equal((await fromHash(new URL(puzzleLink(game, 'http://a/')).hash))?.text?.length, 81, 'the name is of this page alone');
  game.rules = 'Normal rules.';
  const told = await fromHash(new URL(puzzleLink(game, 'http://a/')).hash);
  assert.deepEqual({ ...JSON.parse(told?.text ?? ''), grid: [] }, { version: 1, name: 'No. 3', about: { rules: 'Normal rules.' }, grid: [] });
  const whole = await fromHash(new URL(await gameLink(game, 'http://a/')).hash);
  assert.equal(whole?.game?.position.at(4), 3);
  await assert.rejects(fromHash('#game=AAAA'));
  assert.equal(await fromHash('#nothing'), null);
});

test('settings that are damaged are as at first', () => {
  assert.deepEqual(parseSettings('{'), defaults());
  assert.deepEqual(parseSettings(null), defaults());
  const read = parseSettings('{"theme":"dark","textSize":"big","bindings":{"hint":"KeyQ","evil":"KeyX","undo":3},"x":1}');
  assert.equal(read.theme, 'dark');
  assert.equal(read.textSize, 100);
  assert.equal(read.bindings.hint, 'KeyQ');
  assert.equal(read.bindings.undo, 'BracketLeft');
  assert.ok(!('evil' in read.bindings) && !('x' in read));
});

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** @param {string} line */
const digits = (line) => [...line].map((symbol) => Number(symbol) || 0);

/** @param {ConstructorParameters<typeof Game>[0]} [parts] */
const puzzle = (parts) => new Game({ position: new Position(knownBoard(), digits(PUZZLE)), ...parts });

/** A game that is solved. @param {ConstructorParameters<typeof Game>[0]} [parts] */
const solved = (parts) => new Game({ position: new Position(knownBoard(), digits(SOLUTION)), ...parts });

test('level, day, author, rules and what was shown come back from a file', () => {
  const game = puzzle({ name: 'Low Tide', author: 'A. Setter', rules: 'Nothing special.', level: 'hard', day: '2026-11-22', seconds: 9 });
  game.hinted = ['x-wing'];
  game.solutionShown = true;
  const read = fromFile(JSON.parse(JSON.stringify(toFile(game))));
  assert.deepEqual([read?.name, read?.author, read?.rules, read?.level, read?.day], ['Low Tide', 'A. Setter', 'Nothing special.', 'hard', '2026-11-22']);
  assert.deepEqual([read?.hinted, read?.solutionShown, read?.made], [['x-wing'], true, false]);
});

test('author and rules of what is imported are kept', () => {
  const game = fromRead({ board: { givens: digits(PUZZLE) }, name: 'Low Tide', author: 'A. Setter', rules: 'Nothing special.' });
  assert.deepEqual([game.name, game.author, game.rules], ['Low Tide', 'A. Setter', 'Nothing special.']);
});

test('a list tells how far each game is, and reads again only what has changed', () => {
  const shared = storage();
  let reads = 0;
  const counting = new Proxy(shared, { get: (target, name) => {
    if (name === 'getItem') reads += 1;
    const value = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  } });
  const library = new Library(counting, () => 5);
  const game = puzzle({ level: 'easy', name: 'No. 1' });
  game.enter(4, 'digit', [2]);
  library.save(game);
  for (let number = 0; number < 300; number += 1) library.save(puzzle());
  reads = 0;
  const entries = library.list();
  assert.equal(entries.length, 301);
  assert.ok(reads <= 301, `${reads} reads`);
  const entry = entries.find(({ id }) => id === game.id);
  assert.deepEqual([entry?.name, entry?.level, entry?.filled, entry?.own, entry?.length, entry?.touched], ['No. 1', 'easy', 31, 1, 81, true]);
  assert.equal(library.unfinished()?.id, game.id, 'the one that was begun comes before those that were not');
});

test('games are renamed, removed and put back', () => {
  const library = new Library(storage());
  const game = puzzle({ name: 'No. 1' });
  library.save(game);
  assert.equal(library.rename(game.id, 'Sunday paper'), 'saved');
  assert.equal(library.list()[0].name, 'Sunday paper');
  game.name = 'Sunday paper';
  game.enter(4, 'digit', [2]);
  assert.equal(library.save(game), 'saved', 'a new name is no other state');
  const removed = library.remove(game.id);
  assert.deepEqual(library.list(), []);
  library.putBack(removed);
  assert.equal(library.load(game.id)?.position.at(2), 4);
  assert.equal(library.save(game), 'saved');
});

test('a pack of a hundred boards is short, and each of its boards is a game once it is played', () => {
  const shared = storage();
  const library = new Library(shared);
  const games = Array.from({ length: 100 }, (_, at) => puzzle({ name: at === 3 ? 'Low Tide' : '', author: at === 3 ? 'A. Setter' : '' }));
  assert.equal(library.keepPack('Sundays', games), 'saved');
  assert.ok((shared.getItem(shared.key(0) ?? '')?.length ?? 0) < 12_000);
  assert.deepEqual(library.list(), [], 'boards of a pack do not stand among the games');
  const [pack] = library.packs();
  assert.deepEqual([pack.name, pack.boards.length], ['Sundays', 100]);
  const game = library.load(boardId(pack.id, 3));
  assert.deepEqual([game?.name, game?.author, game?.id], ['Low Tide', 'A. Setter', games[3].id]);
  assert.deepEqual(game?.position.given, digits(PUZZLE));
  game?.enter(4, 'digit', [2]);
  assert.equal(game && library.save(game), 'saved');
  assert.deepEqual([...library.begun(pack.id)].map(([at, { own }]) => [at, own]), [[3, 1]]);
  library.putBack(library.remove(pack.id));
  assert.equal(library.load(boardId(pack.id, 3))?.position.at(2), 4, 'with what was played');
  library.remove(pack.id);
  assert.equal(shared.length, 0);
  const jigsaw = new Game({ geometry: new Geometry({ side: 9, blocks: jigsawMap(seeded(3)) }) });
  const noted = puzzle();
  noted.enter(4, 'corner', [2]);
  library.keepPack('Mixed', [jigsaw, noted]);
  assert.deepEqual(library.load(jigsaw.id)?.geometry.spec, jigsaw.geometry.spec);
  assert.equal(library.load(noted.id)?.position.corner[2], 1 << 4, 'notes of what is imported are not lost');
});

test('one file holds everything, and nothing is lost when it is added', () => {
  const [first, second] = [storage(), storage()];
  const library = new Library(first, () => 10);
  const statistics = new Statistics(first, () => 10);
  const game = puzzle({ name: 'No. 1' });
  game.enter(4, 'digit', [2]);
  library.save(game);
  library.keepPack('Sundays', [puzzle()]);
  statistics.record(solved({ level: 'easy', seconds: 60 }), ['x-wing']);
  first.setItem('minirow.learning', '{"x-wing":3}');
  const text = JSON.stringify(everything(/** @type {any} */ ({ library, statistics })));
  const file = wholeFile(text);
  assert.equal(wholeFile(PUZZLE), null);
  assert.equal(file.others['minirow.learning'], '{"x-wing":3}');
  const other = new Library(second, () => 20);
  assert.deepEqual(other.add(file), { added: 2, outcome: 'saved' });
  assert.equal(other.load(game.id)?.position.at(2), 4);
  assert.equal(other.packs()[0].name, 'Sundays');
  assert.deepEqual(other.add(file), { added: 0, outcome: 'saved' }, 'the same file twice adds nothing');
  const mine = new Statistics(second);
  mine.record(solved({ level: 'easy', seconds: 50 }));
  mine.merge(file.statistics);
  mine.merge(file.statistics);
  assert.deepEqual([mine.times('easy').length, mine.best('easy'), mine.techniques().get('x-wing')], [2, 50, 1]);
  assert.equal(new Library(storage(400)).add(file).outcome, 'full');
});

test('statistics count a solved game once, and none whose solution was shown', () => {
  const shared = storage();
  const statistics = new Statistics(shared, () => Date.UTC(2026, 10, 22, 12));
  const game = solved({ level: 'hard', seconds: 100.4 });
  assert.equal(statistics.record(game), true);
  assert.equal(statistics.record(game), false);
  assert.equal(statistics.record(Object.assign(solved({ level: 'hard', seconds: 5 }), { solutionShown: true })), false);
  assert.equal(statistics.record(puzzle({ level: 'hard' })), false);
  const hinted = solved({ level: 'hard', seconds: 90 });
  hinted.hinted = ['x-wing', 'x-wing'];
  statistics.record(hinted);
  const six = knownBoard({ side: 4 });
  statistics.record(new Game({ geometry: six, position: new Position(six, [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]), level: 'hard', seconds: 3 }));
  assert.deepEqual([statistics.times('hard'), statistics.best('hard'), statistics.best('easy')], [[100, 90], 90, undefined], 'times are those of classic boards');
  assert.deepEqual(statistics.counts(), { solved: 3, alone: 2 });
  assert.deepEqual([...statistics.techniques()], [['x-wing', 2]]);
  assert.deepEqual([...statistics.calendar()], [['2026-11-22', 3]]);
  shared.setItem('minirow.statistics', '{"finishes":[{"id":3}],"techniques":null}');
  assert.equal(statistics.counts().solved, 0, 'damaged entries are passed over');
});

test('days in a row end with a day that was missed', () => {
  let now = new Date(2026, 10, 1, 12).getTime();
  const statistics = new Statistics(storage(), () => now);
  for (const day of ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-30', '2026-10-31']) statistics.record(solved({ day }));
  assert.deepEqual(statistics.streak(), { days: 2, longest: 3, today: false });
  statistics.record(solved({ day: '2026-11-01' }));
  assert.deepEqual(statistics.streak(), { days: 3, longest: 3, today: true });
  now = new Date(2026, 10, 3, 12).getTime();
  assert.equal(statistics.streak().days, 0);
});

test('a puzzle in disguise keeps its pattern even and its solution', () => {
  const [given, full] = [digits(PUZZLE), digits(SOLUTION)];
  for (let seed = 1; seed < 20; seed += 1) {
    const [hidden, answer] = [disguise(given, seeded(seed)), disguise(full, seeded(seed))];
    assert.equal(new Game({ position: new Position(knownBoard(), answer) }).isSolved, true);
    assert.ok(hidden.every((digit, cell) => digit === 0 || digit === answer[cell]));
    assert.ok(hidden.every((digit, cell) => (digit === 0) === (hidden[80 - cell] === 0)));
    assert.notDeepEqual(hidden, given);
  }
  assert.deepEqual(disguise(given, seeded(7)), disguise(given, seeded(7)));
});

test('the regions of a jigsaw have nine cells each, and are not those of a classic board', () => {
  for (let seed = 1; seed < 10; seed += 1) {
    const map = jigsawMap(seeded(seed));
    const geometry = knownBoard({ side: 9, blocks: map });
    for (const house of geometry.houses) assert.equal(house.cells.length, 9);
    assert.equal(map.join(''), [...map.join('')].reverse().map((letter) => 'IHGFEDCBA'['ABCDEFGHI'.indexOf(letter)]).join(''), 'a half turn leaves it as it is');
    assert.notEqual(new Set(map[0].slice(0, 3) + map[1].slice(0, 3) + map[2].slice(0, 3)).size, 1);
  }
});

test('one puzzle of each level is made ahead in the background, and what somebody waits for goes first', async () => {
  /** @type {{level: string, background: boolean, signal?: AbortSignal}[]} */
  const calls = [];
  /** @type {(() => void)|undefined} */
  let go;
  const engine = /** @type {any} */ ({
    call: (/** @type {string} */ _name, /** @type {any} */ { level }, /** @type {any} */ { background = false, signal } = {}) => {
      calls.push({ level, background, signal });
      if (background && level === 'tricky') {
        return new Promise((resolve, reject) => {
          go = () => resolve({ found: true, puzzle: digits(PUZZLE) });
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }
      return Promise.resolve({ found: true, puzzle: digits(PUZZLE) });
    },
  });
  const supply = new Supply(engine, storage());
  const first = supply.prepare();
  void supply.prepare();
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(calls.map(({ level }) => level), ['beginner', 'easy', 'moderate', 'tricky'], 'one after the other, and only once');
  calls.length = 0;
  assert.deepEqual(await supply.take('easy'), digits(PUZZLE));
  assert.deepEqual(calls, [], 'what is there needs no engine');
  await supply.take('hard');
  assert.deepEqual(calls.map(({ level, background }) => [level, background]), [['hard', false]]);
  await first;
  const again = supply.prepare();
  await new Promise((done) => setTimeout(done));
  go?.();
  await again;
  calls.length = 0;
  await supply.prepare();
  assert.deepEqual(calls, [], 'nothing is missing');
});

test('the puzzle of a day follows from the date, its level from the day of the week', async () => {
  /** @type {any[]} */
  const calls = [];
  const engine = /** @type {any} */ ({ call: async (/** @type {string} */ _name, /** @type {any} */ input) => {
    calls.push(input);
    return { found: true, puzzle: digits(PUZZLE) };
  } });
  const [one, other] = [new Supply(engine, null), new Supply(engine, null)];
  assert.deepEqual(['2026-11-23', '2026-11-24', '2026-11-29'].map((day) => one.levelOf(day)), ['beginner', 'easy', 'fiendish']);
  assert.deepEqual(await one.ofDay('2026-11-28'), await other.ofDay('2026-11-28'));
  assert.deepEqual(calls[0], calls[1]);
  await one.ofDay('2026-11-24');
  await one.ofDay('2026-11-24');
  assert.equal(calls.length, 3, 'asked for once');
  assert.equal(calls[2].seed, 20261124);
});
