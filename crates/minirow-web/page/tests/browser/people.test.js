// Five people use the page as people do, with fingers, a pointer or keys: a first visit on a phone, a learner,
// a setter, somebody without a pointer and somebody with a screen reader.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, JIGSAW, REGIONS, drawn, focused, label, said, start, value } from './browser.js';
import { answers, touch } from './learner.js';

/** @typedef {import('./browser.js').Page} Page */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CELLS = [...Array(81).keys()];

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** What a reader is told of every cell. @param {Page} page */
const labels = (page) => page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Waits for a board that is played, and reads its digits. @param {Page} page */
async function digits(page) {
  await page.locator('.play [role="gridcell"][aria-label*="given"]').first().waitFor();
  await drawn(page);
  return (await labels(page)).map((text) => (/^\d/.test(text) ? Number(text[0]) : 0));
}

/** What a person who can solve the board would enter. @param {Page} page @param {number[]} givens @returns {Promise<number[]>} */
const solutionOf = (page, givens) => page.evaluate(async (board) => {
  const base = new URL('.', location.origin + location.pathname);
  const { openEngine } = await import(new URL('src/engine/engine.js', base).href);
  const { solutions: [solution] } = await (await openEngine(base)).call('solve', { board: { givens: board } });
  return solution;
}, givens);

/** Whether all of the page is on the screen. @param {Page} page */
const fits = (page) => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);

/** Nothing of it is cut off. @param {import('playwright-core').Locator} place */
async function inSight(place) {
  const box = await place.boundingBox();
  const size = place.page().viewportSize();
  assert.ok(box && size && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1, await place.innerText());
}

/** Touches what a role and a name say. @param {Page} page @param {'button'|'link'} role @param {string|RegExp} name */
const tap = (page, role, name) => page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).filter({ visible: true }).tap();

/** Reads a hint to its end with the thumb, each of its steps beside the board, and does what it says. @param {Page} page */
async function readHint(page) {
  await tap(page, 'button', 'Hint');
  const on = page.locator('.hint-buttons .primary');
  const read = [];
  for (await on.waitFor(); ; await on.tap()) {
    await drawn(page);
    read.push(await page.locator('.hint').innerText());
    assert.ok(await fits(page), 'words and board are on the screen together');
    const [board, sheet] = [await page.locator('.cells').boundingBox(), await page.locator('.hint').boundingBox()];
    assert.ok(board && sheet && (sheet.y >= board.y + board.height - 2), 'the board stays in sight');
    if (await on.innerText() === 'Apply') break;
  }
  const steps = await page.locator('.hint .steps li').count();
  assert.equal(read.length, 3 + steps, 'nudge, name, place, and each step of the argument');
  assert.equal(new Set(read).size, read.length, 'each tells something else');
  await on.tap();
  await page.locator('.hint header').waitFor({ state: 'detached' });
}

/** Enters digits with the thumb until so many cells are empty. @param {Page} page @param {number[]} solution @param {number} left */
async function enterByTouch(page, solution, left) {
  const empty = (await digits(page)).flatMap((digit, cell) => (digit ? [] : [cell]));
  for (const cell of empty.slice(0, empty.length - left)) {
    await page.locator(`[data-cell="${cell}"]`).tap();
    await page.getByRole('button', { name: new RegExp(`^${solution[cell]}, \\d left$`) }).tap();
  }
}

test('a first visit by phone: a Hard game in two taps, three hints read, the finish; then today’s puzzle', { timeout: 180_000 }, async () => {
  const page = await site.page({ hash: '', ...PHONE });
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Choose a level');
  await tap(page, 'button', /^Hard/);
  const givens = await digits(page);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /No\. 1/);
  assert.equal(await page.getByRole('timer').innerText(), '0:00', 'the clock waits for the first entry');
  const solution = await solutionOf(page, givens);
  for (const left of [40, 25, 10]) {
    await readHint(page);
    await enterByTouch(page, solution, left);
    assert.ok(await fits(page));
  }
  assert.notEqual(await page.getByRole('timer').innerText(), '0:00');
  await enterByTouch(page, solution, 0);
  const finish = page.getByRole('region', { name: 'Hard, solved' });
  await finish.waitFor();
  assert.match(await finish.innerText(), /\d:\d\d\s+Your first Hard/);
  assert.match(await said(page) ?? '', /Solved in/);
  for (const button of await finish.getByRole('button').all()) await inSight(button);
  assert.ok(await fits(page), 'the finish is on the screen');

  // The day after, whoever begins today's puzzle has the same one.
  await page.clock.setFixedTime(new Date('2026-11-26T08:00:00'));
  await tap(page, 'link', /home/i);
  await tap(page, 'button', 'Play today');
  const own = await digits(page);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /Thursday 26 November/);
  const other = await site.page({ hash: '', date: '2026-11-26T21:00:00', ...PHONE });
  await tap(other, 'button', 'Play today');
  assert.deepEqual(await digits(other), own);
  assert.notDeepEqual(own, givens);
  assert.deepEqual([page.errors, other.errors], [[], []]);
});

