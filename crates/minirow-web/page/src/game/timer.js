/**
 * The time of a game: it begins with the first entry, and runs while the board is seen, the game is
 * not paused and not solved.
 */

export class Timer {
  /**
   * @param {() => import('./game.js').Game} game
   * @param {() => boolean} isSeen whether the board can be seen at all
   * @param {() => void} ontick
   */
  constructor(game, isSeen, ontick) {
    this.game = game;
    this.isSeen = isSeen;
    this.last = performance.now();
    this.runs = false;
    setInterval(() => {
      this.count();
      ontick();
    }, 1000);
  }

  /** Adds what passed since the last time, if the clock ran then; to be called whenever it stops or starts. */
  count() {
    const now = performance.now();
    // A machine that slept counts as one that was looked away from.
    const passed = Math.min((now - this.last) / 1000, 5);
    this.last = now;
    const game = this.game();
    if (this.runs) game.seconds += passed;
    this.runs = isRunning(game) && this.isSeen();
  }

  /** Another game is shown: what passed belongs to the one before. */
  restart() {
    this.runs = false;
    this.count();
  }
}

/** @param {import('./game.js').Game} game */
const isRunning = (game) => game.history.moves.length > 1 && !game.paused && !game.design && !game.isSolved;

/** `1:02:03`. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = String(rest).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${two}` : `${minutes}:${two}`;
}
