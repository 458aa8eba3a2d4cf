// Hints as a player meets them: the ladder and what each rung lights, mistakes, the solution path, the
// sheet of a phone, keys, and what screen readers are told.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { CLASSIC, X_WING, drawn, focused, label, said, start } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const NEXT = `read=${encodeURIComponent(X_WING)}`;

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** A page on which an X-wing is the next hint. @param {any} [how] @param {object} [settings] */
async function open({ hash = NEXT, ...how } = {}, settings = {}) {
  const page = await site.page({ hash: '', ...how });
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('minirow.settings') ?? '{}');
    localStorage.setItem('minirow.settings', JSON.stringify({ ...kept, notesComplete: true, ...chosen }));
  }, settings);
  await page.goto('about:blank');
  await page.goto(`${site.url}#${hash}`);
  await page.waitForSelector('pencil-board .cell');
  await drawn(page);
  return page;
}

/** Asks, and goes on so many rungs. @param {Page} page @param {number} rungs */
async function ask(page, rungs) {
  await page.keyboard.press('h');
  await page.waitForSelector('.hint .primary');
  for (let rung = 1; rung < rungs; rung += 1) await page.keyboard.press('Enter');
  await drawn(page);
}

/** All digits and notes that are drawn. @param {Page} page */
const digits = (page) => page.locator('pencil-board .digits > g').evaluateAll((all) => all.map((one) => one.outerHTML).sort());

/** What is drawn of a hint. @param {Page} page */
const lit = (page) => page.evaluate(() => ({
  base: document.querySelectorAll('pencil-board .hint-under .base').length,
  cover: document.querySelectorAll('pencil-board .hint-under .cover').length,
  marks: document.querySelectorAll('pencil-board .hint-over > :not(text)').length,
  dim: document.querySelectorAll('pencil-board .digits .dim').length,
  notes: document.querySelectorAll('pencil-board .digits :is(.centre, .note)').length,
}));

