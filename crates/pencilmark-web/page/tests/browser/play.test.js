// Playing in a real browser: to the end by keyboard alone and by touch, and what the keys do.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, SOLUTION, drawn, focused, label, said, start, value } from './browser.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

test('a puzzle played to the end by keyboard alone', async () => {
  const page = await site.page();
  assert.equal(await focused(page), 0, 'the board has the focus at once');
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const cell = row * 9 + column;
      assert.equal(await focused(page), cell);
      if (CLASSIC[cell] === '.') await page.keyboard.press(`Digit${SOLUTION[cell]}`);
      if (column < 8) await page.keyboard.press('ArrowRight');
    }
    if (row < 8) await page.keyboard.press('ArrowDown');
    if (row < 8) await page.keyboard.press('Home');
  }
  assert.match((await said(page)) ?? '', /Solved in/);
  assert.match(await page.locator('.status').innerText(), /Solved in \d+:\d\d/);
  assert.deepEqual(page.errors, []);
});

test('a puzzle played to the end by touch', async () => {
  const page = await site.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const cell of [...CLASSIC].keys()) {
    if (CLASSIC[cell] !== '.') continue;
    await page.locator(`[data-cell="${cell}"]`).tap();
    await page.locator(`[data-key="digit-${SOLUTION[cell]}"]`).tap();
  }
  await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('Solved'));
  assert.deepEqual(page.errors, []);
});

test('touch: digit first puts the picked digit where one taps, and a drag selects', async () => {
  const page = await site.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator('[data-key="digitFirst"]').tap();
  await page.locator('[data-key="digit-4"]').tap();
  await page.locator('[data-cell="2"]').tap();
  await page.locator('[data-cell="13"]').tap();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  assert.equal(await value(page, 13), '9', 'givens stay');
  assert.match(await page.locator('[data-key="digit-4"]').getAttribute('aria-label') ?? '', /^4, 6 left/);
});

test('mouse: drag, Shift and Ctrl select several cells, and marks go to all of them', async () => {
  const page = await site.page();
  const boxOf = async (/** @type {number} */ cell) => {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    assert.ok(box);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = await boxOf(2);
  const [x2] = await boxOf(3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x2, y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Shift+Digit2');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /corner marks 2/);
  assert.match(await label(page, 3) ?? '', /corner marks 2/);
  await page.locator('[data-cell="5"]').click({ modifiers: ['Control'] });
  await drawn(page);
  assert.equal(await page.locator('[aria-selected="true"]').count(), 3);
  await page.locator('[data-cell="10"]').click();
  await page.locator('[data-cell="20"]').click({ modifiers: ['Shift'] });
  await drawn(page);
  assert.equal(await page.locator('[aria-selected="true"]').count(), 4);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await page.locator('[aria-selected="true"]').count(), 1);
});

test('keys in the page: modes, filter, undo, redo, bookmarks of the past', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  const pressed = () => page.locator('.mode[aria-pressed="true"]').innerText();
  for (const [key, name] of [['x', 'Corner'], ['c', 'Centre'], ['v', 'Colour'], ['z', 'Digit'], ['Space', 'Corner'], ['Space', 'Centre']]) {
    await page.keyboard.press(key);
    assert.match(await pressed(), new RegExp(name));
  }
  await page.keyboard.press('z');
  await page.keyboard.down('Shift');
  assert.match(await pressed(), /Corner/, 'as long as Shift is held');
  await page.keyboard.up('Shift');
  assert.match(await pressed(), /Digit/);
  await page.keyboard.press('4');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await value(page, 2), '');
  await page.keyboard.press('Control+Shift+z');
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await page.keyboard.press('BracketLeft');
  await page.keyboard.press('Control+y');
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await page.keyboard.press('F5');
  await drawn(page);
  assert.ok(await page.locator('.filtered').count() > 5);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await page.locator('.filtered').count(), 0);
  assert.equal(await focused(page), 2);
  assert.deepEqual(page.errors, []);
});

test('Tab leaves the board, and Shift+Tab comes back to the same cell', async () => {
  const page = await site.page();
  await page.locator('[data-cell="40"]').click();
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), -1);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 40);
});

test('letters are digits on a board of 16, which scrolls rather than shrinks', async () => {
  const page = await site.page({ hash: `read=${'.'.repeat(256)}`, viewport: { width: 360, height: 700 } });
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('g');
  await page.keyboard.press('Shift+KeyC');
  await drawn(page);
  assert.equal(await value(page, 0), 'G');
  const box = await page.locator('[data-cell="0"]').boundingBox();
  assert.ok(box && box.width >= 24, 'a finger can hit a cell');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'only the board scrolls');
});

test('conflicts: told, marked without colour, and in three ways', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('5');
  await drawn(page);
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 2);
  assert.match(await label(page, 2) ?? '', /^5, mistake/);
  assert.match(await said(page) ?? '', /duplicate in row 1 column 1/);
  assert.equal(await page.locator('[data-cell="2"] .value').evaluate((element) => getComputedStyle(element).textDecorationLine), 'underline');
  const set = async (/** @type {string} */ mode) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Mark mistakes').selectOption(mode);
    await page.keyboard.press('Escape');
    await drawn(page);
  };
  await set('off');
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0);
  await set('solution');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('1');
  await drawn(page);
  assert.equal(await page.locator('[data-cell="2"][aria-invalid="true"]').count(), 1, 'no rule is broken, but it is not the solution');
});

test('a pause hides the board and takes no digits', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('p');
  await page.keyboard.press('4');
  await drawn(page);
  assert.equal(await page.locator('[data-cell="0"] .value').isVisible(), false);
  await page.keyboard.press('p');
  await drawn(page);
  assert.equal(await value(page, 2), '');
  assert.equal(await value(page, 0), '5');
});
