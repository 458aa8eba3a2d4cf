// Two thumbs: a key is pressed before the one before it is let go. No digit and no note is lost, with fingers, pen and mouse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, label, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */
/** @typedef {import('playwright-core').CDPSession} Session */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const EMPTY = '.'.repeat(80) + '9';
const PAIRS = 200;

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @typedef {{x: number, y: number}} Point */

/** The middle of what a selector finds. @param {Page} page @param {string} selector @returns {Promise<Point>} */
async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middles of all keys of the pad, by digit. @param {Page} page */
async function keys(page) {
  /** @type {Point[]} */
  const found = [];
  for (let digit = 1; digit <= 9; digit += 1) found[digit] = await middle(page, `[data-key="digit-${digit}"]`);
  return found;
}

/** Each thing of a pair goes down, then up, the first one before the second. @typedef {(one: Point, other: Point) => Promise<void>} Together */

/** Two fingers. @param {Session} session @returns {Together} */
const fingers = (session) => async (one, other) => {
  const [first, second] = [{ ...one, id: 1 }, { ...other, id: 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first, second] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [second] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** A mouse or a pen, and a finger before it is let go. @param {Session} session @param {'mouse'|'pen'} pointerType @returns {Together} */
const besideFinger = (session, pointerType) => async (one, other) => {
  const press = { ...one, button: /** @type {const} */ ('left'), clickCount: 1, pointerType };
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...other, id: 1 }] });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** How many moves the history has. @param {Page} page */
const moves = async (page) => Number.parseInt(await page.locator('[data-key="history"] .fold-value').innerText(), 10) || 0;

/** @type {[string, (session: Session) => Together, object, number][]} */
const WAYS = [
  ['two fingers', fingers, PHONE, PAIRS],
  ['a mouse and a finger', (session) => besideFinger(session, 'mouse'), { hasTouch: true }, 40],
  ['a pen and a finger', (session) => besideFinger(session, 'pen'), { hasTouch: true }, 40],
];

for (const [name, way, options, pairs] of WAYS) {
  test(`${pairs} overlapping pairs of taps on keys, ${name}: no digit and no note is lost`, { timeout: 180_000 }, async () => {
    const page = await site.page({ hash: `read=${EMPTY}`, ...options });
    const session = await page.context().newCDPSession(page);
    const together = way(session);
    const at = await keys(page);
    await page.locator('[data-cell="0"]').click();
    const begun = await moves(page);
    for (let pair = 0; pair < pairs; pair += 1) {
      // The second digit of a pair takes the place of the first, and both are moves.
      await together(at[1 + (pair % 4)], at[5 + (pair % 4)]);
    }
    await drawn(page);
    assert.equal(await value(page, 0), String(5 + ((pairs - 1) % 4)));
    assert.equal(await page.locator('[data-cell="0"]').getAttribute('aria-label').then((text) => text?.slice(0, 1)), String(5 + ((pairs - 1) % 4)));
    if (await page.locator('[data-key="history"]').isVisible()) assert.equal(await moves(page) - begun, 2 * pairs);
    for (const [mode, words] of /** @type {const} */ ([['corner', 'corner marks'], ['centre', 'candidates']])) {
      await page.locator(`.modes [data-value="${mode}"]`).click();
      /** @type {Set<number>} */
      const noted = new Set();
      await page.locator('[data-cell="10"]').click();
      for (let pair = 0; pair < pairs; pair += 1) {
        const [one, other] = [1 + (pair % 5), 6 + (pair % 3)];
        for (const digit of [one, other]) if (!noted.delete(digit)) noted.add(digit);
        await together(at[one], at[other]);
      }
      const wanted = [...noted].sort().join(' ');
      assert.match(await label(page, 10) ?? '', new RegExp(wanted ? `${words} ${wanted}(\\D|$)` : '^empty'), mode);
    }
  });
}

test('a finger on a cell and one on a key, modes and undo too: each does what it does alone', async () => {
  const page = await site.page({ hash: `read=${EMPTY}`, ...PHONE });
  const session = await page.context().newCDPSession(page);
  const together = fingers(session);
  const at = await keys(page);
  const cell = (/** @type {number} */ number) => middle(page, `[data-cell="${number}"]`);
  for (const number of [0, 12, 24, 40]) await together(await cell(number), at[1 + (number % 8)]);
  for (const number of [0, 12, 24, 40]) assert.equal(await value(page, number), String(1 + (number % 8)));
  await together(at[8], await middle(page, '.modes [data-value="corner"]'));
  assert.equal(await value(page, 40), '8');
  await together(await cell(41), at[7]);
  assert.match(await label(page, 41) ?? '', /corner marks 7/);
  await together(await middle(page, '[data-key="undo"]'), await middle(page, '[data-key="undo"]'));
  assert.doesNotMatch(await label(page, 41) ?? '', /corner/);
  assert.equal(await value(page, 40), '1', 'both presses of undo');
});

test('a key that is held locks its digit and enters none; keyboards still press keys', async () => {
  const page = await site.page({ hash: `read=${EMPTY}` });
  await page.locator('[data-cell="3"]').click();
  await page.locator('[data-key="digit-4"]').click({ delay: 700 });
  await drawn(page);
  assert.equal(await value(page, 3), '');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await value(page, 3), '', 'nothing to undo');
  await page.locator('[data-key="digit-4"]').click();
  await page.locator('[data-key="digit-6"]').focus();
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.equal(await value(page, 3), '6');
});
