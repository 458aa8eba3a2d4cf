/**
 * The window on a board that is larger than its place: on phones so large that notes can be read, elsewhere as
 * large as somebody wants. It follows the cell with the focus, and what a hint is about.
 */
import { noteSize } from '../board/measures.js';
import { listenToWindow } from '../input/window.js';

/** @typedef {import('../board/desk.js').Desk} Desk */

/** Upright and sideways phones. */
const COMPACT = '(max-width: 640px) and (orientation: portrait), (orientation: landscape) and (max-height: 500px) and (min-width: 560px)';

/** As many cells as stand side by side in the window of a phone, and how high a note is at least, in pixels. */
const [MOST_CELLS, NOTE] = [9.6, 11];

/** How much larger the board becomes at once, and how large a cell at most, in pixels. */
const [STEP, LARGEST] = [1.25, 96];

export class BoardWindow extends EventTarget {
  /** @param {Desk} desk @param {HTMLElement} place what the board stands in */
  constructor(desk, place) {
    super();
    this.desk = desk;
    this.place = place;
    /** How much larger the board is than its place; 1 is all of it. */
    this.zoom = 1;
    /** Whether nobody chose a size yet. */
    this.isUsual = true;
    /** Whether all of the board is shown whatever its size, as at the end of a game. */
    this.isWhole = false;
    /** Whether the board was not seen yet: then the window begins at the cell with the focus. */
    this.isNew = true;
    /** Where the window goes to, while it moves. @type {{left: number, top: number}|null} */
    this.goal = null;
    this.compact = matchMedia(COMPACT);
    this.compact.addEventListener('change', () => this.reset());
    new ResizeObserver(() => this.fit()).observe(place);
    place.addEventListener('scroll', () => this.#tell(), { passive: true });
    place.addEventListener('scrollend', () => (this.goal = null));
    listenToWindow(desk, this);
    desk.addEventListener('picture', () => this.#showPicture());
  }

  /** Whether only a part of the board is seen. */
  get isOpen() {
    return this.zoom > 1.001;
  }

  /** Whether a part of it may be shown larger: small boards are as large as they need. */
  get canGrow() {
    return this.desk.game.geometry.side > MOST_CELLS;
  }

  /** Whether the board does not fit its place as it should: even if all of it is shown, the way back must be there. */
  get isLarge() {
    return this.isOpen || this.#usual > this.#least * 1.001;
  }

  /** The size of a cell in pixels where all of the board is seen. */
  get #least() {
    const { columns, rows } = this.desk.game.geometry;
    return Math.min(this.place.clientWidth / columns, this.place.clientHeight / rows);
  }

  /** The size of a cell in the window of a phone; of boards that fit it is as large as it can be. */
  get #usual() {
    const { geometry } = this.desk.game;
    if (!this.compact.matches || !this.canGrow) return this.#least;
    return Math.max(this.#least, this.place.clientWidth / MOST_CELLS, (NOTE * 100) / noteSize(geometry.digits, true, geometry.grids.length > 0));
  }

  /** Another board, or another place: the usual size. */
  reset() {
    this.isUsual = true;
    this.isNew = true;
    this.fit();
  }

  /** Fits the size to the place: the usual one, or the one that was chosen. */
  fit() {
    const least = this.#least;
    if (!least) return;
    if (this.isWhole) this.#set(1);
    else if (this.isUsual) this.#set(this.#usual / least);
    else this.#set(this.zoom);
    if (this.isNew) this.centre(this.desk.game.focus);
    this.isNew = false;
  }

  /** @param {number} zoom */
  #set(zoom) {
    const { desk, place } = this;
    const { board } = desk;
    this.zoom = Math.min(Math.max(zoom, 1), Math.max(1, LARGEST / this.#least));
    place.toggleAttribute('data-windowed', this.isOpen);
    // All of it is as wide as leaves room for its height.
    const wide = Math.min(1, (this.#least * desk.game.geometry.columns) / place.clientWidth);
    if (this.isOpen) board.style.setProperty('--zoom', String(Math.round(this.zoom * wide * 10000) / 10000));
    else board.style.removeProperty('--zoom');
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }

  /** All of the board. */
  showAll() {
    this.isUsual = false;
    this.#set(1);
  }

  /** Larger or smaller; a point stays where it is, or the cell with the focus. @param {number} factor @param {{x: number, y: number}} [at] a point of the screen */
  scale(factor, at) {
    const { place, desk: { board } } = this;
    const box = place.getBoundingClientRect();
    const point = at ?? this.#focusPoint() ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const before = board.getBoundingClientRect();
    const [right, down] = [(point.x - before.left) / before.width, (point.y - before.top) / before.height];
    this.isUsual = false;
    this.#set(this.zoom * factor);
    const after = board.getBoundingClientRect();
    place.scrollBy({ left: after.left + right * after.width - point.x, top: after.top + down * after.height - point.y, behavior: 'instant' });
    this.goal = null;
    this.#tell();
  }

  larger() {
    this.scale(STEP);
  }

  smaller() {
    this.scale(1 / STEP);
  }

  /** The middle of the cell with the focus, if it is seen. */
  #focusPoint() {
    const { place, desk } = this;
    const cell = desk.board.cells[desk.game.focus]?.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    if (!cell || cell.right < box.left || cell.left > box.right || cell.bottom < box.top || cell.top > box.bottom) return undefined;
    return { x: cell.left + cell.width / 2, y: cell.top + cell.height / 2 };
  }

  /** What is seen, in cells; nothing where it is all. @returns {import('../board/overview.js').Part|null} */
  get part() {
    const grid = this.desk.board.querySelector('.cells');
    if (!this.isOpen || !grid) return null;
    const { rows, columns } = this.desk.game.geometry;
    const [cells, box] = [grid.getBoundingClientRect(), this.place.getBoundingClientRect()];
    const [wide, high] = [cells.width / columns, cells.height / rows];
    const [left, top] = [Math.max(0, (box.left - cells.left) / wide), Math.max(0, (box.top - cells.top) / high)];
    return { column: left, row: top, columns: Math.min(columns - left, box.width / wide), rows: Math.min(rows - top, box.height / high) };
  }

  /** Moves the middle of the window to a point. @param {number} row @param {number} column in cells */
  goTo(row, column) {
    const { part, place } = this;
    if (!part) return;
    place.scrollBy({ left: (column - part.column - part.columns / 2) * this.#cell, top: (row - part.row - part.rows / 2) * this.#cell, behavior: 'instant' });
    this.goal = null;
  }

  /** The size of a cell in pixels. */
  get #cell() {
    return this.desk.board.cells[0]?.getBoundingClientRect().width ?? 0;
  }

  /** Moves by pixels, as a finger does. @param {number} right @param {number} down */
  pan(right, down) {
    this.goal = null;
    this.place.scrollBy({ left: right, top: down, behavior: 'instant' });
  }

  /** Moves the window by a third of it. @param {string} where */
  step(where) {
    const [down, right] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[where] ?? [0, 0];
    const { clientWidth, clientHeight } = this.place;
    this.#move((right * clientWidth) / 3, (down * clientHeight) / 3);
  }

  /** @param {number} right @param {number} down */
  #move(right, down) {
    if (!right && !down) return;
    const { place } = this;
    const from = this.goal ?? { left: place.scrollLeft, top: place.scrollTop };
    const goal = {
      left: Math.min(Math.max(0, from.left + right), place.scrollWidth - place.clientWidth),
      top: Math.min(Math.max(0, from.top + down), place.scrollHeight - place.clientHeight),
    };
    const isSmooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.goal = isSmooth && (goal.left !== place.scrollLeft || goal.top !== place.scrollTop) ? goal : null;
    place.scrollTo({ ...goal, behavior: isSmooth ? 'smooth' : 'instant' });
  }

  /** Where a cell is in the window, in pixels from its upper left corner, once the window has come to rest. @param {number} cell */
  #placeOf(cell) {
    const { place, goal } = this;
    const one = this.desk.board.cells[cell]?.getBoundingClientRect();
    if (!one) return null;
    const box = place.getBoundingClientRect();
    const [aheadX, aheadY] = goal ? [goal.left - place.scrollLeft, goal.top - place.scrollTop] : [0, 0];
    return { x: one.left - box.left - aheadX, y: one.top - box.top - aheadY, size: one.width };
  }

  /** A cell near the rim moves the window by a third, one beyond it as far as needed. @param {number} cell */
  follow(cell) {
    const at = this.isOpen && this.#placeOf(cell);
    if (!at) return;
    const { clientWidth, clientHeight } = this.place;
    this.#move(towards(at.x, at.size, clientWidth), towards(at.y, at.size, clientHeight));
  }

  /** @param {number} cell */
  centre(cell) {
    const { geometry } = this.desk.game;
    this.goTo(geometry.row(cell) + 0.5, geometry.column(cell) + 0.5);
  }

  /** What a hint is about is seen: the window moves there, and shows more where that is not enough. */
  #showPicture() {
    const { picture, game: { geometry } } = this.desk;
    const cells = [...picture?.cells ?? []];
    const part = cells.length ? this.part : null;
    if (!part) return;
    const [rows, columns] = [cells.map((cell) => geometry.row(cell)), cells.map((cell) => geometry.column(cell))];
    const [top, bottom, left, right] = [Math.min(...rows), Math.max(...rows) + 1, Math.min(...columns), Math.max(...columns) + 1];
    const isSeen = top >= part.row && left >= part.column && bottom <= part.row + part.rows && right <= part.column + part.columns;
    if (isSeen) return;
    const need = Math.max((bottom - top) / part.rows, (right - left) / part.columns);
    if (need > 1) this.scale(1 / (need * 1.02));
    this.goTo((top + bottom) / 2, (left + right) / 2);
  }
}

/** How far to move so that a cell is no longer near the rim. @param {number} at where it begins @param {number} size @param {number} length of the window */
function towards(at, size, length) {
  const rim = Math.min(size, length / 4);
  if (at < rim) return -Math.max(length / 3, rim - at);
  if (at + size > length - rim) return Math.max(length / 3, at + size + rim - length);
  return 0;
}
