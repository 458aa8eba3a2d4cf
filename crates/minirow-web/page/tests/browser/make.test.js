// Making puzzles: regions, title and rules, what is wrong with a board, what helps, on desks and phones.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from './axe.js';
import { drawn, focused, label, said, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */
/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** One solution; a 6 in r5c5 leaves block 4 no place for it. */
const SOUND = '6..9..5........718...7.1.92.9.18..2...........5..37.8.72.5.3...983........6..4..3';
const SEVERAL = '41.....7.........2..719.....41.8..3.7.2...6.8.5..1.29.....529..1.........8.3...47';
const JIGSAW = `# A jigsaw, as our examples have them
ABBBBBFFF
ADDDBBBBF
# in the middle too
AADDECCCF
AADEECCCF
ADDEEECCF
AADEGEECF
GGGGGGIIF
GGHHIIIII
HHHHHHHII`;

/** @param {import('playwright-core').BrowserContextOptions & {theme?: string, hash?: string}} [how] */
const open = async (how = {}) => {
  const page = await site.page({ hash: 'make', viewport: { width: 1280, height: 800 }, ...how });
  await page.locator('.make pencil-board .cell').first().waitFor();
  return page;
};

/** Types givens as a person does, row by row. @param {Page} page @param {string} line */
async function type(page, line) {
  await page.locator('[data-cell="0"]').focus();
  await page.keyboard.press('Control+Home');
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const digit = line[row * 9 + column];
      if (digit !== '.') await page.keyboard.press(digit);
      if (column < 8) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
}

/** @param {Page} page @param {string|RegExp} text */
const status = (page, text) => page.locator('.status-title', { hasText: text }).waitFor();
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
/** @param {Page} page @param {number} cell */
const middle = async (page, cell) => {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
};
/** @param {Page} page @param {number} cell */
const click = async (page, cell) => {
  const [x, y] = await middle(page, cell);
  await page.mouse.click(x, y);
};
/** @param {Page} page @param {number[]} cells */
async function drag(page, cells) {
  for (const [at, cell] of cells.entries()) {
    const [x, y] = await middle(page, cell);
    await page.mouse.move(x, y, { steps: 3 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('a setter draws a jigsaw with title and rules, finds it broken, sees why, repairs and shares it', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Regions' }).click();
  await press(page, 'Text');
  await page.locator('#region-map').fill(JIGSAW);
  await status(page, 'Empty board');
  assert.match(await label(page, 80) ?? '', /region I/);
  // A corner goes to another region, and two cells to none.
  await page.locator('[data-key="pen-A"]').click();
  await drag(page, [3, 12]);
  await status(page, 'Three regions unfinished');
  await page.getByRole('button', { name: /Region ?A ?11 of 9/ }).waitFor();
  await press(page, 'Undo');
  await status(page, 'Empty board');
  await page.keyboard.down('Alt');
  await drag(page, [79, 80]);
  await page.keyboard.up('Alt');
  await status(page, 'One region unfinished');
  await page.getByText('r9c8 has no region').waitFor();
  await page.getByRole('button', { name: 'Paint I: r9c8 has no region' }).click();
  await page.getByText('r9c8 has no region').waitFor({ state: 'detached' });
  await press(page, 'Fill it');
  await status(page, 'Empty board');

  await page.getByRole('button', { name: 'Givens' }).click();
  await page.getByLabel('Title').fill('Low Tide');
  await page.getByLabel('Author').fill('A. Setter');
  await page.getByRole('textbox', { name: 'Rules' }).fill('Normal rules.');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.locator('dialog').waitFor({ state: 'detached', timeout: 60_000 });
  await status(page, 'One solution');
  await page.getByRole('button', { name: 'Add: The irregular regions: not in the rules' }).click();
  assert.match(await page.getByRole('textbox', { name: 'Rules' }).inputValue(), /^Normal rules\. Each region has every digit once\.$/);

  // A digit that nothing sees, and still the board has no solution with it.
  const [cell, digit] = await page.evaluate(() => {
    const { game } = /** @type {any} */ (document.querySelector('pencil-board'));
    for (let at = 0; at < 81; at += 1) {
      if (game.position.given[at]) continue;
      const seen = new Set(game.geometry.peers[at].map((/** @type {number} */ other) => game.position.given[other]));
      for (let one = 1; one <= 9; one += 1) if (one !== game.solution[at] && !seen.has(one)) return [at, one];
    }
    return [-1, -1];
  });
  await click(page, cell);
  await page.keyboard.press(String(digit));
  await status(page, 'No solution');
  await press(page, 'Show why');
  await page.getByText('Change any one of them').waitFor();
  const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  await page.getByText(`The last change put ${digit} in ${name}. Before it there was one solution.`).waitFor();
  assert.match(await label(page, cell) ?? '', /part of the contradiction/);
  await press(page, `Take back ${name}`);
  await status(page, 'One solution');
  assert.equal(await value(page, cell), '');
  await press(page, 'Share');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /Low Tide/);
  await page.keyboard.press('Escape');
  // It is kept, with all that was said of it, and this window opens it again.
  await page.goto('about:blank');
  await page.goBack();
  await page.waitForSelector('#page[data-ready]');
  await page.evaluate(() => (location.hash = 'make'));
  await status(page, 'One solution');
  assert.equal(await page.getByLabel('Author').inputValue(), 'A. Setter');
  assert.deepEqual(page.errors, []);
});

test('why a board has no solution: a smallest set in words and on the board, set after set', async () => {
  const page = await open();
  await type(page, SOUND);
  await status(page, 'One solution');
  await click(page, 40);
  await page.keyboard.press('6');
  await press(page, 'Show why');
  const rows = page.locator('.given-row');
  await rows.first().waitFor();
  assert.equal(await rows.count(), 5);
  assert.match(await page.locator('.status').innerText(), /(Block|Column) \d has no place for 6\. These five givens fill or block all nine of its cells\./);
  assert.equal(await page.locator('.layer-over .triangle').count(), 5);
  assert.ok(await page.locator('.layer-over .struck-digit').count() > 2);
  assert.equal(await page.locator('.layer-over .gap-frame').count(), 1);
  const before = await rows.allInnerTexts();
  await press(page, 'Next set');
  await drawn(page);
  assert.match(await said(page) ?? '', /Set 2 of \d/);
  assert.notDeepEqual(await rows.allInnerTexts(), before);
  assert.ok(await focused(page) >= 0, 'the focus is on the board');
  await page.getByRole('button', { name: 'Remove 6 from r5c5' }).click();
  await status(page, 'One solution');
  assert.equal(await page.locator('.layer-over .triangle').count(), 0);
});

test('a given typed with a symmetric pen asks for its place opposite; erasing takes both', async () => {
  const page = await open();
  const pen = page.getByRole('button', { name: /^Pen symmetry: / });
  assert.equal(await pen.innerText(), 'Pen symmetry: none');
  await pen.click();
  assert.equal(await page.getByRole('menuitemradio', { name: 'none' }).getAttribute('aria-checked'), 'true');
  await page.getByRole('menu', { name: /^Pen symmetry: a given that you type asks for/ }).waitFor();
  await page.getByRole('menuitemradio', { name: 'half turn' }).click();
  await drawn(page);
  assert.equal(await pen.innerText(), 'Pen symmetry: half turn');
  await click(page, 0);
  await page.keyboard.press('5');
  // How many solutions there are is said soon after it.
  await page.waitForFunction(() => document.querySelector('#announcements')?.textContent?.includes('Asked for: a given in r9c9'));
  assert.match(await label(page, 80) ?? '', /the symmetry asks for a given/);
  assert.equal(await page.locator('.pending-frame').count(), 1);
  await page.getByRole('button', { name: /^Go there/ }).click();
  assert.equal(await focused(page), 80);
  await page.keyboard.press('7');
  await drawn(page);
  assert.equal(await page.locator('.pending-frame').count(), 0);
  await page.keyboard.press('Delete');
  await drawn(page);
  assert.deepEqual([await value(page, 0), await value(page, 80)], ['', '']);
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.deepEqual([await value(page, 0), await value(page, 80)], ['5', '7']);
});

test('what several solutions share as a heat map, two side by side, and the given that settles it', async () => {
  const page = await open();
  await type(page, SEVERAL);
  await status(page, 'Five solutions');
  // Without a single solution nothing is rated, and the page says so.
  assert.match(await page.locator('.status').innerText(), /27 givens\. A rating needs a single solution\./);
  assert.ok(await page.locator('[data-key="minimise"]').isDisabled());
  await press(page, 'Show two');
  await page.locator('.diagonal-line').first().waitFor();
  assert.match(await page.locator('.status').innerText(), /A and B differ in 7 cells/);
  await page.getByLabel('B, lower right').selectOption('4');
  await press(page, 'All five');
  await page.locator('.possible').first().waitFor();
  assert.match(await page.locator('.status').innerText(), /They differ in 13 cells/);
  assert.match(await label(page, 14) ?? '', /4 6 7 8 possible/);
  assert.match(await label(page, 4) ?? '', /2 in every solution/);
  await press(page, 'Hide solutions');
  await drawn(page);
  assert.equal(await page.locator('.possible').count(), 0);
  await press(page, 'Heat map');
  await page.getByText('One more given settles it').waitFor();
  // Under the headers of the server, which forbid styles in markup: as many shades as there are counts, none of them black.
  const fills = await page.evaluate(() => [...new Set([...document.querySelectorAll('.drawing .ground rect')].map((part) => getComputedStyle(part).fill))]);
  assert.ok(fills.length >= 3, `${fills}`);
  assert.ok(!fills.includes('rgb(0, 0, 0)'), `${fills}`);
  assert.equal(await page.locator('.made-panel .problems li').count(), 6);
  await page.getByText('3 others would do as well.').waitFor();
  await page.locator('.make-buttons .primary').click();
  await status(page, 'One solution');
});

test('redundant givens are marked on the board and go one by one; minimise takes the rest', async () => {
  const page = await open();
  await type(page, SOUND);
  await page.getByRole('button', { name: 'Show: 7 givens each follow from the rest' }).click({ timeout: 30_000 });
  await drawn(page);
  assert.equal(await page.locator('.redundant-frame').count(), 7);
  assert.match(await label(page, 0) ?? '', /^6, given/);
  const first = page.locator('.given-row button').first();
  await first.click();
  // The frames of before stand until the others are known.
  await page.locator('.redundant-frame').nth(6).waitFor({ state: 'detached', timeout: 30_000 });
  await page.locator('.redundant-frame').first().waitFor({ timeout: 30_000 });
  const left = await page.locator('.redundant-frame').count();
  assert.ok(left < 7, String(left));
  await press(page, 'Minimise');
  await page.getByText('Every given is needed.').waitFor({ timeout: 30_000 });
  await status(page, 'One solution');
});

test('a shown solution can be hidden again', async () => {
  const page = await open();
  await type(page, SOUND);
  await press(page, 'Show solution');
  await page.locator('.layer-over .own').first().waitFor();
  assert.equal(await page.locator('.layer-over .own').count(), 53);
  await press(page, 'Hide solution');
  await drawn(page);
  assert.equal(await page.locator('.layer-over .own').count(), 0);
});

test('typed digits are givens and are counted in plain words', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: 'Given 5' }).click();
  await page.locator('.phone-note', { hasText: /^1 given$/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Given 6' }).click();
  await page.locator('.phone-note', { hasText: /^2 givens$/ }).waitFor();
  assert.match(await label(page, 0) ?? '', /^5, given/);
});

test('author and rules of an imported board are kept when it is made further', async () => {
  const grid = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_two, column) => Number(SOUND[row * 9 + column]) || null));
  const text = JSON.stringify({ version: 1, name: 'Old one', about: { author: 'B. Maker', rules: 'As usual.' }, grid });
  const page = await site.page({ hash: `read=${encodeURIComponent(text)}`, viewport: { width: 1280, height: 800 } });
  await page.locator('pencil-board .cell').first().waitFor();
  const id = await page.evaluate(() => location.hash.replace('#play/', ''));
  await page.evaluate((game) => (location.hash = `make/${game}`), id);
  await status(page, 'One solution');
  assert.equal(await page.getByLabel('Title').inputValue(), 'Old one');
  assert.equal(await page.getByLabel('Author').inputValue(), 'B. Maker');
  assert.equal(await page.getByRole('textbox', { name: 'Rules' }).inputValue(), 'As usual.');
  // What is played stays as it was: the made board is another one.
  await click(page, 1);
  await page.keyboard.press('4');
  await drawn(page);
  assert.notEqual(await page.evaluate(() => location.hash), `#make/${id}`);
  await page.evaluate((game) => (location.hash = `play/${game}`), id);
  await page.locator('.play pencil-board .cell').first().waitFor();
  assert.equal(await page.locator('.play [data-cell="1"]').getAttribute('data-value'), '');
});

