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

/** More symbols that stand for nothing are no slips. */
const MOST_SYMBOLS = 3;

/** Words are shorter. */
const FEWEST_CELLS = 16;

/** More cells of one symbol than a board of 25 × 25 has. */
const MOST_CELLS = 625;

/**
 * The text with `.` for a symbol that nothing knows, wherever reading stops at it; null where it is no text with boards
 * even so. A few other symbols that nothing knows may be left: they are asked about next.
 * @param {string} text
 * @param {{line: number, column: number}} place where reading stopped
 * @param {(text: string) => Promise<unknown>} read rejects where the text cannot be read
 * @returns {Promise<{symbol: string, text: string}|null>}
 */
export async function withoutSymbol(text, place, read) {
  if (text.replace(/\s/g, '').length < FEWEST_CELLS) return null;
  const lines = text.split('\n').map((line) => [...line]);
  const symbols = new Set();
  let [symbol, changed] = ['', text];
  for (let count = 0; count < MOST_CELLS; count += 1) {
    const at = lines[place.line - 1]?.[place.column - 1];
    if (!at || !/^[^\s\d.,;:|+\-_*#"'{}[\]()/]$/u.test(at) || symbols.add(at).size > MOST_SYMBOLS) return null;
    symbol ||= at;
    lines[place.line - 1][place.column - 1] = '.';
    if (at === symbol) changed = textWith(changed, place);
    const error = await read(lines.map((line) => line.join('')).join('\n')).then(() => null, (reason) => reason);
    if (!error || readingsOf(error).length) return { symbol, text: changed };
    if (!(error instanceof EngineError) || error.line === undefined) return null;
    const next = { line: error.line, column: error.column ?? 1 };
    if (next.line < place.line || (next.line === place.line && next.column <= place.column)) return null;
    place = next;
  }
  return null;
}

/** A text with `.` at a place. @param {string} text @param {{line: number, column: number}} place */
function textWith(text, { line, column }) {
  const lines = text.split('\n');
  lines[line - 1] = [...lines[line - 1]].map((one, at) => (at === column - 1 ? '.' : one)).join('');
  return lines.join('\n');
}
