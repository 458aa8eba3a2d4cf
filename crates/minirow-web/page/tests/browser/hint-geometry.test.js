// What hints draw: every part of every technique's examples lies inside the frame, links lead from
// node to node, and roles have shapes of their own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { start } from './browser.js';

/** @type {Awaited<ReturnType<typeof start>>} */
let site;
before(async () => {
  site = await start();
});
after(() => site.close());

/** Draws each step of each technique's examples and tells what is wrong with the drawings. @param {boolean} small */
async function drawAll(small) {
  const page = await site.page({ hash: '' });
  return page.evaluate(async (isSmall) => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const { openEngine } = await load('src/engine/engine.js');
    const { draw } = await load('src/board/drawing.js');
    const { Geometry } = await load('src/board/geometry.js');
    const { partsOf, pictureOf } = await load('src/hints/steps.js');
    const { Symbols } = await load('src/symbols.js');
    const { translated } = await load('src/hints/sentences.js');
    const german = { language: 'de', t: await (await load('src/i18n/i18n.js')).load('de') };
    const engine = await openEngine(new URL('.', location.href));
    const stage = document.body.appendChild(document.createElement('div'));
    stage.style.inlineSize = '600px';
    /** @type {string[]} */
    const faults = [];
    const drawn = new Set();

    /** The corners of what is drawn, with its line. @param {SVGGraphicsElement} shape */
    const edges = (shape) => {
      const box = shape.getBBox();
      const line = getComputedStyle(shape).stroke === 'none' ? 0 : parseFloat(getComputedStyle(shape).strokeWidth) / 2;
      return [box.x - line, box.y - line, box.x + box.width + line, box.y + box.height + line];
    };

    /** @param {any} picture @param {any} link the tip of a head is nearer to the node it reaches than to the one it leaves */
    const isTurned = (picture, link) => {
      const [x, y] = link.head.match(/-?\d+(\.\d+)?/g).map(Number);
      /** @param {number} number */
      const far = (number) => Math.min(...picture.nodes.filter((/** @type {any} */ node) => node.chain === link.chain && node.number === number)
        .flatMap((/** @type {any} */ node) => node.cells).map((/** @type {any} */ one) => Math.hypot(one.x - x, one.y - y)));
      return far(link.to) > 0.35 || far(link.from) < 0.13;
    };

    const { techniques } = await engine.call('techniques');
    for (const { name } of techniques) {
      const { document: text } = await engine.call('technique', { name });
      const blocks = [...text.matchAll(/```text\n([\s\S]*?)```\s*(?:Givens: `(\S+)`)?/g)];
      for (const [, drawing, givens] of blocks) {
        const { boards } = await engine.call('read', { text: drawing });
        for (const { board } of boards) {
          const own = givens ? { ...board, givens: [...givens].map((digit) => Number(digit) || 0), digits: board.givens } : board;
          const { steps } = await engine.call('steps', { board: own, technique: name });
          const geometry = new Geometry(board.geometry ?? {});
          const symbols = new Symbols('1-9A-P', geometry.side);
          const end = geometry.side * 100 + 0.5;
          for (const step of steps.slice(0, 6)) {
            drawn.add(name);
            for (const number of partsOf(step).keys()) {
              const picture = pictureOf(step, number, geometry.side);
              const svg = draw(geometry, { values: board.givens, picture }, { symbols, small: isSmall, coordinates: !isSmall, edge: isSmall });
              stage.replaceChildren(svg);
              const where = `${name} part ${number + 1}`;
              const said = translated({ ...german, game: { geometry }, symbols }, partsOf(step)[number]);
              if (!said?.title || !said.text.length || /[{}]|undefined/.test(`${said.title} ${said.text.map((/** @type {any} */ { text }) => text)}`)) faults.push(`${where}: no German`);
              for (const shape of svg.querySelectorAll('.hint-over > :not(text)')) {
                const [left, top, right, bottom] = edges(shape);
                if (left < -0.5 || top < -0.5 || right > end || bottom > end) faults.push(`${where}: ${shape.getAttribute('class')} ${[left, top, right, bottom].map(Math.round)} outside`);
              }
              const [vx, vy, width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
              for (const tag of svg.querySelectorAll('.tag')) {
                const [left, top, right, bottom] = edges(tag);
                if (left < vx || top < vy || right > vx + width || bottom > vy + height) faults.push(`${where}: tag outside`);
              }
              for (const link of picture.links) if (link.head && isTurned(picture, link)) faults.push(`${where}: head from ${link.from} to ${link.to}`);
              const marks = picture.marks.filter((/** @type {any} */ { role }) => role !== 'blocker' && role !== 'blocked').length;
              if (!marks && !picture.houses.length && !picture.nodes.length && !picture.marks.length) faults.push(`${where}: nothing drawn`);
            }
          }
        }
      }
    }
    return { faults, drawn: drawn.size, all: techniques.length };
  }, small);
}

