// Colours: every pair of the design's tokens that stands on another has the contrast it needs, in every theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../style/tokens.css', import.meta.url), 'utf8');

/** The colours of a theme: those of light, and its own over them. @param {string} theme @returns {Record<string, string>} */
function tokens(theme) {
  /** @param {RegExp} head */
  const block = (head) => head.exec(css)?.[1] ?? '';
  const light = block(/:root \{([\s\S]*?)\n\}/);
  const own = theme === 'light' ? '' : block(new RegExp(`data-theme="${theme}"\\] \\{([\\s\\S]*?)\\n\\}`));
  return Object.fromEntries([...(light + own).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}

/** Relative luminance. @param {string} colour */
function luminance(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is read on what, and the least contrast. @type {[string, string[], number][]} */
const PAIRS = [
  ['ink', ['bg', 'surface', 'sunken', 'raised'], 4.5], ['ink-2', ['bg', 'surface', 'sunken'], 4.5], ['ink-3', ['bg', 'surface'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5], ['accent-ink', ['accent-soft', 'surface'], 4.5],
  ['good', ['good-soft', 'surface'], 4.5], ['warn', ['warn-soft', 'surface'], 4.5], ['bad', ['bad-soft', 'surface'], 4.5],
  ['line-ui', ['bg', 'surface'], 3], ['given', ['cell', 'peer', 'same', 'selected', 'base', 'cover'], 4.5],
  ['own', ['cell', 'peer', 'same', 'selected', 'base', 'cover'], 4.5], ['note', ['cell', 'peer', 'selected'], 4.5],
  ['conflict-ink', ['conflict'], 4.5], ['select-ring', ['selected', 'cell'], 3], ['dim-given', ['cell'], 4.5], ['dim-own', ['cell'], 4.5],
  ['block', ['cell'], 3], ['base-ink', ['base', 'cell'], 4.5], ['on-base', ['base-ink'], 4.5], ['cover-ink', ['cover'], 4.5],
  ['out-ink', ['out'], 4.5], ['link', ['cell'], 3], ...Array.from({ length: 9 }, (_, at) => /** @type {[string, string[], number]} */ (['on-cell', [`c${at + 1}`], 4.5])),
];

for (const theme of ['light', 'dark', 'contrast']) {
  test(`contrast of the ${theme} theme`, () => {
    const colours = tokens(theme);
    for (const [ink, grounds, least] of PAIRS) {
      for (const ground of grounds) {
        assert.ok(colours[ink] && colours[ground], `${ink} on ${ground}: no such token`);
        const found = contrast(colours[ink], colours[ground]);
        assert.ok(found >= least, `${ink} on ${ground}: ${found.toFixed(2)}, needed ${least}`);
      }
    }
  });
}

test('the nine cell colours differ', () => {
  for (const theme of ['light', 'dark']) {
    const colours = tokens(theme);
    const all = [...Array.from({ length: 9 }, (_, at) => colours[`c${at + 1}`]), colours.cell];
    assert.equal(new Set(all).size, 10, theme);
  }
});