test('a map that cannot be read is told in the words of the page', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Regions' }).click();
  await press(page, 'Text');
  const map = page.locator('#region-map');
  await map.fill('# three\nAAABBBCCC\nAAABBB');
  await page.getByText('Line 3 has 6 letters, 9 are needed.').waitFor();
  await map.fill('AAABBBCCC\n# more to come');
  await page.getByText('1 rows so far, 9 are needed.').or(page.getByText('1 row so far, 9 are needed.')).waitFor();
});

test('rules that do not fit the board are told without words of the parser', async () => {
  const page = await open();
  await page.getByRole('switch', { name: 'Windows' }).click();
  await status(page, /Empty board|cannot be checked/);
  await page.getByLabel('Blocks').selectOption('1x9');
  await page.waitForTimeout(500);
  assert.doesNotMatch(await page.locator('.inspector').innerText(), /expected|line \d|column \d/);
});

test('a test solve plays a copy; the made board stays and Make opens it again', async () => {
  const page = await open();
  await type(page, SOUND);
  await status(page, 'One solution');
  const made = await page.evaluate(() => location.hash);
  assert.match(made, /^#make\/.+/);
  await press(page, 'Test solve');
  await page.locator('.play pencil-board .cell').first().waitFor();
  const played = await page.evaluate(() => location.hash);
  assert.match(played, /^#play\/.+/);
  assert.notEqual(played.slice(6), made.slice(6));
  await press(page, 'Back to Make');
  await page.locator('.make pencil-board .cell').first().waitFor();
  assert.equal(await page.evaluate(() => location.hash), made);
  // The same board goes on where it was left; a changed one takes its place.
  await press(page, 'Test solve');
  await page.locator('.play pencil-board .cell').first().waitFor();
  assert.equal(await page.evaluate(() => location.hash), played);
  await press(page, 'Back to Make');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tested');
  await press(page, 'Test solve');
  await page.waitForFunction((before) => location.hash.startsWith('#play/') && location.hash !== before, played);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.test-')).length), 1);
  await page.evaluate(() => (location.hash = 'library'));
  await page.locator('.kept').first().waitFor();
  assert.deepEqual(await page.locator('.kept-name').allInnerTexts(), ['Tested'], 'one card for one board');
  await page.evaluate(() => (location.hash = 'make'));
  await page.locator('.make pencil-board .cell').first().waitFor();
  assert.equal(await page.locator('.make [data-cell="0"]').getAttribute('data-value'), '6');
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector('pencil-board')).game.design), true);
  assert.equal(await page.evaluate(() => location.hash), made);
});

