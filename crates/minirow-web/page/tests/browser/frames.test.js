// Every frame at every size in every theme: nothing cut off, nothing out of reach, keys a finger can hit; and it looks as it did.
//
// How a frame looks is kept in `frames.json` as coarse tiles of grey, so that other fonts and smooth
// edges do not matter. UPDATE_FRAMES=1 writes it anew: look at the pictures before (FRAMES_TO=folder keeps them).
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { start } from './browser.js';
import { FRAMES, SIZES } from './frames.js';

const KEPT = new URL('frames.json', import.meta.url);
const { UPDATE_FRAMES, FRAMES_TO, FRAMES_ONLY = '' } = process.env;
/** @type {Record<string, string>} */
const kept = UPDATE_FRAMES && !FRAMES_ONLY ? {} : JSON.parse(readFileSync(KEPT, 'utf8'));

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => {
  if (UPDATE_FRAMES) writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
  return site.close();
});

const THEMES = ['light', 'dark', 'contrast'];

/** Tiles across and down. */
const [ACROSS, DOWN] = [24, 16];

/** The mean grey of each tile, as two letters each. @param {import('./browser.js').Page} page @param {Buffer} picture */
const tiles = (page, picture) => page.evaluate(async ({ data, across, down }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(across, down);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, across, down);
  const { data: pixels } = context.getImageData(0, 0, across, down);
  return Array.from({ length: across * down }, (_, at) =>
    Math.round((pixels[at * 4] + pixels[at * 4 + 1] + pixels[at * 4 + 2]) / 3).toString(16).padStart(2, '0')).join('');
}, { data: picture.toString('base64'), across: ACROSS, down: DOWN });

/** How many tiles differ more than fonts do. @param {string} one @param {string} other */
function differing(one, other) {
  let number = 0;
  for (let at = 0; at < one.length; at += 2) {
    if (Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) > 28) number += 1;
  }
  return number;
}

/** What is out of reach, cut off or too small to hit. @param {import('./browser.js').Page} page @param {{scrolls: boolean, touch: boolean}} how */
const faults = (page, how) => page.evaluate(({ scrolls, touch }) => {
  const found = [];
  const root = document.scrollingElement ?? document.body;
  if (root.scrollWidth > innerWidth + 1) found.push(`${root.scrollWidth} wide`);
  const dialog = document.querySelector('dialog[open]');
  if (!scrolls && !dialog && root.scrollHeight > innerHeight + 1) found.push(`${root.scrollHeight} high`);
  /** @param {Element|null} element @param {'Y'|'X'} way @returns {boolean} whether something around it scrolls */
  const isInScroller = (element, way) => {
    if (!element || element === root) return false;
    const overflow = getComputedStyle(element)[`overflow${way}`];
    const isLonger = way === 'Y' ? element.scrollHeight > element.clientHeight + 1 : element.scrollWidth > element.clientWidth + 1;
    return (/auto|scroll/.test(overflow) && isLonger) || isInScroller(element.parentElement, way);
  };
  for (const element of (dialog ?? document).querySelectorAll('button, a[href], input, select, textarea')) {
    const box = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    if (!box.width || !box.height || visibility === 'hidden' || element.closest('[inert], [aria-hidden="true"], .visually-hidden')) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    if (!isInScroller(element, 'X') && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${name}: sideways out`);
    if (!scrolls && !isInScroller(element, 'Y') && (box.bottom > innerHeight + 1 || box.top < -1)) found.push(`${name}: out at ${Math.round(box.bottom)}`);
    const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
    if (touch && !isInText && !element.matches('[type="checkbox"], [type="range"]') && (box.width < 43.5 || box.height < 43.5)) {
      found.push(`${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }
  return [...new Set(found)].slice(0, 8);
}, how);

for (const [name, frame] of Object.entries(FRAMES)) {
  if (FRAMES_ONLY && !FRAMES_ONLY.split(',').includes(name)) continue;
  test(name, { timeout: 120_000 }, async () => {
    const wrong = [];
    for (const [width, height] of SIZES) {
      const touch = Math.min(width, height) < 600;
      const page = await site.page({ hash: frame.hash, settings: frame.settings, viewport: { width, height }, hasTouch: touch, reducedMotion: 'reduce', theme: 'light', date: '2026-11-22T10:00:00' });
      await frame.reach?.(page);
      await page.waitForTimeout(400);
      for (const theme of THEMES) {
        await page.evaluate((name) => { document.documentElement.dataset.theme = name; }, theme);
        const at = `${name} ${width}x${height} ${theme}`;
        for (const fault of await faults(page, { scrolls: frame.scrolls ?? false, touch })) wrong.push(`${at}: ${fault}`);
        if (page.errors.length) wrong.push(`${at}: ${page.errors[0]}`);
        const picture = await page.screenshot(FRAMES_TO ? { path: `${FRAMES_TO}/${name}-${width}x${height}-${theme}.png` } : {});
        const seen = await tiles(page, picture);
        if (UPDATE_FRAMES) kept[at] = seen;
        const different = differing(seen, kept[at] ?? '');
        if (!kept[at] || different > (ACROSS * DOWN) / 20) wrong.push(`${at}: looks different in ${different} of ${ACROSS * DOWN} tiles`);
      }
      await page.context().close();
    }
    assert.deepEqual(wrong, []);
  });
}
