// The page as a folder on a bare file server, with its engine as WebAssembly, and then without any
// network. MINIROW_FOLDER names the folder that `cargo xtask web` makes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, drawn, pdf, start, value } from './browser.js';

const folder = process.env.MINIROW_FOLDER;
const skip = folder ? false : 'MINIROW_FOLDER names no folder';

/** @typedef {import('./browser.js').Page} Page */

/** What a browser tells of a network that is cut, or of a module that a test keeps away. */
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to load resource/];

/** A killer sudoku with one more rule, as a constraint string. */
const KILLER = '.Cage~6~R1C1~R1C2~R1C3.Cage~17~R9C8~R9C9.Thermo~R3C1~R3C2~R3C3';
/** The same as a text that does not show at once that it has rules. */
const KILLER_LINES = `cage 6 r1c1 r1c2 r1c3\n${'.'.repeat(81)}`;

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  if (folder) site = await start(folder);
});
after(() => site?.close());

/** Waits until all files are kept, and cuts the network. @param {Page} page */
async function cut(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The files are kept one by one: the network is cut only when all of them are.
    /** @type {string[]} */
    const files = await (await fetch('files.json')).json();
    const kept = async () => (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);
    for (let tries = 0; tries < 300 && !(await kept()); tries += 1) await new Promise((go) => setTimeout(go, 100));
    if (!(await kept())) throw new Error('not all files are kept');
  });
  await page.context().setOffline(true);
}

/** @param {Page} page @param {string} address */
const go = (page, address) => page.evaluate((hash) => (location.hash = hash), address);

test('offline: home, playing, hints, the other pages, paper', { skip, timeout: 240_000 }, async (context) => {
  const page = await site.page({ query: '', expected });
  assert.equal(await page.locator('#page').getAttribute('data-ready'), 'worker');
  await cut(page);
  await page.reload();
  await page.waitForSelector('#page[data-ready="worker"]');
  const shown = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.round(paint?.startTime ?? -1);
  });
  await page.locator('[data-cell="0"]').waitFor();
  await drawn(page);
  assert.equal(await value(page, 0), '5', 'the game goes on');

  const asked = performance.now();
  await page.locator('[data-key="hint"]').click();
  await page.waitForSelector('.hint, .hint-card, [data-view="play"] .ladder');
  context.diagnostic(`first paint ${shown} ms, first hint ${Math.round(performance.now() - asked)} ms`);

  await go(page, 'home');
  await page.locator('.today .thumb .given').first().waitFor();
  await page.locator('[data-level="easy"]').click();
  await page.waitForFunction(() => location.hash.startsWith('#play/') && document.querySelectorAll('.drawing .given').length >= 17);
  await go(page, 'learn/x-wing');
  await page.locator('.stage[data-view="learn"] .drawing').first().waitFor();
  await go(page, 'library');
  await page.locator('.kept').first().waitFor();
  await go(page, 'make');
  await page.locator('.stage[data-view="make"] pencil-board').waitFor();
  await go(page, 'library');
  await page.locator('.kept-name').first().click();
  await page.locator('.stage[data-view="play"] [data-cell="0"]').waitFor();
  await page.keyboard.press('Control+p');
  await page.locator('dialog[open]').waitFor();
  assert.match(await pdf(page), /^%PDF/);
  assert.deepEqual(page.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')), []);
});

