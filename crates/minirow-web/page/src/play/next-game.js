/** The next game after one that is finished: of the same level where there is one, else one to choose at home. */
import { whileBusy } from '../home/busy.js';
import { newGame } from '../home/new-game.js';
import { LEVELS } from '../ui/emblem.js';

/** @param {import('../app.js').App} app @param {import('../game/game.js').Game} game */
export async function nextGame(app, game) {
  if (!LEVELS.includes(game.level) || !game.geometry.isClassic) {
    app.go('home');
    return;
  }
  await whileBusy(app, document.documentElement, () => newGame(app, game.level));
}
