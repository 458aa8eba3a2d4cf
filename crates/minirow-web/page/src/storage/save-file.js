/** Saves a game as a file of its own, with all of its moves. */
import { toFile } from '../game/file.js';
import { download } from '../ui/dom.js';

/** @param {import('../game/game.js').Game} game */
export function saveFile(game) {
  const name = game.name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'minirow';
  download(`${name}.json`, `${JSON.stringify(toFile(game))}\n`);
}