test('offline: a slow request never blocks typing, and can be cancelled', { skip }, async () => {
  const page = await site.page({ expected });
  await page.locator('[data-cell="2"]').click();
  const { slowest, ended } = await page.evaluate(async () => {
    const base = location.pathname;
    const { openEngine } = await import(`${base}src/engine/engine.js`);
    const engine = await openEngine(new URL(base, location.href));
    const abort = new AbortController();
    const slow = engine.call('generate', { seed: 1, tries: 1_000_000, rating: [11, 12] }, { signal: abort.signal }).then(() => 'found', (/** @type {Error} */ error) => error.name);
    let most = 0;
    const board = /** @type {HTMLElement} */ (document.querySelector('[data-cell="2"]'));
    for (let number = 0; number < 20; number += 1) {
      const begun = performance.now();
      board.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${(number % 9) + 1}`, key: String((number % 9) + 1), bubbles: true }));
      await new Promise((next) => requestAnimationFrame(next));
      most = Math.max(most, performance.now() - begun);
    }
    abort.abort();
    return { slowest: most, ended: await slow };
  });
  assert.ok(slowest < 500, `a key took ${slowest} ms`);
  assert.equal(ended, 'AbortError');
});

test('offline: what is made ahead never holds up what somebody asks for', { skip, timeout: 120_000 }, async () => {
  const page = await site.page({ hash: 'home', expected });
  const took = await page.evaluate(async (board) => {
    const base = location.pathname;
    const { openEngine } = await import(`${base}src/engine/engine.js`);
    const engine = await openEngine(new URL(base, location.href));
    const givens = [...board].map((digit) => Number(digit) || 0);
    await engine.call('count', { board: { givens }, most: 2 });
    const abort = new AbortController();
    void engine.call('generate', { seed: 1, tries: 1_000_000, rating: [11, 12] }, { signal: abort.signal, background: true }).catch(() => undefined);
    const begun = performance.now();
    await engine.call('count', { board: { givens }, most: 2 });
    const time = performance.now() - begun;
    abort.abort();
    return time;
  }, CLASSIC);
  assert.ok(took < 2000, `${took} ms`);
});

/** A page on the way to which nothing was asked for yet, and the modules that it fetches. @param {string} hash */
async function watched(hash) {
  const page = await site.page({ hash: '', expected });
  // What the first page was about to fetch is no part of it.
  await page.goto('about:blank');
  /** @type {string[]} */
  const fetched = [];
  page.context().on('request', (request) => {
    const module = /([\w-]+)\.wasm$/.exec(new URL(request.url()).pathname);
    if (module) fetched.push(module[1]);
  });
  await page.goto(`${site.url}?fresh#${hash}`);
  await page.waitForSelector('#page[data-ready="worker"]');
  return Object.assign(page, { fetched });
}

/** Digits that break the cage of three cells, which is marked. @param {Page} page */
async function breakCage(page) {
  for (const [cell, digit] of [[0, 1], [1, 2], [2, 9]]) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(`Digit${digit}`);
    await drawn(page);
  }
  await page.locator('[data-cell="2"][aria-invalid]').waitFor();
}

test('offline: a board without rules never fetches the module for rules', { skip, timeout: 120_000 }, async () => {
  const page = await watched(`read=${CLASSIC}`);
  await page.locator('[data-cell="0"]').waitFor();
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  await go(page, 'home');
  await page.locator('[data-level="easy"]').click();
  await page.waitForFunction(() => location.hash.startsWith('#play/') && document.querySelectorAll('.drawing .given').length >= 17);
  assert.deepEqual([...new Set(page.fetched)], ['minirow']);
  assert.deepEqual(page.errors, []);
});

test('offline: a board with rules is played with their module alone, and one that does not show them at once with both', { skip, timeout: 120_000 }, async () => {
  for (const [text, modules] of /** @type {[string, string[]][]} */ ([[KILLER, ['minirow-rules']], [KILLER_LINES, ['minirow', 'minirow-rules']]])) {
    const page = await watched(`read=${encodeURIComponent(text)}`);
    await page.locator('.drawing .cage').first().waitFor();
    await breakCage(page);
    assert.deepEqual([...new Set(page.fetched)].sort(), modules);
    assert.deepEqual(page.errors, []);
  }
});

test('offline: a board with rules is opened and played without a network', { skip, timeout: 120_000 }, async () => {
  const page = await site.page({ query: '', expected });
  await cut(page);
  await page.reload();
  await page.waitForSelector('#page[data-ready="worker"]');
  await go(page, `read=${encodeURIComponent(KILLER)}`);
  await page.locator('.drawing .cage').first().waitFor();
  await breakCage(page);
  assert.deepEqual(page.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')), []);
});

test('offline: a module that takes its time is announced, one that cannot be had is said, and the page goes on', { skip, timeout: 120_000 }, async () => {
  const page = await site.page({ expected });
  let lacks = true;
  await page.context().route('**/minirow-rules.wasm', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await (lacks ? route.fulfill({ status: 404 }) : route.continue());
  });
  const toast = page.locator('.toast');
  await go(page, `read=${encodeURIComponent(KILLER)}`);
  await toast.getByText('Loading what this board needs').waitFor();
  await toast.getByText(/A part of the page that this board needs could not be loaded/).waitFor();
  // Boards without rules are made and played as before.
  await page.locator('[data-level="easy"]').click();
  await page.waitForFunction(() => location.hash.startsWith('#play/') && document.querySelectorAll('.drawing .given').length >= 17);
  // It is fetched once it can be had.
  lacks = false;
  await go(page, `read=${encodeURIComponent(KILLER)}`);
  await page.locator('.drawing .cage').first().waitFor();
  assert.equal(await toast.getByText('Loading what').count(), 0);
  await breakCage(page);
});
