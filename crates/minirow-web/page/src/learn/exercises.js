/** Where exercises come from: boards of the stock, each time in other clothes, with the steps that the engine finds on them. */
import { Exercise } from './exercise.js';
import { boardOf, candidatesOf, decode, disguised, keptOf, stock } from './stock.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('./stock.js').Kept} Kept */

/** The example of a technique: its board as it is, and the step on it. @param {App} app @param {string} technique */
export async function exampleOf(app, technique) {
  const kept = (await boardsOf(app, technique))[0];
  if (!kept) throw new Error(`no example of ${technique}`);
  const steps = await stepsOn(app, kept, technique);
  // An example that says little is better than one that says everything.
  return { kept, step: steps.reduce((best, step) => (lengthOf(step) < lengthOf(best) ? step : best)) };
}

/** @param {Step} step */
const lengthOf = ({ chains, marks, explanation }) => chains.flat().length * 100 + marks.length * 10 + explanation.length;

/** @param {App} app @param {Kept} kept @param {string} technique @returns {Promise<Step[]>} */
async function stepsOn(app, kept, technique) {
  return (await app.engine.call('steps', { board: boardOf(kept), technique })).steps;
}

/**
 * The boards of a technique, the example first. Where the stock has none, it is the example of its document.
 * @param {App} app @param {string} technique @returns {Promise<Kept[]>}
 */
async function boardsOf(app, technique) {
  const texts = (await stock())[technique];
  if (texts?.length) return texts.map(decode);
  const { document } = await app.engine.call('technique', { name: technique });
  const [, drawing, givens] = EXAMPLE.exec(document) ?? [];
  if (!drawing) return [];
  const { boards: [{ board }] } = await app.engine.call('read', { text: drawing, from: 'candidates' });
  const kept = board && keptOf(board, givens);
  return kept ? [kept] : [];
}

/** The first board under the heading, and the line that tells its givens where that matters. */
const EXAMPLE = /^## Example[^]*?^```text\n([^]*?)^```\s*(?:Givens: `([^`]*)`)?/m;

/** A new exercise. @param {App} app @param {string} technique @param {number} number how many were made before @param {() => number} [random] */
export async function newExercise(app, technique, number, random = Math.random) {
  const boards = await boardsOf(app, technique);
  // The example comes last: it is known from the page of the technique.
  const order = [...boards.slice(1), ...boards.slice(0, 1)];
  if (!order.length) throw new Error(`no exercise of ${technique}`);
  const plain = order[number % order.length];
  for (const kept of [disguised(plain, random), plain]) {
    const steps = await stepsOn(app, kept, technique);
    if (!steps.length) continue;
    return new Exercise({ technique, kept, candidates: candidatesOf(kept), steps, solution: await solutionOf(app, kept) });
  }
  throw new Error(`no exercise of ${technique}`);
}

/** The only solution; nothing where there are several. @param {App} app @param {Kept} kept @returns {Promise<number[]|null>} */
async function solutionOf(app, { given, digit }) {
  const { result, solutions } = await app.engine.call('solve', { board: { givens: given.map((value, cell) => value || digit[cell]) } });
  return result === 'unique' ? solutions[0] : null;
}
