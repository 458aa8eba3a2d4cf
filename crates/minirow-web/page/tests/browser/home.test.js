// Home: a new game in one click, the game to go on with, today's puzzle and other boards.
import assert from 'node:assert/strict';
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

const MONDAY = '2026-11-23T12:00:00';
const LEVELS = ['beginner', 'easy', 'moderate', 'tricky', 'hard', 'diabolical', 'fiendish'];

/** The givens of the board that is played. @param {Page} page */
async function givens(page) {
  await page.waitForFunction(() => location.hash.startsWith('#play/') && document.querySelector('pencil-board [data-value]'));
  await drawn(page);
  return page.evaluate(() => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('data-value') || '.').join(' '));
}

/** Notes in the storage that puzzles of days were solved. @param {Page} page @param {string[]} days */
const solveDays = (page, days) => page.evaluate((list) => {
  const finishes = list.map((day, at) => ({ id: `day ${at}`, when: Date.now(), seconds: 100, level: 'easy', day }));
  localStorage.setItem('minirow.statistics', JSON.stringify({ finishes, techniques: {} }));
}, days);

test('a first visit: a Hard game in one click, and the rules until a game is finished', async () => {
  const page = await site.page({ hash: '', date: MONDAY });
  assert.equal(await page.locator('h1').innerText(), 'Choose a level');
  assert.equal(await page.locator('.button.primary').count(), 0, 'the first card is the only filled one');
  assert.equal(await page.locator('.level.start').innerText().then((text) => text.replace(/\s+/g, ' ')), 'Beginner Start here');
  assert.equal(await page.locator('.rules-intro').count(), 1);
  assert.equal(await page.locator('.week .solved').count(), 0);
  await page.getByRole('button', { name: /^Hard/ }).click();
  const board = await givens(page);
  assert.ok(board.split(' ').filter((digit) => digit !== '.').length >= 17);
  await page.goBack();
  await page.locator('.continue').waitFor();
  assert.equal(await page.locator('h1').innerText(), 'New game');
  assert.match(await page.locator('.continue h2').innerText(), /^Hard No\. 1$/);
  assert.equal(await page.locator('.rules-intro').count(), 1, 'no game is finished yet');
  assert.equal(await page.locator('.home .primary').count(), 1);
  await solveDays(page, ['2026-11-22']);
  await page.reload();
  await page.locator('.continue').waitFor();
  assert.equal(await page.locator('.rules-intro').count(), 0);
  assert.deepEqual(page.errors, []);
});

test('a game of each level begins at once, and the next one is made ahead', { timeout: 180_000 }, async (context) => {
  const page = await site.page({ hash: 'home' });
  await page.waitForFunction((levels) => {
    const prepared = JSON.parse(localStorage.getItem('minirow.prepared') ?? '{}');
    return levels.every((level) => prepared[level]);
  }, LEVELS.slice(0, 6), { timeout: 120_000 });
  /** @param {string} level */
  const begin = (level) => page.evaluate(async (name) => {
    const card = /** @type {HTMLElement} */ (document.querySelector(`[data-level="${name}"]`));
    const begun = performance.now();
    card.click();
    while (!(location.hash.startsWith('#play/') && document.querySelector('.stage[data-view="play"] .drawing .given'))) await new Promise((go) => requestAnimationFrame(go));
    return performance.now() - begun;
  }, level);
  const times = [];
  for (const level of LEVELS.slice(0, 6)) {
    times.push(Math.round(await begin(level)));
    await page.evaluate(() => (location.hash = 'home'));
    await page.locator('.levels').waitFor();
  }
  context.diagnostic(`new game from the prepared one: ${times.join(', ')} ms`);
  const usual = [...times].sort((a, b) => a - b)[2];
  assert.ok(usual <= 300, `a new game took ${usual} ms`);
  const unprepared = await begin('fiendish');
  context.diagnostic(`fiendish: ${Math.round(unprepared)} ms`);
  // Of games that were only looked at, the last one stays.
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('minirow.game.')).length), 1);
});

test('without a prepared game the hardest levels begin at once too, and have their level', { timeout: 180_000 }, async () => {
  const page = await site.page({ hash: 'home' });
  for (const level of ['fiendish', 'diabolical']) {
    await page.evaluate(() => localStorage.removeItem('minirow.prepared'));
    await page.locator(`[data-level="${level}"]`).click();
    assert.ok((await givens(page)).split(' ').filter((digit) => digit !== '.').length >= 17);
    await page.goBack();
    await page.locator('.levels').waitFor();
  }
  const found = await page.evaluate(async () => {
    const base = location.pathname;
    const { SEEDS } = await import(`${base}src/home/supply.js`);
    const { openEngine } = await import(`${base}src/engine/engine.js`);
    const engine = await openEngine(new URL(base, location.href));
    const levels = await Promise.all(Object.entries(SEEDS).map(async ([level, seeds]) =>
      (await engine.call('generate', { seed: /** @type {number[]} */ (seeds)[3], level, tries: 1, symmetry: 'half-turn' })).found));
    return levels;
  });
  assert.deepEqual(found, [true, true]);
});

