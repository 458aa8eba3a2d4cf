// The page as a folder on a bare file server, with its engine as WebAssembly, and then without any
// network. PENCILMARK_FOLDER names the folder that `cargo xtask web` makes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, pdf, start, value } from './browser.js';

const folder = process.env.PENCILMARK_FOLDER;
const skip = folder ? false : 'PENCILMARK_FOLDER names no folder';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  if (folder) site = await start(folder);
});
after(() => site?.close());

test('offline: playing, hints, rating, generating and technique pages', { skip }, async (context) => {
  const page = await site.page({ query: '' });
  assert.equal(await page.locator('#page').getAttribute('data-ready'), 'worker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The files are kept one by one: the network is cut only when all of them are.
    /** @type {string[]} */
    const files = await (await fetch('files.json')).json();
    const kept = async () => (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);
    for (let tries = 0; tries < 100 && !(await kept()); tries += 1) await new Promise((go) => setTimeout(go, 100));
    if (!(await kept())) throw new Error('not all files are kept');
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('#page[data-ready="worker"]');
  const shown = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.round(paint?.startTime ?? -1);
  });
  await drawn(page);
  assert.equal(await value(page, 0), '5', 'the game goes on');

  const asked = performance.now();
  await page.locator('[data-key="hint"]').click();
  await page.waitForSelector('.ladder li');
  context.diagnostic(`first paint ${shown} ms, first hint ${Math.round(performance.now() - asked)} ms`);

  const panel = (/** @type {string} */ name) => page.locator('.switch').getByRole('button', { name, exact: true }).click();
  await panel('Make');
  await page.getByRole('button', { name: 'Rate', exact: true }).click();
  await page.waitForFunction(() => /SE \d/.test(document.querySelector('.facts')?.textContent ?? ''));
  await panel('Learn');
  await page.waitForSelector('.document h3');
  await panel('Generate');
  await page.getByLabel('Level').selectOption('easy');
  await page.locator('.panel button.primary').click();
  await page.waitForFunction(() => document.querySelectorAll('.tab').length === 2, null, { timeout: 60_000 });
  await drawn(page);
  assert.ok(await page.locator('.cell.given').count() >= 17);
  await page.locator('.menu').getByRole('button', { name: 'Print', exact: true }).click();
  assert.match(await pdf(page), /^%PDF/);
  assert.deepEqual(page.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')), []);
});

test('offline: a slow request never blocks typing, and can be cancelled', { skip }, async () => {
  const page = await site.page();
  await page.locator('.switch').getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByLabel('Rating from').fill('11');
  await page.locator('.panel button.primary').click();
  await page.waitForFunction(() => document.querySelector('.panel progress:not([hidden])'));
  await page.locator('[data-cell="2"]').click();
  const slowest = await page.evaluate(async () => {
    let most = 0;
    const board = /** @type {HTMLElement} */ (document.querySelector('[data-cell="2"]'));
    for (let number = 0; number < 20; number += 1) {
      const begun = performance.now();
      board.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${(number % 9) + 1}`, key: String((number % 9) + 1), bubbles: true }));
      await new Promise((go) => requestAnimationFrame(go));
      most = Math.max(most, performance.now() - begun);
    }
    return most;
  });
  assert.ok(slowest < 500, `a key took ${slowest} ms`);
  await page.locator('.panel button.primary').click();
  await page.waitForFunction(() => document.querySelector('.panel [role="status"]')?.textContent?.startsWith('Stopped'));
});

test('offline: practising a technique, with its chain drawn on the board', { skip }, async () => {
  const page = await site.page();
  await page.locator('.switch').getByRole('button', { name: 'Learn', exact: true }).click();
  await page.waitForSelector('.document h3');
  await page.getByLabel('Technique').selectOption('xy-chain');
  await page.waitForFunction(() => /XY-chain/i.test(document.querySelector('.document h3')?.textContent ?? ''));
  await page.getByRole('button', { name: 'Practise this' }).click();
  await page.getByRole('button', { name: 'Show the step' }).click({ timeout: 70_000 });
  await page.waitForSelector('.hint-links .link');
  await drawn(page);
  assert.ok(await page.locator('.hint-links .link').count() > 2, 'links are drawn');
  assert.ok(await page.locator('.mark.remove').count() > 0);
  assert.ok(await page.locator('.ladder li').last().innerText());
  if (process.env.PENCILMARK_SHOTS) await page.screenshot({ path: `${process.env.PENCILMARK_SHOTS}/chain.png` });
  await page.getByRole('button', { name: 'Apply' }).click();
  await drawn(page);
  assert.equal(await page.locator('.hint-links .link').count(), 0);
});
