// Starts Debian's Chromium, opens the page, and helps to press keys as a person does.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach } from 'node:test';
import { chromium } from 'playwright-core';
import { files, play } from './server.js';

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const CLASSIC = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A board on which an X-wing comes next, with all candidates as notes. */
export const X_WING = `
| 7  3   6  | 19  18  289 | 5    28  4 |
| 2  18  9  | 7   5   4   | 6    18  3 |
| 5  4   18 | 28  6   3   | 12   9   7 |
:-----------+-------------+------------:
| 8  7   5  | 3   9   1   | 4    6   2 |
| 1  6   4  | 58  2   58  | 3    7   9 |
| 9  2   3  | 4   7   6   | 8    5   1 |
:-----------+-------------+------------:
| 6  5   2  | 19  4   7   | 19   3   8 |
| 4  18  7  | 6   3   89  | 129  12  5 |
| 3  9   18 | 25  18  25  | 7    4   6 |
`;

/** A jigsaw of nine regions; the line has one solution, and without its last given several. */
export const REGIONS = ['AAAABBCCC', 'DAABBBCCC', 'DAABBECCC', 'DABBEEFFF', 'DDDEEEFFF', 'GDDEEEFFF', 'GGDGGHIII', 'GGGGHHIII', 'HHHHHHIII'];
export const JIGSAW = '.6.5.3...3.....5.2.49........5......92..6..57......4........81.5.7.....4...8.9.2.';

/** @typedef {import('playwright-core').Page} Page */

/** What the program is started with: a board that a page opens only if it is asked to. */
export const STARTED = `${'.'.repeat(80)}7`;

/** What a server that answers calls with an error makes the browser tell, which is no fault of the page. */
const IS_ANSWER = /Failed to load resource: the server responded with a status of \d+/;

/**
 * Pages that were opened, each with the errors that its console told, those that a test expects, and how many are known
 * to have been looked at.
 * @type {{errors: string[], expected: RegExp[]}[]}
 */
const opened = [];

/** The errors of all pages that no test expects, each told once. */
function unexpected() {
  return opened.flatMap((one) => one.errors.splice(0).filter((error) => !one.expected.some((known) => known.test(error))));
}

// An error in the console and a promise that nobody caught fail any test, whatever it looks at.
afterEach(() => {
  assert.deepEqual(unexpected(), [], 'the console tells of errors');
});

/** Where tests of the whole page find it: `minirow play`, or the folder that MINIROW_SITE names. */
export const SITE = process.env.MINIROW_SITE;

/** A browser and `minirow play`, or only a folder; `page` opens a fresh page that nobody used before. @param {string} [folder] */
export async function start(folder = SITE) {
  if (!existsSync(PROGRAM)) throw new Error(`no browser at ${PROGRAM}`);
  const server = await (folder ? files(folder) : play(STARTED));
  const browser = await chromium.launch({ executablePath: PROGRAM, args: OPTIONS });
  return {
    browser, url: server.url,
    /** Ends the server as if it had never been, without a word to those who are connected. */
    kill: () => server.kill(),
    /** @param {import('playwright-core').BrowserContextOptions & {hash?: string, query?: string, theme?: string, settings?: object, date?: string, expected?: RegExp[]}} [how] `theme` and `settings`: chosen before; `date`: the moment it is, with the same random numbers each time; `expected`: errors of the console that belong to the test */
    async page({ hash = `read=${CLASSIC}`, query = '?fresh', theme = '', settings = {}, date = '', expected = [], ...how } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...how });
      const page = await context.newPage();
      if (date) {
        await page.clock.setFixedTime(new Date(date));
        await page.addInitScript(() => {
          let state = 1;
          Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
        });
      }
      const chosen = theme ? { ...settings, theme } : settings;
      if (Object.keys(chosen).length) await page.addInitScript((kept) => localStorage.setItem('minirow.settings', JSON.stringify(kept)), chosen);
      /** @type {string[]} */
      const errors = [];
      opened.push({ errors, expected });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        if (!IS_ANSWER.test(message.text()) || !url.includes('/api/')) errors.push(`${message.text()} ${url}`);
      });
      await page.goto(`${server.url}${query}${hash ? `#${hash}` : ''}`);
      await page.waitForSelector('#page[data-ready]');
      return Object.assign(page, { errors });
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** What a cell shows once all that was entered is drawn. @param {Page} page @param {number} cell */
export async function value(page, cell) {
  await drawn(page);
  return page.locator(`[data-cell="${cell}"]`).getAttribute('data-value', { timeout: 2000 });
}

/** The label of a cell, likewise. @param {Page} page @param {number} cell */
export async function label(page, cell) {
  await drawn(page);
  return page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');
}

/** Waits until the board is drawn. @param {Page} page */
export const drawn = (page) => page.evaluate(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
}));

/** What was said last to screen readers. @param {Page} page */
export async function said(page) {
  await page.waitForTimeout(120);
  return page.locator('#announcements').textContent();
}

/** The document that the open print dialog makes. @param {Page} page */
export async function pdf(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF' }).click()]);
  return readFileSync(await download.path(), 'latin1');
}

/** The cell that has the focus. @param {Page} page */
export const focused = (page) => page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell') ?? -1));
