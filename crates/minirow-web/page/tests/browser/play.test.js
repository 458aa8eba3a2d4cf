// Playing in a real browser: to the end by keyboard alone and by touch, what keys, fingers and mouse do,
// the pause, the check that tells no more than it is asked, the history, and the same game in two windows.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, SOLUTION, drawn, focused, label, said, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
/** The empty cells of the board, in reading order. */
const OPEN = [...CLASSIC].flatMap((digit, cell) => (digit === '.' ? [cell] : []));

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** The middle of a cell on the screen. @param {Page} page @param {number} cell */
async function middle(page, cell) {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  assert.ok(box);
  return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/** @param {Page} page */
const mode = (page) => page.locator('.modes [aria-pressed="true"]').innerText();

/** Enters the solution's digits into cells. @param {Page} page @param {number[]} cells */
async function solve(page, cells) {
  for (const cell of cells) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${SOLUTION[cell]}`);
  }
}

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
  assert.match(await page.locator('.finish-time').innerText(), /^\d+:\d\d$/);
  await page.locator('.used li').first().waitFor();
  assert.deepEqual(page.errors, []);
});

test('a puzzle played to the end by touch, and nothing scrolls', async () => {
  const page = await site.page(PHONE);
  for (const cell of OPEN) {
    await page.locator(`[data-cell="${cell}"]`).tap();
    await page.locator(`[data-key="digit-${SOLUTION[cell]}"]`).tap();
  }
  await page.locator('.finish').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
  assert.deepEqual(page.errors, []);
});

test('a full board that is wrong says which rule it breaks', async () => {
  const page = await site.page();
  await solve(page, OPEN.slice(0, -1));
  const last = OPEN[OPEN.length - 1];
  await page.locator(`[data-cell="${last}"]`).click();
  await page.keyboard.press(SOLUTION[last] === '1' ? '2' : '1');
  assert.match(await page.locator('[data-card="check"]').innerText(), /stands twice in (row|column|block) \d/);
  assert.equal(await page.locator('.finish').count(), 0);
  await page.keyboard.press(`Digit${SOLUTION[last]}`);
  await page.locator('.finish').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-key')), 'next', 'the next game is one key away');
});

test('touch: digit first puts the picked digit where one taps, and a drag selects', async () => {
  const page = await site.page(PHONE);
  await page.locator('[data-key="menu"]').tap();
  await page.getByRole('menuitemcheckbox', { name: 'Digit first' }).tap();
  await page.locator('[data-key="digit-4"]').tap();
  await page.locator('[data-cell="2"]').tap();
  await page.locator('[data-cell="13"]').tap();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  assert.equal(await value(page, 13), '9', 'givens stay');
  assert.match(await page.locator('[data-key="digit-4"]').getAttribute('aria-label') ?? '', /^4, 6 left/);
});

test('a long press on a key locks its digit until the key is pressed again', async () => {
  const page = await site.page();
  const key = page.locator('[data-key="digit-4"]');
  await key.click({ delay: 700 });
  await drawn(page);
  assert.match(await key.getAttribute('class') ?? '', /locked/);
  for (const cell of [2, 20]) await page.locator(`[data-cell="${cell}"]`).click();
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /^4/);
  await key.click();
  await page.locator('[data-cell="3"]').click();
  await drawn(page);
  assert.equal(await value(page, 3), '');
  assert.doesNotMatch(await key.getAttribute('class') ?? '', /locked/);
});

test('mouse: drag, Shift and Ctrl select several cells, a double click equal digits', async () => {
  const page = await site.page();
  const [x, y] = await middle(page, 2);
  const [x2] = await middle(page, 3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x2, y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Shift+Digit2');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /corner marks 2/);
  assert.match(await label(page, 3) ?? '', /corner marks 2/);
  const selected = page.locator('[aria-selected="true"]');
  await page.locator('[data-cell="5"]').click({ modifiers: ['Control'] });
  await drawn(page);
  assert.equal(await selected.count(), 3);
  await page.locator('[data-cell="10"]').click();
  await page.locator('[data-cell="20"]').click({ modifiers: ['Shift'] });
  await drawn(page);
  assert.equal(await selected.count(), 4);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await selected.count(), 1);
  await page.locator('[data-cell="0"]').dblclick();
  await drawn(page);
  assert.equal(await selected.count(), [...CLASSIC].filter((digit) => digit === '5').length);
});

test('keys in the page: modes, filter, undo, redo', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  for (const [key, name] of [['x', 'Corner'], ['c', 'Centre'], ['v', 'Colour'], ['z', 'Digit'], ['Space', 'Corner'], ['Space', 'Centre']]) {
    await page.keyboard.press(key);
    await drawn(page);
    assert.match(await mode(page), new RegExp(name));
  }
  await page.keyboard.press('z');
  await page.keyboard.down('Shift');
  await drawn(page);
  assert.match(await mode(page), /Corner/, 'as long as Shift is held');
  await page.keyboard.up('Shift');
  await drawn(page);
  assert.match(await mode(page), /Digit/);
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
  assert.equal(await page.locator('.drawing .filtered').count(), [...CLASSIC].filter((digit) => digit === '5').length);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await page.locator('.drawing .filtered').count(), 0);
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

test('typing continues after a click on a mode, an action, a key, a dialog and a paste', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.locator('.modes [data-value="corner"]').click();
  assert.equal(await focused(page), 2, 'after a mode');
  await page.keyboard.press('4');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /corner marks 4/);
  await page.keyboard.press('z');
  for (const key of ['undo', 'redo', 'erase', 'digit-1', 'digit-1']) {
    await page.locator(`[data-key="${key}"]`).click();
    assert.equal(await focused(page), 2, `after ${key}`);
  }
  await page.locator('[data-key="notes"]').click();
  await page.getByRole('menuitem', { name: 'Clear all notes' }).click();
  assert.equal(await focused(page), 2, 'after the menu of notes');
  for (const keys of ['Control+o', 'Control+p', 'Control+/']) {
    await page.keyboard.press(keys);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.equal(await focused(page), 2, `after ${keys}`);
  }
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, CLASSIC);
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('4');
  await drawn(page);
  assert.equal(await value(page, 2), '4', 'after a paste');
});

test('a key jumps to the board, wherever the focus is', async () => {
  const page = await site.page();
  await page.locator('[data-key="menu"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), 1);
  await page.locator('[data-key="check"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  assert.equal(await focused(page), 2);
  await drawn(page);
  assert.equal(await value(page, 2), '4');
});

test('letters are digits on a board of 16, whose cells stay large enough for a finger', async () => {
  const page = await site.page({ hash: `read=${'.'.repeat(256)}`, viewport: { width: 360, height: 700 } });
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('g');
  await page.keyboard.press('Shift+KeyC');
  await drawn(page);
  assert.equal(await value(page, 0), 'G');
  const box = await page.locator('[data-cell="0"]').boundingBox();
  assert.ok(box && box.width >= 23, 'a finger can hit a cell');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'only the board scrolls');
});

test('conflicts: told, marked with a triangle, and in three ways', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('5');
  await drawn(page);
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 2);
  assert.match(await label(page, 2) ?? '', /^5, mistake/);
  assert.match(await said(page) ?? '', /duplicate in row 1 column 1/);
  assert.equal(await page.locator('.drawing .triangle').count(), 1, 'a sign besides the colour');
  const set = async (/** @type {string} */ conflicts) => {
    await page.evaluate((value) => localStorage.setItem('minirow.settings', JSON.stringify({ conflicts: value })), conflicts);
    await page.reload();
    await page.waitForSelector('#page[data-ready] [data-cell="80"]');
    await drawn(page);
  };
  await set('off');
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0);
  await set('solution');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('1');
  await page.locator('[data-cell="2"][aria-invalid="true"]').waitFor({ state: 'attached' });
});

test('nothing tells right from wrong unless asked, and then step by step', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('1');
  await drawn(page);
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0, 'it breaks no rule');
  assert.equal(await page.getByText(/mistake/i).count(), 0);
  await page.locator('[data-key="check"]').click();
  await page.getByText('There is a mistake.').first().waitFor();
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0, 'not yet where');
  assert.equal(await page.locator('[data-key="back"]').count(), 0);
  await page.locator('[data-key="where"]').click();
  await drawn(page);
  assert.equal(await page.locator('[data-cell="2"][aria-invalid="true"]').count(), 1);
  await page.locator('[data-key="back"]').click();
  await drawn(page);
  assert.equal(await value(page, 2), '');
  assert.equal(await focused(page), 2);
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0);
});

test('boards with several solutions or none say so once, quietly', async () => {
  const several = await site.page({ hash: `read=${CLASSIC.replace('53', '..')}`.replace('6..195', '...195') });
  await several.locator('[data-card="check"]').waitFor();
  assert.match(await several.locator('[data-card="check"]').innerText(), /Several solutions/);
  assert.equal(await focused(several), 0, 'the focus stays on the board');
  await several.getByRole('button', { name: 'Play anyway' }).click();
  assert.equal(await several.locator('[data-card="check"]').count(), 0);
  assert.equal(await focused(several), 0);
  const none = await site.page({ hash: `read=${CLASSIC.replace('53.', '531')}` });
  await none.locator('[data-card="check"]').waitFor();
  assert.match(await none.locator('[data-card="check"]').innerText(), /No solution/);
});

test('a pause covers the board, takes no digits, and one button goes on', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('p');
  await page.keyboard.press('4');
  await drawn(page);
  assert.equal(await page.locator('.drawing .given').first().isVisible(), false);
  assert.equal(await page.locator('.drawing .grid-line').isVisible(), false);
  assert.equal(await label(page, 0), 'covered');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-key')), 'resume');
  assert.equal(await page.locator('.controls').evaluate((element) => /** @type {HTMLElement} */ (element).inert), true);
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.equal(await value(page, 2), '');
  assert.equal(await value(page, 0), '5');
  assert.equal(await focused(page), 2);
  await page.locator('[data-key="pause"]').click();
  await page.keyboard.press('p');
  assert.equal(await focused(page), 2);
});

test('the clock begins with the first entry and stops under a dialog', async () => {
  const page = await site.page();
  const clock = () => page.locator('.top .clock').innerText();
  await page.waitForTimeout(1600);
  assert.equal(await clock(), '0:00');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.waitForFunction(() => document.querySelector('.top .clock')?.textContent !== '0:00');
  await page.keyboard.press('Control+/');
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(1500);
  const before = await clock();
  await page.waitForTimeout(2600);
  assert.equal(await clock(), before);
  await page.keyboard.press('Escape');
  await page.waitForFunction((text) => document.querySelector('.top .clock')?.textContent !== text, before);
});

test('notes: all candidates once, corners after Snyder, automatic, cleared', async () => {
  const page = await site.page();
  const notes = async (/** @type {string} */ name, role = /** @type {'menuitem'|'menuitemcheckbox'} */ ('menuitem')) => {
    await page.locator('[data-key="notes"]').click();
    await page.getByRole(role, { name }).click();
    await drawn(page);
  };
  await page.locator('[data-key="notes"]').click();
  const first = page.getByRole('menuitem', { name: 'Fill in all candidates', exact: true });
  assert.equal(await first.getAttribute('aria-describedby').then((id) => page.locator(`#${id}`).innerText()), 'Once; from then on you update them');
  assert.equal(await page.locator('.menu small').count(), 5, 'each entry says what it does');
  await page.keyboard.press('Escape');
  await notes('Snyder notes');
  const cornered = await page.locator('[aria-label*="corner marks"]').count();
  assert.ok(cornered > 5 && cornered < 51);
  await notes('Clear all notes');
  assert.equal(await page.locator('[aria-label*="corner marks"]').count(), 0);
  await notes('Fill in all candidates');
  assert.match(await label(page, 2) ?? '', /candidates 1 2 4/);
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.doesNotMatch(await label(page, 2) ?? '', /candidates/);
  await notes('Automatic notes', 'menuitemcheckbox');
  assert.match(await label(page, 2) ?? '', /candidates 1 2 4/);
});

