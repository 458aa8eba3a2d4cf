/** When what was drawn is seen. */

/** How long a frame is waited for, in milliseconds: a page that is hidden has none. */
const PATIENCE = 1000;

/** Once what was drawn is on the screen: what nobody waits for begins then. @returns {Promise<void>} */
export const painted = () => new Promise((resolve) => {
  const timer = setTimeout(resolve, PATIENCE);
  requestAnimationFrame(() => setTimeout(() => {
    clearTimeout(timer);
    resolve();
  }));
});
