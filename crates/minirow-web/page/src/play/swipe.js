/** Swipes over a sheet: to the left and right anywhere, down where it is held at its top. */

/** How far a finger has to go, in pixels. */
const FAR = 48;

/**
 * @param {HTMLElement} element
 * @param {{left: () => void, right: () => void, down: () => void}} actions
 */
export function listenToSwipes(element, { left, right, down }) {
  /** @type {{x: number, y: number, isTop: boolean}|null} */
  let start = null;
  element.addEventListener('pointerdown', (event) => {
    const { target } = event;
    if (event.pointerType === 'mouse' || !(target instanceof Element) || target.closest('input')) return;
    start = { x: event.clientX, y: event.clientY, isTop: target.closest('header, .grab, .ladder') !== null };
  });
  element.addEventListener('pointerup', (event) => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    const { isTop } = start;
    start = null;
    if (isTop && dy > FAR && dy > Math.abs(dx)) down();
    else if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) (dx < 0 ? left : right)();
  });
  element.addEventListener('pointercancel', () => {
    start = null;
  });
}