test('a board is printed from where it is made, with the rules of its author', async () => {
  const page = await open();
  await type(page, SOUND);
  await page.getByRole('textbox', { name: 'Rules' }).fill('Normal rules. All knights are polite.');
  // What the preview shows is an image, whose text no page can read: it is kept on its way there.
  await page.evaluate(() => {
    const shown = URL.createObjectURL;
    URL.createObjectURL = (/** @type {any} */ blob) => {
      void blob.text().then((/** @type {string} */ text) => { document.body.dataset.drawn = text; });
      return shown.call(URL, blob);
    };
  });
  await press(page, 'Print');
  await page.getByAltText('Page 1 of 1').waitFor();
  await page.waitForFunction(() => document.body.dataset.drawn?.includes('All knights are polite.'));
});

test('generate can be stopped, and the board is as before', async () => {
  const page = await open();
  await press(page, 'Generate');
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Rating from').fill('11.5');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByText(/puzzles? tried in/).waitFor({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByText(/Stopped after/).waitFor();
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await value(page, 0), '');
  assert.ok(await focused(page) >= 0 || await page.evaluate(() => document.activeElement?.getAttribute('data-key') === 'generate'));
});

for (const size of [{ width: 390, height: 844 }, { width: 360, height: 640 }]) {
  test(`generating on a phone of ${size.width}×${size.height}: the button and the new board are on the screen`, async () => {
    const page = await open({ viewport: size, hasTouch: true });
    await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
    await page.locator('.tools').getByRole('button', { name: 'Generate' }).click();
    const button = page.locator('dialog').getByRole('button', { name: 'Generate' });
    const box = await button.boundingBox();
    assert.ok(box && box.y + box.height <= size.height, JSON.stringify(box));
    await button.click();
    await page.locator('dialog').waitFor({ state: 'detached', timeout: 60_000 });
    const board = await page.locator('pencil-board').boundingBox();
    assert.ok(board && board.y >= 0 && board.y + board.height <= size.height, JSON.stringify(board));
    assert.ok(await page.evaluate(() => /** @type {any} */ (document.querySelector('pencil-board')).game.position.given.filter(Boolean).length) > 15);
  });
}

