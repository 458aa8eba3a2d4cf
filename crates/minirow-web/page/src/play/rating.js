/** What the engine knows of the puzzle that is played: whether it has one solution, and how hard it is. */
import { painted } from '../ui/painted.js';

/** @typedef {import('../board/desk.js').Desk} Desk */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {{result?: import('../types.js').Verdict, rated?: import('../types.js').Rates}} Known */

export class Rating extends EventTarget {
  /** @param {Desk} desk */
  constructor(desk) {
    super();
    this.desk = desk;
    /** @type {WeakMap<Game, Known>} */
    this.known = new WeakMap();
    /** @type {AbortController|null} */
    this.calling = null;
  }

  /** What is known so far. @returns {Known} */
  get now() {
    return this.known.get(this.desk.game) ?? {};
  }

  /** Asks about the game that is shown, in the background. Only boards with one solution are rated. */
  async ask() {
    const { game, app } = this.desk;
    this.stop();
    const { hasRules } = game.geometry;
    if (!(hasRules || game.position.given.some(Boolean)) || this.now.rated) return;
    const calling = new AbortController();
    this.calling = calling;
    const board = { geometry: game.geometry.spec, givens: game.position.given };
    /** @param {Known} more */
    const learn = (more) => {
      this.known.set(game, { ...this.known.get(game), ...more });
      if (this.desk.game === game) this.dispatchEvent(new Event('change'));
    };
    await painted();
    if (calling.signal.aborted) return;
    try {
      const { result, solutions } = await app.engine.call('solve', { board }, { signal: calling.signal });
      if (result === 'unique') game.solution = solutions[0];
      learn({ result });
      game.refresh();
      // Nothing rates rules beyond houses.
      if (result !== 'unique' || hasRules) return;
      const rated = await app.engine.call('rate', { board }, { signal: calling.signal });
      const level = rated.level.rating?.level;
      if (!game.level && level && game.geometry.isClassic) game.level = level;
      learn({ rated });
    } catch {
      // Without it the page checks against the rules alone, and shows no rating.
    }
  }

  /** Nobody waits any more: the engine is free for others. */
  stop() {
    this.calling?.abort();
    this.calling = null;
  }
}
