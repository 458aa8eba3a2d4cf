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
  /** @param {'row'|'column'|'block'} kind @param {(cell: number) => number} number */
  const all = (kind, number) => Array.from({ length: geometry.side }, (_, at) => ({
    kind, name: `${kind} ${at + 1}`, cells: cells.filter((cell) => number(cell) === at),
  }));
  return {
    houses: [
      ...all('row', (cell) => geometry.row(cell)), ...all('column', (cell) => geometry.column(cell)),
      ...(geometry.block?.includes(1) ? [] : all('block', (cell) => geometry.blocks[cell])),
    ],
    apart: [],
    symmetries: [{ name: 'none', orbits: cells }, { name: 'half-turn', orbits: cells.map((cell) => Math.min(cell, last - cell)) }],
  };
}