test('a learner: ten X-wing exercises by touch, two wrong choices told apart', async () => {
  const page = await site.page({ hash: 'practice/x-wing', ...PHONE });
  const touchButton = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).tap();
  const met = { true: false, kept: false };
  const heads = new Set();
  for (let number = 1; number <= 10; number += 1) {
    assert.equal(await page.locator('.board-title span').first().innerText(), `Exercise ${number} of 10`);
    const { right: [right], isTrue, isKept } = await answers(page, 'x-wing');
    for (const [kind, [wrong]] of /** @type {const} */ ([['true', isTrue], ['kept', isKept]])) {
      if (met[kind] || !wrong) continue;
      met[kind] = true;
      await touch(page, wrong);
      await touchButton('Check');
      const note = await page.locator('.note.warn').innerText();
      const name = `r${Math.floor(wrong.cell / 9) + 1}c${(wrong.cell % 9) + 1}`;
      assert.ok(note.startsWith(`${name} keeps its ${wrong.digit}`), note);
      assert.match(note, kind === 'true' ? /The solution has/ : /none of the covered houses|does not reach/);
      assert.doesNotMatch(note, /wrong|mistake|\btries\b/i);
      heads.add((await page.locator('.note.warn p').innerText()).replace(/r\dc\d|\d/g, ''));
      await drawn(page);
      assert.equal(await page.locator('.drawing .triangle').count(), 1);
      assert.match(await said(page) ?? '', /keeps its/);
      assert.ok(await page.getByRole('button', { name: 'Show me' }).isVisible());
      await touchButton('Try again');
      await drawn(page);
      assert.equal(await page.locator('.drawing .pick').count(), 0);
    }
    for (const choice of right) await touch(page, choice);
    assert.match(await page.locator('.choice-count').innerText(), new RegExp(`^${right.length} of \\d chosen`));
    await touchButton('Check');
    assert.match(await page.locator('.note b').first().innerText(), /^Right/);
    await drawn(page);
    assert.ok(await page.locator('.drawing .base').count() > 0, 'the picture of the hint');
    assert.match(await said(page) ?? '', /Right\. .*Remove \d from .*r\dc\d/);
    if (number < 10) await touchButton('Next exercise');
  }
  assert.deepEqual([met, heads.size], [{ true: true, kept: true }, 2]);
  assert.match(await page.locator('.practice-body').innerText(), /X-wing is yours/);
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('minirow.progress') ?? '{}')), { right: { 'x-wing': 10 }, current: 'x-wing' });
  assert.deepEqual(page.errors, []);
});

const RULES = 'Normal rules. Each region has every digit once.';