test('today’s puzzle is the same for everybody, another one each day, and goes on where one was', async () => {
  const play = async (/** @type {string} */ date) => {
    const page = await site.page({ hash: 'home', date });
    await page.getByRole('button', { name: 'Play today' }).click();
    return { page, board: await givens(page) };
  };
  const [one, other, next] = [await play(MONDAY), await play('2026-11-23T23:30:00'), await play('2026-11-24T00:10:00')];
  assert.equal(one.board, other.board);
  assert.notEqual(one.board, next.board);
  const { page } = one;
  const cell = one.board.split(' ').indexOf('.');
  await page.locator(`[data-cell="${cell}"]`).click();
  await page.keyboard.press('Digit5');
  await drawn(page);
  await page.evaluate(() => (location.hash = 'home'));
  assert.equal(await page.locator('.today h2').innerText(), 'Monday 23 November');
  assert.match(await page.locator('.today').innerText(), /Beginner\. Same board for everyone/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await drawn(page);
  assert.equal(await value(page, cell), '5');
  const weekend = await play('2026-11-28T09:00:00');
  const again = await play('2026-11-28T10:00:00');
  assert.equal(weekend.board, again.board, 'a puzzle in disguise is the same everywhere, too');
});

test('the week has ticks and the days in a row are counted', async () => {
  const page = await site.page({ hash: 'make', date: '2026-11-26T12:00:00' });
  await solveDays(page, ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']);
  await page.evaluate(() => (location.hash = 'home'));
  await page.locator('.week').waitFor();
  assert.deepEqual(await page.locator('.week li').evaluateAll((days) => days.map((day) => day.className)), ['solved', 'solved', 'solved', 'now', '', '', '']);
  assert.match(await page.locator('.streak').innerText(), /4 days in a row/);
  assert.match(await page.locator('.week li').first().innerText(), /Monday 23|23 Monday/);
});

test('what was played last goes on from home, with its cells and its clock', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await drawn(page);
  await page.evaluate(() => (location.hash = 'home'));
  await page.locator('.continue').waitFor();
  assert.match(await page.locator('.continue').innerText(), /1 of 51 cells filled in, \d:\d\d on the clock/);
  assert.match(await page.locator('.continue').innerText(), /Played today/);
  assert.equal(await page.locator('.continue .thumb .own').count(), 1);
  await page.locator('.continue').getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-cell="2"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 2), '4');
});

test('a finished game takes its place in the statistics', async () => {
  const page = await site.page();
  for (const cell of [...CLASSIC].keys()) {
    if (CLASSIC[cell] !== '.') continue;
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${SOLUTION[cell]}`);
  }
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('minirow.statistics') ?? '{}').finishes?.length === 1);
  await page.evaluate(() => (location.hash = 'home'));
  await page.locator('.today').waitFor();
  assert.equal(await page.locator('.continue').count(), 0);
  assert.equal(await page.locator('.rules-intro').count(), 0);
  assert.equal(await page.locator('h1').innerText(), 'New game');
});

test('a message goes by itself, unless somebody is at it', async () => {
  const page = await site.page({ hash: 'read=12' });
  const toast = page.locator('.toast');
  await toast.waitFor();
  await toast.hover();
  await page.waitForTimeout(8500);
  assert.ok(await toast.isVisible());
  await page.mouse.move(5, 5);
  await toast.waitFor({ state: 'hidden', timeout: 12_000 });
});

test('other boards open at once, each as it is', { timeout: 120_000 }, async () => {
  const page = await site.page({ hash: 'home' });
  for (const [kind, cells] of /** @type {const} */ ([['4', 16], ['6', 36], ['16', 256], ['jigsaw', 81], ['diagonals', 81]])) {
    await page.locator(`[data-board="${kind}"]`).click();
    assert.equal((await givens(page)).split(' ').length, cells, kind);
    await page.evaluate(() => (location.hash = 'home'));
    await page.locator('.levels').waitFor();
  }
  for (const [kind, cells] of /** @type {const} */ ([['12×12', 144], ['25×25', 625], ['Windoku', 81], ['Anti-knight', 81]])) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('dialog').getByRole('button', { name: 'Beginner', exact: true }).click();
    await page.locator('dialog .board-kind', { hasText: kind }).first().click();
    assert.equal((await givens(page)).split(' ').length, cells, kind);
    assert.equal(await page.locator('dialog[open]').count(), 0);
    await page.evaluate(() => (location.hash = 'home'));
    await page.locator('.levels').waitFor();
  }
  assert.deepEqual(page.errors, []);
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`on a phone: the game, today, the levels; nothing wider than the screen; targets of 44 pixels: ${locale}`, async () => {
    const page = await site.page({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale });
    await page.locator('[data-cell="2"]').tap();
    await page.locator('[data-key="digit-4"]').tap();
    await drawn(page);
    await page.evaluate(() => (location.hash = 'home'));
    await page.locator('.continue').waitFor();
    const tops = await page.evaluate(() => ['.continue', '.today', 'h1', '.levels', '.ways'].map((name) => document.querySelector(name)?.getBoundingClientRect().top ?? 0));
    assert.deepEqual(tops, [...tops].sort((a, b) => a - b));
    const found = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('main a, main button')].map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length,
      rows: [...document.querySelectorAll('.level')].map((row) => Math.round(row.getBoundingClientRect().height)),
    }));
    assert.equal(found.width, 360);
    assert.equal(found.small, 0);
    assert.ok(found.rows.every((height) => height >= 64 && height < 70), found.rows.join(' '));
  });
}

test('nothing stands in anybody’s way at home, in any theme', async () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    const page = await site.page({ hash: 'home', theme });
    await page.locator('.today .thumb .given').first().waitFor();
    assert.deepEqual(await violations(page), [], `first ${theme}`);
    await solveDays(page, ['2026-11-23']);
    await page.evaluate(() => (location.hash = 'learn'));
    await page.evaluate((board) => (location.hash = `read=${board}`), CLASSIC);
    await page.locator('[data-cell="2"]').click();
    await page.keyboard.press('4');
    await page.evaluate(() => (location.hash = 'home'));
    await page.locator('.continue').waitFor();
    assert.deepEqual(await violations(page), [], `home ${theme}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('dialog[open]').waitFor();
    assert.deepEqual(await violations(page), [], `boards ${theme}`);
    await page.context().close();
  }
});
