/** Where exercises come from: boards of the stock, each time in other clothes, with the steps that the engine finds on them. */
import { Exercise } from './exercise.js';
import { boardOf, candidatesOf, decode, disguised, stock } from './stock.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('./stock.js').Kept} Kept */

/** The example of a technique: its board as it is, and the step on it. @param {App} app @param {string} technique */
export async function exampleOf(app, technique) {
  const texts = (await stock())[technique];
  if (!texts?.length) throw new Error(`no example of ${technique}`);
  const kept = decode(texts[0]);
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

/** A new exercise. @param {App} app @param {string} technique @param {number} number how many were made before @param {() => number} [random] */
export async function newExercise(app, technique, number, random = Math.random) {
  const texts = (await stock())[technique] ?? [];
  // The example comes last: it is known from the page of the technique.
  const order = [...texts.slice(1), ...texts.slice(0, 1)];
  if (!order.length) throw new Error(`no exercise of ${technique}`);
  const plain = decode(order[number % order.length]);
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