test('each rung lights what its words say and no more', async () => {
  const page = await open();
  const { notes } = await lit(page);
  await ask(page, 1);
  assert.match(await page.locator('.hint').innerText(), /Count where 1 can still go, column by column/);
  assert.deepEqual(await lit(page), { base: 0, cover: 0, marks: 0, dim: 0, notes }, 'a nudge lights nothing');
  assert.equal(await page.locator('.pad').isVisible(), true, 'the pad can be used beside the small card');
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.match(await page.locator('.hint h2').innerText(), /^X-wing on 1$/);
  const name = await lit(page);
  assert.deepEqual([name.base, name.cover, name.marks, name.notes], [0, 0, 0, notes]);
  const bright = await page.locator('pencil-board .digits text:is(.given, .own):not(.dim)').allTextContents();
  assert.deepEqual([...new Set(bright)], ['1'], 'only copies of the digit keep their ink');
  await page.keyboard.press('Enter');
  await drawn(page);
  const place = await lit(page);
  assert.deepEqual([place.base, place.cover, place.marks, place.notes], [1, 0, 0, 0], 'base houses, no candidates');
  assert.match(await page.locator('.hint .tk-base').innerText(), /columns 2 and 8/);
  assert.equal(await page.locator('.tag.base').count(), 2);
  await page.keyboard.press('Enter');
  await drawn(page);
  const why = await lit(page);
  assert.ok(why.marks >= 4 && why.base === 1);
  for (;;) {
    if (await page.locator('.hint .primary').innerText() === 'Apply') break;
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  assert.equal(await page.locator('pencil-board .hint-over .cross').count(), 1);
  assert.equal(await page.locator('.tag.cover').count(), 2);
  assert.deepEqual(page.errors, []);
});

test('there is one primary button, Apply is quiet until the last step, and it does the step', async () => {
  const page = await open();
  await ask(page, 3);
  assert.equal(await page.locator('.play .primary:visible').evaluateAll((all) => all.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').length), 1);
  assert.match(await page.locator('[data-key="hint-apply"]').getAttribute('class') ?? '', /quiet/);
  await page.locator('[data-key="hint-apply"]').click();
  await drawn(page);
  assert.equal(await page.locator('.hint header').count(), 0);
  assert.match(await said(page) ?? '', /Done: 1 removed from r8c7/);
  assert.match(await label(page, 69) ?? '', /candidates 2 9/);
  assert.ok(await focused(page) >= 0, 'the focus is back on the board');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.match(await label(page, 69) ?? '', /candidates 1 2 9/);
});

test('closing gives the notes back as they were, and typing goes on', async () => {
  const page = await open();
  const before = await digits(page);
  await ask(page, 4);
  assert.notDeepEqual(await digits(page), before);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.deepEqual(await digits(page), before);
  assert.equal(await page.locator('.hint header').count(), 0);
  assert.ok(await focused(page) >= 0);
  await ask(page, 2);
  await page.getByRole('button', { name: 'Close hint' }).click();
  await drawn(page);
  assert.deepEqual(await digits(page), before);
  assert.ok(await focused(page) >= 0);
});

test('keys: H and ? ask and go on, Enter goes on, back goes back, F keys still filter', async () => {
  const page = await open();
  await page.keyboard.press('Shift+Slash');
  await page.waitForSelector('.hint .primary');
  const current = () => page.locator('.ladder [aria-current]').innerText();
  assert.match(await current(), /Nudge/);
  await page.keyboard.press('h');
  assert.match(await current(), /Name/);
  await page.keyboard.press('F9');
  await drawn(page);
  assert.ok(await page.locator('.filtered').count() > 3);
  await page.keyboard.press('F9');
  await page.keyboard.press('Enter');
  await page.locator('[data-key="hint-before"]').focus();
  await page.keyboard.press('Enter');
  assert.match(await current(), /Name/, 'Enter on a button presses it');
  await page.keyboard.press('Enter');
  assert.match(await current(), /Place/, 'the focus is on what goes on');
  assert.equal(await page.evaluate(() => document.activeElement?.classList.contains('primary') || document.activeElement?.getAttribute('role') === 'gridcell'), true);
});

test('notes that are not said to be complete are no claim', async () => {
  const page = await open({ hash: `read=${CLASSIC}` }, { notesComplete: false });
  // The 4 of r1c3 is missing in the note: no mistake, as the player only notes what they like.
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('Control+Digit1');
  await ask(page, 1);
  assert.match(await page.locator('.hint').innerText(), /A nudge/);
  const other = await open({ hash: `read=${CLASSIC}` }, { notesComplete: true });
  await other.locator('[data-cell="2"]').click();
  await other.keyboard.press('Control+Digit1');
  await ask(other, 1);
  assert.match(await other.locator('.hint').innerText(), /There is a mistake/);
});

test('what a hint eliminated is not hinted at again, whatever notes the player keeps', async () => {
  const page = await open();
  const first = await stepOf(page);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-key="hint-apply"]') ?? document.querySelector('[data-key="hint-next"]')).click());
  await drawn(page);
  assert.notEqual(await stepOf(page), first);
});

/** The first step that a hint speaks of. @param {Page} page */
async function stepOf(page) {
  await ask(page, 4);
  return page.locator('.hint .steps').innerText();
}

test('mistakes: that there is one, how many and in which house, which cells; then the way back', async () => {
  const page = await open({ hash: `read=${CLASSIC}` }, { conflicts: 'rules', notesComplete: false });
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.locator('[data-cell="3"]').click();
  await page.keyboard.press('2');
  await drawn(page);
  assert.equal(await page.getByText('mistake', { exact: false }).filter({ visible: true }).count(), 0, 'nothing tells before it is asked');
  await ask(page, 1);
  assert.match(await page.locator('.hint-words').innerText(), /^There is a mistake on the board\.$/);
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0);
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.match(await page.locator('.hint-words').innerText(), /^One entry is wrong. It is in block 2\.$/);
  assert.equal((await lit(page)).base, 1, 'the block is shown');
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 0, 'not where');
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.match(await page.locator('.hint-words').innerText(), /r1c4/);
  assert.equal(await page.locator('[data-cell="3"][aria-invalid="true"]').count(), 1);
  await page.getByRole('button', { name: 'Back to before the mistake' }).click();
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /^4/);
  assert.match(await label(page, 3) ?? '', /^empty/);
});

