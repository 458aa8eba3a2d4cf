/** Boards of several grids that have a name: where their grids of nine lie. The engine knows more of them. */

/** @typedef {import('../types.js').GeometrySpec} GeometrySpec */

/** @type {Record<string, string[]>} */
export const LAYOUTS = {
  Samurai: ['r1c1', 'r1c13', 'r7c7', 'r13c1', 'r13c13'],
  Twodoku: ['r1c1', 'r7c7'],
  Triple: ['r1c4', 'r4c7', 'r7c1'],
  Butterfly: ['r1c1', 'r1c4', 'r4c1', 'r4c4'],
  Flower: ['r1c4', 'r4c1', 'r4c4', 'r4c7', 'r7c4'],
  Sohei: ['r1c7', 'r7c1', 'r7c13', 'r13c7'],
  Windmill: ['r1c4', 'r4c13', 'r7c7', 'r10c1', 'r13c10'],
};

/** @param {string} name @returns {GeometrySpec} */
export const layoutSpec = (name) => ({ grids: LAYOUTS[name].map((at) => ({ at, block: [3, 3] })) });

/** The name of the layout that a board has, if it is one of these. @param {import('./geometry.js').Geometry} geometry */
export function layoutOf({ spec, digits }) {
  const places = spec.grids?.map(({ at }) => at.toLowerCase()).join(' ');
  return digits === 9 ? Object.keys(LAYOUTS).find((name) => LAYOUTS[name].join(' ') === places) ?? '' : '';
}
