/**
 * What a text leaves open where it can be read in several ways: the shape of its blocks, its symbols or
 * its format. The engine says what it found; the answer goes along when the text is read again.
 */
import { EngineError } from '../engine/error.js';

/**
 * What the call `read` is told beside the text.
 * @typedef {{geometry?: {side: number, block: [number, number]}, symbols?: string, from?: string}} Told
 * @typedef {{about: 'block'|'symbols'|'format', side: number, values: Record<string, string|number>, told: Told}} Reading
 */

/** The ways to read a text that could not be read as it is; none where something else is wrong. @param {unknown} error @returns {Reading[]} */
export function readingsOf(error) {
  if (!(error instanceof EngineError)) return [];
  const [, expected, found] = /^expected (.+?), found ([^()]+?)(?: \(\d+:\d+\))?$/.exec(error.message) ?? [];
  if (!found) return [];
  if (expected.startsWith('a side that tells the shape of its blocks')) return shapesOf(Number.parseInt(found, 10));
  const ways = found.split(' or ');
  if (expected === 'symbols that identify their digits') {
    return ways.map((symbols) => ({ about: 'symbols', side: 0, values: { symbols }, told: { symbols } }));
  }
  if (expected !== 'a text that can be read in only one way') return [];
  return ways.map((way) => ({ about: 'format', side: 0, values: { way }, told: { from: way.replace(/^\d+x\d+ as /, '') } }));
}

/** The rectangles with as many cells as a row. @param {number} side @returns {Reading[]} */
function shapesOf(side) {
  if (!(side >= 1 && side <= 25)) return [];
  const rectangles = Array.from({ length: side }, (_, at) => at).filter((rows) => rows > 1 && side % rows === 0);
  return rectangles.map((rows) => {
    const columns = side / rows;
    return { about: 'block', side, values: { rows, columns }, told: { geometry: { side, block: [rows, columns] } } };
  });
}
