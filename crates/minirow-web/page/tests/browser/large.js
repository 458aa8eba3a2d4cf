// A board of 25×25 that somebody plays with automatic notes, and how long each key takes until it is drawn.

/** @typedef {import('./browser.js').Page} Page */

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** The digit of a cell of a full board. @param {number} row @param {number} column */
const digit = (row, column) => (5 * (row % 5) + Math.floor(row / 5) + column) % 25;

/** A board with every second cell given, as a line, and the symbols of the others by cell. */
export function largeBoard() {
  let line = '';
  /** @type {Map<number, string>} */
  const open = new Map();
  for (let row = 0; row < 25; row += 1) {
    for (let column = 0; column < 25; column += 1) {
      const symbol = SYMBOLS[digit(row, column)];
      const isGiven = (row * 7 + column * 3) % 5 < 2;
      line += isGiven ? symbol : '.';
      if (!isGiven) open.set(row * 25 + column, symbol);
    }
  }
  return { line, open };
}

/**
 * Presses keys of a player who goes through cells: the digit, its removal, a note out and back, the arrows; the time of each from
 * the key to the frame that shows it, in milliseconds.
 * @param {Page} page @param {[number, string][]} cells and their symbols
 */
export const keyTimes = (page, cells) => page.evaluate(async (list) => {
  const board = /** @type {any} */ (document.querySelector('pencil-board'));
  /** Once what was done is on the screen. */
  const painted = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  });
  /** @type {number[]} */
  const times = [];
  /** @param {KeyboardEventInit} init */
  const press = async (init) => {
    await painted();
    const begun = performance.now();
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    await painted();
    times.push(performance.now() - begun);
  };
  for (const [cell, symbol] of list) {
    board.game.select(cell);
    board.focusCell();
    await painted();
    const code = /\d/.test(symbol) ? `Digit${symbol}` : `Key${symbol}`;
    await press({ key: symbol.toLowerCase(), code });
    await press({ key: 'Delete', code: 'Delete' });
    board.game.setMode('centre');
    await press({ key: symbol.toLowerCase(), code });
    await press({ key: 'z', code: 'KeyZ', ctrlKey: true });
    board.game.setMode('digit');
    await press({ key: symbol.toLowerCase(), code });
    await press({ key: 'ArrowRight', code: 'ArrowRight' });
  }
  return times;
}, cells);

/** @param {number[]} times */
export function figures(times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { median: Math.round(at(0.5)), p95: Math.round(at(0.95)), most: Math.round(at(1)) };
}
