/** Mouse, pen and finger on the board: click, drag, Shift and Ctrl, double click for the same digit. */
import { between } from './move.js';

/** @typedef {import('../board/board-view.js').PencilBoard} PencilBoard */

/**
 * @param {PencilBoard} board
 * @param {{onPlace: (cell: number) => boolean, onCandidate: (cell: number, digit: number) => boolean}} actions
 * `onPlace` and `onCandidate` tell whether the click was used up
 */
export function listenToPointer(board, { onPlace, onCandidate }) {
  /** What each pointer that is down selects. @type {Map<number, {how: 'add'|'remove', last: number}>} */
  const drags = new Map();

  /** What a pointer does that goes down on a cell. @param {PointerEvent} event */
  const press = (event) => {
    const { game } = board;
    const hit = board.at(event.clientX, event.clientY);
    if (!game || !hit || event.button !== 0) return;
    event.preventDefault();
    const { cell, digit } = hit;
    if (event.altKey && digit && onCandidate(cell, digit)) return;
    const many = event.ctrlKey || event.metaKey;
    if (event.shiftKey && !many) game.selectAll([...game.selection, ...between(game.geometry, game.focus, cell)], cell);
    else if (many) game.select(cell, event.shiftKey ? 'remove' : 'toggle');
    else if (!onPlace(cell)) game.select(cell);
    board.focusCell();
    drags.set(event.pointerId, { how: many && !game.selection.has(cell) ? 'remove' : 'add', last: cell });
    // A finger is captured by the cell it touched: it must be let go to be seen over others.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
  };
  board.addEventListener('pointerdown', press);

  board.addEventListener('pointermove', (event) => {
    const { game } = board;
    const drag = drags.get(event.pointerId);
    if (!game || !drag || game.digitFirst) return;
    // A fast pointer leaves out cells between two events.
    const events = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of events.length ? events : [event]) {
      const hit = board.at(clientX, clientY);
      if (!hit || hit.cell === drag.last) continue;
      drag.last = hit.cell;
      game.select(hit.cell, drag.how);
    }
  });

  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    window.addEventListener(name, (event) => drags.delete(event.pointerId));
  }

  board.addEventListener('dblclick', (event) => {
    const { game } = board;
    const hit = board.at(event.clientX, event.clientY);
    if (!game || !hit || game.digitFirst) return;
    const { position } = game;
    const value = position.at(hit.cell);
    const colours = position.colours[hit.cell];
    const cells = position.given.map((_, cell) => cell);
    if (event.altKey && colours) game.selectAll(cells.filter((cell) => position.colours[cell] === colours), hit.cell);
    else if (value) game.selectAll(cells.filter((cell) => position.at(cell) === value), hit.cell);
  });

  return {
    /** A tap that was waited for: nothing is dragged from it. @param {PointerEvent} event */
    tap(event) {
      press(event);
      drags.delete(event.pointerId);
    },
  };
}
