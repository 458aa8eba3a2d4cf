// What axe knows to stand in somebody's way on the page as it is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each violation with its first elements; nothing where there is none. @param {import('./browser.js').Page} page @returns {Promise<string[]>} */
export async function violations(page) {
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
    return found.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.slice(0, 3).map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`);
  });
}
