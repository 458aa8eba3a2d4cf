// Games in the browser's storage: crashes, several windows, and no room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '../../src/game/game.js';
import { Library } from '../../src/storage/library.js';
import { fromHash, gameLink, puzzleLink } from '../../src/storage/share.js';
import { defaults, parseSettings } from '../../src/storage/settings.js';

/** A storage with room for some characters. @param {number} [room] */
function storage(room = Infinity) {
  /** @type {Map<string, string>} */
  const items = new Map();
  return /** @type {Storage} */ ({
    get length() { return items.size; },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const used = [...items].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  });
}

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
  assert.deepEqual(after.list().map(({ id, side, when, solved }) => [id, side, when, solved]), [[game.id, 9, 5, false]]);
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
  shared.setItem('pencilmark.game.a', '{');
  shared.setItem('pencilmark.game.b', '{"save":1,"file":{"version":1,"grid":[[1]],"play":{"page":{}}}}');
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