for (const size of [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
  test(`nothing is off the screen at ${size.width}×${size.height}, and all targets are large`, async () => {
    const page = await open({ viewport: size, hasTouch: true });
    for (const tab of ['Cells', 'Board', 'Puzzle', 'Grid']) {
      await page.getByRole('button', { name: tab, exact: true }).click();
      await drawn(page);
      const wrong = await page.evaluate(() => {
        const found = [];
        for (const element of document.querySelectorAll('button, select, a, pencil-board')) {
          const box = element.getBoundingClientRect();
          if (!box.width || !box.height || getComputedStyle(element).visibility === 'hidden') continue;
          const name = element.getAttribute('aria-label') ?? element.textContent;
          if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) found.push(`off: ${name} ${JSON.stringify(box)}`);
          if (element.matches('button, a, select') && (box.width < 43.5 || box.height < 43.5)) found.push(`small: ${name} ${box.width}×${box.height}`);
        }
        if (document.documentElement.scrollHeight > innerHeight) found.push(`scrolls: ${document.documentElement.scrollHeight}`);
        return found;
      });
      assert.deepEqual(wrong, [], tab);
    }
  });
}

test('regions are painted with a finger', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('[data-key="regions"]').click();
  await page.locator('[data-key="pen-B"]').click();
  const client = await page.context().newCDPSession(page);
  const points = await Promise.all([0, 1, 2].map((cell) => middle(page, cell)));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: points[0][0], y: points[0][1] }] });
  for (const [x, y] of points.slice(1)) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await drawn(page);
  for (const cell of [0, 1, 2]) assert.match(await label(page, cell) ?? '', /region B/);
  await page.getByRole('button', { name: /Region ?B ?12 of 9/ }).waitFor();
});

