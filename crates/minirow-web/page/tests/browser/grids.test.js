// Boards of several grids and oblong ones, played: keys across an overlap, hints, the end; the window of a phone; values from 0.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, focused, label, pdf, said, start, value } from './browser.js';
import { OBLONG, SOLUTION, VALUES, cell, gameLink, samurai, samuraiLink } from './grids.js';
import { violations } from './axe.js';

/** @typedef {import('./browser.js').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: /** @type {const} */ ('reduce') };
/** Cells of A, of the block that A and C share, and of C; three in one row, so that no digit is the last one at once. */
const OPEN = [cell(1, 1), cell(1, 2), cell(2, 1), cell(7, 7), cell(7, 8), cell(8, 7), cell(8, 10), cell(10, 10), cell(21, 21)];

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {Parameters<typeof site.page>[0]} [how] @param {number[]} [cells] */
const open = async (how = {}, cells = OPEN) => site.page({ hash: await samuraiLink(cells), ...how });

/** @param {Page} page @param {number} at */
const click = (page, at) => page.locator(`[data-cell="${at}"]`).click();

/** The words of the card of grids. @param {Page} page */
async function card(page) {
  await drawn(page);
  return (await page.locator('.boards-card .boards-words').innerText()).split('\n').map((line) => line.trim()).filter(Boolean);
}

test('a Samurai is played with keys across an overlap, with two hints, to its end', async () => {
  const page = await open();
  assert.match(await page.locator('.cells').getAttribute('aria-label') ?? '', /Samurai/);
  assert.equal(await page.locator('.cells [role="gridcell"]').count(), 369);
  assert.deepEqual((await card(page)).slice(0, 2), ['Top left', 'A r1c1. 360 of 369 filled.']);
  await click(page, cell(7, 6));
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), cell(7, 7));
  assert.deepEqual((await card(page)).slice(0, 2), ['Top left and middle', 'A r7c7, C r1c1. The cell is in both. 360 of 369 filled.']);
  assert.match(await label(page, cell(7, 7)) ?? '', /row 7 column 7 of A, row 1 column 1 of C/);
  const count = page.locator('[data-key="digit-4"] span');
  const left = await count.innerText();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), cell(7, 10));
  assert.equal((await card(page))[0], 'Middle');
  assert.equal(left, '1', 'one 4 of A is open');
  await click(page, cell(7, 9));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), cell(6, 13), 'over the hole to B');

  // Peers run through both grids.
  await click(page, cell(7, 7));
  await page.keyboard.press(SOLUTION[cell(15, 7)]);
  assert.match(await label(page, cell(15, 7)) ?? '', /A r7c7/);
  assert.match(await label(page, cell(7, 7)) ?? '', /mistake, also in .*C r9c1/);
  await page.keyboard.press('Control+z');

  for (let hint = 0; hint < 2; hint += 1) {
    await drawn(page);
    const before = await page.locator('.cell[data-value=""]').count();
    await page.keyboard.press('h');
    await page.locator('.hint .primary').waitFor();
    for (let rung = 0; rung < 9 && await page.locator('.hint').count(); rung += 1) {
      await page.keyboard.press('Enter');
      await drawn(page);
    }
    assert.equal(await page.locator('.hint').count(), 0, 'it was done');
    assert.ok(await page.locator('.cell[data-value=""]').count() < before, 'it filled a cell');
  }
  for (const at of OPEN) {
    if (await value(page, at)) continue;
    await click(page, at);
    await page.keyboard.press(SOLUTION[at]);
  }
  await page.locator('.finish').waitFor();
  assert.match(await page.locator('.finish').innerText(), /Solved|solved/);
  const box = await page.locator('.drawing').first().boundingBox();
  assert.ok(box && Math.abs(box.width - box.height) < 2);
});

test('a Samurai that somebody pastes is played', async () => {
  const page = await site.page({ hash: `read=${encodeURIComponent(samurai(OPEN))}` });
  await page.locator('.play [data-cell="368"]').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.cell[data-value=""]').count(), OPEN.length);
});

test('a Samurai is kept, and goes on where it was', async () => {
  const page = await open();
  await click(page, cell(8, 10));
  await page.keyboard.press(SOLUTION[cell(8, 10)]);
  await drawn(page);
  await page.reload();
  await page.waitForSelector('#page[data-ready]');
  assert.equal(await value(page, cell(8, 10)), SOLUTION[cell(8, 10)]);
  await page.keyboard.press('Control+z');
  assert.equal(await value(page, cell(8, 10)), '');
  await page.evaluate(() => (location.hash = '#library'));
  await page.locator('.kept').first().waitFor();
  assert.match(await page.locator('.kept').first().innerText(), /Samurai/);
  assert.equal(await page.locator('.kept .thumb-frame').count(), 5);
});

