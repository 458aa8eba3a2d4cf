// What comes to the page and leaves it: opening texts, links, QR codes, formats of other programs, paper, settings.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from './axe.js';
import { CLASSIC, drawn, pdf, start, value } from './browser.js';

/** @typedef {import('./browser.js').Page} Page */
/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** Opens a dialog by the menu of the board. @param {Page} page @param {string} name */
async function open(page, name) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  await page.locator('dialog[open]').waitFor();
}

const field = (/** @type {Page} */ page) => page.locator('.code textarea');
const givens = [...CLASSIC].map((digit) => Number(digit) || 0);

/** The givens of a text, read by the engine of the page. @param {Page} page @param {string} text */
const read = (page, text) => page.evaluate(async (written) => {
  const { openEngine } = await import(new URL('src/engine/engine.js', location.origin + location.pathname).href);
  const engine = await openEngine(new URL('.', location.href));
  return (await engine.call('read', { text: written })).boards[0].board.givens;
}, text);

test('a board is written in every format, and comes back from each', async () => {
  const page = await site.page();
  await open(page, 'Share');
  await page.getByRole('button', { name: 'Text' }).click();
  const choice = page.getByLabel('Format');
  await choice.waitFor();
  const formats = await choice.evaluate((select) => [.../** @type {HTMLSelectElement} */ (select).options].map(({ value: name }) => name));
  assert.ok(formats.length > 15, formats.join(' '));
  const output = page.getByLabel('Text to share');
  for (const format of formats) {
    await choice.selectOption(format);
    await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('.share-result textarea')).value !== '');
    assert.deepEqual(await read(page, await output.inputValue()), givens, format);
    await output.evaluate((area) => (/** @type {HTMLTextAreaElement} */ (area).value = ''));
  }
  assert.deepEqual(page.errors, []);
});

test('from this computer the first choice is a link that others can open', async () => {
  const page = await site.page();
  await open(page, 'Share');
  const link = page.getByLabel('Link', { exact: true });
  await link.waitFor();
  assert.match(await link.inputValue(), /^https:\/\/sudokupad\.app\//);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByText('others cannot open this link').waitFor();
});

test('the player’s digits go along only where that is chosen', async () => {
  const page = await site.page();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await drawn(page);
  assert.equal(await value(page, 2), '4');
  await open(page, 'Share');
  await page.getByRole('button', { name: 'Text' }).click();
  const output = page.getByLabel('Text to share');
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement|null} */ (document.querySelector('.share-result textarea'))?.value);
  assert.equal((await output.inputValue()).replaceAll('0', '.'), CLASSIC);
  await page.getByRole('radio', { name: 'With my digits' }).click();
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement|null} */ (document.querySelector('.share-result textarea'))?.value.startsWith('534'));
  await page.getByText('1 digit, notes and colours').waitFor();
});

test('a QR code of the link', async () => {
  const page = await site.page();
  await open(page, 'Share');
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByAltText('QR code of the link');
  await code.waitFor();
  assert.ok(((await code.boundingBox())?.width ?? 0) > 50);
});

test('a link that is too long for a QR code is told, not drawn', async () => {
  const page = await site.page();
  for (let cell = 0; cell < 40; cell += 1) await page.keyboard.press(cell % 2 ? 'ArrowRight' : `Shift+Digit${1 + (cell % 9)}`);
  // Many moves make the link of the whole game long.
  await page.evaluate(() => { for (let move = 0; move < 400; move += 1) for (const key of [String(1 + (move % 9)), 'ArrowRight']) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code: /\d/.test(key) ? `Digit${key}` : key, bubbles: true, cancelable: true })); });
  await open(page, 'Share');
  await page.getByRole('radio', { name: 'With my digits' }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByText(/too many for a QR code that a phone can read/).waitFor();
  assert.equal(await page.locator('.qr').count(), 0);
});

