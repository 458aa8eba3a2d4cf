/** Boards of other sizes and rules that home offers, and how a puzzle on each is made. */
import { Geometry } from '../board/geometry.js';
import { layoutSpec } from '../board/layouts.js';
import { jigsawMap } from './jigsaw.js';
import { anySeed, seeded } from './random.js';

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */
/**
 * `levels` can be chosen; `givens` are enough, as taking away more takes long on large boards.
 * @typedef {{spec: (random: () => number) => GeometrySpec, levels: string[], givens?: number}} Kind
 */

const NINE = ['beginner', 'easy', 'moderate', 'tricky'];
const LARGE = ['beginner', 'easy'];

/** @type {Record<string, Kind>} */
export const KINDS = {
  4: { spec: () => ({ side: 4, block: [2, 2] }), levels: [] },
  6: { spec: () => ({ side: 6, block: [2, 3] }), levels: [] },
  12: { spec: () => ({ side: 12, block: [3, 4] }), levels: LARGE, givens: 68 },
  16: { spec: () => ({ side: 16, block: [4, 4] }), levels: LARGE, givens: 130 },
  25: { spec: () => ({ side: 25, block: [5, 5] }), levels: [], givens: 400 },
  jigsaw: { spec: (random) => ({ side: 9, blocks: jigsawMap(random) }), levels: NINE },
  diagonals: { spec: () => ({ side: 9, extra: ['diagonals'] }), levels: NINE },
  windoku: { spec: () => ({ side: 9, extra: ['windoku'] }), levels: NINE },
  'anti-knight': { spec: () => ({ side: 9, extra: ['anti-knight'] }), levels: NINE },
  samurai: { spec: () => layoutSpec('Samurai'), levels: NINE },
  twodoku: { spec: () => layoutSpec('Twodoku'), levels: NINE },
  triple: { spec: () => layoutSpec('Triple'), levels: NINE },
  butterfly: { spec: () => layoutSpec('Butterfly'), levels: NINE },
  flower: { spec: () => layoutSpec('Flower'), levels: NINE },
  sohei: { spec: () => layoutSpec('Sohei'), levels: NINE },
  windmill: { spec: () => layoutSpec('Windmill'), levels: NINE },
};

/** Some maps of regions leave no puzzle: then another one is drawn. */
const MOST_MAPS = 5;

/**
 * A new puzzle on a board, as hard as asked for where that can be chosen.
 * @param {import('../engine/engine.js').Engine} engine @param {string} name @param {string} wanted
 * @returns {Promise<{geometry: Geometry, givens: number[], level: string}>}
 */
export async function makeBoard(engine, name, wanted) {
  const { spec, levels, givens } = KINDS[name];
  const level = levels.includes(wanted) ? wanted : levels.at(-1) ?? '';
  for (let maps = 1; ; maps += 1) {
    const seed = anySeed();
    const geometry = new Geometry(spec(seeded(seed)));
    const made = await engine.call('generate', {
      geometry: geometry.spec, seed, tries: 400, ...(level ? { level } : {}), ...(givens ? { givens } : { symmetry: 'half-turn' }),
    }).catch((error) => {
      if (maps === MOST_MAPS) throw error;
      return {};
    });
    if (made.puzzle && (made.found || maps === MOST_MAPS)) return { geometry, givens: made.puzzle, level: made.found ? level : '' };
  }
}