test('on a phone a window shows 9.6 cells, the map the rest, and notes are readable', async () => {
  const page = await open(PHONE);
  const { cells, note } = await page.evaluate(() => {
    const one = /** @type {HTMLElement} */ (document.querySelector('[data-cell="0"]')).getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(/** @type {Element} */ (document.querySelector('.drawing'))).getPropertyValue('--note-size'));
    return { cells: 390 / one.width, note: (size * one.width) / 100 };
  });
  assert.ok(Math.abs(cells - 9.6) < 0.1, String(cells));
  assert.ok(note >= 11, String(note));
  assert.match(await page.locator('.boards-strip').innerText(), /Top left\s+A r1c1, 360 of 369/);
  assert.equal(Math.round((await page.locator('.boards-strip .overview').boundingBox())?.width ?? 0), 84);
  const frame = () => page.locator('.boards-strip .map-window').evaluate((rect) => Number(rect.getAttribute('x')));
  assert.equal(await frame(), 0);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await drawn(page);
  assert.ok(await frame() > 300);
  assert.equal(await focused(page), cell(1, 16));
  assert.match(await page.locator('.boards-strip').innerText(), /Top right\s+B r1c4/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth), true);
  // What a hint is about is seen.
  await page.keyboard.press('h');
  await page.locator('.hint .primary').waitFor();
  for (let rung = 0; rung < 9 && !(await page.locator('.hint-over circle').count()); rung += 1) {
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  const isSeen = await page.evaluate(() => {
    const box = /** @type {HTMLElement} */ (document.querySelector('.board-place')).getBoundingClientRect();
    const marks = [...document.querySelectorAll('.hint-over > *')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return marks.length > 0 && marks.every((one) => one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1 && one.bottom <= box.bottom + 1);
  });
  assert.equal(isSeen, true);
  const [sheet, place] = await Promise.all(['.hint', '.board-place'].map((which) => page.locator(which).boundingBox()));
  assert.ok(sheet && place && sheet.y >= place.y + place.height - 1 && sheet.height > 200, 'the card lies below the window');
});

test('a Samurai of the dialog is made, printed and shared', { timeout: 120_000 }, async () => {
  const page = await site.page({ hash: 'home' });
  await page.locator('[data-board="samurai"]').click();
  await page.locator('.play [data-cell="368"]').waitFor({ state: 'attached', timeout: 60_000 });
  assert.match(await page.locator('.board-title').innerText(), /Samurai No\. 1/);
  const givens = await page.locator('.cell[aria-readonly="true"]').count();
  assert.ok(givens > 80 && givens < 300, String(givens));
  await page.keyboard.press('Control+p');
  await page.locator('.pages-preview img').waitFor();
  assert.match(await pdf(page), /^%PDF/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  const link = await page.locator('.share-link input').inputValue();
  const other = await site.page({ hash: link.split('#')[1] });
  await other.locator('.play [data-cell="368"]').waitFor({ state: 'attached' });
  assert.equal(await other.locator('.cell[aria-readonly="true"]').count(), givens);
});

test('an oblong board with values from 0 is drawn and played', async () => {
  const given = [...VALUES].map((digit, at) => (at % 4 === 1 ? null : Number(digit) + 1));
  const page = await site.page({ hash: await gameLink(OBLONG, Array.from({ length: 5 }, (_, row) => given.slice(row * 10, row * 10 + 10))) });
  const box = await page.locator('.cells').boundingBox();
  assert.ok(box && Math.abs(box.width / box.height - 2) < 0.02, 'ten columns, five rows');
  assert.equal(await page.locator('.coordinate').count(), 15);
  assert.deepEqual(await page.locator('.pad .key b').allInnerTexts(), [...'0123456789']);
  const openCells = given.flatMap((digit, at) => (digit ? [] : [at]));
  for (const at of openCells) {
    await click(page, at);
    await page.keyboard.press(VALUES[at]);
    assert.equal(await value(page, at), VALUES[at]);
  }
  await page.locator('.finish').waitFor();
});

test('nothing of a board of several grids is hidden from who does not see', async () => {
  const page = await open();
  assert.deepEqual(await violations(page), []);
  const rows = page.locator('.cells [role="row"]');
  assert.equal(await page.locator('.cells').getAttribute('aria-colcount'), '21');
  assert.equal(await rows.count(), 21);
  assert.equal(await rows.nth(9).locator('[role="gridcell"]').count(), 9, 'holes are left out');
  assert.equal(await rows.nth(9).locator('[role="gridcell"]').first().getAttribute('aria-colindex'), '7');
  await click(page, cell(7, 7));
  await page.keyboard.press('r');
  assert.match(await said(page) ?? '', /^Row 7 of A|^row 7 of A/);
  const phone = await open(PHONE);
  assert.deepEqual(await violations(phone), []);
});
