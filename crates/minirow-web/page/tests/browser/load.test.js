// The first visit on a phone: how many requests there are before the first board, and how long it takes, on a processor that is
// four times slower and a line of 8 Mbit/s.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SITE, start } from './browser.js';

/** How often each visit is made at most: on a machine that others use too, some visits measure them and not the page. */
const TIMES = 10;

/** What is wanted: requests, and milliseconds until the page is ready. */
const WANTED = { requests: 6, ready: 1800 };

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** Notes in the page when a board is there and when it is ready: whoever asks the page for it meanwhile takes its time. @param {string} board what shows that a board is there */
function watch(board) {
  /** @type {{board?: number, ready?: number}} */
  const seen = {};
  Object.assign(window, { seen });
  new MutationObserver(() => {
    if (document.querySelector(board)) seen.board ??= performance.now();
    if (document.querySelector('#page[data-ready]')) seen.ready ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
}

/** A first visit. @param {string} hash @param {string} board what shows that a board is there @param {number} slower */
async function visit(hash, board, slower) {
  const context = await site.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, board);
  await page.goto(`${site.url}?fresh#${hash}`, { waitUntil: 'commit' });
  /** @type {{board: number, ready: number}|undefined} */
  let seen;
  for (let tries = 0; tries < 300 && !seen; tries += 1) {
    await new Promise((go) => setTimeout(go, 100));
    const { result } = await session.send('Runtime.evaluate', { expression: 'window.seen?.board && window.seen.ready ? window.seen : undefined', returnByValue: true });
    seen = result.value;
  }
  assert.ok(seen, 'never ready');
  const requests = await page.evaluate((until) => ['/', ...performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= until).map(({ name }) => new URL(name).pathname)], seen.board);
  await context.close();
  return { requests, ready: Math.round(seen.ready) };
}

/** @type {[string, string, string][]} */
const VISITS = [
  ['home', 'home', '.levels .level'],
  ['a board from a link', `read=${'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}`, '.drawing .given'],
];

for (const [name, hash, board] of VISITS) {
  test(`a first visit by phone: ${name}`, { timeout: 120_000 }, async (context) => {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const found = [];
    const fastest = () => Math.min(...found.map((one) => one.ready));
    while (found.length < 3 || (found.length < TIMES && fastest() > WANTED.ready)) found.push(await visit(hash, board, 4));
    const [{ requests }] = found;
    context.diagnostic(`${requests.length} requests (${requests.join(' ')}), ready after ${found.map((one) => one.ready).join(', ')} ms`);
    // Without a server the engine is a request more, and its size is another question.
    assert.ok(requests.length <= WANTED.requests + (SITE ? 2 : 0), requests.join(' '));
    if (!SITE) assert.ok(fastest() <= WANTED.ready, `${fastest()}`);
  });
}