test('a wrong digit can be removed alone, and what came after it stays', async () => {
  const page = await open({ hash: `read=${CLASSIC}` }, { conflicts: 'rules', notesComplete: false });
  await page.locator('[data-cell="3"]').click();
  await page.keyboard.press('2');
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await ask(page, 3);
  const buttons = await page.locator('.hint-buttons button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  const card = await page.locator('.hint').boundingBox();
  assert.ok(card && buttons.every((right) => right <= card.x + card.width), 'both buttons are in the card');
  await page.getByRole('button', { name: 'Remove this digit' }).click();
  assert.match(await said(page) ?? '', /^Removed in r1c4/);
  assert.match(await label(page, 3) ?? '', /^empty/);
  assert.match(await label(page, 2) ?? '', /^4/, 'the right digit stays');
  await page.keyboard.press('Control+z');
  assert.match(await label(page, 3) ?? '', /^2/);
  // The same from the check, here for two digits.
  await page.locator('[data-cell="5"]').click();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Check my grid' }).click();
  await page.getByRole('button', { name: 'Show where' }).click();
  await page.getByRole('button', { name: 'Remove these digits' }).click();
  assert.match(await label(page, 3) ?? '', /^empty/);
  assert.match(await label(page, 5) ?? '', /^empty/);
});

test('a board without a solution, with several, or solved, says so in words', async () => {
  const none = await open({ hash: `read=${'55'.padEnd(81, '.')}` });
  await none.keyboard.press('h');
  await none.waitForSelector('.hint .primary');
  assert.match(await none.locator('.hint').innerText(), /no solution/);
  const many = await open({ hash: `read=${'.'.repeat(80)}7` });
  await many.keyboard.press('h');
  await many.waitForSelector('.hint .primary');
  assert.match(await many.locator('.hint').innerText(), /several solutions/);
});

test('the whole path, step by step, without touching the game', async () => {
  const page = await open({ hash: `read=${CLASSIC}` });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Show the whole solution path' }).click();
  await page.waitForSelector('.hint input[type="range"]');
  await page.getByRole('slider', { name: 'Step' }).fill('5');
  await drawn(page);
  assert.match(await page.locator('.hint header').innerText(), /Step 5 of \d+/);
  assert.match(await page.locator('.hint h2').innerText(), / on \d$/, 'the technique with its digit');
  assert.equal(await page.locator('pencil-board .hint-under .base').count(), 1, 'and its region');
  assert.equal(await page.locator('.ghost').count(), 4);
  await page.locator('[data-key="hint-next"]').click();
  await drawn(page);
  assert.match(await page.locator('.hint header').innerText(), /Step 6 of/);
  assert.equal(await page.locator('.ghost').count(), 5);
  await page.getByRole('button', { name: 'Close hint' }).click();
  await drawn(page);
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.equal(await page.locator('pencil-board .digits .own').count(), 0);
});

test('screen readers: each step is said as a sentence, and cells tell their role', async () => {
  const page = await open();
  await ask(page, 3);
  assert.match(await said(page) ?? '', /Look at columns 2 and 8. Where can 1 still go there\?/);
  assert.match(await label(page, 1) ?? '', /in the base of the hint/);
  await page.keyboard.press('Enter');
  assert.match(await said(page) ?? '', /1/);
  for (;;) {
    if (await page.locator('.hint .primary').innerText() === 'Apply') break;
    await page.keyboard.press('Enter');
    await drawn(page);
  }
  await drawn(page);
  assert.match(await label(page, 69) ?? '', /the hint eliminates 1 here/);
  assert.match(await label(page, 10) ?? '', /pattern of the hint: 1/);
  const region = page.getByRole('region', { name: 'X-wing on 1' });
  assert.equal(await region.count(), 1);
});

for (const [width, height] of [[390, 844], [360, 640]]) {
  test(`phone ${width}×${height}: a sheet from the board's edge down, moved by swipes, that never covers the board`, async () => {
    const page = await open({ viewport: { width, height }, hasTouch: true, isMobile: true });
    await ask(page, 4);
    const sheet = await page.locator('.hint').boundingBox();
    const board = await page.locator('pencil-board .cells').boundingBox();
    const buttons = await page.locator('.hint-buttons').boundingBox();
    assert.ok(sheet && board && buttons);
    assert.ok(sheet.y >= board.y + board.height - 2, 'the board is not covered');
    assert.ok(sheet.y - (board.y + board.height) < 8, 'words begin where the picture ends');
    assert.ok(buttons.y + buttons.height <= height, 'its buttons are on the screen');
    for (const button of await page.locator('.hint button:visible').all()) {
      const box = await button.boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44);
    }
    assert.equal(await page.locator('.hint .steps li:visible').count(), 1, 'one step at a time');
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
    /** @param {number} dx @param {number} dy @param {string} on */
    const swipe = (dx, dy, on) => page.locator(on).first().evaluate((element, [right, down]) => {
      const { x, y, width: wide } = element.getBoundingClientRect();
      const start = { bubbles: true, pointerType: 'touch', clientX: x + wide / 2, clientY: y + 5 };
      element.dispatchEvent(new PointerEvent('pointerdown', start));
      element.dispatchEvent(new PointerEvent('pointerup', { ...start, clientX: start.clientX + right, clientY: start.clientY + down }));
    }, [dx, dy]);
    await swipe(120, 0, '.hint-body');
    await drawn(page);
    const back = await page.locator('.hint .primary').innerText();
    await swipe(-120, 0, '.hint-body');
    await drawn(page);
    assert.notEqual(await page.locator('.hint .primary').innerText(), back);
    await swipe(0, 120, '.hint header');
    await drawn(page);
    assert.equal(await page.locator('.hint header').count(), 0);
    assert.equal(await page.locator('.pad').isVisible(), true);
  });
}

