// Boards with rules beyond houses in a real browser: drawn in every theme and on a phone, played, checked by rule,
// kept, and said in words. A hint that would not know the rules is refused.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from './axe.js';
import { drawn, label, start } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

/** A board of our own: a cage, a thermometer, an arrow, dots, a little killer and a whisper. */
const BOARD = [
  '.Cage~6~R1C1~R1C2~R1C3', '.Thermo~R3C1~R3C2~R3C3', '.Arrow~R5C1~R5C2~R5C3', '.WhiteDot~R7C1~R7C2', '.BlackDot~R7C4~R8C4',
  '.LittleKiller~17~R1C3', '.Whisper~R9C5~R9C6~R9C7', '.AntiKnight', '.~R1C9_5',
].join('');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** A page with the board. @param {object} [how] */
const open = (how = {}) => site.page({ hash: `read=${encodeURIComponent(BOARD)}`, ...how });

/** Writes a digit. @param {Page} page @param {number} cell @param {number} digit */
async function write(page, cell, digit) {
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.keyboard.press(`Digit${digit}`);
  await drawn(page);
}

const shapes = (/** @type {Page} */ page, /** @type {string} */ kind) => page.locator(`.drawing .${kind}`).count();

test('rules are drawn below and above the lines, clues outside, and said beside the board', async () => {
  const page = await open();
  for (const kind of ['cage', 'thermometer', 'arrow', 'white-dot', 'black-dot', 'little-killer', 'whisper']) {
    assert.ok(await shapes(page, kind) > 0, kind);
  }
  const box = page.locator('.rules-box');
  assert.match(await box.innerText(), /Digits increase along a thermometer from its bulb\./);
  assert.match(await page.locator('#board-rules').innerText(), /Digits in a cage are all different/);
  // The clue outside makes the board smaller, and cells stay where they are drawn.
  const cell = await page.locator('[data-cell="80"]').boundingBox();
  const drawing = await page.locator('.drawing').boundingBox();
  assert.ok(cell && drawing && drawing.width / cell.width > 9.9, JSON.stringify({ cell, drawing }));
  assert.deepEqual(page.errors, []);
});

test('digits that break a cage, a thermometer or a dot are marked, and which rule it is is said when asked', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Play anyway' }).click();
  await write(page, 0, 1);
  await write(page, 1, 2);
  assert.doesNotMatch(await label(page, 1) ?? '', /wrong|mistake|rule/i);
  await write(page, 2, 9);
  await page.locator('[data-cell="2"][aria-invalid]').waitFor();
  await page.keyboard.press('Delete');
  await page.locator('[data-cell="2"]:not([aria-invalid])').waitFor();
  // 9 at the second place of three leaves nothing for the third.
  await write(page, 19, 9);
  await page.locator('[data-cell="19"][aria-invalid]').waitFor();
  await page.locator('.rules-box .broken').getByText(/r3c2 break the thermometer along r3c1 r3c2 r3c3/).waitFor();
  await page.keyboard.press('Delete');
  await page.locator('.rules-box .broken').waitFor({ state: 'detached' });
  assert.deepEqual(page.errors, []);
});

test('no hint is given that would not know the rules', async () => {
  const page = await open();
  await page.keyboard.press('h');
  await page.locator('.hint-words').getByText(/hints know rows, columns and blocks only/).waitFor();
  assert.deepEqual(page.errors, []);
});

test('a kept game has its rules when it is opened again, and its picture shows them', async () => {
  const page = await open();
  await write(page, 40, 7);
  await page.reload();
  await page.waitForSelector('#page[data-ready]');
  assert.ok(await shapes(page, 'thermometer') > 0);
  await page.goto(`${page.url().split('#')[0]}#library`);
  await page.locator('.thumb .thermometer').first().waitFor();
  assert.deepEqual(page.errors, []);
});

test('dark, with high contrast and on a phone every rule is seen, and nothing is wider than the screen', async () => {
  /** @type {Set<string>} */
  const colours = new Set();
  for (const theme of ['light', 'dark', 'contrast']) {
    const page = await open({ theme });
    await page.getByRole('button', { name: 'Play anyway' }).click();
    await page.locator('.rules-box').waitFor();
    colours.add(await page.locator('.drawing .whisper.rule-stroke').first().evaluate((path) => getComputedStyle(path).stroke));
    assert.deepEqual(await violations(page), []);
    if (process.env.MINIROW_PICTURES) await page.screenshot({ path: `${process.env.MINIROW_PICTURES}/rules-${theme}.png` });
  }
  assert.equal(colours.size, 3, [...colours].join(' '));
  const page = await open(PHONE);
  assert.ok(await shapes(page, 'little-killer') > 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  if (process.env.MINIROW_PICTURES) await page.screenshot({ path: `${process.env.MINIROW_PICTURES}/rules-phone.png` });
});
