// Every place where a player could lose work: reload, crash, a second window, no room, bad imports.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { CLASSIC, SITE, STARTED, drawn, label, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */
/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {Page} page */
async function ready(page) {
  await page.waitForSelector('#page[data-ready]');
  await page.locator('[data-cell="0"]').waitFor();
  await drawn(page);
}

/** The page again, at the board that is played. @param {Page} page */
const boardOf = (page) => `${site.url}?fresh${new URL(page.url()).hash}`;

/** How many games are kept. @param {Page} page */
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('minirow.game.')).length);

/** @param {Page} page @param {string} content */
const paste = (page, content) => page.evaluate((text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}, content);

/** Pastes a text and plays its first board. @param {Page} page @param {string} content */
async function open(page, content) {
  await paste(page, content);
  await page.locator('dialog[open] .pick').first().waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: /^Play/ }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await drawn(page);
}

test('a reload goes on where one was, with the history', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await page.reload();
  await ready(page);
  assert.equal(await value(page, 2), '4');
  assert.match(await label(page, 3) ?? '', /corner marks 6/);
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await value(page, 2), '');
});

test('a crash of the tab loses nothing', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const address = boardOf(page);
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto(address);
  await ready(next);
  assert.equal(await value(next, 2), '4');
  const home = await page.context().newPage();
  await home.goto(`${site.url}?fresh`);
  await home.locator('.continue').getByRole('button', { name: 'Continue' }).click();
  await ready(home);
  assert.equal(await value(home, 2), '4', 'home goes on with it, too');
});

test('two windows with the same board see each other’s digits', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const other = await page.context().newPage();
  await other.goto(boardOf(page));
  await ready(other);
  assert.equal(await value(other, 2), '4');
  await other.locator('[data-cell="3"]').click();
  await other.keyboard.press('6');
  await page.waitForFunction(() => document.querySelector('[data-cell="3"]')?.getAttribute('data-value') === '6');
  await page.locator('[data-cell="5"]').click();
  await page.keyboard.press('8');
  await other.waitForFunction(() => document.querySelector('[data-cell="5"]')?.getAttribute('data-value') === '8');
  assert.equal(await value(other, 3), '6');
});

test('a full storage is told, the game goes on, and it can be saved as a file', async () => {
  const page = await site.page();
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20);
    for (let number = 0; text.length; number += 1) {
      try {
        localStorage.setItem(`fill ${number}`, text);
      } catch {
        text = text.slice(1 + text.length / 2);
      }
    }
  });
  await page.locator('[data-cell="2"]').click();
  for (const digit of [4, 1, 2, 4]) await page.keyboard.press(`Digit${digit}`);
  await page.waitForFunction(() => document.querySelector('.toast')?.textContent?.includes('no room'));
  assert.equal(await value(page, 2), '4');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.toast').getByRole('button', { name: /Save/ }).click()]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.equal(saved.grid[0][2], 4);
  assert.equal(saved.play.moves.length, 4);
  assert.deepEqual(page.errors, []);
});

test('a saved file opens again, as a game of its own', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  const first = new URL(page.url()).hash;
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  const path = join(tmpdir(), `minirow-${process.pid}.json`);
  writeFileSync(path, readFileSync(await file.path()));
  await page.keyboard.press('5');
  await page.keyboard.press('Control+o');
  await page.locator('dialog[open] input[type="file"]').setInputFiles(path);
  await page.locator('dialog[open] .pick').first().waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction((hash) => location.hash !== hash, first);
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await page.evaluate((hash) => (location.hash = hash), first);
  await drawn(page);
  assert.equal(await value(page, 2), '5', 'the board that was open is as it was');
});

test('bad imports change nothing and say where', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  for (const bad of ['hello', '12..x', '{', '{"version":1,"play":{"page":{}},"grid":[[5]]}', '[1,2', '. '.repeat(49 * 49)]) {
    await paste(page, bad);
    await page.locator('dialog[open] .said .bad').waitFor();
    const told = await page.locator('dialog[open] .said').innerText();
    assert.match(told, /expected|Line \d+/, bad);
    assert.doesNotMatch(told, /does not answer/);
    assert.ok(await page.locator('dialog[open]').getByRole('button', { name: /^Play/ }).isDisabled());
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.evaluate(() => (location.hash = 'game=%%%'));
  await page.waitForFunction(() => document.querySelector('.toast')?.textContent?.includes('damaged'));
  assert.equal(await kept(page), 1);
  await open(page, CLASSIC.replace('53', '35'));
  assert.equal(await value(page, 0), '3');
  assert.equal(await kept(page), 2);
});

test('a link brings a board beside the one that is open, and progress too', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await drawn(page);
  const link = await page.evaluate(async () => {
    const base = location.pathname;
    const { Library, browserStorage } = await import(`${base}src/storage/library.js`);
    const { gameLink } = await import(`${base}src/storage/share.js`);
    const game = new Library(browserStorage()).load(location.hash.split('/')[1]);
    return gameLink(game, location.href);
  });
  const other = await site.page({ hash: link.split('#')[1] });
  await ready(other);
  assert.equal(await value(other, 2), '4');
  await other.locator('[data-cell="2"]').click();
  await other.keyboard.press('Control+z');
  await drawn(other);
  assert.equal(await value(other, 2), '', 'with its history');
  await other.evaluate((board) => (location.hash = `read=${board}`), CLASSIC.replace('53', '35'));
  await other.waitForFunction(() => document.querySelector('[data-cell="0"]')?.getAttribute('data-value') === '3');
  assert.equal(await kept(other), 2, 'what was open is kept');
});

test('a link with many boards brings a pack', async () => {
  const page = await site.page({ hash: `read=${encodeURIComponent(`${CLASSIC}\n${CLASSIC.replace('53', '35')}`)}` });
  await ready(page);
  assert.equal(await value(page, 0), '5');
  await page.evaluate(() => (location.hash = 'library'));
  await page.locator('.kept.pack').waitFor();
  assert.equal(await page.locator('.kept').count(), 1);
});

test('the board that the program was started with is opened once', { skip: SITE ? 'a folder was started with nothing' : false }, async () => {
  const page = await site.page({ hash: 'start' });
  await ready(page);
  assert.equal(await value(page, 80), STARTED[80]);
  await page.reload();
  await ready(page);
  assert.equal(await kept(page), 1);
  assert.equal(await value(page, 80), STARTED[80]);
});

test('bookmarks and branches bring back what was undone', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.evaluate(async () => {
    const base = location.pathname;
    const { Library, browserStorage } = await import(`${base}src/storage/library.js`);
    const library = new Library(browserStorage());
    const game = library.load(location.hash.split('/')[1]);
    game.bookmark('four');
    game.undo();
    game.enter(1, 'digit', [2]);
    library.save(game);
  });
  await page.reload();
  await ready(page);
  assert.equal(await value(page, 2), '1');
  const places = await page.evaluate(async () => {
    const base = location.pathname;
    const { Library, browserStorage } = await import(`${base}src/storage/library.js`);
    const game = new Library(browserStorage()).load(location.hash.split('/')[1]);
    const { move } = game.history.bookmarks.find((/** @type {{name: string}} */ { name }) => name === 'four');
    game.goTo(move);
    const marked = game.position.at(2);
    game.goTo(2);
    const branch = game.position.at(2);
    game.solution = [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(Number);
    game.goTo(game.beforeMistake());
    return [marked, branch, game.position.at(2)];
  });
  assert.deepEqual(places, [4, 1, 0]);
});