test('on a phone a hint numbers rows and columns inside the board, which stays where it is', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const numbers = page.locator('pencil-board .inner-coordinate');
  assert.equal(await numbers.count(), 0, 'not while one plays');
  const before = await page.locator('pencil-board .frame').boundingBox();
  await ask(page, 4);
  assert.deepEqual(await page.locator('pencil-board .frame').boundingBox(), before);
  assert.equal(await numbers.count(), 18);
  const covered = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('pencil-board :is(.hint-over, .digits) :is(circle, text)')].map((mark) => mark.getBoundingClientRect());
    return [...document.querySelectorAll('.inner-coordinate')].filter((number) => {
      const { left, right, top, bottom } = number.getBoundingClientRect();
      // The boxes of texts are higher than their figures.
      const trim = (bottom - top) * 0.2;
      return marks.some((mark) => mark.left < right && mark.right > left && mark.top + (mark.bottom - mark.top) * 0.2 < bottom - trim && mark.bottom - (mark.bottom - mark.top) * 0.2 > top + trim);
    }).map(({ textContent }) => textContent);
  });
  assert.deepEqual(covered, []);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await numbers.count(), 0);
});

test('phone held sideways: the card takes the right side, nothing scrolls', async () => {
  const page = await open({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await ask(page, 4);
  const sheet = await page.locator('.hint').boundingBox();
  const board = await page.locator('pencil-board').boundingBox();
  assert.ok(sheet && board && sheet.x >= board.x + board.width && sheet.y + sheet.height <= 390);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
});

test('the word Hint stands once among the controls, and the board does not move when the card opens', async () => {
  const page = await open();
  assert.equal(await page.locator('.play button', { hasText: /^Hint$/ }).count(), 1);
  const before = await page.locator('pencil-board').boundingBox();
  await ask(page, 4);
  assert.deepEqual(await page.locator('pencil-board').boundingBox(), before);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`no accessibility problem in the open card, ${theme}`, async () => {
    const page = await open({}, { theme });
    await page.evaluate(AXE);
    for (const rung of [1, 2, 3, 4]) {
      if (rung === 1) await ask(page, 1);
      else await page.keyboard.press('Enter');
      await drawn(page);
      const found = await page.evaluate(async () => {
        const { violations } = await /** @type {any} */ (window).axe.run('.hint');
        return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
      });
      assert.deepEqual(found, [], `rung ${rung}`);
    }
  });
}

test('hints in German, words and steps', async () => {
  const page = await open({ locale: 'de-DE', query: '' });
  await ask(page, 2);
  assert.match(await page.locator('.hint').innerText(), /X-Wing mit 1/);
  await page.keyboard.press('Enter');
  assert.match(await page.locator('.hint').innerText(), /Wo kann 1 in den Spalten 2 und 8 noch hin\?/);
  await page.keyboard.press('Enter');
  await drawn(page);
  const text = await page.locator('.hint').innerText();
  assert.match(text, /Spalten 2 und 8/);
  assert.doesNotMatch(text, /column|places|Look|Apply/);
});

test('each part of an argument shows its own marks: words as chips, past ones ticked, next ones by their title', async () => {
  const page = await open();
  const shown = await page.evaluate(async () => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const { legend, pictureOf, plainText, stepList } = await load('src/hints/steps.js');
    const { Geometry } = await load('src/board/geometry.js');
    const { Symbols } = await load('src/symbols.js');
    const base = { house: 'column 2', cells: [1, 10, 19, 28, 37, 46, 55, 64, 73], role: 'base' };
    const cover = { house: 'row 2', cells: [9, 10, 11, 12, 13, 14, 15, 16, 17], role: 'cover' };
    const on = { cell: 10, digit: 1, role: 'pattern' };
    const chain = [{ digit: 1, cells: [15], holds: false, after: [], strong: false }, { digit: 4, cells: [15], holds: true, after: [0], strong: true }];
    const node = (/** @type {number} */ number) => ({ chain: 0, number, digit: number, holds: number > 1, x: 6.2, y: 1.2 + number / 4, radius: 0.14, cells: [{ cell: 15, x: 6.2, y: 1.2 + number / 4 }] });
    const step = {
      technique: 'x-wing', title: 'X-wing', rating: 3.2, place: [], remove: [[12, 1]], explanation: 'all at once', houses: [], marks: [], chains: [chain], nodes: [node(1), node(2)],
      links: [{ chain: 0, from: 1, to: 2, strong: true, path: 'M6.2 1.5L6.2 1.6' }],
      parts: [
        { title: 'One column', text: [{ text: 'In ' }, { text: 'column 2', role: 'base' }, { text: '.\nA new line.' }], houses: [base], marks: [on], chains: [] },
        { title: 'One row', text: [{ text: 'row 2', role: 'cover' }], houses: [base, cover], marks: [on], chains: [chain.slice(0, 1)] },
        { title: 'So it goes', text: [{ text: 'r2c4 is not 1', role: 'out' }], houses: [base, cover], marks: [on, { cell: 12, digit: 1, role: 'out' }], chains: [chain] },
      ],
    };
    const geometry = new Geometry();
    const speaker = { t: (/** @type {string} */ key) => key, language: 'en', game: { geometry }, symbols: new Symbols('1-9A-P', 9) };
    const list = stepList(speaker, step, { current: 1 });
    return {
      pictures: [0, 1, 2].map((at) => {
        const { houses, marks, nodes, links } = pictureOf(step, at);
        return [houses.length, marks.map((/** @type {any} */ { role }) => role).join(' '), nodes.length, links.length];
      }),
      states: [...list.children].map((one) => one.className),
      current: list.querySelector('[aria-current]')?.textContent,
      paragraphs: list.querySelectorAll('.past p').length,
      next: list.querySelector('.next')?.textContent,
      chips: [...list.querySelectorAll('.tk')].map((chip) => chip.className),
      said: plainText(speaker, step, 0),
      legend: [...legend(speaker, pictureOf(step, 2)).children].map((one) => one.textContent),
    };
  });
  assert.deepEqual(shown.pictures, [[1, 'pattern', 0, 0], [2, 'pattern plain', 1, 0], [2, 'pattern out', 2, 1]]);
  assert.deepEqual(shown.states, ['past', 'on', 'next']);
  assert.equal(shown.current, '2One rowrow 2');
  assert.equal(shown.paragraphs, 2, 'a line is a paragraph');
  assert.equal(shown.next, '3So it goes');
  assert.deepEqual(shown.chips, ['tk tk-base', 'tk tk-cover']);
  assert.equal(shown.said, 'One column. In column 2. A new line.');
  assert.deepEqual(shown.legend, ['legend.base', 'legend.cover', '1legend.on', '1legend.off', 'legend.strong', '1legend.out']);
});
