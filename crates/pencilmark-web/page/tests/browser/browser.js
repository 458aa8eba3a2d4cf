// Starts Debian's Chromium, opens the page, and helps to press keys as a person does.
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { files, play } from './server.js';

const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const CLASSIC = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** @typedef {import('playwright-core').Page} Page */

/** What the program is started with: a board that a page opens only if it is asked to. */
export const STARTED = `${'.'.repeat(80)}7`;

/** A browser and `pencilmark play`, or only a folder; `page` opens a fresh page that nobody used before. @param {string} [folder] */
export async function start(folder) {
  if (!existsSync(PROGRAM)) throw new Error(`no browser at ${PROGRAM}`);
  const server = await (folder ? files(folder) : play(STARTED));
  const browser = await chromium.launch({ executablePath: PROGRAM, args: OPTIONS });
  return {
    browser, url: server.url,
    /** @param {import('playwright-core').BrowserContextOptions & {hash?: string, query?: string}} [how] */
    async page({ hash = `read=${CLASSIC}`, query = '?fresh', ...context } = {}) {
      const opened = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...context });
      const page = await opened.newPage();
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
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

/** What a cell shows. @param {Page} page @param {number} cell */
export const value = (page, cell) => page.locator(`[data-cell="${cell}"] .value`).first().textContent({ timeout: 2000 }).catch(() => '');

/** The label of a cell. @param {Page} page @param {number} cell */
export const label = (page, cell) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');

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
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Make a PDF' }).click()]);
  return readFileSync(await download.path(), 'latin1');
}

/** The cell that has the focus. @param {Page} page */
export const focused = (page) => page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell') ?? -1));
