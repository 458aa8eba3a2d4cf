// Access to playing: no violation that axe knows in any theme, the focus that is never lost, and what a
// screen reader meets, in order.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from './axe.js';
import { drawn, focused, label, said, start } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {Page} page @param {string} what */
async function noViolations(page, what) {
  await drawn(page);
  await page.waitForTimeout(350);
  assert.deepEqual(await violations(page), [], what);
}

/** @param {Page} page */
async function marked(page) {
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Control+Digit2');
  await page.keyboard.press('v');
  await page.keyboard.press('3');
  await page.keyboard.press('z');
  await page.locator('[data-cell="3"]').click();
  await page.keyboard.press('7');
}

/** @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.locator('[data-key="menu"]').click();
  await page.getByRole('menuitem', { name }).click();
}

/** The focus is on something, not on the page as a whole. @param {Page} page @param {string} when */
async function hasFocus(page, when) {
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY', when);
}

for (const [name, how] of /** @type {const} */ ([
  ['light', { theme: 'light' }], ['dark', { theme: 'dark' }], ['contrast', { theme: 'contrast' }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }], ['zoomed to 400 %', { viewport: { width: 320, height: 256 } }],
])) {
  test(`no violations while playing: ${name}`, async () => {
    const page = await site.page(/** @type {any} */ (how));
    await marked(page);
    await noViolations(page, 'play');
    await choose(page, 'History');
    await noViolations(page, 'history');
    await page.keyboard.press('Escape');
    await choose(page, 'Rules and rating');
    await noViolations(page, 'rules');
    await page.keyboard.press('Escape');
    await choose(page, 'Check my grid');
    await page.locator('[data-card="check"]').waitFor();
    await noViolations(page, 'check');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await noViolations(page, 'colours');
    await page.locator('[data-key="pause"]').click();
    await noViolations(page, 'pause');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'nothing is cut off');
    assert.deepEqual(page.errors, []);
  });
}

test('no violations: a hint, other sizes, German, and a page from right to left', async () => {
  const page = await site.page();
  await page.locator('[data-key="hint"]').click();
  await page.locator('.hint').waitFor();
  for (let level = 1; level < 4; level += 1) await page.locator('[data-key="hint-next"]').click();
  await noViolations(page, 'hint');
  await noViolations(await site.page({ hash: `read=${'.'.repeat(256)}` }), '16×16');
  const german = await site.page({ locale: 'de-DE', query: '?fresh&dir=rtl' });
  await noViolations(german, 'German');
  assert.equal(await german.evaluate(() => document.documentElement.lang), 'de');
  assert.equal(await german.getByRole('grid').evaluate((grid) => getComputedStyle(grid).direction), 'ltr');
  await german.locator('[data-cell="40"]').click();
  await german.keyboard.press('ArrowRight');
  assert.match(await german.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''), /Zeile 5 Spalte 6/);
});

test('forced colours and no motion', async () => {
  const page = await site.page({ forcedColors: 'active', reducedMotion: 'reduce' });
  await marked(page);
  await noViolations(page, 'forced colours');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await page.evaluate(() => document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 0).length), 0);
});

