// What people stumbled over: windows at twice their size, the theme of the system, numbers that disagreed, hints that were not
// told at the end, and notes under sums.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, SOLUTION, X_WING, drawn, focused, start } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

const X_WING_READ = `read=${encodeURIComponent(X_WING)}`;
/** What windows of 1280×800, 1440×900 and 1136×640 are at twice their size. */
const ZOOMED = [[640, 400], [720, 450], [568, 320]];

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** Controls that lie outside the window, and whether the page scrolls sideways. @param {Page} page @param {string} which */
const outside = (page, which) => page.evaluate((selector) => {
  const found = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
  for (const one of document.querySelectorAll(selector)) {
    const { width, right, bottom } = one.getBoundingClientRect();
    if (width && (right > innerWidth + 1 || bottom > innerHeight + 1)) found.push(one.textContent ?? '');
  }
  return found;
}, which);

/** Texts that are longer than their place. @param {Page} page @param {string} which */
const cut = (page, which) => page.locator(which).evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent));

for (const [width, height] of ZOOMED) {
  test(`at twice its size, ${width}×${height}: nothing is cut, nothing lies outside`, async () => {
    const viewport = { width, height };
    for (const locale of ['en-GB', 'de-DE']) {
      const page = await site.page({ hash: X_WING_READ, viewport, locale });
      await page.locator('.pad .key').first().waitFor();
      assert.deepEqual(await outside(page, '.play :is(.key, .act, .modes button, .top button)'), []);
      await page.keyboard.press('h');
      await page.locator('.hint').waitFor();
      for (let rung = 0; rung < 4; rung += 1) {
        await drawn(page);
        assert.deepEqual(await outside(page, '.hint .hint-buttons button'), [], `rung ${rung}, ${locale}`);
        assert.deepEqual(await cut(page, '.hint .hint-buttons button'), [], `rung ${rung}, ${locale}`);
        await page.keyboard.press('Enter');
      }
    }
    for (const hash of ['practice/x-wing', 'learn', 'make', 'home', 'library']) {
      const other = await site.page({ hash, viewport });
      await other.locator('.stage main').waitFor();
      await other.waitForTimeout(300);
      assert.deepEqual(await outside(other, '.practice .practice-buttons button, .make :is(.board-bar, .board-top) button'), [], hash);
      assert.deepEqual(await cut(other, '.practice .board-title'), [], hash);
      await other.context().close();
    }
  });

  test(`at twice its size, ${width}×${height}: board and step of a technique are seen together, and all buttons at the end`, async () => {
    const viewport = { width, height };
    const page = await site.page({ hash: 'learn/xy-chain', viewport });
    await page.locator('.example .given').first().waitFor();
    for (let step = 0; step < 3; step += 1) {
      await page.getByRole('button', { name: 'Next step' }).click();
      await drawn(page);
      assert.deepEqual(await outside(page, '.article-foot .stepper button, .example, .example-steps .on h3'), [], `step ${step}`);
      assert.ok(await page.locator('.example').evaluate((board) => board.getBoundingClientRect().top >= -1), `step ${step}`);
    }
    const at = SOLUTION.indexOf('7');
    const end = await site.page({ hash: `read=${SOLUTION.slice(0, at)}.${SOLUTION.slice(at + 1)}`, viewport });
    await end.locator(`[data-cell="${at}"]`).click();
    await end.keyboard.press('7');
    await end.locator('.used li').first().waitFor();
    assert.deepEqual(await outside(end, '.finish-buttons button'), []);
  });
}

test('a theme that is left to the system follows it', async () => {
  const page = await site.page({ colorScheme: 'light' });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark', null, { timeout: 2000 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light', null, { timeout: 2000 });
});

