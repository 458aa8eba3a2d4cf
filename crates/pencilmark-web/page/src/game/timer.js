/** The time of a game: it runs while the page is seen, the game is not paused and not solved. */

export class Timer {
  /** @param {() => import('./game.js').Game} game @param {() => void} ontick */
  constructor(game, ontick) {
    this.game = game;
    this.last = performance.now();
    setInterval(() => {
      this.count();
      ontick();
    }, 1000);
  }

  /** Adds what passed since the last time. */
  count() {
    const now = performance.now();
    const passed = Math.min((now - this.last) / 1000, 5);
    this.last = now;
    const game = this.game();
    if (!game.paused && !game.design && !game.isSolved && document.visibilityState === 'visible') game.seconds += passed;
  }
}

/** `1:02:03`. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = String(rest).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${two}` : `${minutes}:${two}`;
}
