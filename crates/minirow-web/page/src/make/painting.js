/** Regions and houses by mouse, pen and finger: a stroke over the cells is one move. */

/** @typedef {import('./workbench.js').Workbench} Workbench */

/** @param {Workbench} bench */
export function listenToPainting(bench) {
  const { board } = bench.desk;
  /** @type {{id: number, letter: string, on: boolean, last: number, cells: Set<number>}|null} */
  let stroke = null;

  board.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (bench.tool !== 'regions' && bench.tool !== 'houses')) return;
    const hit = board.at(event.clientX, event.clientY);
    if (!hit) return;
    // The board would select: here a drag paints.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    const inHouse = bench.houses[bench.house]?.cells.includes(bench.geometry.frameName(hit.cell)) ?? false;
    stroke = { id: event.pointerId, letter: event.altKey ? '' : bench.pen, on: !event.altKey && !inHouse, last: hit.cell, cells: new Set() };
    bench.game.select(hit.cell);
    board.focusCell();
    touch(hit.cell);
  }, { capture: true });

  board.addEventListener('pointermove', (event) => {
    if (stroke?.id !== event.pointerId) return;
    event.stopImmediatePropagation();
    // A quick hand jumps over cells between two frames.
    const points = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of points.length ? points : [event]) {
      const hit = board.at(clientX, clientY);
      if (hit && hit.cell !== stroke.last) {
        between(stroke.last, hit.cell).forEach(touch);
        stroke.last = hit.cell;
      }
    }
  }, { capture: true });

  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    window.addEventListener(name, (event) => {
      if (stroke?.id !== event.pointerId) return;
      const { cells, letter, on } = stroke;
      stroke = null;
      bench.draft = null;
      if (bench.tool === 'regions') bench.paint([...cells], letter);
      else bench.paintHouse([...cells], on);
    });
  }

  /** @param {number} cell */
  function touch(cell) {
    if (!stroke || stroke.cells.has(cell)) return;
    stroke.cells.add(cell);
    if (bench.tool === 'regions') {
      bench.draft = [...bench.letters];
      bench.draft[cell] = stroke.letter;
    }
    bench.draw();
  }

  /** The cells on the way from one to another, the first left out. @param {number} from @param {number} to */
  function between(from, to) {
    const { geometry } = bench;
    const [row, column] = [geometry.row(from), geometry.column(from)];
    const [down, right] = [geometry.row(to) - row, geometry.column(to) - column];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    return Array.from({ length: steps }, (_, at) => geometry.cell(row + Math.round((down * (at + 1)) / steps), column + Math.round((right * (at + 1)) / steps)))
      .filter((cell) => cell !== undefined);
  }
}