test('a board that is no puzzle is shared with a word about it, and sudoku.coach is among the links', async () => {
  const page = await site.page();
  await open(page, 'Share');
  const warning = page.locator('.share-warning');
  await page.getByRole('button', { name: 'sudoku.coach' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await page.waitForFunction(() => /** @type {HTMLInputElement|null} */ (document.querySelector('.share-link input'))?.value.includes('coach'));
  assert.match(await link.inputValue(), /^https:\/\/sudoku\.coach\/en\/solver\/530070000/);
  assert.equal(await warning.textContent(), '', 'nothing is said of a puzzle');
  for (const [text, said] of [[CLASSIC.replace('53', '..'), 'This board has several solutions.'], [CLASSIC.replace('53..', '5355'), 'This board has no solution.']]) {
    const other = await site.page({ hash: `read=${text}` });
    await open(other, 'Share');
    await other.locator('.share-warning').getByText(said).waitFor();
  }
});

test('a board on paper, in symbols of the player, as the preview shows it', async () => {
  const page = await site.page();
  await open(page, 'Settings');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByLabel('My own symbols').fill('αβγδεζηθι');
  await page.keyboard.press('Tab');
  assert.equal(await page.getByLabel('Symbols', { exact: true }).inputValue(), 'own');
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await value(page, 0), 'ε');
  await open(page, 'Print');
  await page.getByAltText('Page 1 of 1').waitFor();
  await page.getByRole('button', { name: 'At the back' }).click();
  await page.getByAltText('Page 1 of 2').waitFor();
  const preview = await page.locator('.paper img').boundingBox();
  assert.ok(preview && preview.height <= 560, 'the whole page is seen');
  const document = await pdf(page);
  assert.match(document, /^%PDF/);
  assert.ok(document.length > 5000);
});

test('a text is read while it is typed, and each board can be kept or left', async () => {
  const page = await site.page();
  await page.keyboard.press('Control+o');
  await field(page).fill(`${CLASSIC}\n${CLASSIC.replace('5', '.')}`);
  await page.getByText('2 puzzles').waitFor();
  assert.equal(await page.locator('.pick').count(), 2);
  await page.locator('.pick input').nth(1).uncheck();
  await page.getByText('1 of 2 chosen').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.match(page.url(), /#play\//);
});

test('an error says where, what was expected and found, and the rest can be mended', async () => {
  const page = await site.page();
  await page.keyboard.press('Control+o');
  await field(page).fill('53..7....\n6..195...\n.98...q6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79');
  await page.locator('.note.bad').waitFor();
  const told = await page.locator('.note.bad').innerText();
  assert.match(told, /Line 3, column 7/);
  assert.match(told, /expected .*found/i);
  assert.equal(await page.locator('.line-numbers .wrong').innerText(), '3');
  assert.ok(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled());
  await page.getByRole('button', { name: 'Read q as empty' }).click();
  await page.getByText('1 puzzle', { exact: true }).waitFor();
});

test('a symbol is offered as empty only where that makes a board', async () => {
  const page = await site.page();
  await page.keyboard.press('Control+o');
  for (const text of ['https://sudokupad.app/h4x9abc', 'sudokupad.app/abc123', 'https://www.nytimes.com/puzzles/sudoku/hard',
    'nytimes.com/puzzles/sudoku/hard', 'arrow r1c1 r1c2 r1c3', 'hello world']) {
    await field(page).fill(text);
    await page.locator('.note.bad').waitFor();
    await page.waitForTimeout(400);
    assert.equal(await page.getByRole('button', { name: /as empty/ }).count(), 0, text);
  }
  await field(page).fill('https://sudokupad.app/h4x9abc');
  await page.getByText('https://sudokupad.app/api/puzzle/h4x9abc').waitFor();
});

test('a jigsaw is a line and the map of its blocks below', async () => {
  const page = await site.page();
  await page.keyboard.press('Control+o');
  const board = '.325.79....7..9........6.....9....4.........8.2.95....79...23.....3..5......1..8.';
  const map = ['111222333', '111222333', '114222333', '144555666', '444555666', '444558666', '777588999', '777888999', '777888999'];
  for (const text of [`${board}\n${map.join('\n')}`, `${board}\n\n${map.join('')}`, `${(board.match(/.{9}/g) ?? []).join('\n')}\n\n${map.join('\n')}`]) {
    await field(page).fill('');
    await field(page).fill(text);
    await page.getByText('1 puzzle', { exact: true }).waitFor();
    assert.match(await page.locator('.pick').innerText(), /jigsaw/i, text);
  }
});

test('a text that can be read in several ways is read as one says', async () => {
  const page = await site.page();
  await page.keyboard.press('Control+o');
  await field(page).fill(`1${'.'.repeat(34)}6`);
  await page.getByText('Which blocks does this 6×6 board have?').waitFor();
  assert.equal(await page.locator('.readings .thumb').count(), 2, 'each shape is shown');
  await page.getByRole('button', { name: 'Blocks of 3×2' }).click();
  await page.getByText('1 puzzle', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  // The board before may be there for a moment.
  await page.waitForFunction(() => document.querySelectorAll('[role=gridcell]').length === 36);
  assert.match(await page.locator('[data-cell="12"]').getAttribute('aria-label') ?? '', /row 3 column 1, block 1$/);

  // On a board of 12 two things are open, one after the other.
  await page.keyboard.press('Control+o');
  await field(page).fill(`1${'.'.repeat(142)}B`);
  await page.getByRole('button', { name: 'Digits 1-9A-C' }).click();
  await page.getByText('Which blocks does this 12×12 board have?').waitFor();
  assert.deepEqual(await page.locator('.readings button').allInnerTexts(), ['Blocks of 2×6', 'Blocks of 3×4', 'Blocks of 4×3', 'Blocks of 6×2']);
  await page.getByRole('button', { name: 'Blocks of 3×4' }).click();
  await page.getByText('1 puzzle', { exact: true }).waitFor();
  // Another text asks anew.
  await field(page).fill(`2${'.'.repeat(62)}8`);
  await page.getByText('Which blocks does this 8×8 board have?').waitFor();
  assert.deepEqual(page.errors, []);
});

test('a link to a board whose blocks are open asks for them', async () => {
  const page = await site.page({ hash: `read=1${'.'.repeat(34)}6` });
  await page.getByText('Which blocks does this 6×6 board have?').waitFor();
});

test('a paste opens the dialog with what was pasted, and leaves the game', async () => {
  const page = await site.page();
  const address = page.url();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, CLASSIC.replace('5', '.'));
  await page.getByText('1 puzzle', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(page.url(), address);
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-cell') !== null), true, 'the board has the focus again');
});

test('settings apply at once, come back, and keys can be changed', async () => {
  const page = await site.page();
  await open(page, 'Settings');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  await page.getByRole('tab', { name: 'Keys' }).click();
  const row = page.locator('[data-binding="pause"]');
  await row.click();
  await page.keyboard.press('q');
  assert.match(await row.getAttribute('aria-label') ?? '', /Q$/);
  await row.click();
  await page.keyboard.press('1');
  await page.getByText('This key has a fixed meaning.').waitFor();
  await page.getByRole('button', { name: 'Reset this group' }).click();
  assert.match(await row.getAttribute('aria-label') ?? '', /P$/);
  await page.reload();
  await page.waitForSelector('#page[data-ready]');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
});

test('nothing stands in the way of anybody: all dialogs, all themes', async () => {
  const page = await site.page();
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    for (const name of ['Settings', 'Share', 'Print', 'Open', 'Help']) {
      await open(page, name);
      await page.waitForTimeout(200);
      await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
      assert.deepEqual(await violations(page), [], `${name}, ${theme}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  }
});

for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
  test(`dialogs on a phone of ${width}×${height}: nothing sideways, the buttons in reach`, async () => {
    const page = await site.page({ viewport: { width, height }, hasTouch: true });
    for (const name of ['Settings', 'Share', 'Print', 'Open']) {
      await open(page, name);
      await page.waitForTimeout(200);
      const found = await page.evaluate(() => {
        const dialog = /** @type {HTMLElement} */ (document.querySelector('dialog'));
        const buttons = [...dialog.querySelectorAll('footer button')].map((button) => button.getBoundingClientRect());
        return {
          wide: Math.max(...[...dialog.querySelectorAll('button, input, select, textarea')].map((element) => element.getBoundingClientRect().right)),
          low: Math.max(0, ...buttons.map(({ bottom }) => bottom)),
        };
      });
      assert.ok(found.wide <= width + 1, `${name}: ${found.wide}`);
      assert.ok(found.low <= height + 1, `${name}: ${found.low}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  });
}