/** Drags the pointer from one cell to another. @param {Page} page @param {number} from @param {number} to */
async function drag(page, from, to) {
  // The stroke before is drawn: each one makes the board anew.
  await drawn(page);
  for (const [at, cell] of [from, to].entries()) {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Paints the regions on the board, stroke by stroke. @param {Page} page */
async function paintRegions(page) {
  for (const letter of 'ABCDEFGHI') {
    await page.getByRole('button', { name: new RegExp(`^Region ?${letter} `) }).click();
    for (const [row, text] of REGIONS.entries()) {
      for (const { 0: run, index } of text.matchAll(new RegExp(`${letter}+`, 'g'))) await drag(page, row * 9 + index, row * 9 + index + run.length - 1);
    }
  }
}

/** Types givens where the focus is, from the first cell to the last. @param {Page} page @param {string} line */
async function typeGivens(page, line) {
  await page.keyboard.press('Control+Home');
  for (const cell of CELLS.filter((each) => line[each] !== '.')) {
    await walkTo(page, cell);
    await page.keyboard.press(line[cell]);
  }
}

/** Goes to a cell with the arrow keys. @param {Page} page @param {number} cell @param {(key: string) => Promise<void>} [press] */
async function walkTo(page, cell, press = (key) => page.keyboard.press(key)) {
  const at = await focused(page);
  assert.ok(at >= 0, 'the focus is on the board');
  const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
  for (let step = 0; step < Math.abs(down); step += 1) await press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step += 1) await press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

test('a setter draws a jigsaw with title and rules, finds it broken, sees why, repairs it, and shares it', { timeout: 120_000 }, async () => {
  const page = await site.page({ hash: '', viewport: { width: 1280, height: 800 } });
  const click = (/** @type {string|RegExp} */ name) => page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
  const status = (/** @type {string|RegExp} */ text) => page.getByRole('region', { name: 'Status' }).getByText(text).first().waitFor();
  await page.getByRole('link', { name: 'Make a puzzle' }).click();
  await status('Empty board');
  assert.equal(await said(page), 'Empty board');
  await click('Regions');
  await paintRegions(page);
  await status('Empty board');
  const letters = [...REGIONS.join('')];
  assert.deepEqual((await labels(page)).map((text) => /region ([A-I])/.exec(text)?.[1]), letters);

  await click('Givens');
  for (const [field, text] of [['Title', 'Low Tide'], ['Author', 'A. Setter'], ['Rules', RULES]]) {
    await page.getByLabel(field, { exact: true }).click();
    await page.keyboard.type(text);
  }
  await page.locator('[data-cell="0"]').click();
  await typeGivens(page, `${JIGSAW.slice(0, 79)}..`);
  await status(/^(More than \d+|[A-Z][a-z]+) solutions$/);
  await click('Show two');
  await page.getByText(/A and B differ in \d+ cells/).waitFor();
  await click('Hide solutions');

  // The last given is forgotten, and then mistyped.
  await walkTo(page, 79);
  await page.keyboard.press('3');
  await status('No solution');
  assert.match(await said(page) ?? '', /No solution/);
  await click('Show why');
  await page.getByText('Change any one of them').waitFor();
  await status(/these \w+ givens/i);
  await page.getByText('The last change put 3 in r9c8. Before it there were several solutions.').waitFor();
  assert.match(await label(page, 79) ?? '', /^3, given, .*part of the contradiction/);
  await click('Take back r9c8');
  assert.equal(await focused(page), 79, 'the next key goes to the board');
  await page.keyboard.press('2');
  await status('One solution');

  await click('Share');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  assert.match(await dialog.innerText(), /Low Tide\s+A\. Setter/);
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await opensAsDrawn(await link.inputValue());
  await dialog.getByRole('button', { name: 'SudokuPad' }).click();
  await page.waitForFunction(() => /** @type {HTMLInputElement|null} */ (document.querySelector('.share-link input'))?.value.includes('sudokupad.app'));
  await opensAsDrawn(`${site.url}?fresh#read=${encodeURIComponent(await link.inputValue())}`);
  assert.deepEqual(page.errors, []);
});

/** Somebody else opens the link: the same board, title, author and rules. @param {string} link */
async function opensAsDrawn(link) {
  const other = await site.page({ hash: '' });
  await other.goto('about:blank');
  await other.goto(link);
  assert.deepEqual(await digits(other), [...JIGSAW].map((digit) => Number(digit) || 0));
  assert.match(await other.getByRole('heading', { level: 1 }).innerText(), /Low Tide/);
  const blocks = (await labels(other)).map((text) => /block (\d)|region (\w)/.exec(text)?.[0] ?? '');
  const letters = [...REGIONS.join('')];
  for (const cell of CELLS) assert.equal(blocks[cell], blocks[letters.indexOf(letters[cell])], `cell ${cell}`);
  assert.equal(new Set(blocks).size, 9);
  assert.match(await other.locator('main').innerText(), /Each region has every digit once/);
  assert.match(await other.locator('body').innerText(), /A\. Setter/);
  assert.deepEqual(other.errors, []);
}

/** The focus is on something that is seen, wherever a key led. @param {Page} page @param {string} after */
async function hasFocus(page, after) {
  await drawn(page);
  const lost = await page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return 'on the page as a whole';
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) return 'on something without a size';
    // A text that is longer than the screen cannot be seen as a whole.
    const end = height > innerHeight ? Math.min(bottom, innerHeight) : bottom;
    if (left < -1 || top < -1 || right > innerWidth + 1 || end > innerHeight + 1) return 'out of view';
    const over = document.elementFromPoint((left + right) / 2, (top + end) / 2);
    return over && (one.contains(over) || over.contains(one)) ? '' : 'covered';
  });
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  assert.equal(lost, '', `after ${after} the focus is ${lost}: ${where}`);
}

