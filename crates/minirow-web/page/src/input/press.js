/**
 * Keys that act as soon as a pointer goes down on them, each pointer by itself: with two thumbs the second key is pressed
 * before the first one is let go, and browsers make no click of either.
 */

/** How long after a pointer was let go its click comes at the latest, in milliseconds. */
const CLICK = 700;

/**
 * Listens to all keys in a container, which may be drawn anew while they are pressed.
 * @param {HTMLElement} container @param {string} keys what a key is, as a selector
 * @param {(key: HTMLElement, event: Event) => void} act
 * @param {{waits?: () => boolean}} [options] `waits`: keys act when they are let go, as where a finger may also move them along
 */
export function listenToPresses(container, keys, act, { waits = () => false } = {}) {
  /** Keys that act when they are let go. @type {Map<number, HTMLElement>} */
  const waiting = new Map();
  /** When a pointer last pressed a key or let it go. */
  let pressed = -Infinity;
  /** @param {Event} event */
  const keyOf = ({ target }) => (target instanceof Element ? /** @type {HTMLElement|null} */ (target.closest(keys)) : null);
  container.addEventListener('pointerdown', (event) => {
    const key = keyOf(event);
    if (!key || event.button !== 0 || /** @type {any} */ (key).disabled) return;
    pressed = event.timeStamp;
    if (waits()) {
      waiting.set(event.pointerId, key);
      return;
    }
    // The focus stays where it is.
    event.preventDefault();
    act(key, event);
  });
  container.addEventListener('mousedown', (event) => {
    if (keyOf(event) && !waits()) event.preventDefault();
  });
  container.addEventListener('pointerup', (event) => {
    pressed = event.timeStamp;
    const key = waiting.get(event.pointerId);
    waiting.delete(event.pointerId);
    if (key) act(key, event);
  });
  container.addEventListener('pointercancel', (event) => waiting.delete(event.pointerId));
  container.addEventListener('click', (event) => {
    const key = keyOf(event);
    if (!key) return;
    // A click of a pointer only tells once more what was done. Keyboards, and what presses buttons for people, have none.
    if (event.detail === 0 || event.timeStamp - pressed > CLICK) act(key, event);
  });
}
