// An engine for tests of the page alone: it speaks the protocol, solves naively, and its hints are
// singles. What a real engine has to say is tested with a real engine.
import { Geometry } from '../../src/board/geometry.js';
import { possible, solve, valuesOf } from './solver.js';

/** @param {string} message @param {object} [more] */
const wrong = (message, more = {}) => ({ error: { kind: 'input', message, ...more } });

/** @param {any} board @returns {any} */
function single(board) {
  const geometry = new Geometry(board.geometry ?? {});
  const values = valuesOf(board);
  const cell = values.findIndex((value, at) => !value && possible(geometry, values, at).length === 1);
  if (cell < 0) return null;
  const [digit] = possible(geometry, values, cell);
  const name = geometry.name(cell);
  return {
    technique: 'naked-single', title: 'Naked single', rating: 2.3, place: [[cell, digit]], remove: [],
    explanation: `${name} is ${digit}: nothing else fits there`, houses: [], marks: [{ cell, digit, role: 'pattern' }], chains: [],
  };
}

/** @type {Record<string, (input: any) => any>} */
const calls = {
  about: () => ({ name: 'fake', version: 1, calls: Object.keys(calls), techniques: 1 }),
  solve({ board }) {
    const solutions = solve(new Geometry(board.geometry ?? {}), valuesOf(board), 2);
    return { result: ['none', 'one', 'many'][solutions.length], solutions, guesses: 0 };
  },
  count({ board }) {
    const number = solve(new Geometry(board.geometry ?? {}), valuesOf(board), 20).length;
    return { count: String(number), complete: number < 20 };
  },
  check({ board }) {
    const geometry = new Geometry(board.geometry ?? {});
    const solutions = solve(geometry, board.givens, 2);
    const mistakes = (board.digits ?? []).flatMap((/** @type {number} */ digit, /** @type {number} */ cell) =>
      (digit && solutions.length === 1 && digit !== solutions[0][cell]
        ? [{ kind: 'wrong', cells: [cell], digit, text: `${geometry.name(cell)} is not ${digit}` }] : []));
    return { conflicts: [], mistakes, result: ['none', 'one', 'many'][solutions.length] };
  },
  hint({ board }) {
    const { mistakes } = calls.check({ board });
    if (mistakes.length) return { result: 'mistakes', mistakes };
    if (valuesOf(board).every(Boolean)) return { result: 'solved' };
    const step = single(board);
    if (!step) return { result: 'stuck' };
    const [[cell, digit]] = step.place;
    const row = `row ${Math.floor(cell / 9) + 1}`;
    return { result: 'step', step, region: [row], digits: [digit], levels: [`look at ${row}`, 'there is a naked single', 'in this cell', step.explanation, 'done'] };
  },
  path({ board }) {
    const trial = structuredClone(board);
    trial.digits ??= trial.givens.map(() => 0);
    const steps = [];
    for (let step = single(trial); step; step = single(trial)) {
      steps.push(step);
      trial.digits[step.place[0][0]] = step.place[0][1];
    }
    return { outcome: valuesOf(trial).every(Boolean) ? 'solved' : 'stuck', steps };
  },
  rate: () => ({ level: 'easy', rating: 2.3, technique: 'naked-single', steps: 40, se: { er: 2.3, ep: 1.2, ed: 1.2 } }),
  redundant: () => ({ cells: [] }),
  techniques: () => ({ techniques: [{ name: 'naked-single', title: 'Naked single', rating: 2.3 }] }),
  technique: () => ({ name: 'naked-single', title: 'Naked single', rating: 2.3, document: '# Naked single\n\nOne *digit* is left.\n\n```text\n12.\n```\n\n> r1c1 is 3 <b>\n' }),
  true_candidates({ board }) {
    const geometry = new Geometry(board.geometry ?? {});
    const solutions = solve(geometry, valuesOf(board), 50);
    return { candidates: board.givens.map((/** @type {number} */ _, /** @type {number} */ cell) => [...new Set(solutions.map((each) => each[cell]))].sort((a, b) => a - b)), complete: solutions.length < 50 };
  },
  minimize: ({ board }) => ({ givens: board.givens }),
  fill({ geometry }) {
    const shape = new Geometry(geometry ?? {});
    return { digits: solve(shape, new Array(shape.length).fill(0), 1)[0] };
  },
  generate({ geometry, number }) {
    const { digits } = calls.fill({ geometry });
    return { found: number >= 2, puzzle: digits.map((/** @type {number} */ digit, /** @type {number} */ cell) => (cell % 3 ? digit : 0)), tries: 50, miss: Math.max(0, 2 - number) };
  },
  read({ text }) {
    const line = text.replace(/\s/g, '');
    const side = Math.sqrt(line.length);
    if (!/^[.0-9]+$/.test(line) || !Number.isInteger(side)) return wrong(`expected a board, found '${text.slice(0, 10)}'`, { line: 1, column: 1 });
    return { boards: [{ board: { geometry: new Geometry({ side }).spec, givens: [...line].map((digit) => Number(digit) || 0) } }], format: 'line', symbols: '1-9', notes: [] };
  },
  write: ({ board }) => ({ text: board.givens.map((/** @type {number} */ digit) => digit || '.').join('') }),
};

/** @param {string} name @param {any} input @returns {any} */
export function answer(name, input) {
  const call = calls[name];
  return call ? call(input) : { error: { kind: 'unsupported', message: name } };
}