/** What has the focus, as it is named. @param {Page} page */
const focusName = (page) => page.evaluate(() => {
  const one = /** @type {HTMLElement} */ (document.activeElement);
  return one.getAttribute('aria-label') ?? one.innerText.replace(/\s+/g, ' ').trim();
});

/** Somebody who has keys alone. @param {Page} page */
function typist(page) {
  /** @param {string} key @param {string} [until] what a key that opens something waits for */
  const press = async (key, until) => {
    await page.keyboard.press(key);
    if (until) await page.locator(until).first().waitFor();
    await hasFocus(page, key);
  };
  /** Tab until something has the focus. @param {RegExp} name @param {string} [key] */
  const tabTo = async (name, key = 'Tab') => {
    for (let time = 0; time < 40; time += 1) {
      await press(key);
      if (name.test(await focusName(page))) return;
    }
    assert.fail(`${name} cannot be reached with ${key}`);
  };
  return { press, tabTo };
}

test('keys alone: from home to the finish, and the focus is never lost', { timeout: 180_000 }, async () => {
  const page = await site.page({ hash: '', viewport: { width: 1280, height: 800 } });
  const { press, tabTo } = typist(page);
  await hasFocus(page, 'the page opened');
  await tabTo(/^Easy/);
  await press('Enter', '.play [data-cell="80"]');
  const givens = await digits(page);
  const solution = await solutionOf(page, givens);
  assert.equal(await focused(page), 0, 'the board has the focus');
  const [first, second, third] = CELLS.filter((cell) => !givens[cell]);

  // A digit, notes of both kinds, undo and redo.
  await walkTo(page, first, press);
  await press(`Digit${solution[first]}`);
  await walkTo(page, second, press);
  await press('Shift+Digit1');
  await press('Control+Digit2');
  assert.match(await label(page, second) ?? '', /candidates 2, corner marks 1/);
  for (const key of ['Control+z', 'Control+z', 'Control+z']) await press(key);
  assert.equal(await value(page, first), '');
  for (const key of ['Control+y', 'Control+y', 'Control+y', 'Backspace']) await press(key);
  assert.equal(await value(page, first), String(solution[first]));

  await hintByKeys(page, press);
  await dialogsByKeys(page, press);

  // The controls beside the board, each reached and left.
  await walkTo(page, third, press);
  await tabTo(/^Notes$/);
  await press('Enter', '[role="menu"]');
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'Escape']) await press(key);
  assert.equal(await focusName(page), 'Notes');
  await tabTo(/^History/);
  await press('Enter', '[data-card="history"]');
  for (const key of ['ArrowUp', 'ArrowUp', 'Escape']) await press(key);
  assert.equal(await focused(page), third, 'back on the board');
  await press('p');
  await press('p');
  assert.equal(await focused(page), third);

  await finishByKeys(page, press, solution);
  await press('Enter', '.play [data-cell="80"][data-value]');
  await page.locator('.finish').waitFor({ state: 'detached' });
  await hasFocus(page, 'the next game');
  assert.ok(await focused(page) >= 0);
  await press('ArrowRight');
  assert.deepEqual(page.errors, []);
});

/** @typedef {(key: string, until?: string) => Promise<void>} Press */

/** A hint, rung by rung, left and asked again, and done. @param {Page} page @param {Press} press */
async function hintByKeys(page, press) {
  const on = page.locator('.hint .primary');
  await press('h', '.hint .primary');
  await press('Enter');
  await press('Escape');
  assert.ok(await focused(page) >= 0, 'a hint that is closed leaves the focus on the board');
  await press('h', '.hint .primary');
  for (let time = 0; time < 12 && await on.innerText() !== 'Apply'; time += 1) await press('Enter');
  // Back and on with the buttons of the card.
  for (let time = 0; time < 30 && await focusName(page) !== 'Back'; time += 1) await press('Tab');
  await press('Enter');
  await press('Tab');
  while (await on.innerText() !== 'Apply') await press('h');
  await on.waitFor();
  for (let time = 0; time < 30 && await focusName(page) !== 'Apply'; time += 1) await press('Tab');
  await press('Enter');
  assert.equal(await page.locator('.hint header').count(), 0);
  assert.ok(await focused(page) >= 0);
}

