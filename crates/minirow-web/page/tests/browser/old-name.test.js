// What a browser kept while the page had another name: written then by the page of that time, opened now.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drawn, label, start, value } from './browser.js';

const folder = new URL('../data/old-name/', import.meta.url);
/** @type {Record<string, string>} */
const KEPT = JSON.parse(readFileSync(new URL('storage.json', folder), 'utf8'));
const OLD_CACHE = 'pencilmark-4000c65542041b47';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** A browser that the old page was used in. @param {string} [query] */
function visited(query) {
  const localStorage = Object.entries(KEPT).map(([name, text]) => ({ name, value: text }));
  return site.page({ hash: 'library', query, storageState: { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage }] } });
}

/** @param {import('./browser.js').Page} page */
const keys = (page) => page.evaluate(() => Object.keys(localStorage));

test('games go on where they were, with their notes and their history; settings and figures stay', async () => {
  const page = await visited();
  assert.equal(await page.locator('.kept').count(), 4);
  assert.equal(await page.locator('.kept.pack').count(), 1);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  assert.match(await page.locator('.figure-foot').innerText(), /1 solved/);
  assert.deepEqual((await keys(page)).filter((key) => key.startsWith('pencilmark')), []);
  const begun = Object.keys(KEPT).find((key) => key.startsWith('pencilmark.game.') && /"corner"/.test(KEPT[key])) ?? '';
  await page.evaluate((id) => {
    location.hash = `play/${id}`;
  }, begun.slice('pencilmark.game.'.length));
  await page.locator('[data-cell="2"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  assert.match(await label(page, 3) ?? '', /corner marks 6/);
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await value(page, 2), '');
  assert.deepEqual(page.errors, []);
});

test('a file with everything is added, and a second time adds nothing', async () => {
  const page = await site.page({ hash: 'library' });
  for (let time = 0; time < 2; time += 1) {
    await page.locator('main input[type="file"]').setInputFiles(fileURLToPath(new URL('library.json', folder)));
    await page.locator('.kept.pack').waitFor();
    assert.equal(await page.locator('.kept').count(), 4);
  }
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  assert.deepEqual((await keys(page)).filter((key) => key.startsWith('pencilmark')), []);
});

test('the old page is no longer kept for when there is no network', async () => {
  const page = await visited('');
  await page.evaluate((name) => caches.open(name), OLD_CACHE);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.reload();
  await page.waitForFunction(async (name) => !(await caches.keys()).includes(name), OLD_CACHE);
  assert.match((await page.evaluate(() => caches.keys())).join(), /^minirow-[0-9a-f]+$/);
});
