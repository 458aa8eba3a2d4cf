// The name of the page, wherever people read it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NAME } from '../../src/name.js';

const page = new URL('../../', import.meta.url);
/** @param {string} file */
const read = (file) => readFileSync(new URL(file, page), 'utf8');

test('the engine, the first page and the manifest have the same name', () => {
  assert.match(read('../../minirow/src/name.rs'), new RegExp(`pub const NAME: &str = "${NAME}";`));
  assert.match(read('index.html'), new RegExp(`<title>${NAME}</title>[^]*<p class="loading">${NAME}</p>`));
  const { name, short_name: short } = JSON.parse(read('manifest.webmanifest'));
  assert.deepEqual([name, short], [NAME, NAME]);
});
