// Hints, the solution path, technique pages, the setter's desk and the generator.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, SOLUTION, drawn, label, start, value } from './browser.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {import('./browser.js').Page} page @param {string} name */
const open = (page, name) => page.locator('.switch').getByRole('button', { name, exact: true }).click();

test('a hint tells a little more at each level and then does it', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  const filled = () => page.locator('.cell:not(.given) .value').count();
  for (let level = 1; level <= 4; level += 1) {
    await page.keyboard.press(level % 2 ? 'Shift+Slash' : 'h');
    await page.waitForFunction((wanted) => document.querySelectorAll('.ladder li').length === wanted, level);
    await drawn(page);
    assert.equal(await page.locator('.mark.place').count() > 0, level >= 4);
    assert.equal(await filled(), 0);
  }
  await page.keyboard.press('h');
  await drawn(page);
  assert.equal(await filled(), 1);
  assert.equal(await page.locator('.ladder li').count(), 0, 'the hint is over');
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.equal(await filled(), 0);
});

test('a hint on a wrong digit tells the mistake, and leads back before it', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.keyboard.press('h');
  await page.waitForSelector('.ladder li');
  await drawn(page);
  assert.equal(await page.locator('[data-cell="3"][aria-invalid="true"]').count(), 1);
  await page.getByRole('button', { name: 'Back to before the mistake' }).click();
  await drawn(page);
  assert.deepEqual([await value(page, 2), await value(page, 3)], ['4', '']);
});

test('the whole path, step by step, without touching the game', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Solution path' }).click();
  await page.waitForSelector('.path h3');
  await page.getByRole('slider', { name: 'Step' }).fill('5');
  await drawn(page);
  assert.match(await page.locator('.path h3').innerText(), /^5\//);
  assert.equal(await page.locator('.ghost').count(), 4);
  await page.getByRole('button', { name: 'Next step' }).click();
  await drawn(page);
  assert.equal(await page.locator('.ghost').count(), 5);
  await page.getByRole('button', { name: 'Close hint' }).click();
  await drawn(page);
  assert.equal(await page.locator('.cell:not(.given) .value').count(), 0);
});

test('auto notes keep what was eliminated', async () => {
  const page = await site.page();
  await page.locator('[data-cell="2"]').click();
  await page.keyboard.press('n');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /candidates 1 2 4/);
  await page.keyboard.press('Control+Digit2');
  await drawn(page);
  assert.match(await label(page, 2) ?? '', /candidates 1 4/);
});

test('technique pages are text, never markup', async () => {
  const page = await site.page();
  await open(page, 'Learn');
  await page.waitForSelector('.document h3');
  assert.ok(await page.locator('.document pre').count() > 0);
  assert.equal(await page.locator('.document b, .document script').count(), 0);
});

test('the setter’s desk tells none, one and several while one types', async () => {
  const page = await site.page();
  await open(page, 'Make');
  const verdict = (/** @type {string} */ text) => page.waitForFunction((wanted) => document.querySelector('.verdict')?.textContent === wanted, text);
  await verdict('One solution');
  await page.getByRole('button', { name: 'Edit givens' }).click();
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('Backspace');
  await verdict('One solution');
  for (const cell of [1, 4, 9, 12, 13, 14]) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press('Backspace');
  }
  await verdict('Several solutions');
  await page.getByRole('button', { name: 'Show solution 1' }).click();
  await drawn(page);
  assert.ok(await page.locator('.ghost').count() > 40);
  assert.ok(await page.locator('.region').count() > 1, 'where the two differ');
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('8');
  await verdict('No solution');
  await page.keyboard.press('Control+z');
  await verdict('Several solutions');
});

test('what is asked for as soon as the desk opens is told, however quick', async () => {
  const page = await site.page();
  await page.evaluate(() => {
    const press = (/** @type {string} */ name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click();
    press('Make');
    press('Rate');
  });
  await page.waitForFunction(() => document.querySelector('.verdict')?.textContent === 'One solution');
  await page.waitForFunction(() => /SE \d/.test(document.querySelector('.facts')?.textContent ?? ''));
});

test('symmetric pens, filling, and what becomes a given', async () => {
  const page = await site.page();
  await open(page, 'Make');
  await page.getByRole('button', { name: 'Edit givens' }).click();
  await page.getByLabel('Symmetry of the pens').selectOption('half-turn');
  await page.locator('[data-cell="0"]').click();
  await page.getByRole('button', { name: 'Erase with symmetry' }).click();
  await drawn(page);
  assert.deepEqual([await value(page, 0), await value(page, 80)], ['', '']);
  await page.getByRole('button', { name: 'Fill', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.cell.given').length === 81);
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press('Control+z');
  await drawn(page);
  assert.ok(await page.locator('.cell.given').count() < 81);
});

test('an empty board with extra rules and irregular blocks', async () => {
  const page = await site.page();
  await open(page, 'Make');
  await page.getByText('New board', { exact: true }).click();
  await page.getByLabel('Side').selectOption('4');
  await page.getByLabel('Blocks').selectOption('map');
  await page.getByLabel('4 rows of 4').fill('AAAB\nABBB\nCCCD\nCDDD');
  await page.getByRole('checkbox', { name: 'diagonals' }).check();
  await page.getByRole('button', { name: 'Empty board to make' }).click();
  await drawn(page);
  assert.equal(await page.locator('.cell').count(), 16);
  assert.equal(await page.locator('.extras line').count(), 2);
  assert.match(await label(page, 4) ?? '', /row 2 column 1, block 1/);
});

test('generating: progress, a puzzle in a tab of its own, and cancelling', async () => {
  const page = await site.page();
  await open(page, 'Generate');
  await page.getByRole('button', { name: 'Generate', exact: true }).last().click();
  await page.waitForFunction(() => document.querySelectorAll('.tab').length === 2, null, { timeout: 60_000 });
  await drawn(page);
  assert.ok(await page.locator('.cell.given').count() > 15);
  assert.deepEqual(page.errors, []);
  assert.ok(CLASSIC.length === SOLUTION.length);
});

test('hints in German, with the German names of all techniques', async () => {
  const page = await site.page({ locale: 'de-DE' });
  await page.locator('[data-key="hint"]').click();
  await page.waitForSelector('.ladder li');
  for (let level = 2; level <= 4; level += 1) {
    await page.getByRole('button', { name: 'Mehr verraten' }).click();
    await page.waitForFunction((number) => document.querySelectorAll('.ladder li').length === number, level);
  }
  const ladder = await page.locator('.ladder').innerText();
  assert.match(ladder, /Schau auf (Zeile|Spalte|Block) \d/);
  assert.match(ladder, /Versteckter Einer.*r\dc\d ist \d\./);
  assert.doesNotMatch(ladder, /Look|Hidden|the only/);
  await open(page, 'Lernen');
  const options = page.getByLabel('Technik').locator('option');
  await options.first().waitFor({ state: 'attached' });
  const messages = await (await page.request.get(`${site.url}src/i18n/de.json`)).json();
  for (const option of await options.all()) {
    const name = await option.getAttribute('value');
    assert.ok((await option.innerText()).startsWith(messages[`technique.${name}`]), `${name}`);
  }
});
