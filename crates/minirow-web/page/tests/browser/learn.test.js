// Learning: techniques by family, examples on boards, and exercises that tell right from wrong and why.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CLASSIC, drawn, focused, said, start } from './browser.js';
import { violations } from './axe.js';
import { answers, touch, type } from './learner.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** @param {import('./browser.js').Page} page */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('minirow.progress') ?? '{}'));

test('an exercise by keyboard alone: the focus never leaves the board, and everything is said', async () => {
  const page = await site.page({ hash: 'practice/x-wing' });
  const { right: [right], isKept: [wrong] } = await answers(page, 'x-wing');
  assert.ok(await focused(page) >= 0);
  assert.match(await said(page) ?? '', /Which \ds go out\?/);
  await page.keyboard.press('h');
  assert.ok(await page.locator('.note.clue').isVisible());
  await type(page, wrong);
  assert.match(await said(page) ?? '', /chosen/);
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('.note.warn').isVisible());
  assert.equal(await focused(page), wrong.cell);
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.note.warn').count(), 0);
  for (const choice of right) await type(page, choice);
  await page.keyboard.press('Enter');
  assert.match(await said(page) ?? '', /Right\. /);
  assert.ok(await focused(page) >= 0);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.board-title span')?.textContent === 'Exercise 2 of 10');
  await drawn(page);
  assert.ok(await focused(page) >= 0);
});

test('several candidates: some of a step are found, not wrong; what is shown does not count', async () => {
  const page = await site.page({ hash: 'practice/naked-pair', ...PHONE });
  for (let number = 0; number < 6; number += 1) {
    const { right } = await answers(page, 'naked-pair');
    const wide = right.find((step) => step.length > 1);
    if (wide) {
      await touch(page, wide[0]);
      await page.getByRole('button', { name: 'Check' }).tap();
      if (await page.getByText(`1 of ${wide.length} found`, { exact: true }).count()) break;
    }
    await page.goto(`${page.url().split('#')[0]}#learn/naked-pair`);
    await page.reload();
    await page.goto(`${page.url().split('#')[0]}#practice/naked-pair`);
  }
  assert.equal(await page.locator('.note.warn').count(), 0);
  assert.match(await page.locator('.note b').first().innerText(), /^1 of \d found$/);
  await page.getByRole('button', { name: 'Clue' }).tap();
  assert.deepEqual((await kept(page)).right, {});
});

test('candidates are chosen on the board itself, by touch and by keys; Check says what to do first', async () => {
  const page = await site.page({ hash: 'practice/naked-pair', ...PHONE });
  const { right, isTrue: [wrong] } = await answers(page, 'naked-pair');
  await page.getByRole('button', { name: 'Check' }).tap();
  assert.match(await page.locator('.practice-body').innerText(), /Nothing is chosen yet\.\s+Click or tap a candidate on the board/);
  const [choice] = right[0];
  const place = page.locator(`.practice [data-cell="${choice.cell}"]`);
  await touch(page, choice);
  await drawn(page);
  assert.match(await place.getAttribute('aria-label') ?? '', new RegExp(`chosen ${choice.digit}(,|$)`), 'a touch chooses the candidate under it');
  assert.equal(await page.locator('.practice-body').getByText('Nothing is chosen yet').count(), 0);
  await page.locator('.choice-key[aria-pressed="true"]').tap();
  await place.focus();
  const candidates = /candidates ([\d ]+)/.exec(await place.getAttribute('aria-label') ?? '')?.[1].split(' ') ?? [];
  for (const digit of candidates) {
    await page.keyboard.press('Space');
    await drawn(page);
    assert.match(await place.getAttribute('aria-label') ?? '', new RegExp(`chosen ${digit}(,|$)`), 'Space goes through them');
  }
  await page.keyboard.press('Space');
  await drawn(page);
  assert.doesNotMatch(await place.getAttribute('aria-label') ?? '', /chosen/);

  // After a wrong choice the clue is still there, and says where on the board.
  await touch(page, wrong);
  await page.getByRole('button', { name: 'Check' }).tap();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  await page.getByRole('button', { name: 'Clue' }).tap();
  await page.locator('.note.clue').waitFor();
  assert.ok(await page.locator('.note.warn').isVisible());
  await page.locator('.practice .drawing .ringed').first().waitFor();
  assert.ok(await page.locator('.practice .drawing .ringed').count() > 0, 'the cells of the clue are ringed');
  await page.locator('.practice .cell[aria-label*="named by the clue"]').first().waitFor();
  assert.ok(await page.locator('.practice .cell[aria-label*="named by the clue"]').count() > 0);
  assert.deepEqual(page.errors, []);
});