test('all of it by keyboard: regions by letter, houses, symmetry, and the focus stays', async () => {
  const page = await open();
  await page.locator('[data-key="regions"]').focus();
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 0);
  await page.keyboard.press('b');
  assert.match(await said(page) ?? '', /r1c1: region B, 10 of 9/);
  await page.keyboard.press('Delete');
  assert.match(await said(page) ?? '', /r1c1: no region/);
  await page.keyboard.press('a');
  await status(page, 'Empty board');
  await page.locator('[data-key="houses"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  assert.match(await said(page) ?? '', /House 1: 2 of 9/);
  await status(page, 'One house unfinished');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await status(page, 'Empty board');
  await page.locator('[data-key="givens"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await drawn(page);
  assert.equal(await page.locator('[data-cell="1"]').getAttribute('data-value'), '4');
  assert.ok(await focused(page) >= 0);
});

test('conflicts follow the rules of the board and the regions as they are painted', async () => {
  const page = await open();
  const wrong = () => page.locator('.make [aria-invalid="true"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')).join(' '));
  const until = (/** @type {string} */ cells) => page.waitForFunction((expected) =>
    [...document.querySelectorAll('.make [aria-invalid="true"]')].map((cell) => cell.getAttribute('data-cell')).join(' ') === expected, cells);
  for (const cell of [1, 12, 40]) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(cell === 40 ? '7' : '5');
  }
  await drawn(page);
  assert.equal(await wrong(), '');
  await page.locator('[data-key="anti-knight"]').click();
  await until('1 12');
  // Each says what it contradicts.
  assert.match(await label(page, 1) ?? '', /^5, given, mistake, also in r2c4, row 1/);
  assert.match(await label(page, 12) ?? '', /^5, given, mistake, also in r1c2, row 2/);
  await page.keyboard.press('Control+z');
  await until('');
  // r2c4 is taken into the first region, which is one too many: rows, columns and regions hold all the same.
  await page.locator('[data-key="regions"]').click();
  await page.locator('[data-cell="12"]').click();
  await page.keyboard.press('a');
  await status(page, /unfinished/i);
  await page.locator('[data-key="givens"]').click();
  await until('1 12');
  assert.match(await label(page, 12) ?? '', /row 2 column 4, region A$/);
  assert.match(await label(page, 44) ?? '', /row 5 column 9, region F$/);
  await page.locator('[data-cell="44"]').click();
  await page.keyboard.press('7');
  await drawn(page);
  assert.equal(await wrong(), '1 12 40 44');
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Control+z');
  await until('');
  assert.deepEqual(page.errors, []);
});

