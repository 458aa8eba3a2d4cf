/**
 * The worker that runs the engine whose name it bears: text in, text out.
 *
 * The module has three exports beside its memory: `alloc(length)` gives room for a text, `call(at,
 * length)` takes it and gives the place and length of the answer in one number (the length in the
 * upper half), and `free(at, length)` gives the answer back.
 */

/** @typedef {{memory: WebAssembly.Memory, alloc: (length: number) => number, call: (at: number, length: number) => bigint, free: (at: number, length: number) => void}} Exports */

/** @type {Promise<Exports>|null} */
let opened = null;

async function open() {
  const answer = await fetch(new URL(`../../${self.name}.wasm`, import.meta.url));
  if (!answer.ok) throw new Error(`no engine: answer ${answer.status}`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  return /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
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

self.onmessage = async (/** @type {MessageEvent<string>} */ { data }) => {
  try {
    opened ??= open();
    self.postMessage(run(await opened, data));
  } catch (error) {
    // A trap leaves the module in an unknown state: the next call opens it anew.
    opened = null;
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage(JSON.stringify({ version: 1, error: { kind: 'lost', message } }));
  }
};