/** Opens and closes each dialog from the board and from the menu. @param {Page} page @param {Press} press */
async function dialogsByKeys(page, press) {
  const at = await focused(page);
  for (const key of ['Control+o', 'Control+p', 'Control+/']) {
    await press(key, 'dialog[open]');
    for (const other of ['Tab', 'Tab', 'Shift+Tab']) await press(other);
    await press('Escape');
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.equal(await focused(page), at, `after ${key}`);
  }
  for (let time = 0; time < 6 && await focusName(page) !== 'Menu'; time += 1) await press('Shift+Tab');
  assert.equal(await focusName(page), 'Menu');
  for (const name of ['Share', 'Settings']) {
    await press('Enter', '[role="menu"]');
    for (let time = 0; time < 20 && !(await focusName(page)).startsWith(name); time += 1) await press('ArrowDown');
    await press('Enter', 'dialog[open]');
    await press('Tab');
    await press('Escape');
    assert.equal(await focusName(page), 'Menu', 'back where it was opened');
  }
  await press('ArrowRight');
  assert.ok(await focused(page) >= 0, 'a key goes on at the board');
}

/** Types what is missing, row by row. @param {Page} page @param {Press} press @param {number[]} solution */
async function finishByKeys(page, press, solution) {
  for (const cell of CELLS) {
    if (await value(page, cell)) continue;
    await walkTo(page, cell, press);
    await press(`Digit${solution[cell]}`);
  }
  await page.locator('.finish').waitFor();
  assert.match(await said(page) ?? '', /Solved in/);
  assert.equal(await focusName(page), 'Next Easy');
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await press(key);
  assert.equal(await focusName(page), 'Next Easy');
}

/** What a screen reader meets, in its order: role and name, the level of headings, what is pressed or current. @param {Page} page @param {string} [part] */
async function heardIn(page, part = 'body') {
  const tree = await page.locator(part).first().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, name = '', states = ''] = /^\s*- '?([a-z]+)(?: "(.*?)")?((?: \[[^\]]+\])*)/.exec(line) ?? [];
    return !role || role === 'text' ? [] : [`${role} ${name}${states}`.trim()];
  });
}

/** Each of them comes after the one before. @param {string[]} heard @param {(string|RegExp)[]} wanted */
function inOrder(heard, wanted) {
  let at = -1;
  for (const one of wanted) {
    const found = heard.findIndex((text, index) => index > at && (typeof one === 'string' ? text === one : one.test(text)));
    assert.ok(found > at, `${one} after ${heard[at] ?? 'the start'} in\n${heard.join('\n')}`);
    at = found;
  }
}

/** One heading of the first level, and none that skips one. @param {Page} page @param {string} where */
async function headingsAreInOrder(page, where) {
  const levels = (await heardIn(page)).flatMap((text) => /^heading .*\[level=(\d)\]/.exec(text)?.[1] ?? []).map(Number);
  assert.equal(levels.filter((level) => level === 1).length, 1, `${where}: ${levels}`);
  for (const [at, level] of levels.entries()) assert.ok(level <= (levels[at - 1] ?? 1) + 1, `${where}: ${levels}`);
}

const plainText = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

