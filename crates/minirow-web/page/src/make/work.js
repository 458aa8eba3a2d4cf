/** What the engine does with a board on request: it can be stopped, and what comes of it is one move. */
import { textButton } from '../ui/controls.js';

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** A seed for the engine, which has no source of randomness of its own. */
export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** A call that may take long, with a way to stop it. @param {Workbench} bench @param {string} key of what it does @param {(signal: AbortSignal) => Promise<string>} work tells what to say */
async function long(bench, key, work) {
  const { app, t } = bench;
  const calling = new AbortController();
  const stop = () => calling.abort();
  // A quick answer needs no message that it is awaited.
  const timer = window.setTimeout(() => app.tell(t('make.working', { what: t(key) }), textButton(t('make.cancel'), stop, { kind: 'quiet' })), 400);
  try {
    const said = await work(calling.signal);
    app.tell('');
    app.say(said);
  } catch (error) {
    app.tell(calling.signal.aborted ? t('error.cancelled') : app.errorText(error));
  }
  clearTimeout(timer);
  bench.desk.focus();
}

/** @param {Workbench} bench */
const boardOf = ({ geometry, game }) => ({ geometry: geometry.spec, givens: [...game.position.given] });

/** The board as a complete grid: the solution where there is one, a random grid on an empty board. @param {Workbench} bench */
export const fill = (bench) => long(bench, 'tool.fill', async (signal) => {
  const { engine } = bench.app;
  const digits = bench.givens
    ? (await engine.call('solve', { board: boardOf(bench) }, { signal })).solutions[0]
    : (await engine.call('fill', { geometry: bench.geometry.spec, seed: seed() }, { signal })).digits;
  if (digits) bench.putAll(digits);
  return bench.t('make.filled');
});

/** Takes givens away that are not needed. @param {Workbench} bench */
export const minimise = (bench) => long(bench, 'tool.minimise', async (signal) => {
  const symmetry = bench.symmetry === 'none' || bench.pending.length ? undefined : bench.symmetry;
  const { minimized: givens } = await bench.app.engine.call('minimize', { board: boardOf(bench), symmetry, seed: seed() }, { signal });
  const done = bench.putAll(givens);
  return bench.t(done ? 'make.minimised' : 'make.minimal');
});

/** What was entered as play becomes part of the puzzle. @param {Workbench} bench */
export function numbersBecomeGivens(bench) {
  const { given, digit } = bench.game.position;
  bench.putAll(given.map((own, cell) => own || digit[cell]));
}
