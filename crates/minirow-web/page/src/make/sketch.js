/**
 * What is known of a board in the making. The engine takes only finished boards; of others it tells what
 * holds without the regions, and the regions and houses as far as they are painted come on top.
 */
import { Facts } from '../board/facts.js';
import { Geometry } from '../board/geometry.js';
import { gapsOf } from './regions.js';

/** @typedef {import('../board/facts.js').Told} Told */
/** @typedef {Told['houses'][number]} ToldHouse */

/** Asks for what is known of a board; done at once where the engine told all of it before. @param {import('../app.js').App} app @param {Geometry} geometry */
export async function learnSketch(app, geometry) {
  if (gapsOf(geometry).isReady) {
    await app.learn(geometry);
    return;
  }
  const frame = frameOf(geometry);
  if (!frame.isKnown) await app.learn(frame);
  geometry.suppose(new Facts(geometry.length, sketched(geometry, frame.facts.told)));
}

/** The board without what is not finished. @param {Geometry} geometry */
export function frameOf({ spec, side, digits, isSquare }) {
  const { blocks, houses = [], ...rest } = spec;
  const finished = houses.filter(({ cells }) => cells.length === digits);
  if (!isSquare) return new Geometry({ ...spec, houses: finished });
  // Blocks that are rows are no further houses.
  return new Geometry({ ...rest, ...(blocks ? { block: [1, side] } : {}), houses: finished });
}

/** What the engine told of the frame, with what is painted so far. @param {Geometry} geometry @param {Told} frame @returns {Told} */
export function sketched(geometry, frame) {
  const { digits, spec, blocks } = geometry;
  const cells = [...blocks.keys()];
  const regions = !spec.blocks || !geometry.isSquare ? [] : [...new Set(blocks)].filter((number) => number >= 0).map((number) => house('block', `block ${number + 1}`, cells.filter((cell) => blocks[cell] === number)));
  const painted = (spec.houses ?? []).filter((own) => own.cells.length !== digits).map((own) => house('extra', own.name, own.cells.flatMap((name) => geometry.cellOf(name) ?? [])));
  return { ...frame, houses: [...frame.houses, ...regions, ...painted] };
}

/** @param {ToldHouse['kind']} kind @param {string} name @param {number[]} cells @returns {ToldHouse} */
const house = (kind, name, cells) => ({ kind, name, cells });
