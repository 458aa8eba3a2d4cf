/**
 * The worker that runs the engine whose name it bears: text in, text out. Messages that are no text tell of fetching:
 * `{fetching: true}` where the module for boards with rules is under way, and `{fetching: false}` when it is there or
 * cannot be had.
 *
 * A module has three exports beside its memory: `alloc(length)` gives room for a text, `call(at,
 * length)` takes it and gives the place and length of the answer in one number (the length in the
 * upper half), and `free(at, length)` gives the answer back.
 */

import { answer } from './modules.js';

/** @typedef {{memory: WebAssembly.Memory, alloc: (length: number) => number, call: (at: number, length: number) => bigint, free: (at: number, length: number) => void}} Exports */

/** The modules by engine. @type {Record<string, import('./modules.js').Modules>} */
const MODULES = {
  'minirow': { plain: 'minirow', ruled: 'minirow-rules' },
  'minirow-print': { plain: 'minirow-print' },
};

const modules = MODULES[self.name];

/** What modules are open, or being opened. @type {Map<string, Promise<Exports>>} */
const opened = new Map();

/** A module cannot be fetched. */
class Unfetched extends Error {}

/** @param {string} name */
async function fetched(name) {
  try {
    const file = await fetch(new URL(`../../${name}.wasm`, import.meta.url));
    if (file.ok) return await file.arrayBuffer();
    throw new Error(`answer ${file.status}`);
  } catch (error) {
    throw new Unfetched(`no engine: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} name */
async function open(name) {
  const isSecond = name === modules.ruled;
  if (isSecond) self.postMessage({ fetching: true });
  try {
    const { instance } = await WebAssembly.instantiate(await fetched(name), {});
    return /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  } finally {
    if (isSecond) self.postMessage({ fetching: false });
  }
}

/** @param {Exports} engine @param {string} text */
function run(engine, text) {
  const bytes = new TextEncoder().encode(text);
  const at = engine.alloc(bytes.length) >>> 0;
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, engine.call(at, bytes.length));
  const [place, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
  const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, place, length));
  engine.free(place, length);
  return answer;
}

/** Asks a module. @param {string} name @param {string} text */
async function ask(name, text) {
  const opening = opened.get(name) ?? open(name);
  opened.set(name, opening);
  try {
    return run(await opening, text);
  } catch (error) {
    // A trap leaves a module in an unknown state, and a network comes back: the next call opens it anew.
    opened.delete(name);
    throw error;
  }
}

self.onmessage = async (/** @type {MessageEvent<string>} */ { data }) => {
  try {
    self.postMessage(await answer(modules, data, ask));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage(JSON.stringify({ version: 1, error: { kind: error instanceof Unfetched ? 'unfetched' : 'lost', message } }));
  }
};
