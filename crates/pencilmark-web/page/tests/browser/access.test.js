// Access: no violation that axe knows on any view, and what a screen reader meets, in order.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { drawn, label, said, start } from './browser.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {import('./browser.js').Page} page @param {string} view */
async function noViolations(page, view) {
  await drawn(page);
  await page.waitForTimeout(150);
  // A script of the page's own would be stopped by its policy: this one comes from the debugger.
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate((await import('node:fs')).readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
    return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.slice(0, 3).map((/** @type {any} */ node) => `${node.html} ${node.failureSummary}`).join('; ')}`);
  });
  assert.deepEqual(violations, [], view);
}

/** @param {import('./browser.js').Page} page */
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

for (const [name, how] of /** @type {const} */ ([
  ['light', {}], ['dark', { colorScheme: 'dark' }], ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['zoomed to 400 %', { viewport: { width: 320, height: 256 } }],
])) {
  test(`no violations: all panels, ${name}`, async () => {
    const page = await site.page(/** @type {any} */ (how));
    await marked(page);
    for (const panel of ['Hints', 'History', 'Make', 'Generate', 'Learn']) {
      await page.locator('.switch').getByRole('button', { name: panel, exact: true }).click();
      await noViolations(page, `${panel} ${name}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'nothing is cut off');
  });
}

test('no violations: all dialogs, in light, dark and high contrast', async () => {
  const page = await site.page();
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Theme').selectOption(theme);
    await noViolations(page, `Settings ${theme}`);
    await page.keyboard.press('Escape');
    for (const dialog of ['Open', 'Share', 'Print', 'Help']) {
      await page.locator('.menu').getByRole('button', { name: dialog, exact: true }).click();
      await noViolations(page, `${dialog} ${theme}`);
      await page.keyboard.press('Escape');
    }
    await noViolations(page, theme);
  }
});

test('no violations: a hint, other sizes, German, and a page from right to left', async () => {
  const page = await site.page();
  for (let level = 1; level <= 4; level += 1) {
    await page.locator('[data-key="hint"]').click();
    await page.waitForFunction((wanted) => document.querySelectorAll('.ladder li').length >= wanted, level);
  }
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
    'empty, candidates 2, corner marks 1, green, row 1 column 3, block 1',
    '7, mistake, row 1 column 4, block 2',
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
});

test('keys can be changed, and single keys switched off', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('[data-binding="modeCorner"]').click();
  await page.keyboard.press('q');
  assert.equal(await page.locator('[data-binding="modeCorner"]').innerText(), 'Q');
  await page.keyboard.press('Escape');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('q');
  assert.match(await page.locator('.mode[aria-pressed="true"]').innerText(), /Corner/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Single keys work on the board').uncheck();
  await page.keyboard.press('Escape');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('z');
  assert.match(await page.locator('.mode[aria-pressed="true"]').innerText(), /Corner/);
});
