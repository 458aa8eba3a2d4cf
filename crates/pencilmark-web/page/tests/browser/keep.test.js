// Every place where a player could lose work: reload, crash, a second window, no room, bad imports.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { CLASSIC, drawn, label, start, value } from './browser.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {import('./browser.js').Page} page */
async function ready(page) {
  await page.waitForSelector('#page[data-ready]');
  await drawn(page);
}

test('a reload goes on where one was, with the history', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await page.reload();
  await ready(page);
  assert.equal(await value(page, 2), '4');
  assert.match(await label(page, 3) ?? '', /corner marks 6/);
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await value(page, 2), '');
});

test('a crash of the tab loses nothing', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto(`${site.url}?fresh`);
  await ready(next);
  assert.equal(await value(next, 2), '4');
});

test('two windows with the same board see each other’s digits', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const other = await page.context().newPage();
  await other.goto(`${site.url}?fresh`);
  await ready(other);
  assert.equal(await value(other, 2), '4');
  await other.locator('[data-cell="3"]').click();
  await other.keyboard.press('6');
  await page.waitForFunction(() => document.querySelector('[data-cell="3"] .value')?.textContent === '6');
  await page.locator('[data-cell="5"]').click();
  await page.keyboard.press('8');
  await other.waitForFunction(() => document.querySelector('[data-cell="5"] .value')?.textContent === '8');
  assert.equal(await value(other, 3), '6');
});

test('a full storage is told, the game goes on, and it can be saved as a file', async () => {
  const page = await site.page();
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20);
    for (let number = 0; text.length; number += 1) {
      try {
        localStorage.setItem(`fill ${number}`, text);
      } catch {
        text = text.slice(1 + text.length / 2);
      }
    }
  });
  await page.locator('[data-cell="2"]').click();
  for (const digit of [4, 1, 2, 4]) await page.keyboard.press(`Digit${digit}`);
  await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('no room'));
  assert.equal(await value(page, 2), '4');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.status button').click()]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.equal(saved.grid[0][2], 4);
  assert.equal(saved.play.moves.length, 4);
  assert.deepEqual(page.errors, []);
});

test('a saved file opens again, in a tab of its own', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  const path = join(tmpdir(), `pencilmark-${process.pid}.json`);
  writeFileSync(path, readFileSync(await file.path()));
  await page.keyboard.press('5');
  await page.keyboard.press('Control+o');
  await page.getByLabel('File').setInputFiles(path);
  await page.waitForFunction(() => document.querySelectorAll('.tab').length === 2);
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await page.locator('.tab button').first().click();
  await drawn(page);
  assert.equal(await value(page, 2), '5', 'the board that was open is as it was');
});

test('bad imports change nothing and say where', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const paste = (/** @type {string} */ text) => page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  for (const bad of ['hello', '12..x', '{', '{"version":1,"play":{"page":{}},"grid":[[5]]}', '[1,2', '. '.repeat(49 * 49)]) {
    await page.evaluate(() => document.querySelector('.status')?.replaceChildren());
    await paste(bad);
    await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('Could not open'));
    const told = await page.locator('.status').innerText();
    assert.match(told, /1:1|expected/);
    assert.doesNotMatch(told, /does not answer/);
  }
  await page.evaluate(() => (location.hash = 'game=%%%'));
  await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('damaged'));
  assert.equal(await value(page, 2), '4');
  assert.equal(await page.locator('.tab').count(), 1);
  await paste(CLASSIC.replace('53', '35'));
  await page.waitForFunction(() => document.querySelectorAll('.tab').length === 2);
  await drawn(page);
  assert.equal(await value(page, 0), '3');
});

test('a link brings a board beside the one that is open, and progress too', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link with my progress' }).click();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('dialog textarea'))?.value.includes('#game='));
  const link = await page.locator('dialog textarea').inputValue();
  await page.keyboard.press('Escape');
  const other = await site.page({ hash: link.split('#')[1] });
  await drawn(other);
  assert.equal(await value(other, 2), '4');
  await other.locator('[data-cell="2"]').click();
  await other.keyboard.press('Control+z');
  await drawn(other);
  assert.equal(await value(other, 2), '', 'with its history');
});

test('the board that the program was started with is opened once', async () => {
  const page = await site.page({ hash: 'start' });
  await drawn(page);
  assert.equal(await value(page, 80), '7');
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('.tab').count(), 1);
  assert.equal(await value(page, 80), '7');
});

test('bookmarks and branches bring back what was undone', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByLabel('Name of a bookmark').fill('four');
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('1');
  await drawn(page);
  assert.equal(await value(page, 2), '1');
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'four', exact: true }).click();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await page.locator('.branch').first().click();
  await drawn(page);
  assert.equal(await value(page, 2), '1');
  await page.getByRole('button', { name: 'Back to before the first mistake' }).click();
  await drawn(page);
  assert.equal(await value(page, 2), '');
});