test('corner notes and centre notes of a cell do not cover each other', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await page.keyboard.press(`Shift+Digit${digit}`);
  for (const digit of [1, 2, 4, 5, 6]) await page.keyboard.press(`Control+Digit${digit}`);
  await drawn(page);
  const overlaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.digits text.note, .digits text.centre')].map((text) => text.getBoundingClientRect());
    return boxes.some((a, at) => boxes.slice(at + 1).some((b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4));
  });
  assert.equal(await page.locator('.digits text.note').count(), 9);
  assert.equal(overlaps, false);
});

test('nine cell colours, none like another, each with its letter', async () => {
  const page = await site.page();
  await page.keyboard.press('v');
  await page.locator('.key.colour').first().waitFor();
  const keys = await page.locator('.key.colour').evaluateAll((all) => all.map((key) => [getComputedStyle(key).backgroundColor, key.textContent]));
  assert.equal(new Set(keys.map(([colour]) => colour)).size, 9);
  assert.deepEqual(keys.map(([, letter]) => letter), [...'ABCDEFGHI']);
  const parts = keys.map(([colour]) => (colour?.match(/\d+/g) ?? []).map(Number));
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) assert.ok(Math.hypot(...one.map((part, index) => part - other[index])) > 30, `${one} and ${other}`);
  }
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('6');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /colour F/);
  assert.equal(await page.locator('.drawing .letter').textContent(), 'F');
});

