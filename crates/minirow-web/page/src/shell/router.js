/**
 * Which view is shown: the address names it (`#learn/x-wing`), so that links, the back button and a
 * reload work. Views are made when they are first shown, and kept.
 */
import { NAME } from '../name.js';

/**
 * A view. `enter` is called each time it is shown, with what stands behind its name in the address, and
 * tells the title of the page; `leave` when another one is shown; `key` gets each key and tells
 * whether it was used.
 * @typedef {{
 *   element: HTMLElement, enter: (rest: string) => string|Promise<string>, leave?: () => void,
 *   key?: (event: KeyboardEvent) => boolean, focus?: () => void,
 *   game?: () => import('../game/game.js').Game,
 * }} View
 */

/** Views come over the wire when they are first shown. @type {Record<string, () => Promise<(app: import('../app.js').App) => View>>} */
const VIEWS = {
  home: async () => (await import('../home/home.js')).makeHome,
  play: async () => (await import('../play/play.js')).makePlay,
  learn: async () => (await import('../learn/learn.js')).makeLearn,
  practice: async () => (await import('../learn/practice.js')).makePractice,
  make: async () => (await import('../make/make.js')).makeMake,
  library: async () => (await import('../library/library-view.js')).makeLibrary,
};

export class Router {
  /** @param {import('../app.js').App} app @param {HTMLElement} stage */
  constructor(app, stage) {
    this.app = app;
    this.stage = stage;
    /** @type {Map<string, View>} */
    this.made = new Map();
    this.name = '';
    /** @type {View|undefined} */
    this.view = undefined;
  }

  /** Shows a view; done when it stands. @param {string} address */
  async go(address) {
    if (location.hash !== `#${address}`) history.pushState(null, '', `#${address}`);
    await this.follow();
  }

  /** Shows what the address names. */
  async follow() {
    const [name, ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
    await this.#show(name in VIEWS ? name : 'home', rest.join('/'));
  }

  /** @param {string} name @param {string} rest */
  async #show(name, rest) {
    const { app } = this;
    this.name = name;
    const view = this.made.get(name) ?? (await VIEWS[name]())(app);
    this.made.set(name, view);
    // Another address was followed meanwhile.
    if (this.name !== name) return;
    const isOther = view !== this.view;
    if (isOther) this.view?.leave?.();
    this.view = view;
    if (isOther) this.stage.replaceChildren(view.element);
    this.stage.dataset.view = name;
    const title = await view.enter(rest);
    if (this.view !== view) return;
    document.title = title ? `${title} – ${NAME}` : NAME;
    if (isOther) {
      window.scrollTo(0, 0);
      if (view.focus) view.focus();
      else /** @type {HTMLElement|null} */ (view.element.querySelector('h1'))?.focus();
    }
  }
}