test('by ear: the tree in order, cells that tell what they hold, and each step of a hint', { timeout: 120_000 }, async () => {
  const page = await site.page({ hash: '' });
  inOrder(await heardIn(page), [
    'banner', 'navigation Pages', 'link Play', 'link Learn', 'link Make', 'link Library', 'main', 'heading Choose a level [level=1]',
    /^button Beginner .*level 1 of 7/, /^button Easy .*level 2 of 7/, /^button Moderate/, /^button Tricky/, /^button Hard/, /^button Diabolical/, /^button Fiendish/,
    'heading Every digit once in each [level=2]', /^region \w+ \d+ \w+/, /^heading \w+ \d+ \w+ \[level=2\]/, 'list This week', 'button Play today',
    /^button Open or paste/, /^link Make a puzzle/, /^link Learn a technique/, 'heading Other boards [level=2]', 'button 4×4', 'status']);
  await headingsAreInOrder(page, 'home');
  await page.getByRole('button', { name: /^Open or paste/ }).press('Enter');
  await page.getByRole('dialog', { name: 'Open' }).waitFor();
  await page.getByRole('dialog').getByRole('textbox').first().focus();
  await page.keyboard.insertText(CLASSIC);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true, disabled: false }).press('Enter');
  await digits(page);
  inOrder(await heardIn(page), [
    'banner', /^heading .*\[level=1\]$/, /^timer/, 'button Pause', 'button Menu', 'main', 'grid Sudoku, 9 by 9', /^row/, /^gridcell 5, given, row 1 column 1/,
    'group Mode', 'button Digit [pressed]', 'button Corner', 'group Digits', 'button 1, 6 left', 'group Actions', 'button Undo [disabled]', 'button Hint', /^button Check/, /^button History/, 'status']);
  await cellsByEar(page);
  await hintByEar(page);
  for (const [name, hash] of [['Learn', 'learn'], ['Make', 'make'], ['Library', 'library']]) {
    await page.goto(`${page.url().split('#')[0]}#home`);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).press('Enter');
    await page.waitForFunction((wanted) => document.querySelector('.stage')?.getAttribute('data-view') === wanted, hash);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await headingsAreInOrder(page, name);
  }
  assert.deepEqual(page.errors, []);
});

/** Goes over cells and hears what they hold. @param {Page} page */
async function cellsByEar(page) {
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const heard = async (/** @type {string} */ key) => {
    await page.keyboard.press(key);
    return said(page);
  };
  assert.equal(await here(), '5, given, row 1 column 1, block 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await here(), 'empty, row 1 column 3, block 1');
  assert.equal(await heard('Shift+Digit1'), '1 marked');
  assert.equal(await heard('Control+Digit4'), '4 marked');
  assert.equal(await here(), 'empty, candidates 4, corner marks 1, row 1 column 3, block 1');
  assert.equal(await heard('5'), '5, duplicate in row 1 column 1');
  assert.equal(await here(), '5, mistake, also in r1c1, row 1 column 3, block 1');
  assert.match(await label(page, 0) ?? '', /^5, given, mistake/);
  assert.equal(await page.locator('[data-cell="2"]').getAttribute('aria-invalid'), 'true');
  assert.match(await heard('Backspace') ?? '', /Cleared/);
  assert.equal(await heard('4'), 'Placed 4');
  assert.equal(await here(), '4, row 1 column 3, block 1');
  assert.equal(await heard('Control+Home'), 'Placed 4', 'nothing is said but the cell itself');
  assert.equal(await heard('1'), 'Given, cannot be changed');
}

/** A hint as it is announced: what is said is what stands in the card, step after step. @param {Page} page */
async function hintByEar(page) {
  const card = page.locator('.hint');
  const heard = [];
  for (const key of ['h', 'Enter', 'Enter']) {
    await page.keyboard.press(key);
    await card.locator('.primary').waitFor();
    heard.push(plainText(await said(page) ?? ''));
    assert.ok(plainText(await card.innerText()).includes(heard[heard.length - 1]), heard[heard.length - 1]);
    await headingsAreInOrder(page, `a hint after ${key}`);
  }
  const title = await card.getByRole('heading', { level: 2 }).innerText();
  assert.equal(heard[1], title);
  assert.match(heard[2], /^Look at/);
  let all = 1;
  for (let number = 1; number <= all; number += 1) {
    await page.keyboard.press('Enter');
    const current = card.locator('[aria-current="step"]');
    const [head, ...lines] = await current.locator('h3, p').allInnerTexts();
    all = await card.locator('.steps li').count();
    const words = plainText([`${head}.`, ...lines].join(' '));
    assert.equal(plainText(await said(page) ?? ''), all > 1 ? `Step ${number} of ${all}. ${words}` : words);
  }
  assert.ok(all > 1, 'the argument has several steps');
  inOrder(await heardIn(page, '.hint'), [
    `region ${title}`, `heading ${title} [level=2]`, 'button Close hint', 'list How much the hint tells', /^list$/, /^heading .*\[level=3\]$/, 'list What the signs mean', 'button Back', 'button Apply']);
  const placed = (await labels(page)).findIndex((text) => /^empty.*the hint places \d here/.test(text));
  assert.ok(placed >= 0, 'the cell of the hint tells it');
  await page.keyboard.press('Enter');
  assert.match(await said(page) ?? '', /^Done: /);
  assert.match(await label(page, placed) ?? '', /^\d, row/);
}
