/**
 * Dialogs: a card over the page, which is inert meanwhile; a page of its own on phones. Tab goes round
 * in them, Escape closes, and the focus returns to where it was.
 */
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/**
 * What a dialog holds: its body, a footer, a pane beside the body, and what to do when it closes.
 * @typedef {{body: HTMLElement, footer?: (Node|null)[], pane?: HTMLElement, onclose?: () => void}} Content
 */

/**
 * @param {App} app @param {string} title @param {string} name for its looks
 * @param {(close: () => void) => Content} make
 */
export function showDialog(app, title, name, make) {
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title', class: `dialog dialog-${name}` });
  const close = () => dialog.close();
  const back = document.activeElement;
  const { body, footer, pane, onclose } = make(close);
  dialog.append(
    h('header', null,
      iconButton('left', app.t('dialog.close'), close, { class: 'only-narrow' }),
      h('h2', { id: 'dialog-title' }, title),
      iconButton('close', app.t('dialog.close'), close, { class: 'not-narrow close' })),
    h('div', { class: pane ? 'dialog-body with-pane' : 'dialog-body' }, body, pane),
    ...(footer ? [h('footer', null, ...footer.filter((one) => one !== null))] : []));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') goRound(dialog, event);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onclose?.();
    app.dispatchEvent(new Event('dialog-closed'));
    // A key that was pressed meanwhile may have led elsewhere already.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else app.router.view?.focus?.();
  });
  document.body.append(dialog);
  app.dispatchEvent(new Event('dialog-opened'));
  dialog.showModal();
  return dialog;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** From the last control to the first, and back: without it Tab would leave the page. @param {HTMLElement} dialog @param {KeyboardEvent} event */
function goRound(dialog, event) {
  const stops = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll(STOPS)])
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