test('each technique’s examples are drawn inside the frame, with arrowheads at the nodes they reach', async () => {
  const { faults, drawn, all } = await drawAll(false);
  assert.deepEqual(faults, []);
  assert.equal(drawn, all);
});

test('the same on a phone, where discs are larger and the frame is the edge of the screen', async () => {
  const { faults, drawn, all } = await drawAll(true);
  assert.deepEqual(faults, []);
  assert.equal(drawn, all);
});

test('steps on a board of 16: chains, fish and wings inside the frame', async () => {
  const page = await site.page({ hash: '' });
  const text = readFileSync(new URL('../../../../../examples/sixteen.txt', import.meta.url), 'utf8');
  const { faults, steps } = await page.evaluate(async (drawing) => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const { openEngine } = await load('src/engine/engine.js');
    const { draw } = await load('src/board/drawing.js');
    const { Geometry } = await load('src/board/geometry.js');
    const { partsOf, pictureOf } = await load('src/hints/steps.js');
    const { Symbols } = await load('src/symbols.js');
    const engine = await openEngine(new URL('.', location.href));
    const [{ board }] = (await engine.call('read', { text: drawing })).boards;
    const stage = document.body.appendChild(document.createElement('div'));
    /** @type {string[]} */
    const outside = [];
    let count = 0;
    for (const technique of ['hidden-single', 'naked-single', 'claiming', 'skyscraper', 'empty-rectangle', 'xy-wing', 'simple-colouring', 'aic']) {
      for (const step of (await engine.call('steps', { board, technique })).steps.slice(0, 8)) {
        count += 1;
        for (const number of partsOf(step).keys()) {
          const svg = draw(new Geometry(board.geometry), { values: board.givens, picture: pictureOf(step, number, 16) }, { symbols: new Symbols('1-9A-P', 16), coordinates: true });
          stage.replaceChildren(svg);
          for (const shape of svg.querySelectorAll('.hint-over > :not(text)')) {
            const { x, y, width, height } = shape.getBBox();
            if (x < 0 || y < 0 || x + width > 1600 || y + height > 1600) outside.push(`${technique}: ${shape.getAttribute('class')}`);
          }
        }
      }
    }
    return { faults: outside, steps: count };
  }, text);
  assert.deepEqual(faults, []);
  assert.ok(steps > 20);
});

test('every role has a shape of its own on boards of 4, 9, 16 and 25', async () => {
  const page = await site.page({ hash: '' });
  const found = await page.evaluate(async () => {
    /** @type {(path: string) => Promise<any>} */
    const load = (path) => import(new URL(path, location.origin + location.pathname).href);
    const { draw } = await load('src/board/drawing.js');
    const { Geometry } = await load('src/board/geometry.js');
    const { Picture } = await load('src/hints/picture.js');
    const { Symbols } = await load('src/symbols.js');
    const stage = document.body.appendChild(document.createElement('div'));
    const roles = [['pattern'], ['fin'], ['inner-fin'], ['pivot'], ['common'], ['group', 0], ['group', 1], ['group', 2], ['group', 3], ['group', 4], ['group', 5], ['out'], ['place'], ['blocked']];
    /** @type {string[]} */
    const faults = [];
    for (const side of [4, 9, 16, 25]) {
      for (const small of [false, true]) {
        const shapes = new Map();
        for (const [role, group] of roles) {
          for (const digit of [1, side]) {
            const cell = digit === 1 ? 0 : side * side - 1;
            const picture = new Picture({ marks: [{ cell, digit, role, group }] });
            const svg = draw(new Geometry({ side }), { values: new Array(side * side).fill(0), picture }, { symbols: new Symbols('1-9A-P', side), small, edge: small });
            stage.replaceChildren(svg);
            const over = [.../** @type {NodeListOf<SVGGraphicsElement>} */ (svg.querySelectorAll('.hint-over > :not(text)'))];
            for (const shape of over) {
              const { x, y, width, height } = shape.getBBox();
              if (x < 0 || y < 0 || x + width > side * 100 || y + height > side * 100) faults.push(`${role} on ${side}${small ? ' small' : ''}: outside`);
            }
            // Told by its outline and by whether it is filled, so without any colour.
            if (digit === 1) {
              const look = over.map((shape) => `${shape.tagName} ${(shape.getAttribute('d') ?? '').replace(/[-\d.]+/g, '').replace(/ /g, '')} ${/off|common/.test(shape.getAttribute('class') ?? '')} ${Math.round(shape.getBBox().width / 8)} ${getComputedStyle(shape).strokeDasharray}`).join('|');
              const other = shapes.get(look);
              if (other) faults.push(`${role} ${group ?? ''} looks like ${other} on ${side}`);
              shapes.set(look, `${role} ${group ?? ''}`);
            }
          }
        }
      }
    }
    return faults;
  });
  assert.deepEqual(found, []);
});