test('history: the list is at the present move, branches and bookmarks bring back what was undone', async () => {
  const page = await site.page();
  await solve(page, OPEN.slice(0, 25));
  for (let time = 0; time < 12; time += 1) await page.keyboard.press('Control+z');
  await page.keyboard.press('Shift+Digit1');
  await page.locator('[data-key="history"]').click();
  const current = page.locator('.tree-row.current');
  assert.equal(await current.count(), 1);
  const isInside = () => current.evaluate((row) => {
    const [own, list] = [row.getBoundingClientRect(), /** @type {Element} */ (row.parentElement).getBoundingClientRect()];
    return own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
  });
  assert.equal(await isInside(), true, 'the present move is in sight');
  assert.match(await page.locator('[data-card="history"] header').innerText(), /26 moves, 0 bookmarks, 1 branch/);
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await page.keyboard.type('before');
  await page.keyboard.press('Enter');
  assert.match(await current.innerText(), /before/);
  await page.locator('.tree-row.branch').first().click();
  await drawn(page);
  assert.equal(await page.locator(`[data-cell="${OPEN[24]}"]`).getAttribute('data-value'), SOLUTION[OPEN[24]], 'the branch is on the board at once');
  assert.equal(await isInside(), true);
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'treeitem');
  await page.locator('[data-key="goOn"]').click();
  assert.ok(await focused(page) >= 0);
  await page.reload();
  await page.waitForSelector('#page[data-ready] [data-cell="80"]');
  await page.locator('[data-key="history"]').click();
  assert.equal(await page.locator('.tree-row.bookmark').count(), 1, 'it is kept');
});