test('home and library count alike: what the player filled in', async () => {
  const page = await site.page();
  const open = [...CLASSIC].flatMap((digit, cell) => (digit === '.' ? [cell] : [])).slice(0, 17);
  for (const cell of open) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${SOLUTION[cell]}`);
  }
  await page.keyboard.press('p');
  assert.match(await page.locator('.cover').innerText(), /17 of 51 cells/);
  await page.keyboard.press('p');
  await page.evaluate(() => (location.hash = 'home'));
  assert.match(await page.locator('.continue').innerText(), /17 of 51 cells/);
  assert.equal(await page.locator('.continue [role="progressbar"]').getAttribute('aria-valuenow'), '33');
  await page.evaluate(() => (location.hash = 'library'));
  assert.match(await page.locator('.kept-state').first().innerText(), /33\s?%/);
});

test('a hint that was applied marks its cell, and is told at the end beside what the puzzle needs', async () => {
  const page = await site.page();
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  for (let press = 0; press < 12 && await page.locator('.hint').count(); press += 1) {
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  await drawn(page);
  const changed = await page.evaluate(() => {
    const { game } = /** @type {any} */ (document.querySelector('pencil-board'));
    const { changes } = game.history.moves[game.history.current];
    return { cell: changes.find((/** @type {any} */ { layer }) => layer === 'digit')?.cell, selected: [...game.selection] };
  });
  assert.deepEqual(changed.selected, [changed.cell], 'the cell is selected');
  assert.equal(await focused(page), changed.cell);
  for (const [cell, digit] of [...CLASSIC].entries()) {
    if (digit !== '.' || cell === changed.cell) continue;
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${SOLUTION[cell]}`);
  }
  await page.locator('.finish .used li').first().waitFor();
  const told = await page.locator('.finish').innerText();
  assert.match(told, /With one hint: [A-Z]/);
  assert.match(told, /Techniques this puzzle needs/);
  assert.doesNotMatch(told, /Techniques used/);
});

test('a key checks the grid, and is named among the keys', async () => {
  const page = await site.page();
  await page.keyboard.press('g');
  await page.getByText('Nothing is wrong so far', { exact: false }).or(page.locator('.side-card')).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  assert.match(await page.locator('dialog[open]').innerText(), /G\s+Check my grid/);
});

test('notes make room for sums, and lines behind digits are translucent', async () => {
  const page = await site.page({ hash: `read=${encodeURIComponent('.Cage~6~R1C1~R1C2~R1C3.Cage~17~R9C8~R9C9.Thermo~R3C1~R3C2~R3C3')}` });
  await page.locator('.rules-over text').first().waitFor();
  await page.evaluate(() => {
    const { game } = /** @type {any} */ (document.querySelector('pencil-board'));
    for (let digit = 1; digit <= 9; digit += 1) game.enter(digit, 'corner', [0]);
    for (const digit of [1, 2, 3, 4]) game.enter(digit, 'corner', [79]);
    for (const digit of [5, 6]) game.enter(digit, 'centre', [79]);
  });
  await drawn(page);
  const overlaps = await page.evaluate(() => {
    const boxes = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const notes = boxes('.digits text');
    // A letter is lower than its line.
    return boxes('.rules-over text').flatMap((sum) => notes.filter((note) => note.left < sum.right - 1 && note.right > sum.left + 1
      && note.top + note.height * 0.2 < sum.bottom - sum.height * 0.2 && note.bottom - note.height * 0.2 > sum.top + sum.height * 0.2).map((note) => `${Math.round(note.left)},${Math.round(note.top)}`));
  });
  assert.deepEqual(overlaps, []);
  assert.ok(Number(await page.locator('.rules-under').evaluate((layer) => getComputedStyle(layer).opacity)) <= 0.6);
});

test('Share names no site that it has no tile for', async () => {
  const page = await site.page({ hash: 'home' });
  await page.locator('[data-board="jigsaw"]').click();
  await page.locator('.stage[data-view="play"] .drawing .given').first().waitFor();
  await page.locator('[data-key="menu"]').click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.locator('dialog[open] .tiles button').first().waitFor();
  const tiles = await page.locator('dialog[open] .tiles').innerText();
  assert.doesNotMatch(tiles, /coach/);
  await page.waitForFunction(() => (document.querySelector('.share-result')?.textContent ?? '').length > 20);
  assert.match(await page.locator('.share-result').innerText(), /Choose SudokuPad for them/);
  assert.doesNotMatch(await page.locator('dialog[open]').innerText(), /coach/);
});

test('today is seen on a first visit with a phone on its side', async () => {
  const page = await site.page({ hash: 'home', viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await page.locator('.today').waitFor();
  assert.deepEqual(await outside(page, '.level, .today [data-key="today"]'), []);
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`the longest date fits over the game on a phone, and today is seen on a first visit: ${locale}`, async () => {
    const page = await site.page({ hash: 'home', locale, viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, date: '2026-09-24T10:00:00' });
    await page.locator('.today').waitFor();
    const today = await page.locator('[data-key="today"]').boundingBox();
    assert.ok(today && today.y + today.height <= 664, `${today?.y}`);
    await page.locator('[data-key="today"]').click();
    await page.locator('.stage[data-view="play"] .drawing .given').first().waitFor();
    const cut = await page.locator('.board-name').evaluateAll((names) => names.filter((name) => name.getClientRects().length && name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
    assert.deepEqual(cut, []);
    assert.match(await page.locator('.board-title').innerText(), /24/);
  });
}
