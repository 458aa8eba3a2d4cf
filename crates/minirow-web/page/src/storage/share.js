/** A game in a link: the puzzle as a text anyone can read, or the whole game, packed. */
import { fromFile, gridOf, puzzleFile, rows, toFile } from '../game/file.js';
import { Game } from '../game/game.js';
import { Position } from '../game/position.js';

/** The puzzle as a text that the engine reads. @param {Game} game */
export function puzzleText(game) {
  const { geometry, position } = game;
  if (geometry.hasRules) return JSON.stringify(toFile(unplayed(game)));
  if (geometry.isClassic) return position.given.map((digit) => digit || '.').join('');
  if (!geometry.isSquare) return JSON.stringify({ geometry: geometry.spec, ...gridOf(position) });
  return JSON.stringify({ geometry: geometry.spec, grid: rows(position.given, geometry) });
}

/** A game as it began. @param {Game} game */
function unplayed({ position, name, author, rules }) {
  return new Game({ position: new Position(position.geometry, position.given), name, author, rules });
}

/** Whether a setter said more of a puzzle than its digits do; the names of levels and days are the page's own. @param {Game} game */
export const isDescribed = ({ name, author, rules, design, level, day }) => Boolean(author || rules || (name && (design || !(level || day))));

/** @param {Game} game @param {string} address of the page */
export function puzzleLink(game, address) {
  const url = new URL(address);
  url.hash = `read=${encodeURIComponent(isDescribed(game) && !game.geometry.hasRules ? JSON.stringify(puzzleFile(game)) : puzzleText(game))}`;
  return url.href;
}

/** @param {Game} game @param {string} address */
export async function gameLink(game, address) {
  const url = new URL(address);
  url.hash = `game=${await pack(JSON.stringify(toFile(game)))}`;
  return url.href;
}

/** What a link asks to open: a text for the engine, or a game. @param {string} hash */
export async function fromHash(hash) {
  const [, kind, value] = /^#?(read|game)=(.+)$/s.exec(hash) ?? [];
  if (kind === 'read') return { text: decodeURIComponent(value) };
  if (kind === 'game') return { game: fromFile(JSON.parse(await unpack(value))) };
  return null;
}

/** @param {string} text */
async function pack(text) {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** More than any game needs: what is larger was not made by us. */
const MOST = 16 << 20;

/** @param {string} text */
async function unpack(text) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream|DecompressionStream} stream */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST) throw new RangeError('the link holds too much');
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
