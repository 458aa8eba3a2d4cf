// What leaves the page: texts in the formats of other programs, links, QR codes and paper.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, drawn, pdf, start, value } from './browser.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** @param {import('./browser.js').Page} page @param {string} name */
const open = (page, name) => page.locator('.menu').getByRole('button', { name, exact: true }).click();

test('a board is written in every format, and comes back from each', async () => {
  const page = await site.page();
  await open(page, 'Share');
  const choice = page.getByLabel('Copy as');
  await choice.waitFor();
  const formats = await choice.evaluate((select) => [.../** @type {HTMLSelectElement} */ (select).options].map(({ value }) => value).filter(Boolean));
  assert.ok(formats.length > 15, formats.join(' '));
  const output = page.getByLabel('Text to share');
  for (const format of formats) {
    await choice.selectOption(format);
    const told = page.locator('dialog [role="status"]', { hasText: /./ });
    await told.waitFor();
    const text = await output.inputValue();
    assert.ok(text, `${format}: ${await told.innerText()}`);
    const read = await page.request.post(`${site.url}api/v1/read`, { data: { text } });
    const { boards } = await read.json();
    assert.deepEqual(boards[0].board.givens, [...CLASSIC].map((digit) => Number(digit) || 0), format);
  }
});

test('a QR code of the link', async () => {
  const page = await site.page();
  await open(page, 'Share');
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByAltText('QR code of the link');
  await code.waitFor();
  assert.ok(((await code.boundingBox())?.width ?? 0) > 50);
});

test('a board on paper, in symbols of the player', async () => {
  const page = await site.page();
  await open(page, 'Settings');
  await page.getByLabel('My own symbols').fill('αβγδεζηθι');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('dialog select', { has: page.locator('option[value="own"]') }).inputValue(), 'own');
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(await value(page, 0), 'ε');
  await open(page, 'Print');
  await page.getByLabel('Solutions at the end').check();
  const document = await pdf(page);
  assert.match(document, /^%PDF/);
  assert.ok(document.length > 5000);
});
