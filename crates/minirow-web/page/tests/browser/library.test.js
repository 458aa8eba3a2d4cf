// The library: names, removing, packs, everything as one file, many hundreds of games.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { violations } from './axe.js';
import { CLASSIC, SOLUTION, drawn, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */
/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** A page with one game in its library, which has the digit 4 in its third cell. @param {Parameters<typeof site.page>[0]} [how] */
async function withGame(how) {
  const page = await site.page(how);
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await drawn(page);
  await goTo(page, 'library');
  await page.locator('.kept').waitFor();
  return page;
}

/** @param {Page} page @param {string} address */
async function goTo(page, address) {
  await page.evaluate((hash) => (location.hash = hash), address);
  await drawn(page);
}

/** Chooses something of the menu of a card. @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.locator('.kept-more').first().click();
  await page.getByRole('menuitem', { name }).click();
}

/** @param {Page} page @param {string} content */
const paste = (page, content) => page.evaluate((text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}, content);

/** A hundred boards: the same one with its digits renamed. */
const HUNDRED = Array.from({ length: 100 }, (_, at) => CLASSIC.replace(/\d/g, (digit) => String(((Number(digit) - 1 + at) % 9) + 1))).join('\n');

test('a game is renamed in place: Enter keeps, Escape undoes', async () => {
  const page = await withGame();
  const name = page.locator('.kept-name');
  const before = await name.textContent();
  await choose(page, 'Rename');
  await page.keyboard.type('Low Tide');
  await page.keyboard.press('Escape');
  assert.equal(await name.textContent(), before);
  assert.ok(await name.evaluate((link) => link === document.activeElement), 'the focus is where it was');
  await choose(page, 'Rename');
  await page.keyboard.type('Low Tide');
  await page.keyboard.press('Enter');
  assert.equal(await name.textContent(), 'Low Tide');
  await page.reload();
  await name.waitFor();
  assert.equal(await name.textContent(), 'Low Tide');
  await name.click();
  await page.locator('[data-cell="2"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  assert.match(await page.locator('.board-title').innerText(), /Low Tide/);
  assert.deepEqual(page.errors, []);
});

test('a game that is removed comes back', async () => {
  const page = await withGame();
  await choose(page, 'Remove');
  assert.equal(await page.locator('.kept').count(), 0);
  assert.match(await page.locator('.library-empty').innerText(), /No game/);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  assert.equal(await page.locator('.kept').count(), 1);
  assert.ok(await page.locator('.kept-name').evaluate((link) => link === document.activeElement));
  await page.locator('.kept-name').click();
  await page.locator('[data-cell="2"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
});

test('a text with a hundred boards becomes a pack, whose boards are played one by one', async () => {
  const page = await site.page({ hash: 'library' });
  await paste(page, HUNDRED);
  await page.locator('dialog[open]').getByRole('button', { name: /Keep/ }).click({ timeout: 15_000 });
  await page.locator('.kept.pack').waitFor();
  assert.equal(await page.locator('.kept').count(), 1, 'one card');
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('minirow.pack')).map(([, text]) => text.length));
  assert.ok(stored[0] < 12_000, `${stored} characters`);
  await page.locator('.kept-name').click();
  await page.locator('.library-pack').waitFor();
  assert.equal(await page.locator('.kept').count(), 100);
  assert.match(await page.locator('.library-pack').innerText(), /0 of 100 solved/);
  await page.locator('.kept-name').nth(6).click();
  await page.locator('[data-cell="2"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 0), String(((5 - 1 + 6) % 9) + 1));
  for (const cell of [...CLASSIC].keys()) {
    if (CLASSIC[cell] !== '.') continue;
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${((Number(SOLUTION[cell]) - 1 + 6) % 9) + 1}`);
  }
  await drawn(page);
  await goTo(page, 'library');
  assert.equal(await page.locator('.kept').count(), 1, 'its boards do not stand among the games');
  await page.locator('.kept-name').click();
  await page.locator('.library-pack').waitFor();
  assert.match(await page.locator('.library-pack').innerText(), /1 of 100 solved/);
  assert.equal(await page.locator('.kept-done').count(), 1);
  assert.deepEqual(page.errors, []);
});

test('everything is saved as one file, and comes back elsewhere', async () => {
  const page = await withGame();
  await paste(page, HUNDRED.slice(0, 81 * 3 + 2));
  await page.locator('dialog[open]').getByRole('button', { name: /Keep/ }).click({ timeout: 15_000 });
  await page.locator('.kept.pack').waitFor();
  await page.evaluate(() => {
    localStorage.setItem('minirow.statistics', JSON.stringify({ finishes: [{ id: 'a', when: Date.now(), seconds: 100, level: 'easy', day: '' }], techniques: { 'x-wing': 2 } }));
    localStorage.setItem('minirow.settings', JSON.stringify({ theme: 'dark' }));
    localStorage.setItem('minirow.progress', JSON.stringify({ right: { 'x-wing': 7 }, current: 'x-wing' }));
  });
  await page.getByRole('button', { name: 'Everything as a file' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Save everything as a file' }).click()]);
  const path = join(tmpdir(), `minirow-library-${process.pid}.json`);
  writeFileSync(path, readFileSync(await file.path()));

  const other = await site.page({ hash: 'library' });
  await other.locator('main input[type="file"]').setInputFiles(path);
  await other.locator('.kept.pack').waitFor();
  assert.equal(await other.locator('.kept').count(), 2);
  assert.equal(await other.evaluate(() => document.documentElement.dataset.theme), 'dark');
  assert.match(await other.locator('.figure-foot').innerText(), /1 solved/);
  assert.equal(await other.evaluate(() => JSON.parse(localStorage.getItem('minirow.progress') ?? '{}').right['x-wing']), 7);
  await other.locator('.kept:not(.pack) .kept-name').click();
  await other.locator('[data-cell="2"]').waitFor();
  await drawn(other);
  assert.equal(await value(other, 2), '4');
  await other.locator('[data-cell="2"]').click();
  await other.keyboard.press('Control+z');
  await drawn(other);
  assert.equal(await value(other, 2), '', 'with its history');
  assert.deepEqual(other.errors, []);
});

test('filters show what is played, solved or made', async () => {
  const page = await withGame();
  const show = async (/** @type {string} */ name) => {
    await page.locator('.library-bar').getByRole('button', { name, exact: true }).click();
    return page.locator('.kept').count();
  };
  assert.deepEqual([await show('Playing'), await show('Solved'), await show('Made'), await show('All')], [1, 0, 0, 1]);
  assert.equal(await page.locator('.library-bar [aria-pressed="true"]').innerText(), 'All');
});

test('the library stays quick with many hundreds of games, and draws only what is seen', async (context) => {
  const page = await withGame();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('minirow.game.')) ?? '';
    const record = localStorage.getItem(key) ?? '';
    for (let number = 0; number < 600; number += 1) localStorage.setItem(`minirow.game.copy-${number}`, record);
  });
  await goTo(page, 'home');
  const opened = await page.evaluate(async () => {
    const begun = performance.now();
    location.hash = 'library';
    while (document.querySelectorAll('.kept').length < 601) await new Promise((go) => setTimeout(go));
    return performance.now() - begun;
  });
  assert.equal(await page.locator('.kept').count(), 601);
  await page.locator('.kept .thumb').first().waitFor();
  const drawnBoards = await page.locator('.kept .thumb').count();
  context.diagnostic(`601 games: ${Math.round(opened)} ms, ${drawnBoards} drawn`);
  assert.ok(opened < 1500, `${opened} ms`);
  assert.ok(drawnBoards < 100, `${drawnBoards} drawn`);
  await page.locator('.kept').last().scrollIntoViewIfNeeded();
  await page.locator('.kept').last().locator('.thumb').waitFor();
});

test('nothing is wider than a phone, targets are large enough, and figures are short', async () => {
  const page = await withGame({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const found = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    columns: getComputedStyle(/** @type {Element} */ (document.querySelector('.kept-list'))).gridTemplateColumns.split(' ').length,
    small: [...document.querySelectorAll('main button')].filter((one) => one.getBoundingClientRect().width > 0).filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.className),
  }));
  assert.deepEqual([found.width, found.columns, found.small], [360, 2, []]);
  assert.ok(await page.locator('.short-figures').isVisible());
  assert.ok(await page.locator('.figures').isHidden());
});

test('nothing stands in anybody’s way in the library, in any theme', async () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    const page = await withGame({ theme });
    await page.locator('.kept .thumb').first().waitFor();
    assert.deepEqual(await violations(page), [], theme);
    await page.context().close();
  }
});