test('the focus is never lost: buttons, menus, cards, dialogs, pause', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  for (const key of ['undo', 'redo', 'erase', 'check', 'history', 'rules', 'hint', 'pause', 'menu', 'notes']) {
    await page.locator(`[data-key="${key}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    await hasFocus(page, key);
    await page.keyboard.press(key === 'pause' ? 'p' : 'Escape');
    await drawn(page);
    await hasFocus(page, `${key}, closed`);
    if (key !== 'menu' && key !== 'notes') assert.equal(await focused(page), 2, `${key}: back on the board`);
  }
  for (const name of ['Share', 'Print', 'Settings', 'Help', 'Open']) {
    await choose(page, name);
    await page.locator('dialog[open]').waitFor();
    await hasFocus(page, name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await hasFocus(page, `${name}, closed`);
    await page.keyboard.press('ArrowRight');
    assert.ok(await focused(page) >= 0, 'a key goes on at the board');
  }
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  for (let time = 0; time < 6; time += 1) {
    await page.keyboard.press('Enter');
    await drawn(page);
    await hasFocus(page, `hint ${time}`);
  }
});

test('the board as a screen reader finds it', async () => {
  const page = await site.page();
  await marked(page);
  await drawn(page);
  const tree = await page.getByRole('grid').ariaSnapshot();
  assert.match(tree, /^- grid "Sudoku, 9 by 9"/);
  assert.equal([...tree.matchAll(/- row/g)].length, 9);
  assert.equal([...tree.matchAll(/- gridcell/g)].length, 81);
  const labels = [...tree.matchAll(/gridcell "([^"]+)"/g)].map((match) => match[1]);
  assert.deepEqual(labels.slice(0, 4), [
    '5, given, row 1 column 1, block 1', '3, given, row 1 column 2, block 1',
    'empty, candidates 2, corner marks 1, colour C, row 1 column 3, block 1',
    '7, mistake, also in r1c5, row 1 column 4, block 2',
  ]);
  assert.equal(await page.locator('[data-cell="0"]').getAttribute('aria-readonly'), 'true');
  assert.equal(await page.locator('[data-cell="2"]').getAttribute('aria-readonly'), 'false');
  assert.equal(await page.locator('[role="gridcell"][tabindex="0"]').count(), 1, 'one stop of Tab');
});

test('a path by ear: move, read, enter, ask, undo', async () => {
  const page = await site.page();
  const heard = async (/** @type {string} */ key) => {
    await page.keyboard.press(key);
    return await said(page);
  };
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('j');
  assert.equal(await here(), 'empty, row 1 column 3, block 1');
  assert.equal(await heard('r'), 'row 1: 5 3 empty empty 7 empty empty empty empty');
  assert.equal(await heard('o'), 'column 3: empty empty 8 empty empty empty empty empty empty');
  assert.equal(await heard('b'), 'block 1: 5 3 empty 6 empty empty empty 9 8');
  assert.match(await heard('m') ?? '', /^row 1 misses 1 2 4 6 8 9\. column 3 misses/);
  assert.equal(await heard('4'), 'Placed 4');
  assert.match(await label(page, 2) ?? '', /^4, row 1/);
  assert.equal(await heard('5'), '5, duplicate in row 1 column 1');
  assert.equal(await heard('Control+z'), 'Undone r1c3');
  assert.equal(await heard('Control+z'), 'Undone r1c3');
  assert.equal(await heard('Shift+Digit4'), '4 marked');
  assert.equal(await heard('Backspace'), 'Cleared');
  assert.equal(await heard('F5'), 'Filter 5');
  await page.keyboard.press('k');
  assert.match(await here() ?? '', /filtered/);
  assert.equal(await heard('Escape'), 'No filter');
  assert.equal(await heard('i'), await here());
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Home');
  assert.equal(await heard('1'), 'Given, cannot be changed');
  assert.equal(await heard('p'), 'Paused');
  assert.equal(await here(), null);
  assert.equal(await heard('p'), 'Resumed');
});

test('keys can be changed, and single keys switched off', async () => {
  const page = await site.page();
  const mode = () => page.locator('.modes [aria-pressed="true"]').innerText();
  const set = (/** @type {object} */ settings) => page.evaluate((value) => {
    localStorage.setItem('minirow.settings', JSON.stringify(value));
  }, settings);
  const again = async () => {
    await page.reload();
    await page.waitForSelector('#page[data-ready] [data-cell="80"]');
    await page.locator('[data-cell="2"]').click();
  };
  await set({ bindings: { modeCorner: 'KeyQ' } });
  await again();
  await page.keyboard.press('q');
  await drawn(page);
  assert.match(await mode(), /Corner/);
  await set({ shortcuts: false });
  await again();
  await page.keyboard.press('x');
  await drawn(page);
  assert.match(await mode(), /Digit/);
});
