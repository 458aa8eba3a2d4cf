/** The dialogs by name, as menus and keys open them; each comes over the wire when it is first opened. */

/** @typedef {(app: import('../app.js').App, options?: any) => void} Open */

/** @type {Record<string, () => Promise<Open>>} */
const DIALOGS = {
  open: async () => (await import('./open.js')).openOpen,
  share: async () => (await import('./share.js')).openShare,
  print: async () => (await import('./print.js')).openPrint,
  settings: async () => (await import('./settings.js')).openSettings,
  help: async () => (await import('./help.js')).openHelp,
};

/** @param {string} name */
export const isDialog = (name) => name in DIALOGS;

/** @param {import('../app.js').App} app @param {string} name @param {any} [options] */
export async function openDialog(app, name, options) {
  (await DIALOGS[name]())(app, options);
}
