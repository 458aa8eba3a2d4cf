// What was kept and saved while the page had another name, as it was written then.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Library } from '../../src/storage/library.js';
import { takeOver } from '../../src/storage/old-name.js';
import { Progress } from '../../src/storage/progress.js';
import { Statistics } from '../../src/storage/statistics.js';
import { addEverything, everything, wholeFile } from '../../src/storage/whole-file.js';
import { storage } from './storage.js';

/** @param {string} name */
const fixture = (name) => readFileSync(new URL(`../data/old-name/${name}.json`, import.meta.url), 'utf8');
const OLD = 'pencilmark';
/** @type {Record<string, string>} */
const KEPT = JSON.parse(fixture('storage'));

/** A storage of the old page. @param {number} [room] */
function before(room) {
  const shared = storage(room);
  for (const [key, text] of Object.entries(KEPT)) shared.setItem(key, text);
  return shared;
}

/** @param {Storage} shared */
const keys = (shared) => Array.from({ length: shared.length }, (_, at) => shared.key(at) ?? '');

test('games, packs, settings and all else have the name of today', () => {
  const shared = before();
  shared.setItem('else', 'stays');
  takeOver(shared);
  for (const [key, text] of Object.entries(KEPT)) assert.equal(shared.getItem(key.replace(OLD, 'minirow')), text, key);
  assert.equal(shared.getItem('else'), 'stays');
  assert.equal(keys(shared).length, Object.keys(KEPT).length + 1);
  const library = new Library(shared);
  assert.deepEqual([library.list().length, library.packs().length], [3, 1]);
  assert.equal(new Statistics(shared).counts().solved, 1);
  assert.equal(new Progress(shared).current, JSON.parse(KEPT[`${OLD}.progress`]).current);
  const once = keys(shared).sort();
  takeOver(shared);
  assert.deepEqual(keys(shared).sort(), once);
  takeOver(null);
});

test('a storage without any room is taken over', () => {
  const room = Object.entries(KEPT).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const shared = before(room);
  takeOver(shared);
  assert.deepEqual(keys(shared).filter((key) => key.startsWith(OLD)), []);
  assert.equal(new Library(shared).list().length, 3);
});

test('a game that a window of the old page went on with is kept beside the one that was taken over', () => {
  const shared = before();
  takeOver(shared);
  const [key, text] = Object.entries(KEPT).find(([name]) => name.startsWith(`${OLD}.game.`)) ?? ['', ''];
  const mine = key.replace(OLD, 'minirow');
  const late = JSON.stringify({ ...JSON.parse(text), save: 99 });
  shared.setItem(key, late);
  shared.setItem(`${OLD}.settings`, '{"theme":"light"}');
  const finish = { id: 'late', when: 1, level: 'easy', kind: '', seconds: 9, hints: 0, day: '' };
  shared.setItem(`${OLD}.statistics`, JSON.stringify({ finishes: [finish], techniques: {} }));
  takeOver(shared);
  const games = keys(shared).filter((name) => name.startsWith('minirow.game.'));
  assert.equal(games.length, 4);
  assert.equal(shared.getItem(mine), text);
  assert.ok(games.some((name) => shared.getItem(name) === late));
  assert.equal(shared.getItem('minirow.settings'), KEPT[`${OLD}.settings`]);
  assert.equal(new Statistics(shared).counts().solved, 2);
});

test('a file with everything that the old page saved is added', () => {
  const file = wholeFile(fixture('library'));
  const shared = storage();
  const library = new Library(shared);
  const app = { library, statistics: new Statistics(shared), change: () => undefined, dispatchEvent: () => true };
  const { added, outcome } = addEverything(/** @type {any} */ (app), file);
  assert.deepEqual([added, outcome], [4, 'saved']);
  assert.equal(shared.getItem('minirow.progress'), KEPT[`${OLD}.progress`]);
  assert.equal(app.statistics.counts().solved, 1);
  const again = everything(/** @type {any} */ (app));
  assert.equal(again.kind, 'minirow-library');
  assert.ok(!JSON.stringify(again).includes(OLD));
});