test('boards of any side from 4 to 25; what was typed before stays in the library', async () => {
  const page = await open();
  await click(page, 0);
  await page.keyboard.press('1');
  for (const side of [4, 7, 25]) {
    await page.getByLabel('Size').selectOption(String(side));
    await page.waitForFunction((cells) => document.querySelectorAll('.make .cell').length === cells, side * side);
    await status(page, /Empty board|Counting/);
  }
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('minirow.game.')).length);
  assert.ok(kept >= 1);
  await page.getByRole('button', { name: 'Regions' }).click();
  const start = performance.now();
  await drag(page, [0, 24, 624]);
  assert.ok(performance.now() - start < 5000);
  await status(page, /unfinished/);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`axe finds nothing in the frames of making, ${theme}`, async () => {
    const page = await open({ theme });
    assert.deepEqual(await violations(page), [], 'make');
    await page.getByRole('button', { name: 'Regions' }).click();
    await press(page, 'Text');
    await page.locator('[data-cell="0"]').focus();
    await page.keyboard.press('Delete');
    await status(page, /unfinished/);
    assert.deepEqual(await violations(page), [], 'regions');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Givens' }).click();
    await type(page, SEVERAL);
    await status(page, 'Five solutions');
    await press(page, 'Show two');
    await page.locator('.diagonal-line').first().waitFor();
    assert.deepEqual(await violations(page), [], 'two solutions');
    await press(page, 'All five');
    await page.locator('.possible').first().waitFor();
    assert.deepEqual(await violations(page), [], 'several');
    await click(page, 2);
    await page.keyboard.press('9');
    await press(page, 'Show why');
    await page.locator('.given-row').first().waitFor();
    assert.deepEqual(await violations(page), [], 'broken');
    await page.locator('[data-key="houses"]').click();
    assert.deepEqual(await violations(page), [], 'houses');
    assert.deepEqual(page.errors, []);
  });
}

test('a German page makes boards in German', async () => {
  const page = await open({ locale: 'de-DE' });
  await type(page, SEVERAL);
  await status(page, 'Fünf Lösungen');
  await page.getByRole('button', { name: 'Zwei zeigen' }).click();
  await page.getByText('A und B unterscheiden sich in 7 Zellen.').waitFor();
});
