// A learner at an exercise: reads the board from its labels, as somebody would who hears it, and knows from the engine what is right.

/** @typedef {import('./browser.js').Page} Page */
/** @typedef {{cell: number, digit: number}} Choice */

/** What is right at the exercise that is shown, and what can be chosen. @param {Page} page @param {string} technique */
export async function answers(page, technique) {
  await page.waitForSelector('.practice-body .title');
  return page.evaluate(async (name) => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const engine = await (await load('src/engine/engine.js')).openEngine(new URL('.', location.href));
    const labels = [...document.querySelectorAll('.practice .cells .cell')].map((cell) => cell.getAttribute('aria-label') ?? '');
    const isSet = labels.map((label) => /^\d/.test(label));
    const givens = labels.map((label, cell) => (isSet[cell] && label.includes('given') ? Number(label[0]) : 0));
    const digits = labels.map((label, cell) => (isSet[cell] && !givens[cell] ? Number(label[0]) : 0));
    const [, digit] = /(\d)/.exec(document.querySelector('.practice-body .title')?.textContent ?? '') ?? ['', '0'];
    const only = Number(digit);
    const shown = labels.map((label) => (/candidates ([\d ]+)/.exec(label)?.[1] ?? '').split(' ').filter(Boolean).map(Number));
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const candidates = shown.map((own, cell) => {
      if (isSet[cell]) return null;
      return only ? all.filter((one) => one !== only || own.includes(only)) : own.length ? own : null;
    });
    const board = { givens, digits, candidates };
    const { steps } = await engine.call('steps', { board, technique: name });
    const { solutions: [solution] } = await engine.call('solve', { board: { givens: givens.map((given, cell) => given || digits[cell]) } });
    /** @param {[number, number][]} pairs */
    const choices = (pairs) => pairs.map(([cell, one]) => ({ cell, digit: one }));
    const right = steps.map((/** @type {any} */ step) => (step.place.length ? choices(step.place.slice(0, 1)) : choices(step.remove)))
      .filter((/** @type {Choice[]} */ list) => !only || list.every((one) => one.digit === only));
    const gone = new Set(right.flat().map((/** @type {Choice} */ one) => one.cell * 10 + one.digit));
    const wrong = shown.flatMap((list, cell) => list.filter((one) => !gone.has(cell * 10 + one)).map((one) => ({ cell, digit: one })));
    const pattern = new Set(steps.flatMap((/** @type {any} */ step) => step.marks.map((/** @type {any} */ mark) => mark.cell * 10 + mark.digit)));
    return {
      right: /** @type {Choice[][]} */ (right),
      isTrue: wrong.filter((one) => solution[one.cell] === one.digit),
      isKept: wrong.filter((one) => solution[one.cell] !== one.digit && !pattern.has(one.cell * 10 + one.digit)),
    };
  }, technique);
}

/** Touches a candidate on the board; where none is shown, the cell and then the key of the digit. @param {Page} page @param {Choice} choice */
export async function touch(page, { cell, digit }) {
  const place = page.locator(`.practice [data-cell="${cell}"]`);
  const { width, height } = await place.boundingBox() ?? { width: 0, height: 0 };
  const part = (/** @type {number} */ at) => [0.22, 0.5, 0.78][at];
  await place.tap({ position: { x: width * part((digit - 1) % 3), y: height * part(Math.floor((digit - 1) / 3)) } });
  const key = page.locator(`.choice-key[data-choice="${digit}"]`);
  if (await key.count() && await key.getAttribute('aria-pressed') !== 'true') await key.tap();
}

/** Goes to a cell with the arrow keys and chooses a digit of it. @param {Page} page @param {Choice} choice */
export async function type(page, { cell, digit }) {
  const at = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell')));
  const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
  for (let step = 0; step < Math.abs(down); step += 1) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step += 1) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press(String(digit));
}
