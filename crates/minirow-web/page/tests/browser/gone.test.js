// The program that served the page ends while a game is open: what was seen once goes on without it. Where the program was
// built with the engine for browsers (MINIROW_ENGINE), so do hints and new games of all kinds; where it was not, new games
// come from what was made ahead, and the page says what it needs the program for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

/** What browsers tell of a server that is gone. */
const GONE = [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to fetch|ERR_FAILED|ERR_SOCKET_NOT_CONNECTED/, /404 .*\.wasm|Failed to load resource/];

/** Waits until all files of the page are kept; tells whether the engine is among them. @param {Page} page */
const kept = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  /** @type {string[]} */
  const files = await (await fetch('files.json')).json();
  const missing = async () => {
    const found = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, at) => !found[at]);
  };
  for (let tries = 0; tries < 300 && (await missing()).length; tries += 1) await new Promise((go) => setTimeout(go, 100));
  const left = await missing();
  if (left.length) throw new Error(`not kept: ${left}`);
  return files.includes('minirow.wasm');
});

/** @param {Page} page */
const givens = (page) => page.locator('.drawing .given').count();

test('the program is killed while a game is open: play goes on, reload works, a new game works', { timeout: 300_000 }, async (context) => {
  const site = await start();
  try {
    const page = await site.page({ query: '', expected: GONE });
    const hasEngine = await kept(page);
    context.diagnostic(hasEngine ? 'with an engine of its own' : 'without an engine of its own');
    // A game of each level is made ahead while the program is there.
    await page.goto(`${site.url}#home`);
    await page.waitForFunction(() => Object.keys(JSON.parse(localStorage.getItem('minirow.prepared') ?? '{}')).length === 7, null, { timeout: 120_000 });
    await page.goBack();
    await page.locator('[data-cell="2"]').waitFor();
    site.kill();

    await page.locator('[data-cell="2"]').click();
    await page.keyboard.press('4');
    assert.equal(await value(page, 2), '4', 'the game goes on');
    await page.locator('[data-key="hint"]').click();
    if (hasEngine) {
      await page.locator('.ladder').first().waitFor({ timeout: 60_000 });
      await page.keyboard.press('Escape');
    } else {
      await page.getByText('The program behind this page has ended').first().waitFor();
      await page.keyboard.press('Escape');
    }

    await page.reload();
    await page.waitForSelector('#page[data-ready]');
    await page.locator('[data-cell="2"]').waitFor();
    await drawn(page);
    assert.equal(await value(page, 2), '4', 'after a reload');
    // Houses are known still: a digit that stands twice in a row is told.
    await page.locator('[data-cell="3"]').click();
    await page.keyboard.press('4');
    await drawn(page);
    assert.equal(await page.locator('[data-cell="3"]').getAttribute('aria-invalid'), 'true');

    for (const level of ['hard', 'beginner']) {
      await page.goto(`${site.url}#home`);
      const before = await page.evaluate(() => location.hash);
      await page.locator(`[data-level="${level}"]`).click();
      await page.waitForFunction((hash) => location.hash.startsWith('#play/') && location.hash !== hash, before);
      await page.locator('.stage[data-view="play"] .drawing .given').first().waitFor();
      assert.ok(await givens(page) >= 17, level);
    }
    for (const view of ['learn', 'library', 'make']) {
      await page.goto(`${site.url}#${view}`);
      await page.locator(`.stage[data-view="${view}"] main`).waitFor();
    }
    if (hasEngine) {
      await page.goto(`${site.url}#home`);
      for (const level of ['hard', 'hard']) {
        await page.locator(`[data-level="${level}"]`).click();
        await page.waitForFunction(() => location.hash.startsWith('#play/'));
        await page.goto(`${site.url}#home`);
      }
      await page.goto(`${site.url}#learn/x-wing`);
      await page.locator('.stage[data-view="learn"] .drawing').first().waitFor({ timeout: 60_000 });
    }
  } finally {
    await site.close();
  }
});