test('a placement: a cell and its digit, and why another one is not right', async () => {
  const page = await site.page({ hash: 'practice/hidden-single' });
  const { right: [[right]] } = await answers(page, 'hidden-single');
  await type(page, { cell: right.cell, digit: (right.digit % 9) + 1 });
  await page.keyboard.press('Enter');
  assert.match(await page.locator('.note.warn').innerText(), /(is|are) not \d/);
  await page.getByRole('button', { name: 'Show me' }).click();
  assert.match(await page.locator('.practice-body').innerText(), /This is the answer/);
  assert.ok(await page.locator('.drawing .place').count() > 0);
  assert.deepEqual((await kept(page)).right, {});
  await page.getByRole('button', { name: 'Next exercise' }).click();
  const { right: [[next]] } = await answers(page, 'hidden-single');
  await type(page, next);
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.note b').innerText(), 'Right');
  await page.getByRole('button', { name: 'Explain' }).click();
  assert.ok(await page.locator('.practice-body .steps li').count() > 0);
  assert.equal((await kept(page)).right['hidden-single'], 1);
});

test('every technique opens with a drawn board and its steps, and has an exercise', async () => {
  const page = await site.page({ hash: 'learn' });
  await page.waitForSelector('.family');
  const names = await page.evaluate(async () => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const engine = await (await load('src/engine/engine.js')).openEngine(new URL('.', location.href));
    const { techniques } = await engine.call('techniques');
    const { newExercise } = await load('src/learn/exercises.js');
    const { seeded } = await load('src/home/random.js');
    for (const { name } of techniques) {
      const exercise = await newExercise({ engine }, name, 0, seeded(7));
      if (!exercise.steps.length) throw new Error(`no step of ${name}`);
      if (exercise.judge(exercise.steps[0].place.length && exercise.isPlacement ? [{ cell: exercise.steps[0].place[0][0], digit: exercise.steps[0].place[0][1] }]
        : exercise.steps[0].remove.map((/** @type {[number, number]} */ [cell, digit]) => ({ cell, digit }))).result !== 'right') throw new Error(`${name} is not right`);
    }
    return techniques.map((/** @type {{name: string, title: string}} */ { name, title }) => [name, title]);
  });
  assert.equal(names.length, 72);
  for (const [name, title] of names) {
    await page.evaluate((to) => { location.hash = `learn/${to}`; }, name);
    await page.waitForFunction((wanted) => document.title.startsWith(`${wanted} –`), title);
    assert.equal(await page.locator('.article-head h1').innerText(), title);
    assert.ok((await page.locator('.article-head .idea').innerText()).length > 20, name);
    assert.equal(await page.locator('.example svg').count(), 1, name);
    assert.ok(await page.locator('.example :is(.base, .on, .off, .out, .place, .pivot, .fin)').count() > 0, `${name} shows something`);
    const steps = await page.locator('.example-steps li').count();
    assert.ok(steps > 0 && steps === await page.locator('.dots i').count(), name);
    assert.equal(await page.locator('.family a[aria-current="page"]').count(), 1, name);
  }
  assert.deepEqual(page.errors, []);
});

test('one family open at a time; search finds in all of them', async () => {
  const page = await site.page({ hash: 'learn/x-wing' });
  await page.waitForSelector('.family');
  const open = page.locator('.family button[aria-expanded="true"]');
  assert.match(await open.innerText(), /Fish/);
  await page.getByRole('button', { name: /Wings/ }).click();
  assert.equal(await open.count(), 1);
  assert.match(await open.innerText(), /Wings/);
  await page.getByRole('searchbox').fill('xy-w');
  const found = await page.locator('.family .technique-name').allInnerTexts();
  assert.deepEqual(found, ['XY-wing', 'ALS-XY-wing', 'Overlapping ALS-XY-wing']);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#learn/xy-wing');
  await page.getByRole('searchbox').fill('nothing of that name');
  assert.match(await page.locator('.technique-list .none').innerText(), /No technique/);
});

test('progress is kept, counts by family, and shows where to go on', async () => {
  const page = await site.page({ hash: 'learn', ...PHONE });
  await page.evaluate(() => localStorage.setItem('minirow.progress', JSON.stringify({ right: { pointing: 5, claiming: 4 }, current: 'claiming' })));
  await page.reload();
  await page.waitForSelector('.in-work .lead');
  assert.match(await page.locator('.in-work').innerText(), /Claiming\s+4 of 10 exercises/);
  assert.equal(await page.getByRole('progressbar', { name: '1 of 72 learned' }).count(), 1);
  assert.equal(await page.getByLabel('1 of 2 learned').count(), 1);
  await page.locator('.in-work').getByRole('button', { name: 'Practise' }).tap();
  const { right: [right] } = await answers(page, 'claiming');
  for (const choice of right) await touch(page, choice);
  await page.getByRole('button', { name: 'Check' }).tap();
  assert.match(await page.locator('.practice-body').innerText(), /Claiming is learned/);
  await page.goBack();
  await page.waitForSelector('.in-work .lead');
  assert.equal(await page.getByLabel('2 of 2 learned').count(), 1);
});