test('a replay goes through the moves, and finishes the game no second time', async () => {
  const page = await site.page();
  await solve(page, OPEN);
  await page.locator('.finish').waitFor();
  const times = await page.evaluate(() => JSON.parse(localStorage.getItem('minirow.statistics') ?? '{}').finishes?.length);
  await page.locator('[data-key="finish-replay"]').click();
  await page.locator('[data-card="history"]').waitFor();
  assert.match(await page.locator('.replay').innerText(), /Move \d of 51/);
  await page.waitForFunction(() => /Move [1-9]/.test(document.querySelector('.replay')?.textContent ?? ''));
  await page.locator('.replay-speed').click();
  assert.match(await page.locator('.replay-speed').innerText(), /2×/);
  await page.locator('[data-key="replay"]').click();
  await page.locator('.replay input').fill('51');
  await drawn(page);
  assert.equal(await page.locator('[data-cell="2"]').getAttribute('data-value'), '4');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('minirow.statistics') ?? '{}').finishes?.length), times);
});

test('a phone held sideways: all in sight, nothing scrolls, and a swipe over the controls is the page’s', async () => {
  const page = await site.page(SIDEWAYS);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth), true);
  for (const name of ['board', 'back', 'hint', 'menu', 'undo']) {
    const place = name === 'board' ? page.locator('pencil-board') : name === 'back' ? page.locator('.top .only-narrow').first() : page.locator(`[data-key="${name}"]`);
    const box = await place.boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 845 && box.y + box.height <= 391, name);
  }
  for (const key of await page.locator('.play button:visible').all()) {
    const box = await key.boundingBox();
    assert.ok(box && box.width >= 40 && box.height >= 43.5, await key.getAttribute('aria-label') ?? '');
  }
  // Enlarged four times the page scrolls, and a finger on the board moves it.
  const large = await site.page({ viewport: { width: 320, height: 256 }, hasTouch: true });
  assert.match(await large.locator('.cells').evaluate((cells) => getComputedStyle(cells).touchAction), /pan-y|manipulation|auto/);
  assert.equal(await large.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
});

