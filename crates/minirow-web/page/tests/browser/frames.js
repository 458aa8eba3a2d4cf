// The frames of the page: how each is reached, as a person reaches it.
import { CLASSIC, JIGSAW, REGIONS, SOLUTION, X_WING } from './browser.js';
import { answers, type } from './learner.js';

/** @typedef {import('./browser.js').Page} Page */
/**
 * @typedef {{hash: string, settings?: object, reach?: (page: Page) => Promise<unknown>, scrolls?: boolean}} Frame
 * `settings`: chosen before; `scrolls`: the page may be longer than the window
 */

/** Hints take the notes as they are. */
const COMPLETE = { notesComplete: true };

const LARGE = 'F..GA.EC.2.....815...G7..AE.....4...23.6.7.F..5..7.3....G...9..A5.........4.8D.FG.....1DC..7E...B3C.....E.8.A9.6.A..C....1.6.G4.' +
  '.17.8.G....5..9.C.D8.9.5.....A2E...64..AFD.....B3.45.6.........D7..1...4....5.3..D..B.6.2.F9...1.....EF..4G...89E.....2.16.A4..G';
const LOW_TIDE = JSON.stringify({ version: 1, name: 'Low Tide', grid: rows(JIGSAW), geometry: { blocks: REGIONS } });

/** The rows of a board of 9×9 in a file. @param {string} line */
function rows(line) {
  return Array.from({ length: 9 }, (_, row) => [...line.slice(row * 9, row * 9 + 9)].map((sign) => (sign === '.' ? null : Number(sign))));
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** A few entries: a digit, notes of both kinds, a colour, a digit that stands twice. @param {Page} page */
async function entries(page) {
  for (const keys of ['ArrowRight', 'ArrowRight', '4', 'ArrowRight', 'Shift+Digit2', 'Shift+Digit6', 'ArrowDown', 'ArrowDown', 'Control+Digit2', 'Control+Digit3', 'ArrowRight', 'Alt+Digit3', '5', 'ArrowRight']) await page.keyboard.press(keys);
}

/** @param {Page} page @param {number} times */
async function hint(page, times) {
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  for (let time = 1; time < times; time += 1) await page.keyboard.press('Enter');
}

/** Waits for a text. @param {Page} page @param {string} text */
const shown = (page, text) => page.getByText(text).filter({ visible: true }).first().waitFor();

/** An item of the menu. @param {Page} page @param {RegExp} name */
async function choose(page, name) {
  await press(page, 'Menu');
  await page.getByRole('menuitem', { name }).click();
}

/** Plays to the end with the keys. @param {Page} page */
async function finish(page) {
  for (const [cell, sign] of [...SOLUTION].entries()) {
    if (CLASSIC[cell] === '.') await page.keyboard.press(sign);
    await page.keyboard.press((cell + 1) % 9 ? 'ArrowRight' : 'ArrowDown');
    if ((cell + 1) % 9 === 0) await page.keyboard.press('Home');
  }
  await page.locator('.used li').first().waitFor();
}

/** @type {Record<string, Frame>} */
export const FRAMES = {
  first: { hash: 'home', scrolls: true },
  play: { hash: `read=${CLASSIC}`, reach: entries },
  pause: { hash: `read=${CLASSIC}`, reach: async (page) => { await entries(page); await page.keyboard.press('p'); } },
  colour: { hash: `read=${CLASSIC}`, reach: async (page) => { await entries(page); await page.keyboard.press('v'); } },
  nudge: { hash: `read=${encodeURIComponent(X_WING)}`, settings: COMPLETE, reach: (page) => hint(page, 1) },
  name: { hash: `read=${encodeURIComponent(X_WING)}`, settings: COMPLETE, reach: (page) => hint(page, 2) },
  place: { hash: `read=${encodeURIComponent(X_WING)}`, settings: COMPLETE, reach: (page) => hint(page, 3) },
  why: { hash: `read=${encodeURIComponent(X_WING)}`, settings: COMPLETE, reach: (page) => hint(page, 4) },
  history: { hash: `read=${CLASSIC}`, reach: async (page) => { await entries(page); await choose(page, /^History/); } },
  finish: { hash: `read=${CLASSIC}`, reach: finish },
  several: { hash: `read=${CLASSIC.slice(0, 79)}..`, reach: (page) => shown(page, 'Several solutions') },
  play16: { hash: `read=${LARGE}` },
  jigsaw: { hash: `read=${encodeURIComponent(LOW_TIDE)}` },
  learn: { hash: 'learn', scrolls: true },
  technique: { hash: 'learn/x-wing', scrolls: true },
  chain: {
    hash: 'learn/xy-chain', scrolls: true,
    reach: async (page) => { for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Next step' }).click(); },
  },
  practice: { hash: 'practice/x-wing' },
  wrong: {
    hash: 'practice/x-wing',
    reach: async (page) => {
      const { isKept: [wrong] } = await answers(page, 'x-wing');
      await type(page, wrong);
      await page.keyboard.press('Enter');
      await page.locator('.note.warn').waitFor();
    },
  },
  right: {
    hash: 'practice/x-wing',
    reach: async (page) => {
      const { right: [right] } = await answers(page, 'x-wing');
      for (const choice of right) await type(page, choice);
      await page.keyboard.press('Enter');
      await shown(page, 'Right');
    },
  },
  make: { hash: 'make', scrolls: true },
  broken: {
    hash: 'make', scrolls: true,
    reach: async (page) => {
      for (const key of ['5', 'ArrowRight', '5']) await page.keyboard.press(key);
      await shown(page, 'No solution');
    },
  },
  regions: {
    hash: 'make', scrolls: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Regions' }).click();
      await press(page, 'Text');
      await page.locator('#region-map').fill(REGIONS.join('\n'));
      await page.locator('[data-cell="80"][aria-label*="region I"]').waitFor();
    },
  },
  library: { hash: 'library', scrolls: true },
  menu: { hash: `read=${CLASSIC}`, reach: (page) => press(page, 'Menu') },
  open: { hash: `read=${CLASSIC}`, reach: (page) => page.keyboard.press('Control+o') },
  print: { hash: `read=${CLASSIC}`, reach: (page) => page.keyboard.press('Control+p') },
  share: { hash: `read=${CLASSIC}`, reach: (page) => choose(page, /^Share/) },
  settings: { hash: `read=${CLASSIC}`, reach: (page) => choose(page, /^Settings/) },
};

export const SIZES = [[1280, 800], [1920, 1080], [820, 1180], [390, 844], [360, 640], [844, 390]];
