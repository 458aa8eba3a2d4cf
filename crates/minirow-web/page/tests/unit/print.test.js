// What stands over a printed board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionOf } from '../../src/dialogs/print.js';

const app = /** @type {any} */ ({ t: (/** @type {string} */ key) => key });
/** @param {object} game @param {string} title */
const caption = (game, title) => captionOf(app, /** @type {any} */ ({ name: '', level: '', ...game }), title);

test('a name stands once on a sheet, in the title or over the board', () => {
  assert.equal(caption({ name: 'Low Tide' }, 'Low Tide, Ada'), '');
  assert.equal(caption({ name: 'Low Tide', level: 'hard' }, 'Low Tide, Ada'), 'level.hard');
  assert.equal(caption({ name: 'Low Tide', level: 'hard' }, 'For Sunday'), 'Low Tide  level.hard');
  assert.equal(caption({ name: 'Low Tide' }, ''), 'Low Tide');
  assert.equal(caption({ level: 'hard' }, ''), 'level.hard');
});