for (const [width, height] of [[390, 844], [360, 640], [640, 360]]) {
  test(`no scrolling and keys of 44 pixels at ${width}×${height}`, async () => {
    const page = await site.page({ viewport: { width, height }, hasTouch: true, isMobile: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth), true);
    for (const button of await page.locator('.play button:visible').all()) {
      const box = await button.boundingBox();
      const name = await button.getAttribute('aria-label') ?? await button.innerText();
      assert.ok(box && box.height >= 43.5 - (name && (await button.getAttribute('data-value')) ? 4 : 0) && box.width >= 43.5, `${name}: ${JSON.stringify(box)}`);
      assert.ok(box.y + box.height <= height + 0.5 && box.x + box.width <= width + 0.5, `${name} is on the screen`);
    }
  });
}

test('the address without a game opens the one that was played last', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const address = page.url();
  await page.evaluate(() => (location.hash = 'library'));
  await page.waitForFunction(() => !document.querySelector('pencil-board .cells'));
  await page.evaluate(() => (location.hash = 'play'));
  await page.waitForSelector('.play [data-cell="80"]');
  await drawn(page);
  assert.equal(page.url(), address);
  assert.equal(await value(page, 2), '4');
  const fresh = await site.page({ hash: 'play' });
  await fresh.waitForFunction(() => location.hash === '#home');
});

test('the engine is asked once for what a board is, and its rules hold from the first key', async () => {
  const grid = Array.from({ length: 9 }, () => new Array(9).fill(null));
  grid[0][1] = 5;
  const board = JSON.stringify({ version: 1, geometry: { side: 9, extra: ['anti-knight', 'diagonals'] }, grid });
  const page = await site.page({ hash: '' });
  // Every call goes through one of these, in a worker or over HTTP.
  await page.addInitScript(() => {
    const told = /** @type {any} */ (window);
    told.asked = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(/** @type {any[]} */ ...parts) {
      const { call, input } = JSON.parse(parts[0]);
      if (call === 'geometry') told.asked.push(input.geometry);
      return /** @type {any} */ (postMessage).apply(this, parts);
    };
    const { fetch } = window;
    window.fetch = (...parts) => {
      if (String(parts[0]).endsWith('/geometry')) told.asked.push(JSON.parse(String(parts[1]?.body)).geometry);
      return fetch(...parts);
    };
  });
  await page.goto(`${site.url}?fresh=1#read=${encodeURIComponent(board)}`);
  await page.waitForSelector('#page[data-ready] .play [data-cell="80"]');
  assert.equal(await page.locator('.extras .diagonal').count(), 2);
  await page.locator('[data-cell="12"]').click();
  await page.keyboard.press('5');
  await drawn(page);
  // A knight's move away, in no house together.
  assert.deepEqual(await page.locator('[aria-invalid="true"]').evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-cell')))), [1, 12]);
  await page.evaluate(() => (location.hash = 'home'));
  await page.locator('.continue .diagonal').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForSelector('.play [data-cell="80"]');
  const extras = await page.evaluate(() => /** @type {any} */ (window).asked.map((/** @type {any} */ { extra = [] }) => extra.join(' ')));
  assert.deepEqual(extras, ['anti-knight diagonals'], 'once, and not for the classic board, which nobody opened');
});

test('60 frames a second while a drag selects on a 25×25', async () => {
  const page = await site.page({ hash: `read=${'.'.repeat(625)}` });
  const box = await page.locator('.cells').boundingBox();
  assert.ok(box);
  // What a frame of the drag costs: the machine of the test may be busy, the work must be short.
  const cost = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('pencil-board'));
    const times = [];
    for (let cell = 0; cell < 120; cell += 1) {
      const begin = performance.now();
      board.game.select(cell * 5, 'add');
      board.draw();
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[60];
  });
  assert.ok(cost < 8, `${cost} ms a frame`);
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, box.y + 4, { steps: 12 });
  await page.mouse.up();
  await drawn(page);
  assert.ok(await page.locator('[aria-selected="true"]').count() >= 12);
});