test('on a phone list and article are two pages; the way back leads to the list', async () => {
  const page = await site.page({ hash: 'learn', ...PHONE });
  await page.waitForSelector('.family');
  assert.equal(await page.locator('.article').isVisible(), false);
  await page.getByRole('link', { name: /Naked single/ }).tap();
  await page.waitForSelector('.example svg');
  assert.equal(await page.locator('.technique-list').isVisible(), false);
  const board = await page.locator('.example').boundingBox();
  assert.deepEqual([board?.x, board?.width], [0, 390]);
  await page.getByRole('link', { name: 'All techniques' }).tap();
  await page.waitForSelector('.technique-list:visible');
});

test('the text of a technique is text with drawn boards, never markup or signs for lines', async () => {
  const page = await site.page({ hash: 'learn/x-wing' });
  await page.locator('summary').click();
  await page.waitForSelector('.document .text-board svg', { timeout: 30_000 });
  assert.equal(await page.locator('.document :is(pre, b, script)').count(), 0);
  const text = await page.locator('.document').innerText();
  assert.match(text, /Near miss/);
  assert.doesNotMatch(text, /\.---|```|Givens: `/);
});

test('an exercise stays out of boards that are opened, and they out of it', async () => {
  const page = await site.page({ hash: 'practice/x-wing' });
  await answers(page, 'x-wing');
  const before = await page.locator('.practice .cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  await page.evaluate((puzzle) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', puzzle);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, CLASSIC);
  await page.locator('dialog[open]').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForSelector('.play pencil-board .cell');
  await drawn(page);
  assert.equal(await page.locator('.play .drawing :is(.pick, .base, .out)').count(), 0);
  const values = await page.locator('.play .cell').evaluateAll((cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).dataset.value || '.').join(''));
  assert.equal(values, CLASSIC);
  await page.goto(`${page.url().split('#')[0]}#practice/x-wing`);
  await page.waitForSelector('.practice .cell');
  await drawn(page);
  const afterwards = await page.locator('.practice .cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  assert.deepEqual(afterwards, before);
});

test('German pages: names, ideas, steps and exercises', async () => {
  const page = await site.page({ hash: 'learn/x-wing', locale: 'de-DE' });
  await page.waitForSelector('.example-steps li');
  assert.match(await page.locator('.article .idea').first().innerText(), /Zwei Linien/);
  assert.match(await page.locator('.example-steps').innerText(), /Zeile|Spalte/);
  assert.doesNotMatch(await page.locator('.example-steps').innerText(), /\b(row|column|places)\b/);
  const messages = await (await page.request.get(`${site.url}src/i18n/de/common.json`)).json();
  for (const family of await page.locator('.family button').all()) {
    if (await family.getAttribute('aria-expanded') !== 'true') await family.click();
    for (const link of await page.locator('.family a').all()) {
      const name = (await link.getAttribute('href') ?? '').replace('#learn/', '');
      assert.equal(await link.locator('.technique-name').innerText(), messages[`technique.${name}`]);
    }
  }
  await page.getByRole('button', { name: 'Üben', exact: true }).click();
  await page.waitForSelector('.practice-body .title');
  assert.match(await page.locator('.practice-body').innerText(), /Wo fällt die \d weg\?/);
});

test('German names of families break where there is little room', async () => {
  const page = await site.page({ hash: 'learn/pointing', locale: 'de-DE', viewport: { width: 820, height: 1180 } });
  await page.waitForSelector('.family');
  const wide = await page.locator('.technique-list :is(h2, button, a, ul)').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  assert.deepEqual(wide, []);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`no violation on list, article and exercise, no scrolling sideways: ${theme}`, async () => {
    for (const how of [{}, { viewport: { width: 360, height: 640 }, hasTouch: true }]) {
      const page = await site.page({ hash: '', ...how });
      await page.evaluate((name) => localStorage.setItem('minirow.settings', JSON.stringify({ theme: name })), theme);
      await page.reload();
      await page.waitForSelector('#page[data-ready]');
      const isPhone = 'hasTouch' in how;
      for (const hash of isPhone ? ['learn', 'learn/x-wing', 'practice/naked-pair'] : ['learn/x-wing', 'practice/x-wing']) {
        await page.evaluate((to) => { location.hash = to; }, hash);
        await page.waitForSelector(hash.startsWith('practice') ? '.practice-body .title' : '.example svg', { state: 'attached' });
        await drawn(page);
        assert.deepEqual(await violations(page), [], `${hash} ${theme}`);
        const [wide, high] = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
        assert.ok(wide <= 0, `${hash} scrolls sideways by ${wide}`);
        if (hash.startsWith('practice')) assert.ok(high <= 0, `${hash} scrolls by ${high}`);
      }
      await page.close();
    }
  });
}
