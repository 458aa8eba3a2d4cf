// What the engine would tell of boards, for tests without one: rows, columns and blocks, and half a turn.
import { remember } from '../../src/board/facts.js';
import { Geometry } from '../../src/board/geometry.js';

/** A board of which is known what its text says. @param {import('../../src/types.js').GeometrySpec} [spec] */
export function knownBoard(spec) {
  const geometry = new Geometry(spec);
  remember(geometry, told(geometry));
  return geometry;
}

/** @param {Geometry} geometry @returns {import('../../src/board/facts.js').Told} */
export function told(geometry) {
  const cells = [...geometry.blocks.keys()];
  const last = geometry.length - 1;
  return {
    ...(geometry.grids.length === 5 ? { name: 'Samurai' } : {}),
    houses: geometry.grids.length ? gridHouses(geometry) : lineHouses(geometry), apart: [],
    symmetries: [{ name: 'none', orbits: cells }, { name: 'half-turn', orbits: cells.map((cell) => Math.min(cell, last - cell)) }],
  };
}

/** @param {Geometry} geometry @returns {import('../../src/board/facts.js').Told['houses']} */
function lineHouses(geometry) {
  const { rows, columns, digits, blocks, block, spec } = geometry;
  /** @param {'row'|'column'|'block'} kind @param {number} count @param {(cell: number) => number} number */
  const all = (kind, count, number) => Array.from({ length: count }, (_, at) => {
    const own = [...blocks.keys()].filter((cell) => number(cell) === at);
    return { kind, name: `${kind} ${at + 1}`, cells: own, ...(own.length < digits ? { distinct: true } : {}) };
  });
  return [
    ...(spec.lines === false ? [] : [...all('row', rows, (cell) => geometry.row(cell)), ...all('column', columns, (cell) => geometry.column(cell))]),
    ...(block?.includes(1) ? [] : all('block', Math.max(...blocks) + 1, (cell) => blocks[cell])),
  ];
}

/** The houses of all grids; a block that two of them share has the names of both. @param {Geometry} geometry @returns {import('../../src/board/facts.js').Told['houses']} */
function gridHouses({ grids }) {
  /** @type {Map<string, {kind: 'row'|'column'|'block', name: string, cells: number[]}>} */
  const houses = new Map();
  for (const { name: grid, side, cells, blocks } of grids) {
    const numbers = { row: (/** @type {number} */ at) => Math.floor(at / side), column: (/** @type {number} */ at) => at % side, block: (/** @type {number} */ at) => blocks[at] };
    for (const kind of /** @type {const} */ (['row', 'column', 'block'])) {
      for (let number = 0; number < side; number += 1) {
        const own = cells.filter((_, at) => numbers[kind](at) === number).sort((a, b) => a - b);
        const key = own.join(' ');
        const known = houses.get(key);
        if (known) known.name += ` and ${kind} ${number + 1} of ${grid}`;
        else houses.set(key, { kind, name: `${kind} ${number + 1} of ${grid}`, cells: own });
      }
    }
  }
  return [...houses.values()];
}
