/** What opens over the page: `<dialog>` keeps the focus, closes with Escape and gives the focus back. */
import { button, h } from '../dom.js';
import { makeHelp } from './help.js';
import { makeOpen } from './open.js';
import { makePrint } from './print.js';
import { makeSettings } from './settings.js';
import { makeShare } from './share.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {(app: App, close: () => void) => HTMLElement} Content */

/** @param {App} app @param {string} title @param {Content} make */
function show(app, title, make) {
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title', class: 'dialog' });
  const close = () => dialog.close();
  const back = document.activeElement;
  dialog.append(
    h('div', { class: 'line title' }, h('h2', { id: 'dialog-title' }, title), button('×', close, { class: 'small', 'aria-label': app.t('dialog.close') })),
    make(app, close));
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus();
    else app.board.focusCell();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** @type {Record<string, (app: App) => void>} */
export const openDialogs = {
  open: (app) => show(app, app.t('menu.open'), makeOpen),
  share: (app) => show(app, app.t('menu.share'), makeShare),
  print: (app) => show(app, app.t('menu.print'), makePrint),
  settings: (app) => show(app, app.t('menu.settings'), makeSettings),
  help: (app) => show(app, app.t('menu.help'), makeHelp),
};
