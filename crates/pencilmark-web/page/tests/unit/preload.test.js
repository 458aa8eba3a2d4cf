// What index.html loads ahead is what home needs: no module later in a chain, and none for nothing.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
const html = read('index.html');

/** What a module imports before it runs. @param {string} path */
const importsOf = (path) => [...read(path).matchAll(/^(?:import|export)\s(?:[^;]*?\sfrom\s+)?'([^']+)'/gm)]
  .map(([, name]) => new URL(name, new URL(path, root)).href.slice(root.href.length));

/** All modules that these need, themselves among them. @param {string[]} starts */
function graph(starts) {
  const found = new Set(starts);
  for (const path of found) for (const next of importsOf(path)) found.add(next);
  return [...found];
}

test('the modules of home are loaded at once', () => {
  // The view that the router opens where the address names none.
  const home = /home: async \(\) => \(await import\('\.\.\/([^']+)'\)\)/.exec(read('src/shell/router.js'))?.[1];
  assert.ok(home);
  const needed = graph(['src/main.js', `src/${home}`]).filter((path) => path !== 'src/main.js').sort();
  const listed = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
  assert.deepEqual(listed, needed);
});

test('so are the English messages, which every language falls back to', () => {
  const listed = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="fetch" crossorigin>/g)].map(([, path]) => path);
  assert.deepEqual(listed.sort(), readdirSync(new URL('src/i18n/en/', root)).map((area) => `src/i18n/en/${area}`).sort());
});
