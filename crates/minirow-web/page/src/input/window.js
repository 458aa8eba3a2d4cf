/** Fingers and wheels on a board of which only a part is seen: a finger moves it, two make it larger, a tap chooses. */

/** @typedef {import('../board/desk.js').Desk} Desk */

/** So far a finger may move and still tap, in pixels. */
const TAP = 9;

/**
 * @param {Desk} desk
 * @param {{isOpen: boolean, canGrow: boolean, pan: (right: number, down: number) => void, scale: (factor: number, at: {x: number, y: number}) => void, place: HTMLElement}} view
 */
export function listenToWindow(desk, view) {
  const { board } = desk;
  /** Where each finger is, and where it began. @type {Map<number, {x: number, y: number, from: {x: number, y: number}, event: PointerEvent}>} */
  const fingers = new Map();
  /** Whether the fingers moved the board: then they choose nothing. */
  let hasMoved = false;
  let apart = 0;

  board.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch' || !(view.isOpen || fingers.size)) return;
    // The board would choose a cell: that waits until the finger is let go.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!fingers.size) hasMoved = false;
    const at = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, { ...at, from: at, event });
    apart = distance();
  }, { capture: true });

  window.addEventListener('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    event.stopImmediatePropagation();
    const [right, down] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!hasMoved && Math.hypot(event.clientX - finger.from.x, event.clientY - finger.from.y) < TAP) return;
    hasMoved = true;
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    view.pan(-right / fingers.size, -down / fingers.size);
    if (fingers.size !== 2) return;
    const now = distance();
    if (apart > 0 && now > 0) view.scale(now / apart, middle());
    apart = now;
  }, { capture: true });

  window.addEventListener('pointerup', (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    apart = distance();
    if (!hasMoved && !fingers.size) desk.press(finger.event);
  }, { capture: true });
  window.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId), { capture: true });

  view.place.addEventListener('wheel', (event) => {
    // Elsewhere the browser makes all of the page larger.
    if (!event.ctrlKey || !view.canGrow) return;
    event.preventDefault();
    view.scale(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }, { passive: false });

  /** How far two fingers are apart. */
  function distance() {
    const [one, other] = [...fingers.values()];
    return other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  function middle() {
    const [one, other] = [...fingers.values()];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }
}
