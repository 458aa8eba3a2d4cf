/**
 * The same game in several windows: the newest state is taken over. A window that was behind and wrote
 * all the same has got a copy of its own from the library.
 */
import { Library } from '../storage/library.js';

const OPEN = 'minirow.open';

/** @typedef {import('../game/game.js').Game} Game */

/**
 * Listens for what other windows write.
 * @param {import('../app.js').App} app @param {() => Game} game the one that is shown
 * @param {(game: Game) => void} take shows a newer state of it
 */
export function listenToOthers(app, game, take) {
  /** @param {string} id */
  const takeOver = (id) => {
    if (game().id !== id || !app.library.isNewer(id)) return;
    const newer = app.library.load(id);
    if (!newer) return;
    const old = game();
    newer.focus = old.focus;
    newer.selection = old.selection;
    newer.mode = old.mode;
    take(newer);
    app.tell(app.t('storage.other'));
  };
  window.addEventListener('storage', (event) => {
    const id = Library.idOf(event.key);
    if (id && event.newValue !== null) takeOver(id);
  });
  // A window that slept has heard nothing: it looks for itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') takeOver(game().id);
  });
}

/** Keeps in mind which game this window plays. @param {Game} game */
export function remember({ id }) {
  try {
    sessionStorage.setItem(OPEN, id);
  } catch {
    // It is a convenience: the game is in the library.
  }
}

/** The game that this window played last, or the newest that is not solved. @param {import('../app.js').App} app */
export function lastGame(app) {
  let id = '';
  try {
    id = sessionStorage.getItem(OPEN) ?? '';
  } catch {
    // As above.
  }
  const mine = id ? app.library.load(id) : null;
  if (mine) return mine;
  const newest = app.library.list().find(({ solved }) => !solved);
  return newest ? app.library.load(newest.id) : null;
}
