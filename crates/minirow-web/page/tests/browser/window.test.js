// The window on boards that are too large for a phone: it moves and grows by fingers, keys, buttons and its map, and
// follows the focus and hints.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, focused, start } from './browser.js';
import { touchOf } from './touch.js';

/** @typedef {import('./browser.js').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: /** @type {const} */ ('reduce') };
const LARGE = `read=${'.'.repeat(256)}`;

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** Where the window is, in pixels of the board, and how large a cell is. @param {Page} page */
async function view(page) {
  await drawn(page);
  return page.evaluate(() => {
    const place = /** @type {HTMLElement} */ (document.querySelector('.board-place'));
    const cell = /** @type {HTMLElement} */ (document.querySelector('[data-cell="0"]')).getBoundingClientRect();
    return { left: place.scrollLeft, top: place.scrollTop, width: place.clientWidth, cell: cell.width, isOpen: place.hasAttribute('data-windowed') };
  });
}

/** The middle of a cell on the screen. @param {Page} page @param {number} cell */
async function middle(page, cell) {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number} one @param {number} other @param {number} [by] */
const near = (one, other, by = 2) => assert.ok(Math.abs(one - other) <= by, `${one} is not ${other}`);

test('a board of 16 shows 8.5 cells, whose notes are 11 pixels high, and its place on a map', async () => {
  const page = await site.page({ hash: LARGE, ...PHONE });
  const { cell, width, isOpen } = await view(page);
  assert.equal(isOpen, true);
  near(width / cell, 8.5, 0.1);
  const note = await page.evaluate(() => Number.parseFloat(getComputedStyle(/** @type {Element} */ (document.querySelector('.drawing'))).getPropertyValue('--note-size')));
  assert.ok((note * cell) / 100 >= 10.99);
  const strip = page.locator('.boards-strip');
  assert.match(await strip.innerText(), /Row 1, column 1\s+0 of 256/);
  const map = await page.locator('.boards-strip .overview').boundingBox();
  near(map?.width ?? 0, 64);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth), true);
});

test('a board of 9 has no window', async () => {
  const page = await site.page(PHONE);
  assert.equal((await view(page)).isOpen, false);
  assert.equal(await page.locator('.boards-strip').isVisible(), false);
});

test('a finger moves the board and chooses nothing; a tap chooses; two fingers make it larger', async () => {
  const page = await site.page({ hash: LARGE, ...PHONE });
  const touch = await touchOf(page);
  const from = await middle(page, 3 * 16 + 6);
  await touch.drag(from, { x: from.x - 120, y: from.y - 60 });
  const moved = await view(page);
  near(moved.left, 120, 12);
  near(moved.top, 60, 12);
  assert.equal(await page.locator('.cell[aria-selected="true"]').getAttribute('data-cell'), '0');
  const wanted = await middle(page, 5 * 16 + 5);
  await touch.tap(wanted);
  assert.equal(await focused(page), 5 * 16 + 5);
  await touch.pinch([{ x: 150, y: 200 }, { x: 250, y: 200 }], [{ x: 110, y: 200 }, { x: 290, y: 200 }]);
  const large = await view(page);
  assert.ok(large.cell > moved.cell * 1.4, `${large.cell} after ${moved.cell}`);
  assert.equal(await focused(page), 5 * 16 + 5);
  await touch.pinch([{ x: 50, y: 200 }, { x: 350, y: 200 }], [{ x: 180, y: 200 }, { x: 200, y: 200 }]);
  assert.equal((await view(page)).isOpen, false, 'all of it');
  assert.equal(await page.locator('.boards-strip').isVisible(), true, 'the way back stays');
  await page.getByRole('button', { name: 'Larger' }).click();
  assert.equal((await view(page)).isOpen, true);
});

test('a cell near the rim moves the window by a third, and Ctrl and an arrow do without one', async () => {
  const page = await site.page({ hash: LARGE, ...PHONE });
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  assert.equal((await view(page)).left, 0);
  await page.keyboard.press('ArrowRight');
  near((await view(page)).left, 130, 3);
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  const end = await view(page);
  near(end.left + end.width, end.cell * 16);
  await page.keyboard.press('Control+ArrowDown');
  near((await view(page)).top, 130, 3);
  assert.equal(await focused(page), 15);
  await page.keyboard.press('Control+ArrowLeft');
  near((await view(page)).left, end.left - 130, 3);
});

test('the map moves the window, and buttons keep the cell with the focus where it is', async () => {
  const page = await site.page({ hash: LARGE, ...PHONE });
  const map = await page.locator('.boards-strip .overview').boundingBox();
  assert.ok(map);
  await page.mouse.move(map.x + 2, map.y + 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width - 3, map.y + map.height - 3, { steps: 4 });
  await page.mouse.up();
  const there = await view(page);
  near(there.left + there.width, there.cell * 16);
  const frame = await page.locator('.boards-strip .map-window').evaluate((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))));
  near(frame[0] + frame[2], 1600, 5);
  near(frame[1] + frame[3], 1600, 5);
  const at = 11 * 16 + 11;
  const point = await middle(page, at);
  await page.mouse.click(point.x, point.y);
  await page.getByRole('button', { name: 'Larger' }).click();
  const larger = await middle(page, at);
  near(larger.x, point.x, 4);
  near(larger.y, point.y, 4);
  assert.ok((await view(page)).cell > there.cell);
  for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Smaller' }).click();
  assert.equal((await view(page)).isOpen, false);
  assert.equal(await focused(page), at, 'the board keeps the focus');
});

test('sideways there is a window, too; while the game is paused and on large screens all is shown', async () => {
  const page = await site.page({ hash: LARGE, ...PHONE, viewport: { width: 844, height: 390 } });
  const { width, cell, isOpen } = await view(page);
  assert.equal(isOpen, true);
  near(width / cell, 8, 0.4);
  assert.equal(await page.locator('.boards-strip').isVisible(), true);
  await page.keyboard.press('p');
  assert.equal((await view(page)).isOpen, false);
  await page.keyboard.press('p');
  assert.equal((await view(page)).isOpen, true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForTimeout(150);
  assert.equal((await view(page)).isOpen, false);
  assert.equal(await page.locator('.boards-strip').isVisible(), false);
});

test('a wheel with Ctrl makes a large board larger, and its card leads back; a board of 9 stays as it is', async () => {
  const page = await site.page({ hash: LARGE });
  const at = await middle(page, 8 * 16 + 8);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await page.locator('.boards-card').waitFor();
  assert.equal((await view(page)).isOpen, true);
  const after = await middle(page, 8 * 16 + 8);
  near(after.x, at.x, 4);
  assert.equal(await page.locator('.folds').isVisible(), false);
  await page.getByRole('button', { name: 'Fit' }).click();
  assert.equal((await view(page)).isOpen, false);
  assert.equal(await page.locator('.folds').isVisible(), true);
  const small = await site.page();
  const there = await middle(small, 40);
  await small.mouse.move(there.x, there.y);
  await small.keyboard.down('Control');
  await small.mouse.wheel(0, -300);
  await small.keyboard.up('Control');
  assert.equal((await view(small)).isOpen, false);
});
