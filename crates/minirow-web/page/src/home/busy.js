/** A button whose work takes a moment: it says so, takes no second click, and tells what went wrong. */

/**
 * @param {import('../app.js').App} app @param {HTMLElement} control @param {() => Promise<unknown>} work
 */
export async function whileBusy(app, control, work) {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  // What is there at once is not announced.
  const timer = setTimeout(() => app.say(app.t('home.making')), 600);
  try {
    await work();
  } catch (error) {
    app.tell(app.errorText(error));
  } finally {
    clearTimeout(timer);
    control.removeAttribute('aria-busy');
  }
}
